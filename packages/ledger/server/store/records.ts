/** Rows beside the log: whose a stream is, what a key is called, contents, and keys of repetitions. */
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { hex } from '../../bytes.ts';

export interface StreamRow {
  readonly stream: string;
  readonly account_id: string | null;
  readonly org_id: string | null;
  readonly seq: bigint;
  readonly leaf: Uint8Array;
}

// A batch names hundreds of rows among millions. Where a statement reads them by a join, PostgreSQL may walk a whole stream for
// each name; a lateral read with `offset 0` is by the whole key of one, whatever the statistics say.

/** The streams of pairs of account and organization, in no order. */
export const streamsOf = (q: Queries, accounts: readonly string[], orgs: readonly string[]) =>
  q.all<StreamRow>(
    sql`select found.* from (
            select distinct account_id, org_id from unnest(${accounts}::uuid[], ${orgs}::text[]) as named (account_id, org_id)
          ) named
         cross join lateral (
           select stream, account_id, org_id, seq, leaf from ledger.streams s
            where s.account_id = named.account_id and s.org_id = named.org_id offset 0) found`,
  );

export const logStream = (q: Queries) =>
  q.first<StreamRow>(
    sql`select stream, account_id, org_id, seq, leaf from ledger.streams where account_id is null`,
  );

export const streamNamed = (q: Queries, stream: string) =>
  q.first<StreamRow>(
    sql`select stream, account_id, org_id, seq, leaf from ledger.streams where stream = ${stream}`,
  );

export interface RecordRow {
  readonly account_id: string;
  readonly org_id: string;
  readonly kind: string;
  readonly record_id: string;
  readonly part: string;
  readonly key: string;
  readonly index: bigint;
  readonly leaf: string;
}

export interface RecordNames {
  readonly accountId: string;
  readonly orgId: string;
  readonly kind: string;
  readonly recordId: string;
}

/** All parts of records by their names, each with its newest leaf. */
export const recordsOf = (q: Queries, names: readonly RecordNames[]) =>
  q.all<RecordRow>(
    sql`select named.account_id, named.org_id, found.*
          from (select distinct account_id, org_id, kind, record_id
                  from unnest(${names.map(({ accountId }) => accountId)}::uuid[],
                              ${names.map(({ orgId }) => orgId)}::text[], ${names.map(({ kind }) => kind)}::text[],
                              ${names.map(({ recordId }) => recordId)}::text[])
                         as named (account_id, org_id, kind, record_id)) named
         cross join lateral (
           select stream from ledger.streams s
            where s.account_id = named.account_id and s.org_id = named.org_id offset 0) s
         cross join lateral (
           select r.kind, r.record_id, r.part, r.key, e.index, e.leaf
             from ledger.records r
             join ledger.state on state.key = r.key
             join ledger.entries e on e.index = state.index
            where r.stream = s.stream and r.kind = named.kind and r.record_id = named.record_id offset 0) found`,
  );

/** The organizations in which an account has a record of this name. */
export async function organizationsWith(
  q: Queries,
  { accountId, kind, recordId }: Omit<RecordNames, 'orgId'>,
): Promise<string[]> {
  const rows = await q.all<{ org_id: string }>(
    sql`select distinct s.org_id from ledger.streams s join ledger.records r on r.stream = s.stream
         where s.account_id = ${accountId} and r.kind = ${kind} and r.record_id = ${recordId}`,
  );
  return rows.map(({ org_id: orgId }) => orgId);
}

/** Live records of a kind of one organization, in the order in which they were recorded first. */
export const liveRecords = (q: Queries, { accountId, orgId, kind }: Omit<RecordNames, 'recordId'>) =>
  q.all<RecordRow>(
    sql`select s.account_id, s.org_id, r.kind, r.record_id, r.part, r.key, e.index, e.leaf
          from ledger.streams s
          join ledger.records r on r.stream = s.stream and r.kind = ${kind}
          join ledger.state on state.key = r.key and state.op = 'put'
          join ledger.entries e on e.index = state.index
         where s.account_id = ${accountId} and s.org_id = ${orgId}
         order by e.index`,
  );

export interface BodyRow {
  readonly index: bigint;
  readonly key: string;
  readonly names: string;
  readonly secret: Uint8Array;
  readonly sealed: Uint8Array;
}

export const bodiesOfKeys = (q: Queries, keys: readonly string[]) =>
  q.all<BodyRow>(
    sql`select index, key, names, secret, sealed from ledger.bodies where key = any(${keys}) order by index`,
  );

export const bodiesOfStream = (q: Queries, stream: string) =>
  q.all<BodyRow>(
    sql`select b.index, b.key, b.names, b.secret, b.sealed
          from ledger.entries e join ledger.bodies b on b.index = e.index
         where e.stream = ${stream} order by b.index`,
  );

export interface RevisionRow {
  readonly index: bigint;
  readonly leaf: string;
  /** Null once the record is erased. */
  readonly record_id: string | null;
  readonly part: string | null;
  readonly names: string | null;
  readonly secret: Uint8Array | null;
  readonly sealed: Uint8Array | null;
}

/** A stream from a place on, each leaf with what it is about and the contents that it commits to: a leaf that deletes has
 *  those of the revision before it. */
export const revisionsOf = (q: Queries, stream: string, fromSeq: number, most: number) =>
  q.all<RevisionRow>(
    sql`select e.index, e.leaf, r.record_id, r.part, b.names, b.secret, b.sealed
          from ledger.entries e
          left join ledger.records r on r.key = e.key
          left join lateral (select names, secret, sealed from ledger.bodies
                              where key = e.key and index <= e.index order by index desc limit 1) b on true
         where e.stream = ${stream} and e.seq >= ${fromSeq} order by e.seq limit ${most}`,
  );

