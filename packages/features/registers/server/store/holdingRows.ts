/** The sums of certificates by person and class that stand beside their rows. */
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

/** Brings the holdings up to date of everyone whose certificates were written or closed at this seq. Once in a transaction,
 *  after the last of its rows. */
export const writeHoldings = (tx: Transaction, orgId: string, seq: number): Promise<unknown> =>
  tx.run(sql`select write_holdings(${orgId}, ${seq})`);

/** Holdings that are missing, superfluous or different, as `holdings <person> <class> <date>`; none where all is well. */
export async function selectHoldingDifferences(q: Queries, orgId: string, seq: number): Promise<string[]> {
  const rows = await q.all<{ place: string }>(sql`
    with stored as (
      select person_id, class_id, eff_from, eff_to, shares, since from holdings
        where org_id = ${orgId} and known_from <= ${seq} and (known_to is null or known_to > ${seq})
    ), summed as materialized (
      select person_id, class_id, eff_from, eff_to, shares, since from summed_holdings(${orgId}, ${seq}, null)
    ), different as (
      (select * from stored except select * from summed) union (select * from summed except select * from stored)
    )
    select distinct concat_ws(' ', 'holdings', person_id, class_id, eff_from) as place from different order by place`);
  return rows.map(({ place }) => place);
}
