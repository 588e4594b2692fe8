import { refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { serveUser } from '@tabellion/platform/http/route.ts';
import * as contract from '../../contract.ts';
import { createDraft, membershipsOf } from '../public.ts';
import { organizationView } from '../views.ts';
import { writeOnce } from '../write.ts';
import { applyCorporateInfo, corporateViewOf } from './corporateInfo.ts';

export const createOrganization = serveUser(contract.createOrganization, async (ctx, { body }) => {
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
});

export const listOrganizations = serveUser(contract.listOrganizations, async ({ q, user }) => {
  const memberships = await membershipsOf(q, user.userId);
  return ok({ organizations: memberships.map(organizationView) });
});
