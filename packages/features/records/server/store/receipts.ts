/** Receipts of the ledger, and what waits for it. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export const recordKinds = [
  'act',
  'organization',
  'shareholder',
  'position',
  'shareclass',
  'activity',
  'file',
  'datahash',
] as const;
export type MirroredKind = (typeof recordKinds)[number];

export interface ReceiptRow {
  readonly record: MirroredKind;
  readonly recordId: string;
  readonly part: string;
  readonly op: 'put' | 'del' | 'erase';
  readonly revision: bigint;
  readonly txId: string;
  readonly index: bigint;
  readonly recordedAt: Instant;
  readonly reason: 'contents_gone' | null;
}

/** Receipts of records of these kinds that a thing is called by: their id, their part, or what they are about. The newest
 *  first, a thousand at most. */
export const selectReceipts = (
  q: Queries,
  orgId: string,
  { kinds, id }: { readonly kinds: readonly MirroredKind[]; readonly id: string },
): Promise<ReceiptRow[]> =>
  q.all<ReceiptRow>(sql`
    select record, record_id as "recordId", part, op, revision, tx_id as "txId", index, recorded_at as "recordedAt", reason
      from current_receipts
      where org_id = ${orgId} and record = any(${[...kinds]}::text[]) and (record_id = ${id} or part = ${id} or about = ${id})
      order by place desc limit 1000`);

export interface UnsentRow {
  readonly payload: { readonly kind: string; readonly id: string; readonly deleted?: boolean };
  readonly state: 'waiting' | 'failed';
  /** A code; null before the first try. */
  readonly reason: string | null;
}

/** Rows that wait for the ledger, of things by their ids: the newest first, a thousand at most. */
export const selectUnsent = (q: Queries, ids: readonly string[]): Promise<UnsentRow[]> =>
  q.all<UnsentRow>(sql`select payload, state, reason from ledger_unsent(${[...ids]}::text[])`);

export interface OrganizationBehind {
  readonly orgId: string;
  /** The oldest row that waits is of this moment. */
  readonly since: Instant;
}

export const selectOrganizationsBehind = (q: Queries, minutes: number): Promise<OrganizationBehind[]> =>
  q.all<OrganizationBehind>(sql`
    select org_id as "orgId", since from organizations_behind_ledger(make_interval(mins => ${minutes}))`);

export interface NewReceipt {
  readonly record: MirroredKind;
  readonly recordId: string;
  readonly part: string;
  readonly about: string | null;
  readonly op: 'put' | 'del' | 'erase';
  readonly seq: number;
  readonly reason: 'contents_gone' | null;
  readonly plan: string | null;
  /** It was recorded as it was proposed: it may be gone from the proposal without ever being in the register. */
  readonly isProposed: boolean;
  readonly revision: number;
  readonly txId: string;
  readonly index: number;
  readonly at: string;
}

/** Adds receipts in their order; one that is there already stays as it is. */
export async function insertReceipts(q: Queries, orgId: string, rows: readonly NewReceipt[]): Promise<void> {
  if (rows.length === 0) return;
  await q.run(sql`
    insert into ledger_receipts (
        org_id, log, record, record_id, part, about, op, seq, revision, tx_id, index, recorded_at, reason, kept)
      select ${orgId}, (select current_log()), record, "recordId", part, about, op, seq, revision, "txId", index, at, reason,
             jsonb_strip_nulls(jsonb_build_object('plan', plan, 'proposed', nullif("isProposed", false)))
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as r(record text, "recordId" text, part text, about text, op text, seq bigint, revision bigint, "txId" text,
               index bigint, at timestamptz, reason text, plan text, "isProposed" boolean)
      on conflict (org_id, tx_id) do nothing`);
}

/** The number of the last act that the ledger has of an organization; 0 before the first. */
export async function selectLastMirroredAct(q: Queries, orgId: string): Promise<number> {
  const row = await q.first<{ seq: bigint }>(sql`
    select seq from current_receipts where org_id = ${orgId} and record = 'act' order by seq desc limit 1`);
  return Number(row?.seq ?? 0n);
}

/** The leaf of an act, by its number. */
export const selectActReceipt = (q: Queries, orgId: string, seq: bigint) =>
  q.first<{ txId: string }>(sql`
    select tx_id as "txId" from current_receipts where org_id = ${orgId} and record = 'act' and seq = ${seq}`);

export interface NewestReceipt {
  readonly part: string;
  readonly op: 'put' | 'del' | 'erase';
  readonly seq: bigint;
  readonly revision: bigint;
  readonly plan: string | null;
  readonly reason: 'contents_gone' | null;
}

/** The newest receipt of each part of a record, or of some of them. */
export const selectNewest = (
  q: Queries,
  orgId: string,
  {
    record,
    recordId,
    parts = null,
  }: {
    readonly record: MirroredKind;
    readonly recordId: string;
    readonly parts?: readonly string[] | null;
  },
): Promise<NewestReceipt[]> =>
  q.all<NewestReceipt>(sql`
    select distinct on (part) part, op, seq, revision, kept ->> 'plan' as plan, reason from current_receipts
      where org_id = ${orgId} and record = ${record} and record_id = ${recordId}
        and (${parts === null ? null : [...parts]}::text[] is null or part = any(${parts === null ? null : [...parts]}::text[]))
      order by part, place desc`);

export interface ReceiptOf {
  readonly record: MirroredKind;
  readonly recordId: string;
  readonly about: string | null;
}

export const selectReceiptOf = (q: Queries, orgId: string, txId: string) =>
  q.first<ReceiptOf>(sql`
    select record, record_id as "recordId", about from current_receipts where org_id = ${orgId} and tx_id = ${txId}`);

/** How far a holder's securities are recorded: up to which act, -1 before the first, and which of them as they were proposed. */
export interface MirroredHolder {
  readonly since: number;
  readonly proposed: readonly string[];
}

export async function selectHolderMirrored(
  q: Queries,
  orgId: string,
  personId: string,
): Promise<MirroredHolder> {
  const row = await q.one<{ since: bigint | null; proposed: string[] }>(sql`
    select max(seq) as since,
           coalesce(array_agg(part) filter (where op = 'put' and kept ? 'proposed' and not exists (
             select from current_receipts later
               where later.org_id = ${orgId} and later.record = 'shareholder' and later.record_id = ${personId}
                 and later.part = r.part and later.place > r.place)), '{}') as proposed
      from current_receipts r where org_id = ${orgId} and record = 'shareholder' and record_id = ${personId}`);
  return { since: Number(row.since ?? -1n), proposed: row.proposed };
}

/** The newest leaf of entries of the log that are recorded, and those that the ledger refused. */
export const selectRecordedEntries = (
  q: Queries,
  ids: readonly string[],
): Promise<{ id: string; state: 'recorded' | 'failed'; txId: string | null }[]> =>
  q.all(sql`select id, state, tx_id as "txId" from recorded_entries(${[...ids]}::text[])`);
