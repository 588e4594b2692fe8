import { refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { serveAnyone, serveUser } from '@tabellion/platform/http/route.ts';
import { returnTry } from '@tabellion/platform/http/tries.ts';
import {
  type AccountPorts,
  checkPassword,
  countTry,
  holdPassword,
  openSession,
  passSecondFactor,
  renewToken,
  updatePreferences,
} from '../../accounts/server/public.ts';
import { membershipsOf } from '../../organizations/server/public.ts';
import * as contract from '../contract.ts';
import { sessionUserOf } from './sessionUser.ts';

/** A refused sign-in uses up no code and leaves no session. */
export const login = ({ tokens, seal, termsVersion }: AccountPorts) =>
  serveAnyone(contract.login, async (ctx, { body }) => {
    const checked = await checkPassword(ctx.db, body);
    if (!checked.ok) return checked;
    const { userId } = checked.value;
    const counted =
      (body.code ?? '').trim() === '' ? ok([]) : await ctx.db.asNobody((q) => countTry(q, userId, ctx));
    if (!counted.ok) return counted;
    return ctx.db.transaction(null, async (tx) => {
      if (!(await holdPassword(tx, checked.value))) return refuseField('password', 'LOGIN.PASSWORD_INVALID');
      const passed = await passSecondFactor(tx, seal, { userId, code: body.code, now: ctx.now });
      if (!passed.ok) return passed;
      await returnTry(tx, counted.value);
      if (body.organization !== undefined) await updateSelectedOrganization(tx, userId, body.organization);
      const token = await openSession(tx, tokens, userId, ctx);
      return ok({ ...(await sessionUserOf(tx, userId, termsVersion)), token });
    });
  });

/** @returns false for an organization to which the user has no access; then the selection stays */
export async function updateSelectedOrganization(
  tx: Transaction,
  userId: string,
  orgId: string,
): Promise<boolean> {
  const memberships = await membershipsOf(tx, userId);
  const chosen = memberships.find(({ org_id }) => org_id === orgId.toLowerCase());
  if (chosen !== undefined) await updatePreferences(tx, userId, { selectedOrganization: chosen.org_id });
  return chosen !== undefined;
}

/** Answers a browser that starts with a stored token. */
export const verifySession = ({ tokens, termsVersion }: AccountPorts) =>
  serveUser(contract.verifySession, async ({ q, user }) => {
    const token = await renewToken(q, tokens, user.sessionId);
    return ok({ ...(await sessionUserOf(q, user.userId, termsVersion)), token });
  });
