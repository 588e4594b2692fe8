/** Entries recorded together. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { correctedElsewhere, maxBundledEntries } from '../../amendments.ts';
import type { RecordedBundle } from '../../plainValue.ts';

/** Of some batches those that hold more than one entry, no more than are taken back as one, and none that is corrected
 *  elsewhere: an incorporation stands. */
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
