/** Proofs of one holding for whom it is, which show no name. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { RecordsPorts } from './ports.ts';
import { selectReceipts } from './store/receipts.ts';

/** The fields that it shows: these shares, of this class, from this day on. Neither who holds them, nor what was paid. */
const SHOWN = ['org_id', 'security_id', 'valid', 'ownership', 'Shareclass', 'className', 'issuance_date'];

/** The leaf of the newest record of each holding; none of one that was not recorded, or has ended. */
export async function leavesOfHoldings(
  q: Queries,
  orgId: string,
  securityIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const leaves = new Map<string, string>();
  for (const id of securityIds) {
    const [newest] = await selectReceipts(q, orgId, { kinds: ['shareholder'], id });
    if (newest?.op === 'put') leaves.set(id, newest.txId);
  }
  return leaves;
}

/** A file that anyone can verify. Waits for the log to sign; no connection is held meanwhile. */
export async function proofOfHolding(
  { ledger, log }: Pick<RecordsPorts, 'ledger' | 'log'>,
  orgId: string,
  txId: string,
) {
  try {
    const bytes = await ledger.proof(orgId, txId, SHOWN);
    if (bytes === undefined) return refuse('LEDGER.CONTENTS_ERASED');
    const fileName = `holding-${txId.slice(0, 12)}.tabellion-proof.json`;
    return ok({ bytes, mediaType: 'application/json', fileName, isAttachment: true });
  } catch (error) {
    log(error);
    return refuse('LEDGER.AWAY');
  }
}
