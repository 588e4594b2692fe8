import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { type OrganizationContext, okWithCode } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import * as contract from '../contract.ts';
import { sectionsFor } from '../rules/accessOf.ts';
import { countedSince, expiryOf, judgeMailed, judgePause } from '../rules/invitations.ts';
import { judgeChange, judgeInvitation, judgeRemoval, judgeResending } from '../rules/judgeMembers.ts';
import { readInvited } from '../rules/readInvited.ts';
import { mailInvitation } from './mail.ts';
import {
  endUser,
  insertInvitation,
  type OrganizationUserRow,
  renewInvitation,
  selectMailed,
  updateUser,
  vouchFor,
  withdrawUnbacked,
} from './store/users.ts';
import { tellChanged, tellInvitationEnded, tellInvited, tellRemoved } from './telling.ts';
import { findUser, type MembersContext, membersContextOf, usersView } from './views.ts';
import { type MembersChange, writeMembers } from './writeMembers.ts';

/** Inviting, changing and removing: each judged by the list as it is under the head lock, and answered with the new one. */

export const listMembers = serveOrganization(contract.listOrganizationMembers, async (ctx) => {
  const view = await usersView(ctx);
  if (!view.ok) return view;
  return ok(view.value.users.filter(({ role, status }) => role === 'member' && status === 'active'));
});

export const createUser = serveOrganization(contract.createOrganizationUser, async (ctx, { body }) => {
  const read = readInvited(body);
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  const { email, access_type: access = 'restricted', user_sub_type: subType = 'org_user' } = body;
  const sections = sectionsFor(access, body.selectedSubRoleAccessType ?? []);
  const written = await writeMembers(ctx, subType, async (tx) => {
    const context = await membersContextOf(tx, ctx);
    if (!context.ok) return context;
    const { asker, users, ownerId } = context.value;
    const judged = judgeInvitation(asker, users, { email, access, subType });
    if (!judged.ok) return judged;
    const counted = await mayMail(tx, ctx);
    if (!counted.ok) return counted;
    const id = newId();
    await insertInvitation(tx, {
      ...read.value,
      id,
      orgId: ctx.orgId,
      ownerId: subType === 'main_sub_user' ? ownerId : null,
      subType,
      access,
      sections,
      email,
      invitedBy: ctx.user.userId,
      at: ctx.now,
      expiresAt: expiryOf(ctx.now),
    });
    await mailInvitation(tx, { id, email, orgId: ctx.orgId, language: ctx.language });
    return ok({ tell: (write) => tellInvited(write, { invitation: id, access, madeIn: ctx.orgId }) });
  });
  return written.ok ? usersView(ctx) : written;
});

export const editUser = serveOrganization(
  contract.editOrganizationUser,
  async (ctx, { params: { id }, body }) => {
    const read = readInvited({ user_company_name: body.user_company_name });
    if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
    const wanted = {
      access: body.access_type,
      sections: body.selectedSubRoleAccessType,
      subType: body.user_sub_type,
      companyName: body.user_company_name === undefined ? undefined : read.value.companyName,
    };
    const change = about(ctx, id, async (tx, context, user) => {
      const judged = judgeChange(context.asker, user, wanted, context.users);
      if (!judged.ok) return judged;
      await updateUser(tx, id, judged.value);
      const { userId: member } = user;
      const { changesAccess, access } = judged.value;
      if (!changesAccess) return ok({});
      if (member === null) {
        await vouchFor(tx, id, ctx.user.userId);
        return ok({});
      }
      return ok({
        tell: async (write) => {
          await tellChanged(write, member, access);
          await endUnbacked(write);
        },
      });
    });
    const written = await writeOn(ctx, id, change);
    const isAccessAlone = body.user_company_name === undefined && body.user_sub_type === undefined;
    return answered(ctx, written, isAccessAlone ? 'ORGANIZATION_USER.CHANGE_ACCESS_TYPE.SUCCESS' : undefined);
  },
);

export const deleteUser = serveOrganization(
  contract.deleteOrganizationUser,
  async (ctx, { params: { id } }) => {
    const remove = about(ctx, id, async (tx, context, user) => {
      const judged = judgeRemoval(context.asker, user, context.users);
      if (!judged.ok) return judged;
      await endUser(tx, id, ctx.now);
      const { userId: member } = user;
      return member === null
        ? ok({
            tell: (write) => tellInvitationEnded(write, 'invitation_withdrawn', id),
            made: { invitation: id },
          })
        : ok({
            tell: async (write) => {
              await tellRemoved(write, member);
              await endUnbacked(write);
            },
          });
    });
    const written = await writeOn(ctx, id, remove);
    const wasInvited = written.ok && written.value.invitation !== undefined;
    return answered(ctx, written, wasInvited ? 'ORGANIZATION_USER.INVITATION_WITHDRAWN' : undefined);
  },
);

export const resend = serveOrganization(contract.resendInvitation, async (ctx, { params: { id } }) => {
  const again = about(ctx, id, async (tx, context, user) => {
    const judged = judgeResending(context.asker, user);
    if (!judged.ok) return judged;
    const paused = user.sentAt === null ? ok(true) : judgePause(user.sentAt, ctx.now);
    if (!paused.ok) return paused;
    const counted = await mayMail(tx, ctx);
    if (!counted.ok) return counted;
    await renewInvitation(tx, id, { sentAt: ctx.now, expiresAt: expiryOf(ctx.now) });
    await vouchFor(tx, id, ctx.user.userId);
    await mailInvitation(tx, { id, email: user.email, orgId: ctx.orgId, language: ctx.language });
    return ok({});
  });
  return answered(ctx, await writeOn(ctx, id, again));
});

const mayMail = async (tx: Transaction, { user, now }: OrganizationContext) =>
  judgeMailed(await selectMailed(tx, user.userId, countedSince(now)), now);

/** Work on one of the list as it is under the head lock. */
const about =
  <Code extends TextCode>(
    ctx: OrganizationContext,
    id: string,
    work: (
      tx: Transaction,
      context: MembersContext,
      user: OrganizationUserRow,
    ) => ReturnType<MembersChange<Code>>,
  ): MembersChange<Code | 'GENERAL.NOT_FOUND' | 'ACCESS.VIEW_ONLY'> =>
  async (tx) => {
    const context = await membersContextOf(tx, ctx);
    if (!context.ok) return context;
    const user = findUser(context.value, id);
    return user.ok ? work(tx, context.value, user.value) : user;
  };

/** How wide a change reaches follows from whom it is about; a repetition may come when he is gone. */
async function writeOn<Code extends TextCode>(
  ctx: OrganizationContext,
  id: string,
  work: MembersChange<Code>,
) {
  const context = await membersContextOf(ctx.q, ctx);
  if (!context.ok) return context;
  const user = context.value.users.find((each) => each.id === id);
  return writeMembers(ctx, user?.subType ?? 'org_user', work);
}

async function answered<Code extends TextCode>(
  ctx: OrganizationContext,
  written: Result<object, Refusal<Code>>,
  textCode?: TextCode,
) {
  if (!written.ok) return written;
  const view = await usersView(ctx);
  return view.ok && textCode !== undefined ? okWithCode(textCode, view.value) : view;
}

/** Somebody stands behind every invitation: what he may no longer give, it no longer offers. */

/** After a right was taken or lowered: takes back the invitations that rested on it, and tells the log. */
async function endUnbacked(write: OrganizationWrite): Promise<void> {
  for (const invitation of await withdrawUnbacked(write.tx, write.recordedAt))
    await tellInvitationEnded(write, 'invitation_withdrawn', invitation);
}
