/** The sums of certificates by person and class that stand beside their rows, and those of everybody. */
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

/** Brings the holdings up to date of everyone whose certificates were written or closed at this seq, and what stands of each
 *  class (migration 0112). Once in a transaction, after the last of its rows. */
export async function writeHoldings(tx: Transaction, orgId: string, seq: number): Promise<void> {
  await tx.run(sql`select write_holdings(${orgId}, ${seq})`);
  await tx.run(sql`select write_standing(${orgId}, ${seq})`);
}

/** Holdings and sums of all that are missing, superfluous or different, as `holdings <person> <class> <date>` and
 *  `standing_sums <class>`; none where all is well. A sum may say that it is settled later than it is: what changed last was
 *  taken back. */
export async function selectInconsistentHoldings(q: Queries, orgId: string, seq: number): Promise<string[]> {
  const rows = await q.all<{ place: string }>(sql`
    with stored as (
      select person_id, class_id, eff_from, eff_to, shares, since from holdings
        where org_id = ${orgId} and known_at(holdings, ${seq})
    ), summed as materialized (
      select person_id, class_id, eff_from, eff_to, shares, since from summed_holdings(${orgId}, ${seq}, null)
    ), different as (
      (select * from stored except select * from summed) union (select * from summed except select * from stored)
    )
    select distinct concat_ws(' ', 'holdings', person_id, class_id, eff_from) as place from different
    union all
    select concat_ws(' ', 'standing_sums', of_id)
      from (select of_id, shares, holders, capital, settled_on from standing_sums
              where org_id = ${orgId} and known_at(standing_sums, ${seq})) as t
        full join summed_standing(${orgId}, ${seq}) as s using (of_id)
      where (coalesce(t.shares, 0), coalesce(t.holders, 0), coalesce(t.capital, 0))
          <> (coalesce(s.shares, 0), coalesce(s.holders, 0), coalesce(s.capital, 0))
        or s.settled_on is not null and (t.settled_on is null or t.settled_on < s.settled_on)
    order by place`);
  return rows.map(({ place }) => place);
}
