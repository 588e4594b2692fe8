/** Envelopes as they travel. */
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import { userNames } from '../../accounts/server/public.ts';
import { isResolution } from '../../documents/rules/isResolution.ts';
import { unsignedOf } from '../../documents/rules/unsigned.ts';
import { type SignableDocument, signableDocuments } from '../../documents/server/public.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import { namesIn } from '../../registers/server/public/people.ts';
import { isOpenState, type SigningEvent } from '../envelope.ts';
import type { EnvelopeLine, Envelope as EnvelopeView } from '../envelopeView.ts';
import { type EnvelopeProgress, envelopeState } from '../rules/envelopeState.ts';
import type { UnsealableCode } from '../rules/evidence.ts';
import { needsNewLink } from '../rules/linkLock.ts';
import type * as signeeContract from '../signeeContract.ts';
import { effectViews, type Reader, sayWhy } from './effectViews.ts';
import type { EffectReason } from './store/effects.ts';
import { type Envelope, type SigneeRow, selectMailRefused, selectSealingFault } from './store/envelopes.ts';

export async function envelopeLines(
  { q, orgId, now }: Pick<Reader, 'q' | 'orgId' | 'now'>,
  envelopes: readonly Envelope[],
): Promise<EnvelopeLine[]> {
  const [documents, makers, refused] = await Promise.all([
    signableDocuments(
      q,
      orgId,
      envelopes.flatMap((one) => one.documents),
    ),
    userNames(q, [...new Set(envelopes.map(({ madeBy }) => madeBy))]),
    selectMailRefused(q),
  ]);
  const byId = new Map(documents.map((one) => [one.documentId, one]));
  return envelopes.map((envelope) => {
    const progress = envelopeState(envelope, envelope.events, now);
    const sealed = new Set(sealedFiles(envelope)?.map(({ document }) => document));
    return {
      _id: envelope.envelopeId,
      title: envelope.title,
      state: progress.state,
      has_evidence: progress.hasEvidence,
      is_sealed: envelope.documents.every(({ documentId }) => sealed.has(documentId)),
      in_order: envelope.inOrder,
      made_at: envelope.madeAt,
      made_by_name: makers.get(envelope.madeBy) ?? '',
      expires_at: envelope.expiresAt,
      zone: envelope.zone,
      documents: envelope.documents.map(({ documentId, version, sha256 }) => ({
        _id: documentId,
        version,
        sha256,
        is_sealed: sealed.has(documentId),
        title: byId.get(documentId)?.title ?? '',
        number: byId.get(documentId)?.number ?? null,
        is_resolution: isResolutionIn(byId, documentId),
      })),
      signees: envelope.signees
        .filter(({ signeeId }) => progress.signees.has(signeeId))
        .map((signee) => signeeView(signee, envelope.events, progress, refused)),
    };
  });
}

function isResolutionIn(documents: ReadonlyMap<string, SignableDocument>, id: string): boolean {
  const document = documents.get(id);
  return document !== undefined && isResolution(document);
}

function signeeView(
  signee: SigneeRow,
  events: readonly SigningEvent[],
  progress: EnvelopeProgress,
  refused: ReadonlySet<string>,
): EnvelopeLine['signees'][number] {
  const { signeeId } = signee;
  const state = progress.signees.get(signeeId) ?? 'waiting';
  const own = events.filter((one) => one.signeeId === signeeId);
  const lastOf = (...kinds: readonly string[]) =>
    own.findLast(({ kind }) => kinds.includes(kind))?.at ?? null;
  return {
    _id: signeeId,
    person_id: signee.personId,
    name: signee.name,
    email: signee.email,
    language: signee.language,
    place: signee.place,
    state,
    since: state === 'waiting' ? null : lastOf(state),
    signs: signee.signs.map(({ documentId, capacities }) => ({
      document_id: documentId,
      capacities: [...capacities],
    })),
    mailed_at: lastOf('invited', 'reminded'),
    is_mail_refused: refused.has(signeeId),
    is_link_locked: needsNewLink(events, signeeId),
  };
}

export async function envelopeView(reader: Reader, envelope: Envelope): Promise<EnvelopeView> {
  const { q, now } = reader;
  const [line] = await envelopeLines(reader, [envelope]);
  if (line === undefined) throw new Error('an envelope has a line');
  const users = [...new Set(envelope.events.flatMap(({ byUser }) => byUser ?? []))];
  const names = users.length === 0 ? new Map<string, string>() : await userNames(q, users);
  const isOpen = isOpenState(line.state);
  const leftOut = await leftOutOf(reader, envelope);
  return {
    ...line,
    message: envelope.message,
    remind_every_days: envelope.remindEveryDays,
    effects: await effectViews(reader, envelope, leftOut.length > 0),
    left_out: leftOut,
    evidence_document_id: evidenceOf(envelope)?.document ?? null,
    sealing_fault: await sealingFaultOf(reader, line),
    may_edit: isOpen && envelopeState(envelope, envelope.events, now).isUntouched,
    may_remind: isOpen,
    may_void: isOpen,
    events: envelope.events.map(({ kind, signeeId, byUser, at, data }) => ({
      kind,
      signee_id: signeeId,
      at,
      by_name: byUser === null ? '' : (names.get(byUser) ?? ''),
      reason: reasonOf(data, reader),
    })),
  };
}

