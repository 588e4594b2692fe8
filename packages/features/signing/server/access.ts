/** How a signee comes to his documents: by the link of a mail and a code, or by his account. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Database, Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import type { VisitorContext } from '@tabellion/platform/http/context.ts';
import { serveAnyone } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueueMail } from '@tabellion/platform/mail/sender.ts';
import { digestOf, userById } from '../../accounts/server/public.ts';
import { addressHint } from '../../mailbox/rules/addressHint.ts';
import { MOST_WRONG_CODES } from '../../mailbox/rules/limits.ts';
import {
  askCode,
  guessCode,
  openLinkSession,
  refuseGuess,
  selectLink,
  sessionEnd,
  spendCode,
} from '../../mailbox/server/public.ts';
import { organizationOf, writeForSignee } from '../../organizations/server/public.ts';
import { canAct, type ReadOrSign } from '../rules/canAct.ts';
import { isLinkLocked, wrongCodes } from '../rules/linkLock.ts';
import * as signeeContract from '../signeeContract.ts';
import {
  type Envelope,
  insertEvent,
  type SigneeKey,
  type SigneeRow,
  selectEnvelopes,
} from './store/envelopes.ts';

/** A signee with his envelope; undefined where either is not there. */
export async function signeeIn(q: Queries, { orgId, envelopeId, signeeId }: SigneeKey) {
  const [envelope] = await selectEnvelopes(q, orgId, { ids: [envelopeId] });
  const signee = envelope?.signees.find((one) => one.signeeId === signeeId);
  return envelope === undefined || signee === undefined ? undefined : { envelope, signee };
}

/** The same, where he may read or sign now. */
export async function actingSignee(q: Queries, key: SigneeKey, now: Instant, to: ReadOrSign) {
  const found = await signeeIn(q, key);
  if (found === undefined) return refuse('SIGNING.LINK_INVALID');
  const may = mayAct(found, now, to);
  return may.ok ? ok(found) : may;
}

export const mayAct = (
  { envelope, signee }: { readonly envelope: Envelope; readonly signee: SigneeRow },
  now: Instant,
  to: ReadOrSign,
) => canAct({ signeeId: signee.signeeId, terms: envelope, events: envelope.events }, now, to);

/** A link is outside of every organization until its secret is known. */
async function ofLink(db: Database, token: string, now: Instant) {
  const link = await db.asNobody((q) => selectLink(q, digestOf(token)));
  if (link === undefined || link.envelopeId === null || link.signeeId === null)
    return refuse('SIGNING.LINK_INVALID');
  const { madeAt, orgId, envelopeId, signeeId } = link;
  const key = { orgId, envelopeId, signeeId };
  const found = await db.asOrganization(key.orgId, (q) => actingSignee(q, key, now, 'read'));
  if (!found.ok) return found;
  const { events } = found.value.envelope;
  if (isLinkLocked(events, { signeeId, madeAt })) return refuse('SIGNING.LINK_LOCKED');
  return ok({ ...found.value, key });
}

export const lookAtLink = serveAnyone(signeeContract.lookAtLink, async (ctx, { body: { token } }) => {
  const found = await ofLink(ctx.db, token, ctx.now);
  if (!found.ok) return found;
  const { key, signee } = found.value;
  const userId = await accountOf(ctx, signee.email);
  const organization = await ctx.db.asOrganization(key.orgId, (q) => organizationOf(q, key.orgId));
  return ok({
    company: fullNameOf(organization),
    name: signee.name,
    email_hint: addressHint(signee.email),
    language: signee.language,
    signee_token: userId === null ? null : await openSession(ctx, key, { proof: 'account', userId }),
  });
});

/** The account that is signed in with the address, which was verified; null otherwise. */
async function accountOf({ db, signedInAs }: VisitorContext, email: string): Promise<string | null> {
  const userId = await signedInAs();
  if (userId === undefined) return null;
  const user = await db.asNobody((q) => userById(q, userId));
  return user.email === email && user.emailVerifiedAt !== null ? userId : null;
}

