/** Whoever was invited without an account has one as soon as the first password is set, and is a member by that. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import type { RequestContext } from '@tabellion/platform/http/context.ts';
import { serveAnyone } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { blankProfile } from '../../accounts/rules/profile.ts';
import { hashPassword, insertUser, markEmailVerified } from '../../accounts/server/public.ts';
import { enterOrganization } from '../../organizations/server/public.ts';
import * as contract from '../contract.ts';
import { acceptAsNew, answerAs, bySecret } from './answering.ts';
import type { MemberPorts } from './ports.ts';
import { type OpenInvitation, selectUsers } from './store/users.ts';

/** The link of the mail proves the address. REGISTER.EMAIL_TAKEN where an account was made meanwhile: it is signed in to. */
export const setPassword = ({ termsVersion }: MemberPorts) =>
  serveAnyone(contract.setPassword, async (ctx, { body }) => {
    const passwordHash = await hashPassword(body.newPassword);
    return ctx.db.transaction(null, async (tx) => {
      const found = await bySecret(tx, body.newPasswordToken, ctx.now);
      if (!found.ok) return found;
      const user = await newUserOf(tx, ctx, found.value);
      if (!(await insertUser(tx, { ...user, passwordHash, termsVersion })))
        return refuse('REGISTER.EMAIL_TAKEN');
      await markEmailVerified(tx, user.userId, ctx.now);
      const accepted = await answerAs(tx, { userId: user.userId, now: ctx.now }, found.value, acceptAsNew);
      if (!accepted.ok) return accepted;
      const { email, firstname, lastname, phone_number } = user;
      return ok({ email, firstname, lastname, phone_number });
    });
  });

/** Called as in the invitation; by the address where that has no name. */
async function newUserOf(
  tx: Transaction,
  { language, now }: RequestContext,
  { id, org_id: orgId, email }: OpenInvitation,
) {
  await enterOrganization(tx, orgId);
  const invited = (await selectUsers(tx)).find((user) => user.id === id);
  const { firstname = '', lastname = '' } = invited ?? {};
  return {
    ...blankProfile,
    firstname: firstname === '' && lastname === '' ? email : firstname,
    lastname,
    userId: newId(),
    email,
    language,
    createdAt: now,
  };
}
