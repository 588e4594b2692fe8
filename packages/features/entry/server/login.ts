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
import type { SessionView } from '../views.ts';
import { sessionUserOf } from './sessionUser.ts';

/** A refused sign-in uses up no code and leaves no session. */
export const login = ({ tokens, seal, termsVersion, ledgerTokens }: AccountPorts) =>
  serveAnyone(contract.login, async (ctx, { body }) => {
    const checked = await checkPassword(ctx.db, body);
    if (!checked.ok) return checked;
    const { userId } = checked.value;
    const counted =
      (body.code ?? '').trim() === '' ? ok([]) : await ctx.db.asNobody((q) => countTry(q, userId, ctx));
    if (!counted.ok) return counted;
    const signedIn = await ctx.db.transaction(null, async (tx) => {
      if (!(await holdPassword(tx, checked.value))) return refuseField('password', 'LOGIN.PASSWORD_INVALID');
      const passed = await passSecondFactor(tx, seal, { userId, code: body.code, now: ctx.now });
      if (!passed.ok) return passed;
      await returnTry(tx, counted.value);
      if (body.organization !== undefined) await updateSelectedOrganization(tx, userId, body.organization);
      const token = await openSession(tx, tokens, userId, ctx);
      return ok({ ...(await sessionUserOf(tx, userId, termsVersion)), token });
    });
    return signedIn.ok ? ok(await withLedgerToken(signedIn.value, ledgerTokens)) : signedIn;
  });

/** Asked for once nothing of the database is held: the ledger may be another service. It is read whole there, so a token is for
 *  those organizations alone of which nothing is kept from the member. */
export async function withLedgerToken(
  session: Omit<SessionView, 'blockchain_token'>,
  { tokenFor }: AccountPorts['ledgerTokens'],
): Promise<SessionView> {
  const readWhole = session.organizations.filter(({ access_type: access }) => access !== 'restricted');
  const orgIds = readWhole.map((organization) => organization.unique_id);
  return { ...session, blockchain_token: await tokenFor(session._id, orgIds) };
}

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
export const verifySession = ({ tokens, termsVersion, ledgerTokens }: AccountPorts) =>
  serveUser(contract.verifySession, async ({ q, user, release }) => {
    const token = await renewToken(q, tokens, user.sessionId);
    const session = { ...(await sessionUserOf(q, user.userId, termsVersion)), token };
    release();
    return ok(await withLedgerToken(session, ledgerTokens));
  });
