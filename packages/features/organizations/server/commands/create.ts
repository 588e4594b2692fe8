import { refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { AnswerTo, UserContext } from '@tabellion/platform/http/context.ts';
import type * as contract from '../../contract.ts';
import { createDraft, membershipsOf } from '../public.ts';
import { organizationView } from '../views.ts';
import { writeOnce } from '../write.ts';
import { applyCorporateInfo, corporateViewOf } from './corporateInfo.ts';

export async function createOrganization(
  ctx: UserContext,
  body: InputOf<typeof contract.createOrganization>['body'],
): Promise<AnswerTo<typeof contract.createOrganization>> {
  const isNamed = body.name_format !== 'numbered';
  if (isNamed && (body.name ?? '').trim() === '') return refuseField('name', 'ORGANIZATION.NAME_REQUIRED');
  const made = await writeOnce(ctx, async (tx) => {
    const orgId = await createDraft(tx, { userId: ctx.user.userId, name: '', now: ctx.now });
    const applied = await applyCorporateInfo(tx, orgId, body, ctx.now);
    return applied.ok ? ok({ orgId }) : applied;
  });
  ctx.release();
  if (!made.ok) return made;
  const { orgId } = made.value;
  return ok(await ctx.db.asOrganization(orgId, (q) => corporateViewOf(q, orgId, [])));
}

export async function listOrganizations(
  ctx: UserContext,
): Promise<AnswerTo<typeof contract.listOrganizations>> {
  const memberships = await membershipsOf(ctx.q, ctx.user.userId);
  return ok({ organizations: memberships.map(organizationView) });
}
