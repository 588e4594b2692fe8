/** Who has access now, and as whom the caller asks: read again under the head lock, because a judgement made before it
 *  may be older than the last change. */
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { UserContext } from '@tabellion/platform/http/context.ts';
import { rankOf } from '../rules/accessOf.ts';
import type { Asker, OrganizationUser } from '../rules/judgeMembers.ts';
import { type OrganizationUserRow, selectOwner, selectUsers } from './store/users.ts';

export interface MembersContext {
  readonly rows: readonly OrganizationUserRow[];
  readonly users: readonly OrganizationUser[];
  readonly asker: Asker;
  readonly ownerId: string;
}

/** Refused when the caller's access was taken or lowered a moment ago. */
export async function membersContextOf(
  q: Queries,
  { user }: Pick<UserContext, 'user'>,
): Promise<Result<MembersContext, Refusal<'GENERAL.NOT_FOUND' | 'ACCESS.VIEW_ONLY'>>> {
  const [rows, ownerId] = await Promise.all([selectUsers(q), selectOwner(q)]);
  const mine = rows.find(({ user_id }) => user_id === user.userId);
  if (mine === undefined) return refuse('GENERAL.NOT_FOUND');
  if (rankOf(mine.access) < rankOf('full')) return refuse('ACCESS.VIEW_ONLY');
  const asker = {
    userId: user.userId,
    access: mine.access,
    isOwner: ownerId === user.userId,
    emailVerified: user.emailVerified,
  };
  return ok({ rows, users: rows.map(userOf), asker, ownerId });
}

export function findUser(
  context: MembersContext,
  id: string,
): Result<OrganizationUser, Refusal<'GENERAL.NOT_FOUND'>> {
  const found = context.users.find((user) => user.id === id);
  return found === undefined ? refuse('GENERAL.NOT_FOUND') : ok(found);
}

const userOf = (row: OrganizationUserRow): OrganizationUser => ({
  id: row.id,
  userId: row.user_id,
  email: row.email,
  access: row.access,
  sections: row.sections,
  subType: row.sub_type,
  companyName: row.company_name,
});
