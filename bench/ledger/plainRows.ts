/** The rows of the ledger inserted by `pg` alone: what is compared with appending. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';

const id = () => randomBytes(16).toString('base64url');

export type RowSizes = Readonly<Record<'leaf' | 'names' | 'secret' | 'sealed' | 'receipt', number>>;

/** How long the texts and bytes are that a record of this bench becomes. */
export async function sizeOfRows(client: pg.Client) {
  const { rows } = await client.query<RowSizes>(
    `select max(length(e.leaf)) as leaf, max(length(b.names)) as names, max(length(b.secret)) as secret,
            max(length(b.sealed)) as sealed, max(length(i.receipt)) as receipt
       from ledger.entries e join ledger.bodies b using (index), ledger.idempotency_keys i`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('no rows');
  return row;
}

const tables = ['entries', 'state', 'records', 'bodies', 'idempotency_keys'];

/** @returns inserts a batch of rows of these sizes */
export async function preparePlain(
  client: pg.Client,
  batch: number,
): Promise<(size: RowSizes) => Promise<void>> {
  await client.query('create schema plain');
  for (const table of tables)
    await client.query(`create table plain.${table} (like ledger.${table} including all)`);
  let index = 0;
  return async (size) => {
    const places = Array.from({ length: batch }, () => index++);
    await insertPlain(client, size, places);
  };
}

/** The rows of a batch as they are, by statements of many rows in one transaction. */
async function insertPlain(client: pg.Client, size: RowSizes, places: readonly number[]): Promise<void> {
  const [keys, ids] = [places.map(id), places.map(id)];
  const text = (length: number) => places.map(() => randomBytes(length / 2).toString('hex'));
  const bytes = (length: number) => places.map(() => randomBytes(length));
  const insert = (table: string, types: readonly string[], columns: readonly (readonly unknown[])[]) =>
    client.query({
      name: table,
      text: `insert into plain.${table} select * from unnest(${types.map((type, at) => `$${at + 1}::${type}[]`).join()})`,
      values: columns.map((column) => [...column]),
    });
  const all = <Value>(value: Value) => places.map(() => value);
  await client.query('begin');
  await Promise.all([
    insert(
      'entries',
      ['bigint', 'text', 'bytea', 'text', 'bigint', 'text'],
      [places, text(size.leaf), bytes(32), all('stream'), places, keys],
    ),
    insert(
      'state',
      ['text', 'text', 'text', 'bigint', 'text', 'bigint'],
      [keys, all('stream'), all('position'), all(1), all('put'), places],
    ),
    insert(
      'records',
      ['text', 'text', 'text', 'text', 'text'],
      [all('stream'), all('position'), ids, all(''), keys],
    ),
    insert(
      'bodies',
      ['bigint', 'text', 'text', 'bytea', 'bytea'],
      [places, keys, text(size.names), bytes(size.secret), bytes(size.sealed)],
    ),
    insert(
      'idempotency_keys',
      ['uuid', 'text', 'text', 'text', 'timestamptz'],
      [all('00000000-0000-4000-8000-000000000000'), ids, text(64), text(size.receipt), all(new Date())],
    ),
    client.query('commit'),
  ]);
}
