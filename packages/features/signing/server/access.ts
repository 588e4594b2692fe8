/** How a signee comes to his documents: by the link of a mail and a code, or by his account. */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { westernDigits } from '@tabellion/kernel/digits.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Database, Queries } from '@tabellion/platform/database/queries.ts';
import type { VisitorContext } from '@tabellion/platform/http/context.ts';
import { serveAnyone } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueueMail } from '@tabellion/platform/mail/sender.ts';
import { digestOf, newLinkSecret, userById } from '../../accounts/server/public.ts';
import { organizationOf, writeForSignee } from '../../organizations/server/public.ts';
import { canAct, type ReadOrSign } from '../rules/canAct.ts';
import { isLinkLocked, mostWrongCodes, wrongCodes } from '../rules/linkLock.ts';
import * as signeeContract from '../signeeContract.ts';
import { type Envelope, insertEvent, type SigneeRow, selectEnvelopes } from './store/envelopes.ts';
import {
  countGuess,
  insertCode,
  insertSession,
  type SigneeKey,
  selectCodesAsked,
  selectOfLink,
  useCode,
} from './store/secrets.ts';

const minuteMs = 60 * 1000;
const sessionMs = 120 * minuteMs;
const codeMs = 10 * minuteMs;
const pauseMs = minuteMs;
const codesAnHour = 5;
const mostGuesses = 5;

const after = (at: Instant, ms: number): Instant => instantOfMillis(millisOfInstant(at) + ms);

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
  const link = await db.asNobody((q) => selectOfLink(q, digestOf(token)));
  if (link === undefined) return refuse('SIGNING.LINK_INVALID');
  const { madeAt, ...key } = link;
  const found = await db.asOrganization(key.orgId, (q) => actingSignee(q, key, now, 'read'));
  if (!found.ok) return found;
  const { events } = found.value.envelope;
  if (isLinkLocked(events, { signeeId: key.signeeId, madeAt })) return refuse('SIGNING.LINK_LOCKED');
  return ok({ ...found.value, key });
}

/** `a…e@example.com`: enough for its owner; of a short name its first letter alone. */
export const hintOf = (email: string): string => email.replace(/^(.)(?:.{0,2}|.+(.))@/, '$1…$2@');

export const lookAtLink = serveAnyone(signeeContract.lookAtLink, async (ctx, { body: { token } }) => {
  const found = await ofLink(ctx.db, token, ctx.now);
  if (!found.ok) return found;
  const { key, signee } = found.value;
  const userId = await accountOf(ctx, signee.email);
  const organization = await ctx.db.asOrganization(key.orgId, (q) => organizationOf(q, key.orgId));
  return ok({
    company: fullNameOf(organization),
    name: signee.name,
    email_hint: hintOf(signee.email),
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
  /** Two hours from now unless given. */
  readonly expiresAt?: Instant;
}

/** @returns the token, which is kept as its digest alone */
export async function openSession(
  { db, now, address }: Pick<VisitorContext, 'db' | 'now' | 'address'>,
  key: SigneeKey,
  { proof, userId, expiresAt = after(now, sessionMs) }: Proof,
): Promise<string> {
  const token = newLinkSecret();
  await db.transaction(key.orgId, async (tx) => {
    const session = { ...key, proof, userId, madeAt: now, expiresAt };
    await insertSession(tx, { ...session, digest: digestOf(token) });
    const event = { ...key, at: now, byUser: userId };
    await insertEvent(tx, key.orgId, { ...event, kind: 'proved', data: { proof, address } });
  });
  return token;
}

export const mailCode = serveAnyone(signeeContract.mailCode, async (ctx, { body: { token } }) => {
  const { db, now } = ctx;
  const found = await ofLink(db, token, now);
  if (!found.ok) return found;
  const { key, signee } = found.value;
  // One after the other: each code may be guessed at, so the count of them is part of what a guess costs.
  return writeForSignee(db, key.orgId, { userId: null, now }, async ({ tx }) => {
    const sent = await selectCodesAsked(tx, key, after(now, -60 * minuteMs));
    const waitMs = millisOfInstant(sent[0] ?? after(now, -pauseMs)) + pauseMs - millisOfInstant(now);
    if (waitMs > 0) return refuse('SIGNING.SENT_RECENTLY', { params: { seconds: Math.ceil(waitMs / 1000) } });
    if (sent.length >= codesAnHour) return refuse('SIGNING.TOO_MANY_CODES');
    const codeId = newId();
    await insertCode(tx, { ...key, codeId, askedAt: now, expiresAt: after(now, codeMs) });
    await insertEvent(tx, key.orgId, { ...key, kind: 'code_sent', at: now, data: { address: ctx.address } });
    await enqueueMail(tx, {
      id: newId(),
      template: 'signing.code',
      language: signee.language,
      orgId: key.orgId,
      data: { envelopeId: key.envelopeId, signeeId: key.signeeId, codeId },
    });
    return ok({ email_hint: hintOf(signee.email) });
  });
});

/** The digits of what was typed, whichever keyboard wrote them. */
export const typedCode = (text: string): string => westernDigits(text).replaceAll(/\D/g, '');

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The id of its row goes into it: six digits alone are soon guessed. */
export const codeDigest = (codeId: string, code: string): Uint8Array =>
  createHash('sha256').update(`${codeId} ${code}`).digest();

export const proveAddress = serveAnyone(
  signeeContract.proveAddress,
  async (ctx, { body: { token, code } }) => {
    const { db, now } = ctx;
    const found = await ofLink(db, token, now);
    if (!found.ok) return found;
    const { key } = found.value;
    const { orgId } = key;
    // The count of a wrong guess stays, so it is no part of what a refusal takes back.
    const guess = await db.asOrganization(orgId, (q) => countGuess(q, key, { most: mostGuesses, now }));
    if (guess === undefined || guess.digest === null) return refuse('SIGNING.CODE_OVER');
    const isRight = timingSafeEqual(guess.digest, codeDigest(guess.codeId, typedCode(code)));
    if (!isRight) {
      const noted = await noteWrongCode(ctx, key);
      if (!noted.ok) return noted;
      if (noted.value.isLocked) return refuse('SIGNING.LINK_LOCKED');
      const left = mostGuesses - guess.guesses;
      return left === 0 ? refuse('SIGNING.CODE_OVER') : refuse('SIGNING.CODE_WRONG', { params: { left } });
    }
    if (!(await db.asOrganization(orgId, (q) => useCode(q, orgId, { codeId: guess.codeId, at: now }))))
      return refuse('SIGNING.CODE_OVER');
    return ok({ signee_token: await openSession(ctx, key, { proof: 'code', userId: null }) });
  },
);

/** The last one that is allowed locks the link, and its sender is mailed. */
const noteWrongCode = ({ db, now, address }: VisitorContext, key: SigneeKey) =>
  writeForSignee(db, key.orgId, { userId: null, now }, async ({ tx, orgId }) => {
    await insertEvent(tx, orgId, { ...key, kind: 'code_refused', at: now, data: { address } });
    const [envelope] = await selectEnvelopes(tx, orgId, { ids: [key.envelopeId] });
    const isLocked = envelope !== undefined && wrongCodes(envelope.events, key.signeeId) >= mostWrongCodes;
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
