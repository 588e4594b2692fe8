/** Entries recorded together. */

import type { KeptObject } from '@tabellion/book/ocf/exchange/keptObjects.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { correctedElsewhere, maxBundledEntries } from '../../amendments.ts';
import type { RecordedBundle } from '../../plainValue.ts';

/** Batches among some that hold more than one entry, no more than are taken back as one, and none that is
 *  corrected elsewhere: an incorporation stands. */
export async function selectBundles(
  q: Queries,
  orgId: string,
  batchIds: readonly string[],
): Promise<ReadonlyMap<string, RecordedBundle>> {
  if (batchIds.length === 0) return new Map();
  const rows = await q.all<RecordedBundle>(sql`
    select asked.batch_id, counted.entries, (
        select (array_agg(version.act_id order by version.seq desc))[1] from register_acts version
          where version.org_id = ${orgId}
            and version.root in (select root from register_acts where org_id = ${orgId} and batch_id = asked.batch_id)
      ) as seen
      from unnest(${[...new Set(batchIds)]}::uuid[]) as asked(batch_id),
        lateral (
          select count(*)::integer as entries from (
            select from register_acts
              where org_id = ${orgId} and batch_id = asked.batch_id limit ${maxBundledEntries + 1}
          ) found
        ) counted
      where counted.entries between 2 and ${maxBundledEntries}
        and not exists (
          select from register_acts other
            where other.org_id = ${orgId} and other.batch_id = asked.batch_id
              and other.kind = any(${[...correctedElsewhere]}::text[])
        )`);
  return new Map(rows.map((row) => [row.batch_id, row]));
}

/** Whether nothing that a batch recorded stands: each entry was taken back, with the batch or by itself. */
export async function selectIsBatchVoided(q: Queries, orgId: string, batchId: string): Promise<boolean> {
  const row = await q.one<{ stands: boolean }>(sql`
    select exists (
      select from register_acts told
        join register_acts newest on newest.org_id = told.org_id and newest.root = told.root
        where told.org_id = ${orgId} and told.batch_id = ${batchId} and told.verb = 'record' and newest.verb <> 'void'
          and not exists (
            select from register_acts later
              where later.org_id = newest.org_id and later.supersedes = newest.act_id
          )
    ) as stands`);
  return !row.stands;
}

/** The batches whose entries were taken back by acts with the numbers `from` to `to`, inclusive. */
export async function selectBatchesVoided(
  q: Queries,
  orgId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<string[]> {
  const rows = await q.all<{ batch_id: string }>(sql`
    select distinct told.batch_id
      from register_acts voiding
        join register_acts told on told.org_id = voiding.org_id and told.act_id = voiding.root
      where voiding.org_id = ${orgId} and voiding.seq between ${from}::bigint and ${to}::bigint
        and voiding.verb = 'void' and told.batch_id is not null`);
  return rows.map(({ batch_id }) => batch_id);
}

/** Objects of imported packages that no act holds (`book/ocf/exchange/keptObjects.ts`). */
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
