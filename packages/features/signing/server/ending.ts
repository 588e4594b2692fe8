/** How an envelope ends: its documents say so, what waited for it is recorded or taken back, people are mailed. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { type Refusal, refuseField } from '@tabellion/kernel/refusal.ts';
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
  unsignedResolutions,
} from '../../documents/server/public.ts';
import { type OrganizationWrite, organizationOf, todayOf } from '../../organizations/server/public.ts';
import {
  applyProposal,
  printedDifferenceOf,
  printProposal,
  updateOutUntil,
  withdrawProposal,
} from '../../registers/server/public/proposals.ts';
import { envelopeEnded } from '../events.ts';
import type { SigningPorts } from './ports.ts';
import { orderSeal } from './sealing.ts';
import { recordSignedFacts } from './signedFacts.ts';
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
  const { proposalId } = envelope;
  if (proposalId !== null) {
    await updateOutUntil(tx, orgId, proposalId, null);
    // One past its deadline may be sent again.
    if (end.kind !== 'expired') await write.attempt(() => withdrawProposal(write, proposalId));
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
      id: newId(),
      template: 'signing.ended',
      language,
      orgId,
      data: { envelopeId, signeeId, end },
    });
  await send(null, (await userById(tx, envelope.madeBy)).language);
  const has = (signeeId: string, kind: string) =>
    envelope.events.some((one) => one.signeeId === signeeId && one.kind === kind);
  for (const { signeeId, language } of envelope.signees)
    if (signeeId !== except && has(signeeId, 'invited') && !has(signeeId, 'removed'))
      await send(signeeId, language);
}

/** What became of the entry that waited: `waiting` still, where the documents name others who have not signed. */
export type EntryOutcome = 'recorded' | 'stopped' | 'waiting';

/** @returns what became of the entry; null where none waited */
export async function completeEnvelope(
  write: OrganizationWrite,
  ports: Pick<SigningPorts, 'laws'>,
  envelope: Envelope,
  at: Instant,
): Promise<EntryOutcome | null> {
  const { tx, orgId } = write;
  const { envelopeId, proposalId } = envelope;
  await insertEvent(tx, orgId, { envelopeId, kind: 'completed', at });
  const given = signaturesOf(envelope, await organizationOf(tx, orgId));
  const untouched = envelope.documents
    .map(({ documentId }) => documentId)
    .filter((id) => !given.some(({ documentId }) => documentId === id));
  await changeDocumentStatuses(write, untouched, 'draft');
  const lacking = [...untouched, ...(await signDocuments(write, given))];
  const end = proposalId === null ? null : await endEntry(write, ports, { envelope, lacking, at });
  if (end !== null) {
    const kind = end.outcome === 'recorded' ? 'entry_recorded' : 'entry_stopped';
    await insertEvent(tx, orgId, {
      envelopeId,
      kind,
      at,
      data: end.reason === null ? {} : { stopped: { ...end.reason } },
    });
  }
  await recordSignedFacts(
    write,
    envelope,
    given.filter(({ documentId }) => !lacking.includes(documentId)),
  );
  await announceEnd(write, envelope, 'completed');
  await orderSeal(tx, orgId, envelopeId);
  await mailEnd(tx, orgId, envelope, 'completed', null);
  return end?.outcome ?? null;
}

/** As it was noted with the last signature. */
export function entryOutcomeOf({ events }: Pick<Envelope, 'events'>): EntryOutcome | null {
  const event = events.find(({ kind }) => kind === 'entry_recorded' || kind === 'entry_stopped');
  if (event === undefined) return null;
  if (event.kind === 'entry_recorded') return 'recorded';
  const stopped = event.data.stopped as EndedEntry['reason'] | undefined;
  return stopped?.textCode === 'SIGNING.LEFT_OUT' ? 'waiting' : 'stopped';
}

/** By document, those of the registers who signed it, and the registry's day of the last of them; none that nobody was asked
 *  to sign. */
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

interface EndedEntry {
  readonly outcome: EntryOutcome;
  /** Why it is not recorded. */
  readonly reason: Pick<Refusal, 'textCode' | 'params'> | null;
}

/** Signatures stand whatever becomes of the entry. Whoever must sign, and what they signed, is judged here, under the head
 *  lock. @param lacking  documents of the envelope on which somebody is missing */
async function endEntry(
  write: OrganizationWrite,
  { laws }: Pick<SigningPorts, 'laws'>,
  {
    envelope,
    lacking,
    at,
  }: { readonly envelope: Envelope; readonly lacking: readonly string[]; readonly at: Instant },
): Promise<EndedEntry | null> {
  const { proposalId, printedDigest } = envelope;
  if (proposalId === null || printedDigest === null) return null;
  await updateOutUntil(write.tx, write.orgId, proposalId, null);
  // Whatever was changed since, it must say what people signed.
  const printed = await printProposal(write, proposalId, printedDigest);
  if (!printed.ok) return { outcome: 'stopped', reason: reasonOf(printed.error) };
  const { tx, orgId, today } = write;
  const { drafts } = printed.value;
  if ((await printedDifferenceOf(tx, orgId, { printed: printedDigest, drafts, today })) === null) {
    if (lacking.length > 0) return { outcome: 'waiting', reason: { textCode: 'SIGNING.LEFT_OUT' } };
    const unsigned = await unsignedResolutions(write, { proposalId, now: at });
    if (unsigned.ok && unsigned.value.length > 0)
      return { outcome: 'waiting', reason: { textCode: 'SIGNING.LEFT_OUT' } };
  }
  const applied = await write.attempt(() => applyProposal(write, proposalId, { today, laws }));
  if (!applied.ok) return { outcome: 'stopped', reason: reasonOf(applied.error) };
  const { value } = applied;
  return value.outcome === 'applied'
    ? { outcome: 'recorded', reason: null }
    : { outcome: 'stopped', reason: reasonOf(value.refusal) };
}

const reasonOf = ({ textCode, params }: Refusal): EndedEntry['reason'] => ({
  textCode,
  ...(params !== undefined && { params }),
});
