/** Signees read, sign and decline. Every route asks `canAct`, and what writes asks again under the head lock. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Endpoint, InputOf } from '@tabellion/kit/endpoint.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { AnswerTo, OrganizationContext, SigneeContext } from '@tabellion/platform/http/context.ts';
import {
  type Route,
  serveFileToSignee,
  serveOrganization,
  serveSignee,
} from '@tabellion/platform/http/route.ts';
import { userById } from '../../accounts/server/public.ts';
import { changeDocumentStatuses, signableDocuments } from '../../documents/server/public.ts';
import {
  type OrganizationWrite,
  writeForSignee,
  writeOrganization,
} from '../../organizations/server/public.ts';
import type { StoredSignature } from '../envelope.ts';
import { envelopeState } from '../rules/envelopeState.ts';
import * as signeeContract from '../signeeContract.ts';
import { actingSignee, mayAct, openSession } from './access.ts';
import { effectViews, type Reader } from './effectViews.ts';
import { completeEnvelope, endEnvelope, readReason } from './ending.ts';
import { inviteThoseWhoseTurnItIs } from './openEnvelope.ts';
import type { SigningPorts } from './ports.ts';
import { storeSignature } from './signature.ts';
import { type Envelope, insertEvent, type SigneeKey, selectEnvelopes } from './store/envelopes.ts';
import { sealedFiles, signerView } from './views.ts';
import {
  envelopesOf,
  envelopesWaitingFor,
  type OwnEnvelope,
  waitingEnvelopesView,
} from './waitingEnvelopes.ts';

type SigneeHandler<E extends Endpoint> = (
  ctx: SigneeContext,
  own: OwnEnvelope,
  input: InputOf<E>,
) => Promise<AnswerTo<E>>;

const keyOf = ({ signee: { orgId, envelopeId, signeeId } }: SigneeContext): SigneeKey => ({
  orgId,
  envelopeId,
  signeeId,
});

/** Notes the first time that he opens the documents. */
async function open(ctx: SigneeContext) {
  const { q, signee, now, address } = ctx;
  const found = await actingSignee(q, keyOf(ctx), now, 'read');
  if (!found.ok) return found;
  const { orgId, envelopeId, signeeId, userId: byUser } = signee;
  const { events } = found.value.envelope;
  if (events.some((one) => one.kind === 'opened' && one.signeeId === signeeId)) return found;
  await insertEvent(q, orgId, { envelopeId, kind: 'opened', signeeId, at: now, byUser, data: { address } });
  return actingSignee(q, keyOf(ctx), now, 'read');
}

const serveActing = <E extends Endpoint>(endpoint: E, handler: SigneeHandler<E>): Route =>
  serveSignee(endpoint, async (ctx, input) => {
    const found = await actingSignee(ctx.q, keyOf(ctx), ctx.now, 'sign');
    // The codes of `canAct` are among the refusals of every contract for signees (`actingRefusals`).
    return found.ok ? handler(ctx, found.value, input) : (found as unknown as AnswerTo<E>);
  });

export const readForSigning = (ports: SigningPorts) =>
  serveSignee(signeeContract.readForSigning, async (ctx) => {
    const found = await open(ctx);
    if (!found.ok) return found;
    const { q, now, language, signee } = ctx;
    return ok(await signerView({ q, orgId: signee.orgId, now, language, texts: ports.texts }, found.value));
  });

export const readFileForSigning = ({ files }: SigningPorts) =>
  serveFileToSignee(signeeContract.readFileForSigning, async (ctx, { params: { docId } }) => {
    const found = await open(ctx);
    if (!found.ok) return found;
    const { envelope, signee } = found.value;
    const isHis = signee.signs.some(({ documentId }) => documentId === docId);
    const sent = envelope.documents.find(({ documentId }) => documentId === docId);
    if (!isHis || sent === undefined) return refuse('GENERAL.NOT_FOUND');
    const [document] = await signableDocuments(ctx.q, ctx.signee.orgId, [sent]);
    const signed = sealedFiles(envelope)?.find((one) => one.document === docId);
    const bytes = await files.get(signed?.sha256 ?? sent.sha256);
    if (document === undefined || bytes === undefined) return refuse('GENERAL.NOT_FOUND');
    const { mediaType, fileName } = document;
    return ok({ bytes, mediaType, fileName });
  });

/** The signee's proof, and where he signs from. */
interface Signer {
  readonly now: Instant;
  readonly userId: string | null;
  readonly proof: 'code' | 'account';
  readonly address: string;
  readonly userAgent: string;
}