/** How the address was proved, and whose account it was. */
interface Proof {
  readonly proof: 'code' | 'account';
  readonly userId: string | null;
  /** Two hours from now unless given: a session that is opened from another one ends with it. */
  readonly expiresAt?: Instant;
  /** The link to the page of a holder or director from which it is opened: once that link is over, the session is. */
  readonly pageLinkId?: string | null;
}

type Asking = Pick<VisitorContext, 'now' | 'address'>;

/** @returns the token */
export const openSession = (
  { db, ...ctx }: Asking & Pick<VisitorContext, 'db'>,
  key: SigneeKey,
  proof: Proof,
): Promise<string> => db.transaction(key.orgId, (tx) => openSessionIn(tx, ctx, key, proof));

async function openSessionIn(
  tx: Transaction,
  { now, address }: Asking,
  key: SigneeKey,
  {
    proof,
    userId,
    expiresAt = sessionEnd(now),
    pageLinkId = null,
  }: Proof & { readonly pageLinkId?: string | null },
): Promise<string> {
  const { orgId, envelopeId, signeeId } = key;
  const event = { envelopeId, signeeId, at: now, byUser: userId };
  await insertEvent(tx, orgId, { ...event, kind: 'proved', data: { proof, address } });
  return openLinkSession(tx, { ...key, pageLinkId, proof, userId, madeAt: now, expiresAt });
}

const codesOf = ({ orgId, signeeId }: SigneeKey) => ({ orgId, linkId: signeeId, askedFor: signeeId });

export const mailCode = serveAnyone(signeeContract.mailCode, async (ctx, { body: { token } }) => {
  const { db, now } = ctx;
  const found = await ofLink(db, token, now);
  if (!found.ok) return found;
  const { key, signee } = found.value;
  return writeForSignee(db, key.orgId, { userId: null, now }, async ({ tx }) => {
    const ordered = await askCode(tx, codesOf(key), now);
    if (!ordered.ok) return ordered;
    const { codeId } = ordered.value;
    await insertEvent(tx, key.orgId, { ...key, kind: 'code_sent', at: now, data: { address: ctx.address } });
    await enqueueMail(tx, {
      id: newId(),
      template: 'signing.code',
      language: signee.language,
      orgId: key.orgId,
      data: { envelopeId: key.envelopeId, signeeId: key.signeeId, codeId },
    });
    return ok({ email_hint: addressHint(signee.email) });
  });
});

export const proveAddress = serveAnyone(
  signeeContract.proveAddress,
  async (ctx, { body: { token, code } }) => {
    const { db, now } = ctx;
    const found = await ofLink(db, token, now);
    if (!found.ok) return found;
    const { key } = found.value;
    const guess = await guessCode(db, codesOf(key), { code, now });
    if (!guess.ok) return guess;
    if (!guess.value.isRight) {
      const noted = await noteWrongCode(ctx, key);
      if (!noted.ok) return noted;
      return noted.value.isLocked ? refuse('SIGNING.LINK_LOCKED') : refuseGuess(guess.value);
    }
    const { codeId } = guess.value;
    return db.transaction(key.orgId, async (tx) => {
      if (!(await spendCode(tx, key.orgId, { codeId, at: now }))) return refuse('SIGNING.CODE_OVER');
      return ok({ signee_token: await openSessionIn(tx, ctx, key, { proof: 'code', userId: null }) });
    });
  },
);

/** The last one that is allowed locks the link, and its sender is mailed. */
const noteWrongCode = ({ db, now, address }: VisitorContext, key: SigneeKey) =>
  writeForSignee(db, key.orgId, { userId: null, now }, async ({ tx, orgId }) => {
    await insertEvent(tx, orgId, { ...key, kind: 'code_refused', at: now, data: { address } });
    const [envelope] = await selectEnvelopes(tx, orgId, { ids: [key.envelopeId] });
    const isLocked = envelope !== undefined && wrongCodes(envelope.events, key.signeeId) >= MOST_WRONG_CODES;
    if (isLocked) {
      await insertEvent(tx, orgId, { ...key, kind: 'locked', at: now });
      await enqueueMail(tx, {
        id: newId(),
        template: 'signing.locked',
        orgId,
        language: (await userById(tx, envelope.madeBy)).language,
        data: { envelopeId: key.envelopeId, signeeId: key.signeeId },
      });
    }
    return ok({ isLocked });
  });
