/** Commands of a signed-in person on the own credentials and sessions. */
import { type Refusal, refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { UserContext } from '@tabellion/platform/http/context.ts';
import { returnTry } from '@tabellion/platform/http/tries.ts';
import { hashPassword, isPasswordOf } from '@tabellion/platform/password.ts';
import type * as contract from '../contract.ts';
import { enrolmentOf, newTotpSecret, stepOf } from './authenticator.ts';
import { replacePassword } from './password.ts';
import type { AccountPorts } from './ports.ts';
import { type CodeRefusal, countTry, passSecondFactor, type TooManyTries } from './signIn.ts';
import * as factors from './store/secondFactors.ts';
import { openSessionsOf, revokeSession, revokeSessions } from './store/sessions.ts';
import { credentialsOfUser, holdPassword } from './store/users.ts';
import { digestOf, newRecoveryCode } from './tokens.ts';

type PasswordRefusal = Refusal<
  | 'PROFILE.CHANGE_PASSWORD.NOT_MATCHED'
  | 'PROFILE.CHANGE_PASSWORD.CURRENT_WRONG'
  /** Answered to an id that is another's. */
  | 'GENERAL.NOT_FOUND'
>;

export async function changePassword(
  ctx: UserContext,
  body: InputOf<typeof contract.changePassword>['body'],
): Promise<Result<contract.EmptyReply, PasswordRefusal>> {
  const { userId, sessionId } = ctx.user;
  if (body._id !== undefined && body._id !== userId) return refuse('GENERAL.NOT_FOUND');
  if (body.password !== body.confirmpassword) {
    return refuseField('confirmpassword', 'PROFILE.CHANGE_PASSWORD.NOT_MATCHED');
  }
  const known = await credentialsOfUser(ctx.q, userId);
  const wrong = refuseField('current_password', 'PROFILE.CHANGE_PASSWORD.CURRENT_WRONG');
  if (!(await isPasswordOf(known.passwordHash, body.current_password))) return wrong;
  const change = {
    userId,
    passwordHash: await hashPassword(body.password),
    keptSession: sessionId,
    now: ctx.now,
  };
  return ctx.q.transaction(async (tx) => {
    if (!(await holdPassword(tx, known))) return wrong;
    await replacePassword(tx, change);
    return ok({});
  });
}

/** The ledger's tokens of all his browsers end with it; those that stay signed in get new ones. */
export async function signOut(
  { q, user, now, release }: UserContext,
  { ledgerTokens }: Pick<AccountPorts, 'ledgerTokens'>,
): Promise<Result<contract.EmptyReply, never>> {
  await revokeSession(q, user.userId, user.sessionId, now);
  release();
  await ledgerTokens.endTokensOf(user.userId);
  return ok({});
}

export async function signOutEverywhere(
  { q, user, now, release }: UserContext,
  { ledgerTokens }: Pick<AccountPorts, 'ledgerTokens'>,
): Promise<Result<contract.EmptyReply, never>> {
  await revokeSessions(q, user.userId, null, now);
  release();
  await ledgerTokens.endTokensOf(user.userId);
  return ok({});
}

export async function listSessions({
  q,
  user,
  now,
}: UserContext): Promise<Result<contract.SessionView[], never>> {
  const sessions = await openSessionsOf(q, user.userId, now);
  return ok(
    sessions.map((session) => ({
      _id: session.sessionId,
      device: session.device,
      network: session.network,
      created_at: session.createdAt,
      seen_at: session.seenAt,
      expires_at: session.expiresAt,
      is_current: session.sessionId === user.sessionId,
    })),
  );
}

export async function endSession(
  ctx: UserContext,
  sessionId: string,
): Promise<Result<contract.SessionView[], Refusal<'GENERAL.NOT_FOUND'>>> {
  const isEnded = await revokeSession(ctx.q, ctx.user.userId, sessionId, ctx.now);
  return isEnded ? listSessions(ctx) : refuse('GENERAL.NOT_FOUND');
}

export async function readSecondFactor({
  q,
  user,
}: UserContext): Promise<Result<contract.SecondFactorView, never>> {
  const factor = await factors.secondFactorOf(q, user.userId);
  const isOn = factor !== undefined && factor.confirmedAt !== null;
  return ok({ is_on: isOn, recovery_codes_left: isOn ? factor.codesLeft : 0 });
}

type BeginRefusal = Refusal<
  /** Or whoever registers another's address could lock its holder out. */
  'SECOND_FACTOR.VERIFY_FIRST' | 'LOGIN.PASSWORD_INVALID' | 'SECOND_FACTOR.ALREADY_ON'
>;

export async function beginSecondFactor(
  ctx: UserContext,
  { seal, issuer }: AccountPorts,
  password: string,
): Promise<Result<{ secret: string; uri: string }, BeginRefusal>> {
  const { userId, emailVerified } = ctx.user;
  if (!emailVerified) return refuse('SECOND_FACTOR.VERIFY_FIRST');
  const { email, passwordHash } = await credentialsOfUser(ctx.q, userId);
  if (!(await isPasswordOf(passwordHash, password))) return refuseField('password', 'LOGIN.PASSWORD_INVALID');
  const secret = newTotpSecret();
  const hasBegun = await factors.beginSecondFactor(ctx.q, userId, seal.close(secret, userId), ctx.now);
  return hasBegun ? ok(enrolmentOf(secret, issuer, email)) : refuse('SECOND_FACTOR.ALREADY_ON');
}

const recoveryCodes = 10;

type ConfirmRefusal = Refusal<
  'SECOND_FACTOR.VERIFY_FIRST' | 'SECOND_FACTOR.NOT_BEGUN' | 'LOGIN.SECOND_FACTOR_INVALID'
>;

export async function confirmSecondFactor(
  ctx: UserContext,
  { seal }: AccountPorts,
  code: string,
): Promise<Result<{ recovery_codes: string[] }, ConfirmRefusal>> {
  const { userId, emailVerified } = ctx.user;
  if (!emailVerified) return refuse('SECOND_FACTOR.VERIFY_FIRST');
  return ctx.q.transaction(async (tx) => {
    const factor = await factors.secondFactorOf(tx, userId);
    if (factor === undefined || factor.confirmedAt !== null) return refuse('SECOND_FACTOR.NOT_BEGUN');
    const step = stepOf(seal.open(factor.sealedSecret, userId), code, ctx.now, factor.lastStep);
    if (step === undefined) return refuseField('code', 'LOGIN.SECOND_FACTOR_INVALID');
    if (!(await factors.confirmSecondFactor(tx, userId, step, ctx.now)))
      return refuse('SECOND_FACTOR.NOT_BEGUN');
    const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
    await factors.insertRecoveryCodes(tx, userId, codes.map(digestOf));
    // As a new password does: whoever signed in elsewhere with the password alone has to show a code.
    await revokeSessions(tx, userId, ctx.user.sessionId, ctx.now);
    return ok({ recovery_codes: codes });
  });
}

/** Without a second factor there is nothing to do. */
export async function endSecondFactor(
  ctx: UserContext,
  { seal }: AccountPorts,
  code: string,
): Promise<Result<contract.SecondFactorView, CodeRefusal | TooManyTries>> {
  const { userId } = ctx.user;
  const counted = await countTry(ctx.q, userId, ctx);
  if (!counted.ok) return counted;
  return ctx.q.transaction(async (tx) => {
    const passed = await passSecondFactor(tx, seal, { userId, code, now: ctx.now });
    if (!passed.ok) return passed;
    await returnTry(tx, counted.value);
    await factors.deleteSecondFactor(tx, userId);
    return ok({ is_on: false, recovery_codes_left: 0 });
  });
}
