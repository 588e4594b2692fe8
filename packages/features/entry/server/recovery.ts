import { type Refusal, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import type { RequestContext } from '@tabellion/platform/http/context.ts';
import { serveAnyone } from '@tabellion/platform/http/route.ts';
import { hashPassword } from '@tabellion/platform/password.ts';
import {
  credentialsOfEmail,
  followLink,
  type LinkPurpose,
  replacePasswordByMail,
  userById,
} from '../../accounts/server/public.ts';
import * as contract from '../contract.ts';
import { mailReset } from './mail.ts';

/** That an address is not registered is told, as the specification has it; tries are limited. */
export const forgotPassword = serveAnyone(contract.forgotPassword, (ctx, { params: { email } }) =>
  ctx.db.transaction(null, async (tx) => {
    const found = await credentialsOfEmail(tx, email);
    if (found === undefined) return refuseField('email', 'LOGIN.USER_NOT_FOUND');
    const mailed = await mailReset(tx, found.userId, ctx);
    return mailed.ok ? ok({}) : mailed;
  }),
);

/** Whoever can read the mail owns the account: every session ends. A second factor is still asked for at sign-in, unless
 *  it was set before the address was proven. */
export const resetPassword = serveAnyone(contract.resetPassword, (ctx, { body }) =>
  setByLink(ctx, body, 'reset_password', async (tx, userId) => {
    const { email } = await userById(tx, userId);
    return { email };
  }),
);

export interface PasswordByLink {
  newPassword: string;
  newPasswordToken: string;
}

/** Following a mailed link proves the address as well. */
export async function setByLink<View>(
  { db, now }: RequestContext,
  { newPassword, newPasswordToken }: PasswordByLink,
  purpose: LinkPurpose,
  viewOf: (tx: Transaction, userId: string) => Promise<View>,
): Promise<Result<View, Refusal<'LOGIN.LINK_INVALID'>>> {
  const passwordHash = await hashPassword(newPassword);
  return db.transaction(null, async (tx) => {
    const followed = await followLink(tx, newPasswordToken, purpose, now);
    if (!followed.ok) return followed;
    const userId = followed.value;
    await replacePasswordByMail(tx, { userId, passwordHash, now });
    return ok(await viewOf(tx, userId));
  });
}
