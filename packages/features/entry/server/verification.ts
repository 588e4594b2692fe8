/** Proving the address. An unverified user can work, but cannot sign or invite (decisions section 2). */
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { RequestContext, UserContext } from '@tabellion/platform/http/context.ts';
import type { Nothing } from '../../accounts/contract.ts';
import { followLink, markEmailVerified, userById } from '../../accounts/server/public.ts';
import { mailVerification } from './mail.ts';

/** Errors: LOGIN.LINK_INVALID. */
export const verifyEmail = (
  { db, now }: RequestContext,
  secret: string,
): Promise<Result<{ email: string }, Refusal>> =>
  db.transaction(null, async (tx) => {
    const followed = await followLink(tx, secret, 'verify_email', now);
    if (!followed.ok) return followed;
    await markEmailVerified(tx, followed.value, now);
    const { email } = await userById(tx, followed.value);
    return ok({ email });
  });

/** Errors: VERIFY.ALREADY_VERIFIED; VERIFY.EMAIL_SENT_RECENTLY. */
export async function resendVerification({ q, user, now }: UserContext): Promise<Result<Nothing, Refusal>> {
  if (user.emailVerified) return refuse('VERIFY.ALREADY_VERIFIED');
  return q.transaction(async (tx) => {
    const mailed = await mailVerification(tx, user.userId, now);
    return mailed.ok ? ok({}) : mailed;
  });
}
