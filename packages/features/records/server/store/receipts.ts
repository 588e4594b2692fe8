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
      from ledger_receipts
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
