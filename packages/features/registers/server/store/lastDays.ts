/** Which instruments come to their last day. */
import type { Instrument } from '@tabellion/book/entities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface LastDay {
  readonly securityId: string;
  readonly label: string;
  readonly kind: Instrument['kind'];
  readonly personId: string;
  /** The last day on which it may be exercised, or on which what is owed falls due. */
  readonly on: PlainDate;
}

/** Those that stand today and whose last day is today or one up to `until`. */
export const selectLastDays = (
  q: Queries,
  orgId: string,
  { today, until }: { readonly today: PlainDate; readonly until: PlainDate },
): Promise<LastDay[]> =>
  q.all<LastDay>(sql`
    select key as "securityId", label, kind, person_id as "personId", (value ->> 'expiresOn')::date as "on"
      from instruments
      where org_id = ${orgId} and known_to is null and status = 'open'
        and eff_from <= ${today} and (eff_to is null or eff_to > ${today})
        and value ->> 'expiresOn' between ${today}::text and ${until}::text
      order by value ->> 'expiresOn', key`);
