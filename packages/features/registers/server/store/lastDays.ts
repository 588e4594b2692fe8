/** Which instruments come to their last day. */
import type { Instrument } from '@tabellion/book/entities.ts';
import { type ExercisableFacts, lastDayOf } from '@tabellion/book/options.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface InstrumentLastDay {
  readonly securityId: string;
  readonly label: string;
  readonly kind: Instrument['kind'];
  readonly personId: string;
  /** The last day on which it may be exercised, or on which what is owed falls due. */
  readonly on: PlainDate;
}

/** Those that stand today and whose last day is today or one up to `until`, by day: that of the right, or of the window that
 *  its grant leaves a holder who has left. */
export async function selectInstrumentLastDays(
  q: Queries,
  orgId: string,
  { today, until }: { readonly today: PlainDate; readonly until: PlainDate },
): Promise<InstrumentLastDay[]> {
  const rows = await q.all<Omit<InstrumentLastDay, 'on'> & { readonly lasting: ExercisableFacts }>(sql`
    select key as "securityId", label, kind, person_id as "personId",
           jsonb_build_object('expiresOn', value -> 'expiresOn', 'terms', value -> 'terms',
                              'vestingChanges', value -> 'vestingChanges') as lasting
      from instruments
      where org_id = ${orgId} and known_to is null and status = 'open' and as_of(instruments, ${today})
        and (value ->> 'expiresOn' between ${today}::text and ${until}::text
             or value -> 'vestingChanges' ->> 'stoppedOn' is not null)
      order by key`);
  return rows
    .flatMap(({ lasting, ...one }) => {
      const on = lastDayOf(lasting);
      return on !== null && today <= on && on <= until ? [{ ...one, on }] : [];
    })
    .toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
}
