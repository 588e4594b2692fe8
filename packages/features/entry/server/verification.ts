/** Proving the address. An unverified user can work, but cannot sign or invite (decisions section 2). */
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import type { UserContext, VisitorContext } from '@tabellion/platform/http/context.ts';
import type { Nothing } from '../../accounts/contract.ts';
import { followLink, markEmailVerified, userById } from '../../accounts/server/public.ts';
import type * as contract from '../contract.ts';
import { mailVerification } from './mail.ts';
import { setByLink } from './recovery.ts';

/**
 * Anybody may have registered the address, and may be signed in since. So the link alone proves nothing of the
 * sessions: it must be followed in one of them, or with a new password, which ends them all.
 * VERIFY.PASSWORD_NEEDED leaves the link good.
 */
export async function verifyEmail(
  ctx: VisitorContext,
  { token, newPassword }: InputOf<typeof contract.verifyEmail>['body'],
): Promise<Result<{ email: string }, Refusal<'LOGIN.LINK_INVALID' | 'VERIFY.PASSWORD_NEEDED'>>> {
  if (newPassword !== undefined) {
    const change = { newPassword, newPasswordToken: token };
    return setByLink(ctx, change, 'verify_email', emailOf);
  }
  const asker = await ctx.signedInAs();
  return ctx.db.transaction(null, async (tx) => {
    const followed = await followLink(tx, token, 'verify_email', ctx.now);
    if (!followed.ok) return followed;
    if (followed.value !== asker) return refuse('VERIFY.PASSWORD_NEEDED');
    await markEmailVerified(tx, asker, ctx.now);
    return ok(await emailOf(tx, asker));
  });
}

async function emailOf(tx: Transaction, userId: string): Promise<{ email: string }> {
  const { email } = await userById(tx, userId);
  return { email };
}

export async function resendVerification({
  q,
  user,
  now,
}: UserContext): Promise<Result<Nothing, Refusal<'VERIFY.ALREADY_VERIFIED' | 'VERIFY.EMAIL_SENT_RECENTLY'>>> {
  if (user.emailVerified) return refuse('VERIFY.ALREADY_VERIFIED');
  return q.transaction(async (tx) => {
    const mailed = await mailVerification(tx, user.userId, now);
    return mailed.ok ? ok({}) : mailed;
  });
}
