/** Whether somebody is who he says: the password, then the second factor where one is on. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Database, Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { type Allowance, takeTry } from '@tabellion/platform/http/tries.ts';
import { isPasswordOf } from '@tabellion/platform/password.ts';
import { stepOf } from './authenticator.ts';
import type { Seal } from './seal.ts';
import { type Origin, ownAllowance } from './sessions.ts';
import { secondFactorOf, useRecoveryCode, useStep } from './store/secondFactors.ts';
import { type Credentials, credentialsOfEmail } from './store/users.ts';
import { digestOf, parseRecoveryCode } from './tokens.ts';

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

/** Wrong codes for one account; six digits are soon guessed. */
const codes = { most: 10, withinMs: 15 * 60 * 1000 };

/** Bears the `seconds` to wait. */
export type TooManyTries = Refusal<'GENERAL.TOO_MANY'>;

/** Counts a code that is about to be checked: outside of the transaction that a wrong one undoes.
 *  @returns what `returnTry` takes back when it was right */
export async function countTry(
  q: Queries,
  userId: string,
  origin: Origin & { now: Instant },
): Promise<Result<Allowance[], TooManyTries>> {
  const { of } = await ownAllowance(q, userId, origin);
  const allowances = [{ key: `code ${userId} ${of}`, ...codes }];
  const seconds = await takeTry(q, allowances, origin.now);
  return seconds === undefined ? ok(allowances) : refuse('GENERAL.TOO_MANY', { params: { seconds } });
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
  return isPassed ? ok(true) : refuseField('code', 'LOGIN.SECOND_FACTOR_INVALID');
}
