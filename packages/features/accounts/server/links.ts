/** Links that are mailed and work once: asked for, given their secret when the mail is written, followed. */
import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import { insertLink, type LinkPurpose, requestedSince, updateLinkDigest, useLink } from './store/links.ts';
import type { Familiarity } from './store/sessions.ts';
import { lockUser } from './store/users.ts';
import { digestOf, newLinkSecret } from './tokens.ts';

/** Decisions section 2: a reset is good for an hour. */
const hoursGood: Readonly<Record<LinkPurpose, number>> = {
  reset_password: 1,
  verify_email: 7 * 24,
};

/** Mails a day to one person for one purpose. Of resets strangers may not have them all. */
const mailsADay = { stranger: 3, network: 4, browser: 5 } as const satisfies Record<Familiarity, number>;
const dayMs = 24 * 60 * 60 * 1000;

/** Two mails to one person for one purpose lie at least so far apart. */
const pauseMs = 2 * 60 * 1000;

const sentRecently = {
  reset_password: 'LOGIN.EMAIL_SENDED_RECENTLY',
  verify_email: 'VERIFY.EMAIL_SENT_RECENTLY',
} as const satisfies Record<LinkPurpose, TextCode>;

/**
 * Permits one link; the mail that carries it is enqueued by the caller, in the same transaction.
 * @param by  how far whoever asks for it is known
 * @returns the id by which the mail asks for the secret; a refusal with the `seconds` to wait within two minutes of the
 * last one, or after too many of a day
 */
export async function permitLink<Purpose extends LinkPurpose>(
  tx: Transaction,
  userId: string,
  { purpose, by, now }: { purpose: Purpose; by: Familiarity; now: Instant },
): Promise<Result<string, Refusal<(typeof sentRecently)[Purpose]>>> {
  await lockUser(tx, userId);
  const since = instantOfMillis(millisOfInstant(now) - dayMs);
  const sentAt = (await requestedSince(tx, userId, purpose, since)).map(millisOfInstant);
  const ready = [(sentAt[0] ?? 0) + pauseMs, (sentAt[mailsADay[by] - 1] ?? 0) + dayMs];
  const waitMs = Math.max(...ready) - millisOfInstant(now);
  if (waitMs > 0) return refuse(sentRecently[purpose], { params: { seconds: Math.ceil(waitMs / 1000) } });
  const tokenId = newId();
  const expiresAt = instantOfMillis(millisOfInstant(now) + hoursGood[purpose] * 60 * 60 * 1000);
  await insertLink(tx, { tokenId, userId, purpose, askedAt: now, expiresAt });
  return ok(tokenId);
}

/**
 * Makes the secret of a permitted link, for the mail that is being written. Written again after a crash, the mail gets
 * a new secret and the older one stops working.
 * @returns undefined when the link was used, replaced or is over: then there is nothing to mail
 */
export async function issueLinkSecret(
  q: Queries,
  tokenId: string,
  now: Instant,
): Promise<{ userId: string; secret: string } | undefined> {
  const secret = newLinkSecret();
  const link = await updateLinkDigest(q, tokenId, digestOf(secret), now);
  return link === undefined ? undefined : { userId: link.userId, secret };
}

/**
 * Uses up the link whose secret somebody brings, and every other one of that user for the same purpose.
 * @returns the user's id, unless the secret is unknown, used, replaced or over
 */
export async function followLink(
  tx: Transaction,
  secret: string,
  purpose: LinkPurpose,
  now: Instant,
): Promise<Result<string, Refusal<'LOGIN.LINK_INVALID'>>> {
  const used = await useLink(tx, digestOf(secret), purpose, now);
  return used === undefined ? refuse('LOGIN.LINK_INVALID') : ok(used.userId);
}
