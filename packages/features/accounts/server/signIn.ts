/** Whether somebody is who he says: the password, then the second factor where one is on. */
import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Database, Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { stepOf } from './authenticator.ts';
import { digestOf, parseRecoveryCode } from './digest.ts';
import { isPasswordOf } from './passwords.ts';
import type { Seal } from './seal.ts';
import { forgetTries, secondFactorOf, takeTry, useRecoveryCode, useStep } from './store/secondFactors.ts';
import { type Credentials, credentialsOfEmail } from './store/users.ts';

/**
 * @param email normalized
 * @returns whose it is. No connection is held while the password is hashed, and a wrong address takes as long as a
 * wrong password. The transaction that relies on it begins with `holdPassword`. Source: specification section 8.
 */
export async function checkPassword(
  db: Database,
  { email, password }: { email: string; password: string },
): Promise<Result<Credentials, Refusal<'LOGIN.EMAIL_NOT_REGISTERED' | 'LOGIN.PASSWORD_INVALID'>>> {
  const found = await db.asNobody((q) => credentialsOfEmail(q, email));
  const isRight = await isPasswordOf(found?.passwordHash, password);
  if (found === undefined) return refuseField('email', 'LOGIN.EMAIL_NOT_REGISTERED');
  return isRight ? ok(found) : refuseField('password', 'LOGIN.PASSWORD_INVALID');
}

/** Wrong codes for one account, from wherever they come; six digits are soon guessed. */
const mostTries = 10;
const triesWithinMs = 15 * 60 * 1000;

/** With the `seconds` to wait. */
export type TooManyTries = Refusal<'GENERAL.TOO_MANY'>;

/** Counts a code that is about to be checked, for good: outside of the transaction that a wrong one undoes. */
export async function countTry(
  q: Queries,
  userId: string,
  now: Instant,
): Promise<Result<true, TooManyTries>> {
  const since = instantOfMillis(millisOfInstant(now) - triesWithinMs);
  const counted = await takeTry(q, userId, { now, since });
  if (counted === undefined || counted.tries <= mostTries) return ok(true);
  const waitMs = millisOfInstant(counted.triesSince) + triesWithinMs - millisOfInstant(now);
  return refuse('GENERAL.TOO_MANY', { params: { seconds: Math.max(1, Math.ceil(waitMs / 1000)) } });
}

/** Without a code, or for a wrong or used one. */
export type CodeRefusal = Refusal<'LOGIN.SECOND_FACTOR_REQUIRED' | 'LOGIN.SECOND_FACTOR_INVALID'>;

/** Uses up `code`, a one-time password or a recovery code. Without a second factor there is nothing to pass. */
export async function passSecondFactor(
  tx: Transaction,
  seal: Seal,
  { userId, code, now }: { userId: string; code: string | undefined; now: Instant },
): Promise<Result<true, CodeRefusal>> {
  const factor = await secondFactorOf(tx, userId);
  if (factor === undefined || factor.confirmedAt === null) return ok(true);
  if (code === undefined || code.trim() === '') return refuseField('code', 'LOGIN.SECOND_FACTOR_REQUIRED');
  const recoveryCode = parseRecoveryCode(code);
  const step = stepOf(seal.open(factor.sealedSecret, userId), code, now, factor.lastStep);
  const isPassed =
    recoveryCode === undefined
      ? step !== undefined && (await useStep(tx, userId, step))
      : await useRecoveryCode(tx, userId, digestOf(recoveryCode), now);
  if (!isPassed) return refuseField('code', 'LOGIN.SECOND_FACTOR_INVALID');
  await forgetTries(tx, userId);
  return ok(true);
}
