/** Administrators give roles, and see who has one. */
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { normalizeEmail } from '@tabellion/law/email.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { type Route, serveUser } from '@tabellion/platform/http/route.ts';
import { giveRole, staffMembers, userNames } from '../../accounts/server/public.ts';
import * as contract from '../rolesContract.ts';
import type { StaffSession } from './kind.ts';
import { staffSession } from './list.ts';

export const roleRoutes: Route[] = [
  serveUser(contract.listStaff, async (ctx) => ok(await viewOf(ctx.q, staffSession(ctx)))),

  serveUser(contract.setRole, async (ctx, { body: { email, role } }) => {
    const staff = staffSession(ctx);
    const outcome = await ctx.q.transaction((tx) =>
      giveRole(tx, staff, { email: normalizeEmail(email), role }),
    );
    switch (outcome) {
      case 'not_admin':
        return refuse('ACCESS.STAFF_ONLY');
      case 'unknown':
        return refuseField('email', 'STAFF.UNKNOWN_ADDRESS');
      case 'last_admin':
        return refuse('STAFF.LAST_ADMIN');
      case 'given':
        return ok(await viewOf(ctx.q, staff));
    }
  }),
];

async function viewOf(q: Queries, staff: StaffSession) {
  const members = await staffMembers(q, staff);
  const names = await userNames(q, [...new Set(members.flatMap(({ givenBy }) => givenBy ?? []))]);
  return {
    people: members.map((one) => ({
      user_id: one.userId,
      email: one.email,
      name: `${one.firstname} ${one.lastname}`.trim(),
      role: one.role,
      has_second_factor: one.hasSecondFactor,
      since: one.since,
      given_by: one.givenBy === null ? null : (names.get(one.givenBy) ?? ''),
    })),
  };
}