export interface StateLine {
  readonly key: string;
  readonly stream: string;
  readonly kind: string;
  readonly rev: number;
  readonly op: string;
  readonly index: number;
}

export function setState(tx: Transaction, lines: readonly StateLine[]): Promise<number> {
  return tx.run(
    sql`insert into ledger.state (key, stream, kind, rev, op, index)
        select * from unnest(${lines.map(({ key }) => key)}::text[], ${lines.map(({ stream }) => stream)}::text[],
          ${lines.map(({ kind }) => kind)}::text[], ${lines.map(({ rev }) => rev)}::bigint[],
          ${lines.map(({ op }) => op)}::text[], ${lines.map(({ index }) => index)}::bigint[])
        on conflict (key) do update set rev = excluded.rev, op = excluded.op, index = excluded.index`,
  );
}

export const readState = (q: Queries) =>
  q.all<{ key: string; stream: string; rev: bigint; op: string; hash: Uint8Array }>(
    sql`select state.key, state.stream, state.rev, state.op, e.hash
          from ledger.state join ledger.entries e on e.index = state.index`,
  );

export const addStream = (tx: Transaction, stream: string, leaf: Uint8Array) =>
  tx.run(
    sql`insert into ledger.streams (stream, account_id, org_id, seq, leaf) values (${stream}, null, null, 0, ${leaf})`,
  );

export const allStreams = (q: Queries) =>
  q.all<StreamRow>(sql`select stream, account_id, org_id, seq, leaf from ledger.streams`);

export interface StreamLine {
  readonly stream: string;
  readonly accountId: string | null;
  readonly orgId: string | null;
  readonly seq: number;
  readonly leaf: Uint8Array;
}

export function setStreams(tx: Transaction, lines: readonly StreamLine[]): Promise<number> {
  return tx.run(
    sql`insert into ledger.streams (stream, account_id, org_id, seq, leaf)
        select stream, account_id, org_id, seq, decode(leaf, 'hex')
          from unnest(${lines.map(({ stream }) => stream)}::text[], ${lines.map(({ accountId }) => accountId)}::uuid[],
            ${lines.map(({ orgId }) => orgId)}::text[], ${lines.map(({ seq }) => seq)}::bigint[],
            ${lines.map(({ leaf }) => hex(leaf))}::text[]) as moved (stream, account_id, org_id, seq, leaf)
        on conflict (stream) do update set seq = excluded.seq, leaf = excluded.leaf`,
  );
}

export interface RecordLine {
  readonly stream: string;
  readonly kind: string;
  readonly recordId: string;
  readonly part: string;
  readonly key: string;
}

export function addRecords(tx: Transaction, lines: readonly RecordLine[]): Promise<number> {
  return tx.run(
    sql`insert into ledger.records (stream, kind, record_id, part, key)
        select * from unnest(${lines.map(({ stream }) => stream)}::text[], ${lines.map(({ kind }) => kind)}::text[],
          ${lines.map(({ recordId }) => recordId)}::text[], ${lines.map(({ part }) => part)}::text[],
          ${lines.map(({ key }) => key)}::text[])`,
  );
}

export interface BodyLine {
  readonly index: number;
  readonly key: string;
  readonly names: string;
  readonly secret: Uint8Array;
  readonly sealed: Uint8Array;
}

export function addBodies(tx: Transaction, lines: readonly BodyLine[]): Promise<number> {
  return tx.run(
    sql`insert into ledger.bodies (index, key, names, secret, sealed)
        select index, key, names, decode(secret, 'hex'), decode(sealed, 'hex')
          from unnest(${lines.map(({ index }) => index)}::bigint[], ${lines.map(({ key }) => key)}::text[],
            ${lines.map(({ names }) => names)}::text[], ${lines.map(({ secret }) => hex(secret))}::text[],
            ${lines.map(({ sealed }) => hex(sealed))}::text[]) as added (index, key, names, secret, sealed)`,
  );
}

/** Closes contents for ever, and forgets what the keys were called. */
export async function forget(tx: Transaction, keys: readonly string[]): Promise<void> {
  await tx.run(sql`delete from ledger.bodies where key = any(${keys})`);
  await tx.run(sql`delete from ledger.records where key = any(${keys})`);
}

export interface RepetitionRow {
  readonly account_id: string;
  readonly key: string;
  readonly request_hash: string;
  readonly receipt: string;
}

export const repetitionsOf = (q: Queries, accounts: readonly string[], keys: readonly string[]) =>
  q.all<RepetitionRow>(
    sql`select found.* from (
            select distinct account_id, key from unnest(${accounts}::uuid[], ${keys}::text[]) as named (account_id, key)
          ) named
         cross join lateral (
           select account_id, key, request_hash, receipt from ledger.idempotency_keys k
            where k.account_id = named.account_id and k.key = named.key offset 0) found`,
  );

export interface RepetitionLine {
  readonly accountId: string;
  readonly key: string;
  readonly hash: string;
  readonly receipt: string;
}

export function addRepetitions(
  tx: Transaction,
  lines: readonly RepetitionLine[],
  at: string,
): Promise<number> {
  return tx.run(
    sql`insert into ledger.idempotency_keys (account_id, key, request_hash, receipt, made_at)
        select account_id, key, request_hash, receipt, ${at}::timestamptz
          from unnest(${lines.map(({ accountId }) => accountId)}::uuid[], ${lines.map(({ key }) => key)}::text[],
            ${lines.map(({ hash }) => hash)}::text[], ${lines.map(({ receipt }) => receipt)}::text[])
            as added (account_id, key, request_hash, receipt)`,
  );
}

export const dropRepetitionsBefore = (q: Queries, moment: string) =>
  q.run(sql`delete from ledger.idempotency_keys where made_at < ${moment}::timestamptz`);
