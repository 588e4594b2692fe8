/** Makes an envelope: documents, who signs them, and what the last signature records. */
import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueueMail } from '@tabellion/platform/mail/sender.ts';
import { changeDocumentStatuses, type SignableDocument } from '../../documents/server/public.ts';
import { type OrganizationWrite, organizationOf, registryZoneOf } from '../../organizations/server/public.ts';
import { unmetOf } from '../../registers/rules/conditions.ts';
import {
  openProposals,
  type Proposal,
  printProposal,
  signedDigestOf,
  updateOutUntil,
} from '../../registers/server/public/proposals.ts';
import { envelopeMoved } from '../events.ts';
import { envelopeState, lastAsked } from '../rules/envelopeState.ts';
import type { DraftedSignee } from './drafting.ts';
import { effectOf, inOrderOfEffect } from './effects.ts';
import { insertEffect, type NewEffect } from './store/effects.ts';
import {
  type Envelope,
  insertEnvelope,
  insertEnvelopeDocument,
  insertEvent,
  insertSignee,
  selectEnvelopes,
  selectIsReachedElsewhere,
} from './store/envelopes.ts';

const dayMs = 24 * 60 * 60 * 1000;
const DAYS_OPEN = 30;
const REMIND_EVERY_DAYS = 7;

export interface NewEnvelope {
  /** Empty: as its first document. */
  readonly title: string;
  readonly message: string;
  /** As `documentsToSign` found them. */
  readonly documents: readonly SignableDocument[];
  /** As `readSignees` judged them. */
  readonly signees: readonly DraftedSignee[];
  /** Entries that wait for the signatures; those for which the documents were made need not be named. */
  readonly proposalIds: readonly string[];
  readonly inOrder?: boolean | undefined;
  readonly expiresInDays?: number | undefined;
  /** Null: by hand alone. */
  readonly remindEveryDays?: number | null | undefined;
  /** Nobody gets a second mail whom a link of the same sender reaches, mailed within the hour for another organization. */
  readonly isOneMail?: boolean;
  readonly by: { readonly now: Instant; readonly userId: string };
}

/** Sends it to those whose turn it is. */
export async function openEnvelope(write: OrganizationWrite, envelope: NewEnvelope) {
  const { tx, orgId } = write;
  const { documents, by } = envelope;
  const effects = await effectsOf(write, envelope);
  if (!effects.ok) return effects;
  const envelopeId = newId();
  const expiresAt = inDays(by.now, envelope.expiresInDays ?? DAYS_OPEN);
  await insertEnvelope(tx, orgId, {
    envelopeId,
    title: envelope.title || (documents[0]?.title ?? ''),
    message: envelope.message,
    inOrder: envelope.inOrder ?? false,
    expiresAt,
    zone: registryZoneOf(await organizationOf(tx, orgId)),
    remindEveryDays: envelope.remindEveryDays === undefined ? REMIND_EVERY_DAYS : envelope.remindEveryDays,
    madeAt: by.now,
    madeBy: by.userId,
  });
  for (const [at, { documentId, version, sha256 }] of documents.entries())
    await insertEnvelopeDocument(tx, orgId, { envelopeId, documentId, place: at + 1, version, sha256 });
  for (const [at, effect] of effects.value.entries()) {
    await insertEffect(tx, orgId, { ...effect, envelopeId, place: at + 1 });
    if (effect.proposalId !== null) await updateOutUntil(tx, orgId, effect.proposalId, expiresAt);
  }
  await insertSignees(write, envelopeId, envelope.signees);
  await insertEvent(tx, orgId, { envelopeId, kind: 'created', at: by.now, byUser: by.userId });
  const { isOneMail = false } = envelope;
  await inviteThoseWhoseTurnItIs(write, envelopeId, { now: by.now, byUser: by.userId, isOneMail });
  const unsigned = documents.filter(({ signedBy }) => signedBy.length === 0);
  await changeDocumentStatuses(
    write,
    unsigned.map(({ documentId }) => documentId),
    'pending',
  );
  return ok({ envelopeId });
}

