/** Who has access now, and as whom the caller asks: read again under the head lock, because a judgement made before it
 *  may be older than the last change. */
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { UserContext } from '@tabellion/platform/http/context.ts';
import { rankOf } from '../rules/accessOf.ts';
import type { MemberAsking } from '../rules/judgeMembers.ts';
import { type OrganizationUserRow, selectOwner, selectUsers } from './store/users.ts';

export interface MembersContext {
  readonly users: readonly OrganizationUserRow[];
  readonly asker: MemberAsking;
  readonly ownerId: string;
}

/** Refused when the caller's access was taken or lowered a moment ago. */
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
