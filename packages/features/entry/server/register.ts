/** Registration: an account, perhaps an organization draft, a session, and a mail that proves the address. */
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readText } from '@tabellion/law/fields.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import type { RequestContext } from '@tabellion/platform/http/context.ts';
import { serveAnyone, serveUser } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { hashPassword } from '@tabellion/platform/password.ts';
import {
  type AccountPorts,
  followLink,
  insertUser,
  markEmailVerified,
  openSession,
  updatePreferences,
  userById,
} from '../../accounts/server/public.ts';
import { createDraft } from '../../organizations/server/public.ts';
import * as contract from '../contract.ts';
import * as profiles from '../profileContract.ts';
import { readProfile } from '../rules/readProfile.ts';
import { withLedgerToken } from './login.ts';
import { mailVerification } from './mail.ts';
import { setByLink } from './recovery.ts';
import { sessionUserOf } from './sessionUser.ts';

/** All or nothing: user, draft, session and mail stand in one transaction. Sent twice, the second finds the address taken. */
export const register = ({ tokens, termsVersion, ledgerTokens }: AccountPorts) =>
  serveAnyone(profiles.register, async (ctx, { body }) => {
    const profile = readProfile(body);
    if (!profile.ok) return refuse('GENERAL.FIELD_INVALID', { fields: profile.error });
    const company = readText(body.company_name ?? '', { path: 'company_name', maxLength: 300 });
    if (!company.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [company.error] });
    const user = {
      ...profile.value,
      userId: newId(),
      email: body.email,
      passwordHash: await hashPassword(body.password),
      language: ctx.language,
      termsVersion,
      createdAt: ctx.now,
    };
    const registered = await ctx.db.transaction(null, async (tx) => {
      if (!(await insertUser(tx, user))) return refuseField('email', 'REGISTER.EMAIL_TAKEN');
      const mailed = await mailVerification(tx, user.userId, ctx.now);
      if (!mailed.ok) throw new Error('a new account cannot have been mailed before');
      const token = await openSession(tx, tokens, user.userId, ctx);
      if (company.value !== '')
        await beginOrganization(tx, ctx, { userId: user.userId, name: company.value });
      return ok({ ...(await sessionUserOf(tx, user.userId, termsVersion)), token });
    });
    return registered.ok ? ok(await withLedgerToken(registered.value, ledgerTokens)) : registered;
  });

async function beginOrganization(
  tx: Transaction,
  { now }: RequestContext,
  { userId, name }: { userId: string; name: string },
): Promise<void> {
  const selectedOrganization = await createDraft(tx, { userId, name, now });
  await updatePreferences(tx, userId, { selectedOrganization });
}

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
