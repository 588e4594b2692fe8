/** How an envelope ends: its documents say so, what waited for it is recorded or taken back, people are mailed. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { refuseField } from '@tabellion/kernel/refusal.ts';
import { readText } from '@tabellion/law/fields.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueueMail } from '@tabellion/platform/mail/sender.ts';
import type { Language } from '@tabellion/texts/text.ts';
import { userById } from '../../accounts/server/public.ts';
import {
  changeDocumentStatuses,
  type GivenSignatures,
  signDocuments,
} from '../../documents/server/public.ts';
import { type OrganizationWrite, organizationOf, todayOf } from '../../organizations/server/public.ts';
import { unmetOf } from '../../registers/rules/conditions.ts';
import { proposalsById, withdrawProposal } from '../../registers/server/public/proposals.ts';
import { envelopeEnded } from '../events.ts';
import { lastAsked } from '../rules/envelopeState.ts';
import type { SigningPorts } from './ports.ts';
import { orderSeal } from './sealing.ts';
import { bringBack, settleEffects } from './settleEffects.ts';
import { type Envelope, insertEvent, type NewEvent, selectEnvelopes } from './store/envelopes.ts';

type End = Omit<NewEvent, 'envelopeId' | 'kind'> & { readonly kind: 'declined' | 'voided' | 'expired' };

const statusOf = { declined: 'declined', voided: 'void', expired: 'expired' } as const;

/** The reason of a decline or a voiding is mailed to the others. */
export function readReason(typed: string) {
  const read = readText(typed, { path: 'reason', maxLength: 1_000, required: true, multiline: true });
  return read.ok ? read : refuseField(read.error.path, read.error.textCode);
}

/**
 * Unless it was only late, what waits for its signatures is taken back; what has them all from another envelope stays.
 * @param only  the one entry that is taken back, where whoever ends it does so for that: others may be sent again; null for none
 */
export async function endEnvelope(
  write: OrganizationWrite,
  envelope: Envelope,
  end: End,
  only?: string | null,
): Promise<void> {
  const { tx, orgId } = write;
  await insertEvent(tx, orgId, { ...end, envelopeId: envelope.envelopeId });
  await announceEnd(write, envelope, end.kind);
  await changeDocumentStatuses(
    write,
    envelope.documents.map(({ documentId }) => documentId),
    statusOf[end.kind],
  );
  for (const proposalId of envelope.effects.flatMap((one) => one.proposalId ?? [])) {
    await bringBack(write, proposalId);
    const isTakenBack = end.kind !== 'expired' && (only === undefined || only === proposalId);
    if (isTakenBack && (await awaitsSignatures(write, proposalId)))
      await write.attempt(() => withdrawProposal(write, proposalId));
  }
  await mailEnd(tx, orgId, envelope, end.kind, end.signeeId ?? null);
}

async function awaitsSignatures({ tx, orgId }: OrganizationWrite, proposalId: string): Promise<boolean> {
  const [proposal] = await proposalsById(tx, orgId, [proposalId]);
  return proposal !== undefined && unmetOf(proposal).includes('signatures');
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

/** Mails the sender and everybody who was asked, but him by whom it ended. */
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
      id: newId(),
      template: 'signing.ended',
      language,
      orgId,
      data: { envelopeId, signeeId, end },
    });
  await send(null, (await userById(tx, envelope.madeBy)).language);
  const isRemoved = (signeeId: string) =>
    envelope.events.some((one) => one.signeeId === signeeId && one.kind === 'removed');
  for (const { signeeId, language } of envelope.signees)
    if (signeeId !== except && lastAsked(envelope.events, signeeId) !== undefined && !isRemoved(signeeId))
      await send(signeeId, language);
}

export async function completeEnvelope(
  write: OrganizationWrite,
  ports: Pick<SigningPorts, 'laws'>,
  envelope: Envelope,
  at: Instant,
): Promise<void> {
  const { tx, orgId } = write;
  const { envelopeId } = envelope;
  await insertEvent(tx, orgId, { envelopeId, kind: 'completed', at });
  const given = signaturesOf(envelope, await organizationOf(tx, orgId));
  const untouched = envelope.documents
    .map(({ documentId }) => documentId)
    .filter((id) => !given.some(({ documentId }) => documentId === id));
  await changeDocumentStatuses(write, untouched, 'draft');
  const lacking = [...untouched, ...(await signDocuments(write, given))];
  await settleEffects(write, ports, { envelope, given, lacking, at });
  await announceEnd(write, envelope, 'completed');
  await orderSeal(tx, orgId, envelopeId);
  await mailEnd(tx, orgId, envelope, 'completed', null);
}

/** Signatures by document: people of the registers who signed it, and the registry's day of the last of them; none that
 *  nobody was asked to sign. */
function signaturesOf(
  { documents, signees, events }: Envelope,
  organization: Parameters<typeof todayOf>[0],
): GivenSignatures[] {
  return documents.flatMap(({ documentId }) => {
    const own = signees.filter(({ signs }) => signs.some((one) => one.documentId === documentId));
    const signed = events.flatMap(({ kind, signeeId, at }) => {
      const signee = kind === 'signed' ? own.find((one) => one.signeeId === signeeId) : undefined;
      return signee === undefined ? [] : { personId: signee.personId, day: todayOf(organization, at) };
    });
    const signedOn = signed
      .map(({ day }) => day)
      .toSorted()
      .at(-1);
    if (signedOn === undefined) return [];
    return { documentId, personIds: signed.flatMap(({ personId }) => personId ?? []), signedOn };
  });
}
