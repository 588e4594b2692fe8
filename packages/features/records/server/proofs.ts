/** Proofs of single records, with the fields that the reader names and may see. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { NAMES } from '@tabellion/ledger/record/schemas.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { serveFile } from '@tabellion/platform/http/route.ts';
import { activityById } from '../../activity/server/public.ts';
import { versionsOf } from '../../registers/server/public/acts.ts';
import * as contract from '../contract.ts';
import { shownFields } from '../rules/shownFields.ts';
import type { RecordsPorts } from './ports.ts';
import { type ReceiptOf, selectReceiptOf } from './store/receipts.ts';

export const proofRoute = ({ ledger, log }: Pick<RecordsPorts, 'ledger' | 'log'>) =>
  serveFile(contract.readProofOfRecord, async (ctx, { params: { tx_id: txId }, query }) => {
    const { q, orgId, user, membership } = ctx;
    const receipt = await selectReceiptOf(q, orgId, txId);
    if (receipt === undefined) return refuse('GENERAL.NOT_FOUND');
    const names = NAMES[receipt.record];
    const places =
      query.fields === undefined || query.fields === 'none' ? [] : query.fields.split(',').map(Number);
    if (places.some((place) => place >= names.length)) return refuse('LEDGER.NO_SUCH_FIELD');
    const visible = shownFields({ user, membership }, receipt.record, await toldBy(q, orgId, receipt));
    const wanted = query.fields === undefined ? visible : places.flatMap((place) => names[place] ?? []);
    const shown = wanted.filter((name) => visible.includes(name));
    ctx.release();
    try {
      const bytes = await ledger.proof(orgId, txId, shown);
      const bare = bytes ?? (query.fields === undefined ? await ledger.proof(orgId, txId, []) : undefined);
      if (bare === undefined) return refuse('LEDGER.CONTENTS_ERASED');
      const fileName = `${receipt.record}-${txId.slice(0, 12)}.tabellion-proof.json`;
      return ok({ bytes: bare, mediaType: 'application/json', fileName, isAttachment: true });
    } catch (error) {
      log(error);
      return refuse('LEDGER.AWAY');
    }
  });

/** The kind of the act or of the entry of the log that the record holds. */
async function toldBy(
  q: Queries,
  orgId: string,
  { record, recordId, about }: ReceiptOf,
): Promise<string | null> {
  if (record === 'act') return (await versionsOf(q, orgId, [about ?? recordId]))[0]?.kind ?? null;
  if (record === 'activity') return (await activityById(q, orgId, recordId))?.kind ?? null;
  return null;
}