const signerOf = ({ signee, now, address, userAgent }: SigneeContext): Signer => ({
  now,
  userId: signee.userId,
  proof: signee.proof,
  address,
  userAgent,
});

type SignBody = InputOf<typeof signeeContract.sign>['body'];

export const sign = (ports: SigningPorts) =>
  serveActing(signeeContract.sign, async (ctx, _own, { body }) => {
    const stored = await storeSignature(ports.files, body.signature);
    if (!stored.ok) return stored;
    ctx.release();
    const signer = signerOf(ctx);
    const written = await writeForSignee(ports.db, ctx.signee.orgId, signer, async (write) => {
      const found = await actingSignee(write.tx, keyOf(ctx), ctx.now, 'sign');
      return found.ok
        ? signUnder(write, ports, signer, { ...found.value, body, stored: stored.value })
        : found;
    });
    if (!written.ok) return written;
    const { now, language } = ctx;
    const { orgId, envelopeId } = ctx.signee;
    return ports.db.asOrganization(orgId, (q) =>
      signedReply({ q, orgId, now, language, texts: ports.texts }, envelopeId, written.value),
    );
  });

/** Signs under the head lock, where he may still act. */
async function signUnder(
  write: OrganizationWrite,
  ports: SigningPorts,
  signer: Signer,
  {
    envelope,
    signee,
    body,
    stored,
  }: OwnEnvelope & { readonly body: SignBody; readonly stored: StoredSignature },
) {
  const { envelopeId, signeeId } = signee;
  const sent = signee.signs.flatMap(({ documentId }) =>
    envelope.documents.filter((one) => one.documentId === documentId),
  );
  const isWhole = sent.every(({ documentId, sha256 }) =>
    body.agreed.some((one) => one.document_id === documentId && one.sha256 === sha256),
  );
  if (!isWhole || body.agreed.length !== sent.length) return refuse('SIGNING.OTHER_BYTES');
  const { now, userId } = signer;
  await insertEvent(write.tx, write.orgId, {
    envelopeId,
    signeeId,
    kind: 'signed',
    at: now,
    byUser: userId,
    data: signedData(signer, body, stored),
  });
  return ok({ envelopeId, ...(await goOn(write, ports, envelope, now)) });
}

type End = 'complete' | null;

/** The reply: after the last signature with what became of each effect, as it was noted. */
async function signedReply(reader: Reader, envelopeId: string, { end }: { readonly end: End }) {
  if (end === null) return ok({ is_complete: false, effects: [] });
  const [envelope] = await selectEnvelopes(reader.q, reader.orgId, { ids: [envelopeId] });
  return ok({
    is_complete: true,
    effects: envelope === undefined ? [] : await effectViews(reader, envelope),
  });
}

const signedData = (
  { proof, address, userAgent }: Signer,
  { agreed, zone }: SignBody,
  signature: StoredSignature,
) => ({
  agreed: agreed.map(({ document_id, sha256 }) => ({ document_id, sha256 })),
  signature: { ...signature },
  proof,
  address,
  user_agent: userAgent.slice(0, 300),
  zone: zone !== undefined && isZone(zone) ? zone : null,
});

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Goes on after a signature: to the next in order, or to the end. */
async function goOn(
  write: OrganizationWrite,
  ports: SigningPorts,
  before: Envelope,
  now: Instant,
): Promise<{ end: End }> {
  const { envelopeId } = before;
  const [envelope] = await selectEnvelopes(write.tx, write.orgId, { ids: [envelopeId] });
  if (envelope === undefined) throw new Error('the envelope that was signed is gone');
  const { signees } = envelopeState(envelope, envelope.events, now);
  if ([...signees.values()].every((state) => state === 'signed')) {
    await completeEnvelope(write, ports, envelope, now);
    return { end: 'complete' };
  }
  const stood = [...envelopeState(before, before.events, now).signees];
  // They may have been asked before an edit put them behind others.
  const waited = stood.flatMap(([signeeId, state]) => (state === 'waiting' ? signeeId : []));
  await inviteThoseWhoseTurnItIs(write, envelopeId, { now, byUser: null }, waited);
  const ids = envelope.documents.map(({ documentId }) => documentId);
  await changeDocumentStatuses(write, ids, 'partially_signed');
  return { end: null };
}

