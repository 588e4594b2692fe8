/** Receipts of one thing, and rows about it that wait for the ledger. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { versionsOf } from '../../registers/server/public/acts.ts';
import { holdersOfSecurities } from '../../registers/server/public/shares.ts';
import type { Receipt, SubjectKind } from '../contract.ts';
import {
  type MirroredKind,
  type ReceiptRow,
  recordKinds,
  selectReceipts,
  selectUnsent,
  type UnsentRow,
} from './store/receipts.ts';

const kindsOf: Readonly<Record<SubjectKind, readonly MirroredKind[]>> = {
  act: ['act'],
  director: ['position'],
  officer: ['position'],
  holding: ['shareholder'],
  class: ['shareclass'],
  document: ['file', 'datahash'],
  activity: ['activity'],
};

/** Waiting rows come first, then receipts from the newest. */
export async function receiptsOf(
  q: Queries,
  orgId: string,
  { kind, id }: { readonly kind: SubjectKind; readonly id: string },
): Promise<Receipt[]> {
  const kinds = kindsOf[kind];
  const [rows, names] = await Promise.all([
    selectReceipts(q, orgId, { kinds, id }),
    namesInOutbox(q, orgId, { kind, id }),
  ]);
  const unsent = await selectUnsent(q, names);
  const waiting = unsent.flatMap((row) => waitingOf(row, kinds));
  return [...waiting, ...rows.map(recordedOf)];
}

/** The ids by which rows of the outbox name it: a security is told of with its holder, an act by each of its versions. */
async function namesInOutbox(
  q: Queries,
  orgId: string,
  { kind, id }: { readonly kind: SubjectKind; readonly id: string },
): Promise<string[]> {
  if (kind === 'holding') {
    const holder = (await holdersOfSecurities(q, orgId, [id])).get(id);
    return holder === undefined ? [] : [holder];
  }
  if (kind !== 'act') return [id];
  const versions = await versionsOf(q, orgId, [id]);
  return [id, ...versions.map(({ actId }) => actId)];
}

const isRecord = (kind: string): kind is MirroredKind => recordKinds.some((one) => one === kind);

function waitingOf({ payload, state, reason }: UnsentRow, kinds: readonly MirroredKind[]): Receipt[] {
  const { kind, deleted } = payload;
  if (!isRecord(kind) || !kinds.includes(kind)) return [];
  const nothing = { revision: null, tx_id: null, index: null, at: null };
  const isTried = reason !== null;
  return [
    {
      record: kind,
      op: deleted === true ? 'del' : 'put',
      state: state === 'failed' ? 'failed' : 'pending',
      reason: reasonOf({ isFailed: state === 'failed', isTried }),
      ...nothing,
    },
  ];
}

function reasonOf({ isFailed, isTried }: { readonly isFailed: boolean; readonly isTried: boolean }) {
  if (isFailed) return 'refused';
  return isTried ? 'ledger_away' : null;
}

const recordedOf = ({ record, op, revision, txId, index, recordedAt, reason }: ReceiptRow): Receipt => ({
  record,
  op,
  revision: Number(revision),
  state: 'recorded',
  reason,
  tx_id: txId,
  index: Number(index),
  at: recordedAt,
});
