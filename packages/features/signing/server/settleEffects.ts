/** The last signature was given: what waited for it is recorded, each effect by itself. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import {
  type GivenSignatures,
  type SignableDocument,
  signableDocuments,
  unsignedResolutions,
} from '../../documents/server/public.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import {
  meet,
  printedDifferenceOf,
  printProposal,
  updateOutUntil,
} from '../../registers/server/public/proposals.ts';
import type { EffectOutcome } from '../envelope.ts';
import { effectOf } from './effects.ts';
import type { SigningPorts } from './ports.ts';
import { type EffectReason, type EffectRow, updateEffect } from './store/effects.ts';
import { type Envelope, insertEvent, selectEnvelopes } from './store/envelopes.ts';

export interface SignedEnvelope {
  readonly envelope: Envelope;
  /** Signatures so far, by document. */
  readonly given: readonly GivenSignatures[];
  /** Documents on which somebody is missing: they have no effect. */
  readonly lacking: readonly string[];
  readonly at: Instant;
}

interface Settled {
  readonly outcome: EffectOutcome;
  /** Why it is not recorded. */
  readonly reason: EffectReason | null;
}

const recorded: Settled = { outcome: 'recorded', reason: null };
/** It awaits something else too. */
const waiting: Settled = { outcome: 'waiting', reason: null };
const leftOut: Settled = { outcome: 'waiting', reason: { textCode: 'SIGNING.LEFT_OUT' } };
const stopped = ({ textCode, params }: Refusal): Settled => ({
  outcome: 'stopped',
  reason: { textCode, ...(params !== undefined && { params }) },
});

/** Signatures stand whatever becomes of an effect. */
export async function settleEffects(
  write: OrganizationWrite,
  ports: Pick<SigningPorts, 'laws'>,
  signed: SignedEnvelope,
): Promise<void> {
  const { tx, orgId } = write;
  const { envelope, at } = signed;
  const { envelopeId, effects } = envelope;
  const documents = await signableDocuments(tx, orgId, envelope.documents.map(withoutVersion));
  for (const effect of effects) {
    const settled = await settle(write, ports, { ...signed, effect, documents });
    await updateEffect(tx, orgId, { envelopeId, place: effect.place, ...settled }, at);
    if (settled === waiting) continue;
    const kind = settled.outcome === 'recorded' ? 'entry_recorded' : 'entry_stopped';
    const stopped = settled.reason === null ? {} : { stopped: { ...settled.reason } };
    await insertEvent(tx, orgId, { envelopeId, kind, at, data: stopped });
  }
}

/** As it stands now. */
const withoutVersion = ({ documentId }: Pick<SignableDocument, 'documentId'>) => ({ documentId });

interface Settling extends SignedEnvelope {
  readonly effect: EffectRow;
  readonly documents: readonly SignableDocument[];
}

const settle = (
  write: OrganizationWrite,
  ports: Pick<SigningPorts, 'laws'>,
  settling: Settling,
): Promise<Settled> =>
  settling.effect.documentId === null
    ? settleProposal(write, ports, settling, settling.effect)
    : settleDocument(write, ports, settling, settling.effect.documentId);

async function settleDocument(
  write: OrganizationWrite,
  { laws }: Pick<SigningPorts, 'laws'>,
  { envelope, given, lacking, documents }: Settling,
  documentId: string,
): Promise<Settled> {
  const document = documents.find((one) => one.documentId === documentId);
  const signedOn = given.find((one) => one.documentId === documentId)?.signedOn;
  const effect = document && effectOf(document);
  if (document === undefined || signedOn === undefined || lacking.includes(documentId)) return leftOut;
  if (effect?.by !== 'document') return recorded;
  const { subject } = document;
  const { envelopeId, madeBy: enteredBy } = envelope;
  const done = await write.attempt(() =>
    effect.record(write, { documentId, subject, signedOn, envelopeId, enteredBy, laws }),
  );
  return done.ok ? recorded : stopped(done.error);
}

/** Whoever must sign, and what they signed, is judged here, under the head lock. */
async function settleProposal(
  write: OrganizationWrite,
  { laws }: Pick<SigningPorts, 'laws'>,
  { envelope, lacking, documents, at }: Settling,
  { proposalId, printedDigest }: Extract<EffectRow, { readonly documentId: null }>,
): Promise<Settled> {
  const { tx, orgId, today } = write;
  await bringBack(write, proposalId);
  // Whatever was changed since, it must say what people signed.
  const printed = await printProposal(write, proposalId, printedDigest);
  if (!printed.ok) return stopped(printed.error);
  const { drafts } = printed.value;
  if ((await printedDifferenceOf(tx, orgId, { printed: printedDigest, drafts, today })) === null) {
    if (documents.some((one) => lacking.includes(one.documentId) && isAbout(one, proposalId, envelope)))
      return leftOut;
    const unsigned = await unsignedResolutions(write, { proposalId, now: at });
    if (unsigned.ok && unsigned.value.length > 0) return leftOut;
  }
  const source = { kind: 'envelope', id: envelope.envelopeId } as const;
  const met = await meet(write, proposalId, { condition: 'signatures', on: today, source }, { laws });
  if (!met.ok) return stopped(met.error);
  const { value } = met;
  if (value.outcome === 'applied') return recorded;
  if (value.outcome === 'needs_attention') return stopped(value.refusal);
  return value.refusal === null ? waiting : stopped(value.refusal);
}

/** All of them but those which were made for another entry of the envelope, or establish something by themselves. */
function isAbout(document: SignableDocument, proposalId: string, { effects }: Envelope): boolean {
  const { documentId, proposalId: madeFor } = document;
  if (madeFor === proposalId) return true;
  return !effects.some(
    (one) => one.documentId === documentId || (madeFor !== null && one.proposalId === madeFor),
  );
}

/** An envelope that carried it ended. Others that do may be open still. */
export async function bringBack({ tx, orgId }: OrganizationWrite, proposalId: string): Promise<void> {
  const open = await selectEnvelopes(tx, orgId, { proposalId, onlyOpen: true });
  const until =
    open
      .map(({ expiresAt }) => expiresAt)
      .toSorted()
      .at(-1) ?? null;
  await updateOutUntil(tx, orgId, proposalId, until);
}
