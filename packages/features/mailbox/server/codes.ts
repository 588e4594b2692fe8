/** Whoever opens a personal link proves by a code that the mailbox is his. */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { westernDigits } from '@tabellion/kernel/digits.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Database, Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { digestOf, newLinkSecret } from '../../accounts/server/public.ts';
import { CODE_MS, CODES_AN_HOUR, HOUR_MS, MOST_GUESSES, PAUSE_MS, SESSION_MS } from '../rules/limits.ts';
import {
  type CodeLink,
  countGuess,
  insertCode,
  insertSession,
  type NewSession,
  selectCodesAsked,
  updateCodeDigest,
} from './store/secrets.ts';

const after = (at: Instant, ms: number): Instant => instantOfMillis(millisOfInstant(at) + ms);

/** A code that may be mailed, without its digits. Callers hold the head: each code may be guessed at, so the count of them is
 *  part of what a guess costs. */
export async function askCode(tx: Transaction, link: CodeLink, now: Instant) {
  const codes = await selectCodesAsked(tx, link, after(now, -HOUR_MS));
  const waitMs = millisOfInstant(codes[0] ?? after(now, -PAUSE_MS)) + PAUSE_MS - millisOfInstant(now);
  if (waitMs > 0) return refuse('SIGNING.SENT_RECENTLY', { params: { seconds: Math.ceil(waitMs / 1000) } });
  if (codes.length >= CODES_AN_HOUR) return refuse('SIGNING.TOO_MANY_CODES');
  const codeId = newId();
  await insertCode(tx, link, { codeId, askedAt: now, expiresAt: after(now, CODE_MS) });
  return ok({ codeId });
}

/** The digits, made when the mail is written; undefined of a code that is over. */
export async function digitsOf(
  q: Queries,
  orgId: string,
  { codeId, now }: { readonly codeId: string; readonly now: Instant },
): Promise<string | undefined> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const isOpen = await updateCodeDigest(q, orgId, { codeId, digest: codeDigest(codeId, code), now });
  return isOpen ? code : undefined;
}

/** The id of its row goes into it: six digits alone are soon guessed. */
const codeDigest = (codeId: string, code: string): Uint8Array =>
  createHash('sha256').update(`${codeId} ${code}`).digest();

/** The digits of what was typed, whichever keyboard wrote them. */
const typedCode = (text: string): string => westernDigits(text).replaceAll(/\D/g, '');

export interface Guess {
  readonly codeId: string;
  readonly isRight: boolean;
  /** Guesses at this code that are left. */
  readonly left: number;
}

/** Counts a guess at the newest code of a link. A right one is still to be spent, a wrong one counts for the link, too. */
export async function guessCode(
  db: Database,
  link: CodeLink,
  { code, now }: { readonly code: string; readonly now: Instant },
): Promise<Result<Guess, Refusal<'SIGNING.CODE_OVER'>>> {
  // It stays counted, so it is no part of what a refusal takes back.
  const guessed = await db.asOrganization(link.orgId, (q) =>
    countGuess(q, link, { most: MOST_GUESSES, now }),
  );
  if (guessed === undefined || guessed.digest === null) return refuse('SIGNING.CODE_OVER');
  const { codeId, digest, guesses } = guessed;
  const isRight = timingSafeEqual(digest, codeDigest(codeId, typedCode(code)));
  return ok({ codeId, isRight, left: MOST_GUESSES - guesses });
}

/** The answer to a wrong guess that locks no link. */
export const refuseGuess = ({ left }: Guess) =>
  left === 0 ? refuse('SIGNING.CODE_OVER') : refuse('SIGNING.CODE_WRONG', { params: { left } });

/** When a session ends whose address was proved now. */
export const sessionEnd = (now: Instant): Instant => after(now, SESSION_MS);

/** @returns the token, which is kept as its digest alone */
export async function openLinkSession(tx: Transaction, session: Omit<NewSession, 'digest'>): Promise<string> {
  const token = newLinkSecret();
  await insertSession(tx, { ...session, digest: digestOf(token) });
  return token;
}
