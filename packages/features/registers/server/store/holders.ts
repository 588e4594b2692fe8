import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface Holder {
  readonly personId: string;
  /** Shares held, by class. */
  readonly shares: ReadonlyMap<string, bigint>;
}

interface HolderRow {
  readonly personId: string;
  readonly shares: Readonly<Record<string, string>>;
}

export interface HoldersPageQuery {
  readonly asOf: PlainDate;
  /** The last act known; absent: all that is recorded. */
  readonly seq?: number;
  /** The last holder of the page before; absent: from the beginning. */
  readonly after?: string;
  readonly limit: number;
}

/** Whoever takes a place in the plan, or waits for one. */
export interface TakenPlaces {
  /** They hold shares. */
  readonly recorded: number;
  /** They hold none yet, and have subscribed for some. */
  readonly promised: number;
  /** They hold none, and wait for a place. */
  readonly waiting: number;
  /** The person who was asked about is among them. */
  readonly isKnown: boolean;
}

/** Takes place by place what is recorded and what is promised on a day. @param personId  null where nobody is asked about */
export const selectTakenPlaces = (
  q: Queries,
  orgId: string,
  { on, personId = null }: { readonly on: PlainDate; readonly personId?: string | null },
): Promise<TakenPlaces> =>
  q.one<TakenPlaces>(sql`
    with holding as (
      select distinct person_id from holdings
        where org_id = ${orgId} and known_to is null and eff_from <= ${on} and (eff_to is null or eff_to > ${on})
    ), promised as (
      select (issue ->> 'personId')::uuid as person_id,
             bool_and('place' = any(p.awaits)
               and not conditions_met(p.org_id, p.proposal_id) @> '[{"condition": "place"}]') as is_waiting
        from proposals p
          cross join jsonb_array_elements(p.acts) as draft
          cross join jsonb_array_elements(draft #> '{payload,issues}') as issue
        where p.org_id = ${orgId} and p.state in ('open', 'needs_attention') and p.kind = 'subscription'
          and draft ->> 'kind' = 'issued'
        group by 1
    ), coming as (
      select * from promised where person_id not in (select person_id from holding)
    )
    select (select count(*)::int from holding) as recorded,
           (select count(*)::int from coming where not is_waiting) as promised,
           (select count(*)::int from coming where is_waiting) as waiting,
           exists (select from holding where person_id = ${personId}::uuid)
             or exists (select from promised where person_id = ${personId}::uuid) as "isKnown"`);

/** Holders of open certificates on a date, in the order of their ids. Costs the page, not the register. */
export async function selectHolders(
  q: Queries,
  orgId: string,
  { asOf, seq = Number.MAX_SAFE_INTEGER, after = '', limit }: HoldersPageQuery,
): Promise<Holder[]> {
  const rows = await q.all<HolderRow>(sql`
    select p.key as "personId", held.shares
      from persons p cross join lateral (
        select jsonb_object_agg(class_id, shares::text) as shares from holdings h
          where h.org_id = ${orgId} and h.person_id = p.person_id and as_of(h, ${asOf}, ${seq})
      ) as held
      where p.org_id = ${orgId} and p.key > ${after} and held.shares is not null and as_of(p, ${asOf}, ${seq})
      order by p.key limit ${limit}`);
  return rows.map(({ personId, shares }) => ({
    personId,
    shares: new Map(Object.entries(shares).map(([classId, count]) => [classId, BigInt(count)])),
  }));
}