/** Entries first: what documents establish by themselves may rest on them. */
async function effectsOf(write: OrganizationWrite, { documents, proposalIds }: NewEnvelope) {
  const open = await openProposals(write.tx, write.orgId);
  const madeFor = new Set(documents.map(({ proposalId }) => proposalId));
  const named = new Set(proposalIds);
  const effects: NewEffect[] = [];
  for (const proposalId of named) {
    const proposal = open.find(({ id }) => id === proposalId);
    if (proposal === undefined) return refuseField('effects', 'GENERAL.NOT_FOUND');
    if (!isAwaitingSignatures(proposal) || (await isOut(write, proposalId)))
      return refuse('SIGNING.NO_PROPOSAL');
    effects.push(await effectOfProposal(write, proposal));
  }
  for (const proposal of open)
    if (madeFor.has(proposal.id) && !named.has(proposal.id) && isAwaitingSignatures(proposal))
      effects.push(await effectOfProposal(write, proposal));
  for (const document of inOrderOfEffect(documents))
    if (effectOf(document).by === 'document')
      effects.push({ proposalId: null, printedDigest: null, documentId: document.documentId });
  return ok(effects);
}

const isAwaitingSignatures = (proposal: Proposal): boolean =>
  proposal.kind === 'signing' && proposal.state === 'open' && unmetOf(proposal).includes('signatures');

const isOut = async ({ tx, orgId }: OrganizationWrite, proposalId: string): Promise<boolean> =>
  (await selectEnvelopes(tx, orgId, { proposalId, onlyOpen: true })).length > 0;

/** The effect holds what it would print today. */
async function effectOfProposal(
  write: OrganizationWrite,
  { id: proposalId, drafts }: Proposal,
): Promise<NewEffect> {
  const printedDigest = await signedDigestOf(write.tx, write.orgId, drafts, write.today);
  await printProposal(write, proposalId, printedDigest);
  return { proposalId, printedDigest, documentId: null };
}

export const inDays = (now: Instant, days: number): Instant =>
  instantOfMillis(millisOfInstant(now) + days * dayMs);

export async function insertSignees(
  { tx, orgId }: OrganizationWrite,
  envelopeId: string,
  signees: readonly DraftedSignee[],
) {
  for (const signee of signees) await insertSignee(tx, orgId, { ...signee, envelopeId });
}

/** Everybody who may sign now and has no mail yet, and who waited for his turn until now; whoever waits for signatures hears of
 *  it. */
export async function inviteThoseWhoseTurnItIs(
  write: OrganizationWrite,
  envelopeId: string,
  by: { readonly now: Instant; readonly byUser: string | null; readonly isOneMail?: boolean },
  waited: readonly string[] = [],
): Promise<void> {
  const [envelope] = await selectEnvelopes(write.tx, write.orgId, { ids: [envelopeId] });
  if (envelope === undefined) return;
  const { signees } = envelopeState(envelope, envelope.events, by.now);
  await write.announce(envelopeMoved, { envelopeId });
  for (const { signeeId } of envelope.signees) {
    const isAsked = lastAsked(envelope.events, signeeId) !== undefined;
    const isHisTurn = ['invited', 'opened'].includes(signees.get(signeeId) ?? '');
    if (isHisTurn && (!isAsked || waited.includes(signeeId))) await mailLink(write, envelope, signeeId, by);
  }
}

export async function mailLink(
  { tx, orgId }: OrganizationWrite,
  { envelopeId, signees, madeBy }: Envelope,
  signeeId: string,
  {
    now,
    byUser,
    isReminder = false,
    isOneMail = false,
  }: {
    readonly now: Instant;
    readonly byUser: string | null;
    readonly isReminder?: boolean;
    readonly isOneMail?: boolean;
  },
): Promise<void> {
  const { language = 'en', email = '' } = signees.find((one) => one.signeeId === signeeId) ?? {};
  const by = { envelopeId, signeeId, at: now, byUser };
  if (isOneMail && (await selectIsReachedElsewhere(tx, orgId, { email, sender: madeBy, now }))) {
    await insertEvent(tx, orgId, { ...by, kind: 'link_shared' });
    return;
  }
  await insertEvent(tx, orgId, { ...by, kind: isReminder ? 'reminded' : 'invited' });
  await enqueueMail(tx, {
    id: newId(),
    template: 'signing.invitation',
    language,
    orgId,
    data: { envelopeId, signeeId, isReminder },
  });
}