export const decline = (ports: SigningPorts) =>
  serveActing(signeeContract.decline, async (ctx, _own, { body: { reason } }) => {
    const { now } = ctx;
    const { userId } = ctx.signee;
    const key = keyOf(ctx);
    const read = readReason(reason);
    if (!read.ok) return read;
    ctx.release();
    const data = { reason: read.value, address: ctx.address };
    const written = await writeForSignee(ports.db, key.orgId, { userId, now }, async (write) => {
      const found = await actingSignee(write.tx, key, now, 'sign');
      if (!found.ok) return found;
      const end = { kind: 'declined', signeeId: key.signeeId, at: now, byUser: userId, data } as const;
      await endEnvelope(write, found.value.envelope, end);
      return ok({});
    });
    return written.ok ? ok({}) : written;
  });

type OwnContext = Pick<OrganizationContext, 'orgId' | 'user' | 'now'> & { readonly q: Queries };

/** The verified address of a member's account; undefined where it is not verified. */
async function ownAddress({ q, user }: OwnContext): Promise<string | undefined> {
  const { email, emailVerifiedAt } = await userById(q, user.userId);
  return emailVerifiedAt === null ? undefined : email;
}

async function ownSignees(ctx: OwnContext): Promise<OwnEnvelope[]> {
  const email = await ownAddress(ctx);
  return email === undefined ? [] : envelopesWaitingFor(ctx.q, ctx.orgId, { email, now: ctx.now });
}

/** The envelope that a member may sign now; else why he may not sign the last one sent to him, such as that he has signed it. */
async function ownPart(ctx: OwnContext, isWanted: (one: OwnEnvelope) => boolean) {
  const email = await ownAddress(ctx);
  const own = email === undefined ? [] : await envelopesOf(ctx.q, ctx.orgId, email);
  const wanted = own.filter(isWanted);
  const judged = wanted.map((one) => ({ one, acting: mayAct(one, ctx.now, 'sign') }));
  const open = judged.find(({ acting }) => acting.ok);
  if (open !== undefined) return ok(open.one);
  // He learns nothing of an envelope that no longer asks him.
  const newest = judged.find(({ acting }) => !acting.ok && acting.error.textCode !== 'SIGNING.LINK_INVALID');
  return newest === undefined || newest.acting.ok ? refuse('SIGNING.NOT_YOURS') : newest.acting;
}

const holds =
  (docId: string) =>
  ({ signee }: OwnEnvelope): boolean =>
    signee.signs.some(({ documentId }) => documentId === docId);

export const listOwnEnvelopes = serveOrganization(signeeContract.listOwnEnvelopes, async (ctx) =>
  ok(await waitingEnvelopesView(ctx.q, ctx.orgId, { own: await ownSignees(ctx), now: ctx.now })),
);

export const openOwnEnvelope = serveOrganization(
  signeeContract.openOwnEnvelope,
  async (ctx, { params: { envelopeId } }) => {
    const found = await ownPart(ctx, ({ envelope }) => envelope.envelopeId === envelopeId);
    if (!found.ok) return found;
    const { orgId, user } = ctx;
    const key = { orgId, envelopeId, signeeId: found.value.signee.signeeId };
    ctx.release();
    return ok({
      signee_token: await openSession(ctx, key, { proof: 'account', userId: user.userId }),
    });
  },
);

export const readOwnSignature = (ports: SigningPorts) =>
  serveOrganization(signeeContract.readOwnSignature, async (ctx, { params: { docId } }) => {
    const found = await ownPart(ctx, holds(docId));
    if (!found.ok) return found;
    const { q, orgId, now, language } = ctx;
    return ok(await signerView({ q, orgId, now, language, texts: ports.texts }, found.value));
  });

export const signAsMember = (ports: SigningPorts) =>
  serveOrganization(signeeContract.signAsMember, async (ctx, { params: { docId }, body }) => {
    const stored = await storeSignature(ports.files, body.signature);
    if (!stored.ok) return stored;
    const { now, user, address, userAgent } = ctx;
    const signer = { now, userId: user.userId, proof: 'account', address, userAgent } as const;
    const written = await writeOrganization(ctx, async (write) => {
      const found = await ownPart({ ...ctx, q: write.tx }, holds(docId));
      return found.ok
        ? signUnder(write, ports, signer, { ...found.value, body, stored: stored.value })
        : found;
    });
    if (!written.ok) return written;
    const { q, orgId, language } = ctx;
    return signedReply(
      { q, orgId, now, language, texts: ports.texts },
      written.value.envelopeId ?? '',
      written.value,
    );
  });