/** Why its documents have no seal yet, or one of them never will. */
async function sealingFaultOf(
  { q, orgId }: Pick<Reader, 'q' | 'orgId'>,
  { _id, has_evidence: hasEvidence, documents }: EnvelopeLine,
): Promise<string | null> {
  if (!hasEvidence) return selectSealingFault(q, _id);
  const unsealed = documents.filter((one) => !one.is_sealed);
  if (unsealed.length === 0) return null;
  const wanted = unsealed.map(({ _id: documentId, version }) => ({ documentId, version }));
  const files = await signableDocuments(q, orgId, wanted);
  return files.map(unsealableAs).includes('SEAL_UNSEALABLE') ? 'SEAL_UNSEALABLE' : 'SEAL_NO_PDF';
}

/** Why a document whose signed copy has no seal will never have one. */
export const unsealableAs = ({ mediaType }: Pick<SignableDocument, 'mediaType'>): UnsealableCode =>
  mediaType === 'application/pdf' ? 'SEAL_UNSEALABLE' : 'SEAL_NO_PDF';

/** The reason as a person wrote it, or why an entry was stopped. */
function reasonOf({ reason, stopped }: SigningEvent['data'], reader: Reader): string | null {
  if (typeof reason === 'string') return reason;
  // Written by `settleEffects.ts`.
  return sayWhy(reader, (stopped as EffectReason | undefined) ?? null)?.message ?? null;
}

/** Written by `sealing.ts`. */
export const evidenceOf = ({ events }: Envelope) =>
  events.find(({ kind }) => kind === 'sealed')?.data.evidence as
    | { readonly document: string; readonly pdf: string; readonly json: string }
    | undefined;

/** The signed copies, likewise. */
export const sealedFiles = ({ events }: Envelope) =>
  events.find(({ kind }) => kind === 'sealed')?.data.documents as
    | readonly { readonly document: string; readonly sha256: string }[]
    | undefined;

type LeftOut = EnvelopeView['left_out'][number];

/** Whom the documents name, who has not signed and whom the envelope does not ask; nobody of one that ended otherwise than by its
 *  last signature, which signed nothing. */
export async function leftOutOf(
  { q, orgId, now }: Pick<Reader, 'q' | 'orgId' | 'now'>,
  envelope: Envelope,
): Promise<LeftOut[]> {
  const { state, signees } = envelopeState(envelope, envelope.events, now);
  if (!isOpenState(state) && state !== 'signed') return [];
  const documents = await signableDocuments(
    q,
    orgId,
    envelope.documents.map(({ documentId }) => ({ documentId })),
  );
  const isAsked = (documentId: string, personId: string) =>
    envelope.signees.some(
      (one) =>
        signees.has(one.signeeId) &&
        one.personId === personId &&
        one.signs.some((signed) => signed.documentId === documentId),
    );
  const missing = documents.flatMap((one) =>
    unsignedOf(one)
      .filter((personId) => !isAsked(one.documentId, personId))
      .map((personId) => ({ documentId: one.documentId, personId })),
  );
  const names = await namesIn(q, orgId, [...new Set(missing.map(({ personId }) => personId))]);
  return missing.map(({ documentId, personId }) => ({
    document_id: documentId,
    person_id: personId,
    name: names.get(personId) ?? '',
  }));
}

/** These documents, and nothing else of the organization. */
export async function signerView(
  reader: Reader,
  { envelope, signee }: { readonly envelope: Envelope; readonly signee: SigneeRow },
): Promise<signeeContract.SignerView> {
  const { q, orgId, now } = reader;
  const own = new Map(signee.signs.map(({ documentId, capacities }) => [documentId, capacities]));
  const wanted = envelope.documents.filter(({ documentId }) => own.has(documentId));
  const leftOut = await leftOutOf(reader, envelope);
  const [documents, organization, names, effects] = await Promise.all([
    signableDocuments(q, orgId, wanted),
    organizationOf(q, orgId),
    userNames(q, [envelope.madeBy]),
    effectViews(reader, envelope, leftOut.length > 0),
  ]);
  const { signees } = envelopeState(envelope, envelope.events, now);
  return {
    envelope_id: envelope.envelopeId,
    title: envelope.title,
    message: envelope.message,
    company: fullNameOf(organization),
    sender: names.get(envelope.madeBy) ?? '',
    expires_at: envelope.expiresAt,
    zone: envelope.zone,
    name: signee.name,
    language: signee.language,
    signees: envelope.signees.flatMap(({ signeeId, name }) => {
      const state = signees.get(signeeId);
      return state === undefined ? [] : [{ name, state, is_you: signeeId === signee.signeeId }];
    }),
    documents: documents.map((one) => ({
      _id: one.documentId,
      title: one.title,
      number: one.number,
      corporation: one.printed?.corporation.name ?? null,
      subtitle: one.printed?.subtitle ?? null,
      language: one.language,
      sha256: one.sha256,
      pages: one.pages,
      media_type: one.mediaType,
      capacities: [...(own.get(one.documentId) ?? [])],
      blocks: one.printed === null ? null : one.printed.blocks.map((block) => ({ ...block })),
      text: one.text,
    })),
    effects,
    is_last: [...signees].every(([id, state]) => id === signee.signeeId || state === 'signed'),
  };
}
