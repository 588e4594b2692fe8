/** The log's rows: entries, tiles, checkpoints, streams. */
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { hex } from '../../bytes.ts';
import type { Placed } from '../../service/sequencer.ts';

/** "ledger" and "signer" as numbers: advisory locks are named by 64 bits. */
const writerLock = 119165784974706n;
const signerLock = 126943971992946n;

/** Waits until nobody else writes; until the transaction ends, nobody else will. */
export const holdLog = (tx: Transaction) => tx.run(sql`select pg_advisory_xact_lock(${writerLock})`);
export const holdSigner = (tx: Transaction) => tx.run(sql`select pg_advisory_xact_lock(${signerLock})`);

export interface EntryRow {
  readonly index: bigint;
  readonly leaf: string;
}

export const newestEntry = (q: Queries) =>
  q.first<EntryRow>(sql`select index, leaf from ledger.entries order by index desc limit 1`);

export const entryOf = (q: Queries, txId: string) =>
  q.first<EntryRow>(sql`select index, leaf from ledger.entries where hash = decode(${txId}, 'hex')`);

export const entriesIn = (q: Queries, from: number, to: number) =>
  q.all<EntryRow>(
    sql`select index, leaf from ledger.entries where index >= ${from} and index < ${to} order by index`,
  );

export const hashesIn = async (q: Queries, from: number, to: number): Promise<Uint8Array[]> => {
  const rows = await q.all<{ hash: Uint8Array }>(
    sql`select hash from ledger.entries where index >= ${from} and index < ${to} order by index`,
  );
  return rows.map(({ hash }) => hash);
};

export const entriesOfKey = (q: Queries, key: string) =>
  q.all<EntryRow>(sql`select index, leaf from ledger.entries where key = ${key} order by index`);

export const entriesOfStream = (
  q: Queries,
  stream: string,
  { fromSeq, toSeq }: { readonly fromSeq: number; readonly toSeq: number },
) =>
  q.all<EntryRow>(
    sql`select index, leaf from ledger.entries
         where stream = ${stream} and seq between ${fromSeq} and ${toSeq} order by seq`,
  );

/** Throws where an index, or a place of a stream, is taken: a second writer was there. */
export function addEntries(tx: Transaction, placed: readonly Placed[]): Promise<number> {
  const leaves = placed.map(({ leaf }) => leaf);
  return tx.run(
    sql`insert into ledger.entries (index, leaf, hash, stream, seq, key)
        select index, leaf, decode(hash, 'hex'), stream, seq, key
          from unnest(${placed.map(({ index }) => index)}::bigint[], ${leaves.map(({ bytes }) => Buffer.from(bytes).toString())}::text[],
                      ${leaves.map(({ hash }) => hex(hash))}::text[], ${leaves.map(({ stream }) => stream)}::text[],
                      ${leaves.map(({ seq }) => seq)}::bigint[], ${leaves.map(({ key }) => key)}::text[])
            as added (index, leaf, hash, stream, seq, key)`,
  );
}

export interface TileRow {
  readonly bytes: Uint8Array;
}

export const fullTile = (q: Queries, level: number, index: number) =>
  q.first<TileRow>(sql`select bytes from ledger.tiles where level = ${level} and index = ${index}`);

/** Roots of full tiles of a level, which are the hashes of the level above. */
export async function tileRoots(
  q: Queries,
  level: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Uint8Array[]> {
  const rows = await q.all<{ root: Uint8Array }>(
    sql`select root from ledger.tiles where level = ${level} and index >= ${from} and index < ${to} order by index`,
  );
  return rows.map(({ root }) => root);
}

export const addTile = (
  tx: Transaction,
  { level, index, bytes, root }: { level: number; index: number; bytes: Uint8Array; root: Uint8Array },
) =>
  tx.run(
    sql`insert into ledger.tiles (level, index, bytes, root) values (${level}, ${index}, ${bytes}, ${root})`,
  );

export const allTiles = (q: Queries) =>
  q.all<{ level: number; index: bigint; bytes: Uint8Array; root: Uint8Array }>(
    sql`select level, index, bytes, root from ledger.tiles order by level, index`,
  );

export interface CheckpointRow {
  readonly size: bigint;
  readonly note: string;
}

export const newestCheckpoint = (q: Queries) =>
  q.first<CheckpointRow>(sql`select size, note from ledger.checkpoints order by size desc limit 1`);

export interface StampRow extends CheckpointRow {
  readonly reply: Uint8Array;
}

/** The newest checkpoint that an authority stamped. */
export const newestStamp = (q: Queries) =>
  q.first<StampRow>(
    sql`select size, note, reply from ledger.stamps join ledger.checkpoints using (size) order by size desc limit 1`,
  );

export const addStamp = (q: Queries, size: bigint, reply: Uint8Array) =>
  q.run(
    sql`insert into ledger.stamps (size, reply) values (${size}, ${reply}) on conflict (size) do nothing`,
  );

export const addCheckpoint = (tx: Transaction, size: number, note: string) =>
  tx.run(
    sql`insert into ledger.checkpoints (size, note) values (${size}, ${note}) on conflict (size) do nothing`,
  );
