/** Members send, edit, remind and void envelopes. */
import { type Instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import { isUuid } from '@tabellion/kernel/ids.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readText } from '@tabellion/law/fields.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { isResolution } from '../../documents/rules/isResolution.ts';
import { judgeUpload, makeProposalDocuments, signableDocuments } from '../../documents/server/public.ts';
import {
  type OrganizationWrite,
  organizationOf,
  todayOf,
  writeOrganization,
  writeOrganizationAfterRelease,
} from '../../organizations/server/public.ts';
import { foundingOrRegister } from '../../registers/server/public/acts.ts';
import { updateOutUntil } from '../../registers/server/public/proposals.ts';
import * as contract from '../contract.ts';
import { isOpenState } from '../envelope.ts';
import { envelopeState, lastAsked } from '../rules/envelopeState.ts';
import { type DraftedSignee, documentsToSign, readSignees, signeesNamed } from './drafting.ts';
import { endEnvelope, passedEnvelopes, readReason } from './ending.ts';
import { inDays, insertSignees, inviteThoseWhoseTurnItIs, mailLink, openEnvelope } from './openEnvelope.ts';
import type { SigningPorts } from './ports.ts';
import { type Envelope, insertEvent, selectEnvelopes, updateEnvelope } from './store/envelopes.ts';
import { envelopeView } from './views.ts';

const pauseMs = 60 * 1000;

type SendBody = Parameters<Parameters<typeof serveOrganization<typeof contract.sendEnvelope>>[1]>[1]['body'];

export const sendEnvelope = (ports: SigningPorts) =>
  serveOrganization(contract.sendEnvelope, (ctx, { body }) => send(ctx, ports, body));

/** Documents of a proposal are made of the registers as they will be: it is tried and rolled back. */
export const prepareProposal = ({ documents }: SigningPorts) =>
  serveOrganization(contract.prepareProposal, async (ctx, { params: { proposalId } }) => {
    const { orgId, user, now } = ctx;
    if ((await foundingOrRegister(ctx.q, orgId)) === 'founding') return refuse('REGISTERS.NOT_INCORPORATED');
    ctx.release();
    const made = await makeProposalDocuments(documents, { orgId, proposalId, userId: user.userId, now });
    if (!made.ok) return made;
    const { documentIds } = made.value;
    return documentIds.length === 0 ? refuse('SIGNING.NO_DOCUMENTS') : ok({ document_ids: [...documentIds] });
  });

export const sendSingle = (ports: SigningPorts) =>
  serveOrganization(contract.sendSingle, (ctx, { query: { files, email, userId } }) => {
    const signee = {
      ...(userId !== undefined && { person_id: userId }),
      // A signee who is nobody of the registers is called by his address.
      ...(email !== undefined && { email, ...(userId === undefined && { name: email }) }),
    };
    const isNamed = email !== undefined || userId !== undefined;
    return send(ctx, ports, { document_ids: idsIn(files), ...(isNamed && { signees: [signee] }) });
  });

/** A word that is no id is the id of nothing. */
const idsIn = (text: string): string[] => text.split(',').filter(isUuid);

/** Those who are asked are mailed what the sender writes, so he has an address that he proved. */
export const judgeSender = ({ user }: Pick<OrganizationContext, 'user'>) =>
  user.emailVerified ? ok(true) : refuse('SIGNING.VERIFY_FIRST');

async function send(ctx: OrganizationContext, ports: SigningPorts, body: SendBody) {
  const { orgId, now, user } = ctx;
  const sender = judgeSender(ctx);
  if (!sender.ok) return sender;
  const judged = await judgeUploads(ctx, ports, body.document_ids);
  if (!judged.ok) return judged;
  const written = await writeOrganizationAfterRelease(ctx, async (write) => {
    const { tx } = write;
    for (const passed of await passedEnvelopes(tx, orgId, now))
      await endEnvelope(write, passed, { kind: 'expired', at: now });
    const documents = await documentsToSign({ q: tx, orgId }, body.document_ids);
    if (!documents.ok) return documents;
    const drafting = { q: tx, orgId, today: write.today, language: ctx.language };
    const signees = await readSignees(drafting, documents.value, body.signees);
    if (!signees.ok) return signees;
    const words = wordsOf(body);
    if (!words.ok) return refuseField(words.error.path, 'TEXT.FORBIDDEN_CHARACTERS');
    return openEnvelope(write, {
      title: words.value.title,
      message: words.value.message,
      documents: documents.value,
      signees: signees.value,
      proposalIds: (body.effects ?? []).map(({ proposal_id }) => proposal_id),
      inOrder: body.in_order,
      expiresInDays: body.expires_in_days,
      remindEveryDays: body.remind_every_days,
      by: { now, userId: user.userId },
    });
  });
  if (!written.ok) return written;
  const envelopeId = written.value.envelopeId ?? '';
  return ports.db.asOrganization(orgId, (q) => viewOf({ ...ctx, q }, ports, envelopeId));
}

/** Each takes signatures and a seal. Before the transaction: a file is opened in a process of its own, and nobody waits for it. */
async function judgeUploads(
  ctx: OrganizationContext,
  { documents: ports }: SigningPorts,
  ids: readonly string[],
) {
  const documents = await signableDocuments(
    ctx.q,
    ctx.orgId,
    [...new Set(ids)].map((documentId) => ({ documentId })),
  );
  ctx.release();
  const judged = await Promise.all(documents.map((document) => judgeUpload(ports, ctx.orgId, document)));
  return judged.find((one) => !one.ok) ?? ok(true);
}

/** Empty where none is given. */
export function wordsOf({ title = '', message = '' }: Pick<SendBody, 'title' | 'message'>) {
  const read = readText(title, { path: 'title', maxLength: 300 });
  if (!read.ok) return read;
  const more = readText(message, { path: 'message', maxLength: 2_000, multiline: true });
  return more.ok ? ok({ title: read.value, message: more.value }) : more;
}

const envelopeIn = async ({ tx, orgId }: Pick<OrganizationWrite, 'tx' | 'orgId'>, envelopeId: string) =>
  (await selectEnvelopes(tx, orgId, { ids: [envelopeId] }))[0];

/** The envelope under the head lock, as long as it is open. */
async function openIn(write: OrganizationWrite, envelopeId: string, now: Instant) {
  const envelope = await envelopeIn(write, envelopeId);
  if (envelope === undefined) return refuse('GENERAL.NOT_FOUND');
  const progress = envelopeState(envelope, envelope.events, now);
  return isOpenState(progress.state) ? ok({ envelope, progress }) : refuse('SIGNING.ENDED');
}

type ViewReader = Pick<OrganizationContext, 'orgId' | 'now' | 'language'> & { readonly q: Queries };

export async function viewOf(reader: ViewReader, ports: SigningPorts, envelopeId: string) {
  const { q, orgId, now, language } = reader;
  const [envelope] = await selectEnvelopes(q, orgId, { ids: [envelopeId] });
  if (envelope === undefined) return refuse('GENERAL.NOT_FOUND');
  return ok({
    envelope: await envelopeView({ q, orgId, now, language, texts: ports.texts }, envelope),
  });
}

export const proposeSignees = serveOrganization(contract.proposeSignees, async (ctx, { query: { ids } }) => {
  const { q, orgId, now, language } = ctx;
  const passed = await passedEnvelopes(q, orgId, now);
  const free = passed.flatMap((one) => one.documents.map(({ documentId }) => documentId));
  const documents = await documentsToSign(ctx, idsIn(ids), free);
  if (!documents.ok) return documents;
  const today = todayOf(await organizationOf(q, orgId), now);
  const signees = await signeesNamed({ q, orgId, today, language }, documents.value);
  return ok({
    documents: documents.value.map((one) => ({
      _id: one.documentId,
      title: one.title,
      is_resolution: isResolution(one),
    })),
    signees: signees.map(({ personId, name, email, language: reads, signs }) => ({
      person_id: personId ?? '',
      name,
      email,
      language: reads,
      signs: signs.map(({ documentId, capacities }) => ({
        document_id: documentId,
        capacities: [...capacities],
      })),
    })),
  });
});

export const editEnvelope = (ports: SigningPorts) =>
  serveOrganization(contract.editEnvelope, async (ctx, { params: { envelopeId }, body }) => {
    const { orgId, now, user } = ctx;
    const sender = judgeSender(ctx);
    if (!sender.ok) return sender;
    const written = await writeOrganization(ctx, async (write) => {
      const { tx } = write;
      const found = await openIn(write, envelopeId, now);
      if (!found.ok) return found;
      const { envelope, progress } = found.value;
      if (!progress.isUntouched) return refuse('SIGNING.BEGUN');
      const words = wordsOf(body);
      if (!words.ok) return refuseField(words.error.path, 'TEXT.FORBIDDEN_CHARACTERS');
      const by = { envelopeId, at: now, byUser: user.userId };
      const expiresAt =
        body.expires_in_days === undefined ? envelope.expiresAt : inDays(now, body.expires_in_days);
      await updateEnvelope(tx, orgId, {
        envelopeId,
        title: words.value.title || envelope.title,
        message: body.message === undefined ? envelope.message : words.value.message,
        inOrder: body.in_order ?? envelope.inOrder,
        expiresAt,
        remindEveryDays:
          body.remind_every_days === undefined ? envelope.remindEveryDays : body.remind_every_days,
      });
      for (const { proposalId } of envelope.effects)
        if (proposalId !== null) await updateOutUntil(tx, orgId, proposalId, expiresAt);
      if (body.signees !== undefined) {
        const ids = envelope.documents.map(({ documentId }) => documentId);
        const documents = await documentsToSign({ q: tx, orgId }, ids, ids);
        if (!documents.ok) return documents;
        const drafting = { q: tx, orgId, today: write.today, language: ctx.language };
        const wanted = await readSignees(drafting, documents.value, body.signees);
        if (!wanted.ok) return wanted;
        const present = envelope.signees.filter(({ signeeId }) => progress.signees.has(signeeId));
        const isSame = (one: DraftedSignee, other: DraftedSignee) => sameTerms(one) === sameTerms(other);
        for (const { signeeId, ...one } of present)
          if (!wanted.value.some((other) => isSame({ signeeId, ...one }, other)))
            await insertEvent(tx, orgId, { ...by, kind: 'removed', signeeId });
        const added = wanted.value.filter((one) => !present.some((other) => isSame(one, other)));
        await insertSignees(write, envelopeId, added);
      }
      await insertEvent(tx, orgId, { ...by, kind: 'edited' });
      await inviteThoseWhoseTurnItIs(write, envelopeId, { now, byUser: user.userId });
      return ok({ envelopeId });
    });
    return written.ok ? viewOf(ctx, ports, envelopeId) : written;
  });

/** Whoever is asked for the same at the same address keeps his link. */
const sameTerms = ({ personId, name, email, language, place, signs }: DraftedSignee): string =>
  JSON.stringify([
    personId,
    name,
    email,
    language,
    place,
    signs.map(({ documentId, capacities }) => [documentId, capacities]),
  ]);

/** Reminds those whose turn it is, or one of them. */
async function remind(ctx: OrganizationContext, envelopeId: string, only?: string) {
  const { now, user } = ctx;
  return writeOrganization(ctx, async (write) => {
    const found = await openIn(write, envelopeId, now);
    if (!found.ok) return found;
    const { envelope, progress } = found.value;
    if (only !== undefined && !progress.signees.has(only)) return refuse('GENERAL.NOT_FOUND');
    const due = [...progress.signees].filter(
      ([id, state]) => ['invited', 'opened'].includes(state) && (only === undefined || id === only),
    );
    if (due.length === 0) return refuse('SIGNING.NOT_YOUR_TURN');
    const rested = due.filter(
      ([id]) => millisOfInstant(lastMailed(envelope, id)) + pauseMs <= millisOfInstant(now),
    );
    if (rested.length === 0) return refuse('SIGNING.SENT_RECENTLY', { params: { seconds: pauseMs / 1000 } });
    for (const [id] of rested)
      await mailLink(write, envelope, id, { now, byUser: user.userId, isReminder: true });
    return ok({ envelopeId });
  });
}

export const lastMailed = ({ events, madeAt }: Envelope, signeeId: string): Instant =>
  lastAsked(events, signeeId)?.at ?? madeAt;

export const remindSignees = (ports: SigningPorts) =>
  serveOrganization(contract.remindSignees, async (ctx, { params: { envelopeId }, body }) => {
    const written = await remind(ctx, envelopeId, body.signee_id);
    return written.ok ? viewOf(ctx, ports, envelopeId) : written;
  });

export const inviteSignees = (ports: SigningPorts) =>
  serveOrganization(contract.inviteSignees, async (ctx, { params: { docId } }) => {
    const [envelope] = await selectEnvelopes(ctx.q, ctx.orgId, { documentIds: [docId] });
    if (envelope === undefined) return refuse('GENERAL.NOT_FOUND');
    const written = await remind(ctx, envelope.envelopeId);
    return written.ok ? viewOf(ctx, ports, envelope.envelopeId) : written;
  });

export const voidEnvelope = (ports: SigningPorts) =>
  serveOrganization(contract.voidEnvelope, async (ctx, { params: { envelopeId }, body: { reason } }) => {
    const { now, user } = ctx;
    const read = readReason(reason);
    if (!read.ok) return read;
    const written = await writeOrganization(ctx, async (write) => {
      const found = await openIn(write, envelopeId, now);
      if (!found.ok) return found;
      const end = { kind: 'voided', at: now, byUser: user.userId, data: { reason: read.value } } as const;
      await endEnvelope(write, found.value.envelope, end);
      return ok({ envelopeId });
    });
    return written.ok ? viewOf(ctx, ports, envelopeId) : written;
  });
