/** When the last one has signed: the documents are signed, and the entry that waited is recorded, in one transaction. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { changeDocumentStatuses } from '../../documents/server/public.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { applyProposal, printProposal } from '../../registers/server/public/proposals.ts';
import { announceEnd, mailEnd } from './ending.ts';
import type { SigningPorts } from './ports.ts';
import { orderSeal } from './sealing.ts';
import { type Envelope, insertEvent } from './store/envelopes.ts';

/** @returns what became of the entry; null where none waited */
export async function completeEnvelope(
  write: OrganizationWrite,
  { laws }: Pick<SigningPorts, 'laws'>,
  envelope: Envelope,
  at: Instant,
): Promise<'recorded' | 'stopped' | null> {
  const { tx, orgId } = write;
  const { envelopeId, documents } = envelope;
  await insertEvent(tx, orgId, { envelopeId, kind: 'completed', at });
  await changeDocumentStatuses(
    write,
    documents.map(({ documentId }) => documentId),
    'signed',
  );
  const stopped = envelope.proposalId === null ? null : await recordEntry(write, { laws }, envelope);
  if (stopped !== null) {
    const event = { envelopeId, at } as const;
    if (stopped === '') await insertEvent(tx, orgId, { ...event, kind: 'entry_recorded' });
    else await insertEvent(tx, orgId, { ...event, kind: 'entry_stopped', data: { textCode: stopped } });
  }
  await announceEnd(write, envelope, 'completed');
  await orderSeal(tx, orgId, envelopeId);
  await mailEnd(tx, orgId, envelope, 'completed', null);
  if (stopped === null) return null;
  return stopped === '' ? 'recorded' : 'stopped';
}

/** Signatures stand whatever becomes of the entry. @returns why it was not recorded; empty where it was */
async function recordEntry(
  write: OrganizationWrite,
  { laws }: Pick<SigningPorts, 'laws'>,
  { proposalId, printedDigest }: Envelope,
): Promise<string> {
  if (proposalId === null || printedDigest === null) return '';
  // Whatever was changed since, it must say what people signed.
  const printed = await printProposal(write, proposalId, printedDigest);
  if (!printed.ok) return printed.error.textCode;
  const applied = await write.attempt(() => applyProposal(write, proposalId, { today: write.today, laws }));
  if (!applied.ok) return applied.error.textCode;
  return applied.value.outcome === 'applied' ? '' : applied.value.refusal.textCode;
}
