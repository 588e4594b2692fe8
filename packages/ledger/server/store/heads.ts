/** Where streams stood at each heads leaf. */
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { hex } from '../../bytes.ts';

export interface HeadRow {
  readonly stream: string;
  readonly seq: bigint;
  readonly leaf: Uint8Array;
  readonly key_root: string;
  readonly key_count: bigint;
}

/** Streams, but for the log's own, that have leaves since the newest heads that know them. */
export const streamsSinceHeads = (q: Queries) =>
  q.all<Pick<HeadRow, 'stream' | 'seq' | 'leaf'>>(
    sql`select s.stream, s.seq, s.leaf from ledger.streams s
         where s.account_id is not null and not exists (
           select from ledger.stream_heads h where h.stream = s.stream and h.seq = s.seq)`,
  );

export const newestHeads = async (q: Queries, below: number): Promise<number | undefined> => {
  const row = await q.first<{ index: bigint }>(
    sql`select index from ledger.heads where index < ${below} order by index desc limit 1`,
  );
  return row === undefined ? undefined : Number(row.index);
};

/** Every stream as it stood at heads. */
export const headsAt = (q: Queries, index: number) =>
  q.all<HeadRow>(
    sql`select distinct on (stream) stream, seq, leaf, key_root, key_count from ledger.stream_heads
         where heads_index <= ${index} order by stream, heads_index desc`,
  );

/** Hash of the newest leaf of each key of a stream, as it was when the stream had come to a place. */
export const keysOfStream = (q: Queries, stream: string, seq: bigint | number) =>
  q.all<{ key: string; hash: Uint8Array }>(
    sql`select distinct on (key) key, hash from ledger.entries
         where stream = ${stream} and seq <= ${seq} order by key, seq desc`,
  );

export async function addHeads(tx: Transaction, index: number, heads: readonly HeadRow[]): Promise<void> {
  await tx.run(sql`insert into ledger.heads (index) values (${index})`);
  await tx.run(
    sql`insert into ledger.stream_heads (stream, heads_index, seq, leaf, key_root, key_count)
        select stream, ${index}, seq, decode(leaf, 'hex'), key_root, key_count
          from unnest(${heads.map(({ stream }) => stream)}::text[], ${heads.map(({ seq }) => seq)}::bigint[],
            ${heads.map(({ leaf }) => hex(leaf))}::text[], ${heads.map(({ key_root: root }) => root)}::text[],
            ${heads.map(({ key_count: count }) => count)}::bigint[])
            as changed (stream, seq, leaf, key_root, key_count)`,
  );
}
