/** The envelopes that carry one proposal, for whoever sees it through. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { Language } from '@tabellion/texts/text.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { NewSignee } from '../contract.ts';
import { envelopeState } from '../rules/envelopeState.ts';
import { documentsToSign, readSignees, signeesNamed } from './drafting.ts';
import { endEnvelope } from './ending.ts';
import { openEnvelope } from './openEnvelope.ts';
import { selectEnvelopes } from './store/envelopes.ts';

/** Signees of the newest envelope who have signed, and all of them; null where nothing was sent. */
export async function signaturesFor(
  q: Queries,
  orgId: string,
  proposalId: string,
): Promise<{ readonly given: number; readonly of: number } | null> {
  const [newest] = await selectEnvelopes(q, orgId, { proposalId });
  if (newest === undefined) return null;
  // The states of signees are the same at every moment.
  const states = [...envelopeState(newest, newest.events, newest.madeAt).signees.values()];
  return { given: states.filter((state) => state === 'signed').length, of: states.length };
}

/** Ends the open ones: their signees are told, and the proposal is withdrawn. Other entries that they carry may be sent again. */
export const voidEnvelopesOf = (write: OrganizationWrite, proposalId: string): Promise<void> =>
  endOpen(write, proposalId, proposalId);

/** Ends the open ones and leaves the proposal: it is changed and sent again. Their signees are told. */
export const recallEnvelopesOf = (write: OrganizationWrite, proposalId: string): Promise<void> =>
  endOpen(write, proposalId, null);

async function endOpen(write: OrganizationWrite, proposalId: string, only: string | null): Promise<void> {
  const { tx, orgId, recordedAt: at, userId: byUser } = write;
  for (const envelope of await selectEnvelopes(tx, orgId, { proposalId, onlyOpen: true }))
    await endEnvelope(write, envelope, { kind: 'voided', at, byUser }, only);
}

/** Where the newest envelope of a proposal stands, with the people whose turn it is; null where nothing was sent. */
export async function envelopeOf(q: Queries, orgId: string, proposalId: string, now: Instant) {
  const [newest] = await selectEnvelopes(q, orgId, { proposalId });
  if (newest === undefined) return null;
  const { state, signees, isUntouched } = envelopeState(newest, newest.events, now);
  const waiting = newest.signees.filter(({ signeeId }) =>
    ['invited', 'opened', 'waiting'].includes(signees.get(signeeId) ?? ''),
  );
  const states = [...signees.values()];
  return {
    envelopeId: newest.envelopeId,
    state,
    isUntouched,
    sentAt: newest.madeAt,
    /** When the last of it happened, such as the last signature. */
    changedAt: newest.events.at(-1)?.at ?? newest.madeAt,
    expiresAt: newest.expiresAt,
    documentIds: newest.documents.map(({ documentId }) => documentId),
    waitsFor: waiting.map(({ name }) => name),
    given: states.filter((one) => one === 'signed').length,
    of: states.length,
  };
}

interface TypedAddress {
  readonly personId: string;
  readonly name: string;
  readonly email: string;
}

export interface SentProposal {
  readonly proposalId: string;
  readonly documentIds: readonly string[];
  /** Addresses of people whom the documents name, in place of those on record. Those whose id no document names are found by name. */
  readonly addresses: readonly TypedAddress[];
  readonly title: string;
  readonly message: string;
  /** As of a new envelope. */
  readonly isOneMail?: boolean;
  readonly language: Language;
  readonly by: { readonly now: Instant; readonly userId: string };
}

/** Sends the documents that were drafted for a proposal to those whom they name. */
export async function sendProposal(write: OrganizationWrite, sent: SentProposal) {
  const { tx, orgId, today } = write;
  const { documentIds, language, title, message, isOneMail = false, proposalId, by } = sent;
  const documents = await documentsToSign({ q: tx, orgId }, documentIds);
  if (!documents.ok) return documents;
  const drafting = { q: tx, orgId, today, language };
  const people = await signeesNamed(drafting, documents.value);
  const ids = new Set(people.map(({ personId }) => personId));
  const strangers = sent.addresses.filter(({ personId }) => !ids.has(personId));
  const named = people.map(({ personId, name }): NewSignee => {
    const typed =
      sent.addresses.find((one) => one.personId === personId) ?? strangers.find((one) => one.name === name);
    const email = typed?.email;
    return {
      ...(personId !== null && { person_id: personId }),
      ...(email !== undefined && { email }),
      place: 1,
    };
  });
  const signees = await readSignees(drafting, documents.value, named);
  if (!signees.ok) return signees;
  return openEnvelope(write, {
    title,
    message,
    documents: documents.value,
    signees: signees.value,
    proposalIds: [proposalId],
    isOneMail,
    by,
  });
}
