/** Proving the address. An unverified user can work, but cannot sign or invite (decisions section 2). */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { serveAnyone, serveUser } from '@tabellion/platform/http/route.ts';
import { followLink, markEmailVerified, userById } from '../../accounts/server/public.ts';
import * as contract from '../contract.ts';
import { mailVerification } from './mail.ts';
import { setByLink } from './recovery.ts';

/**
 * Anybody may have registered the address, and may be signed in since. So the link alone proves nothing of the
 * sessions: it must be followed in one of them, or with a new password, which ends them all.
 * VERIFY.PASSWORD_NEEDED leaves the link good.
 */
export const verifyEmail = serveAnyone(
  contract.verifyEmail,
  async (ctx, { body: { token, newPassword } }) => {
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
  },
);

async function emailOf(tx: Transaction, userId: string): Promise<{ email: string }> {
  const { email } = await userById(tx, userId);
  return { email };
}

export const resendVerification = serveUser(contract.resendVerification, async ({ q, user, now }) => {
  if (user.emailVerified) return refuse('VERIFY.ALREADY_VERIFIED');
  return q.transaction(async (tx) => {
    const mailed = await mailVerification(tx, user.userId, now);
    return mailed.ok ? ok({}) : mailed;
  });
});
