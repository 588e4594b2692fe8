/** Objects of imported packages that no act holds (`book/ocf/exchange/keptObjects.ts`). */
import type { KeptObject } from '@tabellion/book/ocf/exchange/keptObjects.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

interface KeptPage {
  readonly batchId: string;
  /** The place of the first object of the page in its import. */
  readonly from: number;
  /** JSON: a list of `KeptObject`. */
  readonly text: string;
}

export const insertKeptObjects = (
  tx: Transaction,
  orgId: string,
  { batchId, from, text }: KeptPage,
): Promise<number> =>
  tx.run(sql`
    insert into kept_objects (org_id, batch_id, at, is_held, said, body)
      select ${orgId}, ${batchId}, ${from} + place - 1, (one ->> 'isHeld')::boolean,
             case when one ->> 'stored' is not null then one -> 'stored' end, one -> 'object'
        from json_array_elements(${text}::json) with ordinality as told (one, place)`);

export const deleteKeptObjects = (tx: Transaction, orgId: string, batchId: string): Promise<number> =>
  tx.run(sql`delete from kept_objects where org_id = ${orgId} and batch_id = ${batchId}`);

/** How many are kept of each import, without the objects that an act holds; imports of which none is kept are left out. */
export async function countKeptObjects(q: Queries, orgId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await q.all<{ batchId: string; count: number }>(sql`
    select batch_id as "batchId", count(*)::integer as count from kept_objects
      where org_id = ${orgId} and not is_held group by batch_id`);
  return new Map(rows.map(({ batchId, count }) => [batchId, count]));
}

const PAGE = 1000;

/** All of them, the earliest import first, as they came. */
export async function* selectKeptObjects(q: Queries, orgId: string): AsyncIterable<readonly KeptObject[]> {
  let after = { batchId: '00000000-0000-0000-0000-000000000000', at: -1 };
  for (;;) {
    const rows = await q.all<KeptObject & { batchId: string; at: number }>(sql`
      select batch_id as "batchId", at, is_held as "isHeld", said as stored, body as object from kept_objects
        where org_id = ${orgId} and (batch_id, at) > (${after.batchId}::uuid, ${after.at}::integer)
        order by batch_id, at limit ${PAGE}`);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(({ isHeld, stored, object }) => ({ isHeld, stored, object }));
    after = { batchId: last.batchId, at: last.at };
  }
}
