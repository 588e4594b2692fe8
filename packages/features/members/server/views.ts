/** Turns rows into what travels. */

import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { AnswerTo, OrganizationContext, UserContext } from '@tabellion/platform/http/context.ts';
import { displayName } from '../../accounts/rules/profile.ts';
import { userNames, userPhotos } from '../../accounts/server/public.ts';
import type { InvitationView, listOrganizationUsers, OrganizationUserView } from '../contract.ts';
import { grantableBy, rankOf, roleOf } from '../rules/accessOf.ts';
import { isExpired } from '../rules/invitations.ts';
import { judgeRemoval, type MemberAsking } from '../rules/judgeMembers.ts';
import { type OpenInvitation, type OrganizationUserRow, selectOwner, selectUsers } from './store/users.ts';

/** The whole list, as every act of its screens answers it. */
export async function usersView(ctx: OrganizationContext): Promise<AnswerTo<typeof listOrganizationUsers>> {
  const context = await membersContextOf(ctx.q, ctx);
  if (!context.ok) return context;
  const { users, asker } = context.value;
  const inviters = users.flatMap(({ invitedBy }) => invitedBy ?? []);
  const members = users.flatMap(({ userId }) => userId ?? []);
  const [names, photos] = await Promise.all([userNames(ctx.q, inviters), userPhotos(ctx.q, members)]);
  return ok({
    users: users.map((row) => userView(row, context.value, { names, photos }, ctx)),
    grantable: grantableBy(asker.access),
    is_owner: asker.isOwner,
    may_invite: asker.emailVerified,
  });
}

function userView(
  row: OrganizationUserRow,
  context: MembersContext,
  { names, photos }: Record<'names' | 'photos', ReadonlyMap<string, string>>,
  { user, now }: Pick<OrganizationContext, 'user' | 'now'>,
): OrganizationUserView {
  const mayTouch = judgeRemoval(context.asker, row, context.users).ok;
  return {
    _id: row.id,
    access_type: row.access,
    selectedSubRoleAccessType: [...row.sections],
    role: roleOf(row.subType),
    user_sub_type: row.subType,
    user_company_name: row.companyName,
    address: row.address,
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    photoURL: row.userId === null ? null : (photos.get(row.userId) ?? null),
    status: statusOf(row, now),
    since: row.since,
    expires_at: row.expiresAt,
    invited_by: row.invitedBy === null ? '' : (names.get(row.invitedBy) ?? ''),
    is_you: row.userId === user.userId,
    may_edit: mayTouch,
    may_remove: mayTouch,
  };
}

const statusOf = (
  { expiresAt }: OrganizationUserRow,
  now: OrganizationContext['now'],
): OrganizationUserView['status'] => {
  if (expiresAt === null) return 'active';
  return isExpired(expiresAt, now) ? 'expired' : 'invited';
};

export const invitationView = (row: OpenInvitation): InvitationView => ({
  _id: row.id,
  org_name: row.name,
  org_name_postfix: row.name_postfix,
  invited_by: inviterOf(row),
  email: row.email,
  access_type: row.access,
  selectedSubRoleAccessType: row.sections,
  user_sub_type: row.sub_type,
  expires_at: row.expires_at,
});

export const inviterOf = (row: OpenInvitation): string =>
  displayName({ firstname: row.inviter_firstname, lastname: row.inviter_lastname });

export interface MembersContext {
  readonly users: readonly OrganizationUserRow[];
  readonly asker: MemberAsking;
  readonly ownerId: string;
}

/** Read again under the head lock, because a judgement made before it may be older than the last change. Refused when the
 *  caller's access was taken or lowered a moment ago. */
export async function membersContextOf(
  q: Queries,
  { user }: Pick<UserContext, 'user'>,
): Promise<Result<MembersContext, Refusal<'GENERAL.NOT_FOUND' | 'ACCESS.VIEW_ONLY'>>> {
  const [users, ownerId] = await Promise.all([selectUsers(q), selectOwner(q)]);
  const mine = users.find(({ userId }) => userId === user.userId);
  if (mine === undefined) return refuse('GENERAL.NOT_FOUND');
  if (rankOf(mine.access) < rankOf('full')) return refuse('ACCESS.VIEW_ONLY');
  const asker = {
    userId: user.userId,
    access: mine.access,
    isOwner: ownerId === user.userId,
    emailVerified: user.emailVerified,
  };
  return ok({ users, asker, ownerId });
}

export function findUser(
  context: MembersContext,
  id: string,
): Result<OrganizationUserRow, Refusal<'GENERAL.NOT_FOUND'>> {
  const found = context.users.find((user) => user.id === id);
  return found === undefined ? refuse('GENERAL.NOT_FOUND') : ok(found);
}
