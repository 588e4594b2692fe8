/** Sends the founding set: drafted, and sent to everyone who signs it in one envelope. The shareholders' part follows by itself, in
 *  the name of the same person, once the last subscriber has paid. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { userById } from '../../accounts/server/public.ts';
import type { OrganizingPart } from '../../documents/rules/organizingSet.ts';
import {
  changeDocumentStatuses,
  changedOrganizing,
  type DocumentPorts,
  makeOrganizingSet,
  type OrganizingSet,
  readOrganizingSet,
  refuseUnmade,
  signableDocuments,
} from '../../documents/server/public.ts';
import { type OrganizationWrite, underHead } from '../../organizations/server/public.ts';
import {
  numberOrganizingResolutions,
  organizingResolution,
} from '../../registers/server/public/proposals.ts';
import type { NewSignee } from '../contract.ts';
import * as contract from '../organizingContract.ts';
import { type DraftedSignee, documentsToSign, readSignees, signeesNamed } from './drafting.ts';
import { endEnvelope, passedEnvelopes } from './ending.ts';
import { openEnvelope } from './openEnvelope.ts';
import { organizingView, partsToSend } from './organizing.ts';
import type { SigningPorts } from './ports.ts';
import { judgeSender, wordsOf } from './sending.ts';
import { selectOutForSignature } from './store/envelopes.ts';
import { insertOrganizingRequest, type SendingTerms, selectOrganizingRequests } from './store/organizing.ts';

export const sendOrganizing = (ports: SigningPorts) =>
  serveOrganization(contract.sendOrganizing, async (ctx, { body: terms }) => {
    const { orgId, now, user } = ctx;
    const sender = judgeSender(ctx);
    if (!sender.ok) return sender;
    ctx.release();
    const sent = await sendParts(ports, { orgId, now, userId: user.userId, terms, isAsked: true });
    if (!sent.ok) return sent;
    const set = await ports.db.asOrganization(orgId, (q) => organizingView({ ...ctx, q }));
    return ok({ set });
  });

interface Sending {
  readonly orgId: string;
  readonly now: Instant;
  /** The member in whose name it is sent. */
  readonly userId: string;
  readonly terms: SendingTerms;
  /** A person asks for it now; otherwise it follows what was asked for before. */
  readonly isAsked: boolean;
}

/** Sends what may go out now. Harmless to repeat: what is out already, or signed, is not sent again. */
export async function sendParts(
  ports: Pick<SigningPorts, 'db'> & { readonly documents: DocumentPorts },
  sending: Sending,
) {
  const { orgId, now, userId } = sending;
  const ready = await ports.db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId, now }, (write) => prepare(write, now)),
  );
  if (!ready.ok) return ready;
  const parts = ready.value;
  const made = await makeOrganizingSet(ports.documents, { orgId, now, userId, parts });
  if (!made.ok) return made;
  const [unmade] = made.value.unmade;
  if (unmade !== undefined) return refuseUnmade(unmade);
  return ports.db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId, now }, (write) => send(write, made.value.documentIds, sending)),
  );
}

/** Numbers the resolutions of a corporation that has none yet; what was declined or not signed in time is drafted again.
 *  @returns the parts that may go out */
async function prepare(write: OrganizationWrite, now: Instant) {
  const { tx, orgId, today } = write;
  for (const passed of await passedEnvelopes(tx, orgId, now))
    await endEnvelope(write, passed, { kind: 'expired', at: now });
  const set = await readOrganizingSet(tx, { orgId, now });
  if (set === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
  await numberOrganizingResolutions(write, today);
  const parts = partsToSend(set);
  const back = set.documents.flatMap(({ part, status, documentId }) =>
    parts.includes(part) && documentId !== null && (status === 'declined' || status === 'expired')
      ? documentId
      : [],
  );
  await changeDocumentStatuses(write, back, 'draft');
  await changeDocumentStatuses(write, await signedInVain(write, set, parts), 'void');
  return ok(parts);
}

/** Documents signed without effect, since something was changed before the last signature: they are drafted and signed again. */
async function signedInVain(
  write: OrganizationWrite,
  { documents }: OrganizingSet,
  parts: readonly OrganizingPart[],
): Promise<readonly string[]> {
  const { tx, orgId } = write;
  const vain: string[] = [];
  for (const part of parts) {
    if ((await organizingResolution(tx, orgId, part))?.status === 'passed') continue;
    const signed = documents.filter((one) => one.part === part && one.status === 'signed');
    const changed = await changedOrganizing(
      write,
      signed.flatMap(({ documentId }) => documentId ?? []),
    );
    const own = signed.filter(({ template }) => template === `organizing_resolution_of_${part}`);
    vain.push(...changed, ...own.flatMap(({ documentId }) => documentId ?? []));
  }
  return [...new Set(vain)];
}

async function send(
  write: OrganizationWrite,
  documentIds: readonly string[],
  { now, userId, terms, isAsked }: Sending,
) {
  const { tx, orgId, today } = write;
  const [made, out] = await Promise.all([
    signableDocuments(
      tx,
      orgId,
      documentIds.map((documentId) => ({ documentId })),
    ),
    selectOutForSignature(tx, orgId, documentIds),
  ]);
  const ids = made.flatMap(({ documentId, status }) =>
    out.includes(documentId) || (status !== 'draft' && status !== 'partially_signed') ? [] : documentId,
  );
  if (ids.length === 0) return ok(null);
  const documents = await documentsToSign({ q: tx, orgId }, ids);
  if (!documents.ok) return documents;
  const language = (await userById(tx, userId)).language;
  const drafting = { q: tx, orgId, today, language };
  const named = await signeesNamed(drafting, documents.value);
  const [before] = await selectOrganizingRequests(tx, orgId);
  const typed = [...(terms.signees ?? []), ...(before?.terms.signees ?? [])];
  const signees = await readSignees(
    drafting,
    documents.value,
    named.map((one) => signeeBy(typed, one)),
  );
  if (!signees.ok) return signees;
  const words = wordsOf({ message: terms.message ?? '' });
  if (!words.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [words.error] });
  const [first] = documents.value;
  const title = { en: 'Organizing documents', fr: 'Documents d’organisation' }[first?.language ?? 'en'];
  if (isAsked) await insertOrganizingRequest(tx, orgId, requestOf({ now, userId, terms }));
  return openEnvelope(write, {
    title,
    message: words.value.message,
    documents: documents.value,
    signees: signees.value,
    proposalIds: [],
    expiresInDays: terms.expires_in_days,
    remindEveryDays: terms.remind_every_days,
    by: { now, userId },
  });
}

/** As the sender typed it, or as it is on record. */
function signeeBy(
  typed: NonNullable<SendingTerms['signees']>,
  { personId, email: known, language: reads }: DraftedSignee,
): NewSignee {
  const own = typed.filter((one) => one.person_id === personId);
  const email = own.find((one) => one.email !== undefined)?.email ?? known;
  const language = own.find((one) => one.language !== undefined)?.language ?? reads;
  return { person_id: personId ?? '', email, language, place: 1 };
}

const requestOf = ({ now, userId, terms }: Pick<Sending, 'now' | 'userId' | 'terms'>) => ({
  requestId: newId(),
  madeAt: now,
  madeBy: userId,
  signedOn: null,
  attestedBy: null,
  copyId: null,
  terms,
});
