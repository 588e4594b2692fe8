/** How an envelope ends without all signatures: its documents say so, what waited for it is taken back, people are mailed. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { refuseField } from '@tabellion/kernel/refusal.ts';
import { readText } from '@tabellion/law/fields.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueueMail } from '@tabellion/platform/mail/sender.ts';
import type { Language } from '@tabellion/texts/text.ts';
import { userById } from '../../accounts/server/public.ts';
import { changeDocumentStatuses } from '../../documents/server/public.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { applyProposal, printProposal, withdrawProposal } from '../../registers/server/public/proposals.ts';
import { envelopeEnded } from '../events.ts';
import type { SigningPorts } from './ports.ts';
import { orderSeal } from './sealing.ts';
import { type Envelope, insertEvent, type NewEvent, selectEnvelopes } from './store/envelopes.ts';

type End = Omit<NewEvent, 'envelopeId' | 'kind'> & { readonly kind: 'declined' | 'voided' | 'expired' };

const statusOf = { declined: 'declined', voided: 'void', expired: 'expired' } as const;

/** Of a decline or a voiding: it is mailed to the others. */
export function readReason(typed: string) {
  const read = readText(typed, { path: 'reason', maxLength: 1_000, required: true, multiline: true });
  return read.ok ? read : refuseField(read.error.path, read.error.textCode);
}

export async function endEnvelope(write: OrganizationWrite, envelope: Envelope, end: End): Promise<void> {
  const { tx, orgId } = write;
  await insertEvent(tx, orgId, { ...end, envelopeId: envelope.envelopeId });
  await announceEnd(write, envelope, end.kind);
  await changeDocumentStatuses(
    write,
    envelope.documents.map(({ documentId }) => documentId),
    statusOf[end.kind],
  );
  // A proposal that was recorded or withdrawn by hand meanwhile stays as it is; one past its deadline may be sent again.
  if (envelope.proposalId !== null && end.kind !== 'expired') {
    const { proposalId } = envelope;
    await write.attempt(() => withdrawProposal(write, proposalId));
  }
  await mailEnd(tx, orgId, envelope, end.kind, end.signeeId ?? null);
}

/** Open ones whose deadline has passed, while the hourly look has not noted it yet. */
export const passedEnvelopes = async (q: Queries, orgId: string, now: Instant): Promise<Envelope[]> =>
  (await selectEnvelopes(q, orgId, { onlyOpen: true })).filter(({ expiresAt }) => expiresAt <= now);

async function announceEnd(
  write: OrganizationWrite,
  { envelopeId, documents }: Envelope,
  end: 'completed' | End['kind'],
): Promise<void> {
  await write.announce(envelopeEnded, { envelopeId, documentId: documents[0]?.documentId ?? '', end });
}

/** To who sent it, and to everybody who was asked, but him by whom it ended. */
async function mailEnd(
  tx: Transaction,
  orgId: string,
  envelope: Envelope,
  end: 'completed' | End['kind'],
  except: string | null,
): Promise<void> {
  const { envelopeId } = envelope;
  const send = (signeeId: string | null, language: Language) =>
    enqueueMail(tx, {
      ...{ id: newId(), template: 'signing.ended', language, orgId },
      data: { envelopeId, signeeId, end },
    });
  await send(null, (await userById(tx, envelope.madeBy)).language);
  const has = (signeeId: string, kind: string) =>
    envelope.events.some((one) => one.signeeId === signeeId && one.kind === kind);
  for (const { signeeId, language } of envelope.signees)
    if (signeeId !== except && has(signeeId, 'invited') && !has(signeeId, 'removed'))
      await send(signeeId, language);
}

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
