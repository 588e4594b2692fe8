/** The invited person's side: looking, accepting, declining; by the secret of the mail, or from the own list. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import type { RequestContext, UserContext } from '@tabellion/platform/http/context.ts';
import { serveAnyone, serveUser } from '@tabellion/platform/http/route.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import { digestOf, markEmailVerified, userById } from '../../accounts/server/public.ts';
import { enterOrganization, underHead, writeOnce } from '../../organizations/server/public.ts';
import * as contract from '../contract.ts';
import { judgeOpen } from '../rules/invitations.ts';
import {
  answerInvitation,
  type OpenInvitation,
  selectBySecret,
  selectInvitationsTo,
  selectUsers,
} from './store/users.ts';
import { tellInvitationEnded, tellLetIn } from './telling.ts';
import { invitationView } from './views.ts';
import {
  type MembersChange,
  type MembersWritten,
  writeInOneOrganization,
  writeInSubUserOrganizations,
} from './writeMembers.ts';

type Answer = 'accepted' | 'declined';
type Accepted = ReplyOf<typeof contract.acceptInvitation>;

export const look = serveAnyone(contract.lookAtInvitation, async ({ db, now }, { body: { token } }) => {
  const found = await db.asNobody((q) => bySecret(q, token, now));
  return found.ok ? ok(invitationView(found.value)) : found;
});

export const acceptBySecret = serveUser(contract.acceptInvitation, async (ctx, { body: { token } }) => {
  const written = await answerOnce(ctx, accept, (tx) => sentToAsker(tx, ctx, token));
  return written.ok ? acceptedView(written.value) : written;
});

export const declineBySecret = serveUser(contract.declineInvitation, async (ctx, { body: { token } }) => {
  const written = await answerOnce(ctx, decline, (tx) => sentToAsker(tx, ctx, token));
  return written.ok ? ok({}) : written;
});

const openTo = async ({ q, user, now }: UserContext) =>
  ok((await selectInvitationsTo(q, user.userId, now)).map(invitationView));

export const listMine = serveUser(contract.listMyInvitations, openTo);

export const acceptMine = serveUser(contract.acceptMyInvitation, async (ctx, { params: { id } }) => {
  const written = await answerOnce(ctx, accept, (tx) => inOwnList(tx, ctx, id));
  return written.ok ? acceptedView(written.value) : written;
});

export const declineMine = serveUser(contract.declineMyInvitation, async (ctx, { params: { id } }) => {
  const written = await answerOnce(ctx, decline, (tx) => inOwnList(tx, ctx, id));
  return written.ok ? openTo(ctx) : written;
});

export async function bySecret(q: Queries, secret: string, now: RequestContext['now']) {
  const found = await selectBySecret(q, digestOf(secret));
  if (found === undefined) return refuse('INVITATION.INVALID');
  const open = judgeOpen({ state: found.state, expiresAt: found.expires_at }, now);
  return open.ok ? ok(found) : open;
}

/** Whoever follows the link of a mail and is signed in with its address has shown that it is his. */
async function sentToAsker(tx: Transaction, { user, now }: UserContext, secret: string) {
  const found = await bySecret(tx, secret, now);
  if (!found.ok) return found;
  const { email } = await userById(tx, user.userId);
  if (email !== found.value.email)
    return refuse('INVITATION.OTHER_ADDRESS', { params: { email: found.value.email } });
  await markEmailVerified(tx, user.userId, now);
  return found;
}

async function inOwnList(tx: Transaction, { user, now }: UserContext, id: string) {
  const mine = await selectInvitationsTo(tx, user.userId, now);
  const found = mine.find((each) => each.id === id);
  return found === undefined ? refuse('INVITATION.INVALID') : ok(found);
}

interface Invitee {
  userId: string;
  now: Instant;
}

type Answering<Code extends TextCode> = (
  tx: Transaction,
  by: Invitee,
  invitation: OpenInvitation,
) => ReturnType<MembersChange<Code>>;

/** The facts from which a repeated request is answered. */
type KeptMembership = { org_unique_id: string; access: string; sections: string; sub_type: string };

/** Takes the invitation for its one answer, once per idempotency key. */
const answerOnce = <Found extends TextCode, Answered extends TextCode>(
  ctx: UserContext,
  answer: Answering<Answered>,
  find: (tx: Transaction) => Promise<Result<OpenInvitation, Refusal<Found>>>,
) =>
  writeOnce(ctx, async (tx) => {
    const found = await find(tx);
    if (!found.ok) return found;
    const by = { userId: ctx.user.userId, now: ctx.now };
    const written = await answerAs(tx, by, found.value, answer);
    return written.ok ? ok(keptOf(found.value)) : written;
  });

/** Under the heads of the organizations that the invitation opens. */
export async function answerAs<Answered extends TextCode>(
  tx: Transaction,
  by: Invitee,
  invitation: OpenInvitation,
  answer: Answering<Answered>,
) {
  const { owner_id: ownerId, org_id: orgId } = invitation;
  const work = async () => {
    await enterOrganization(tx, orgId);
    return answer(tx, by, invitation);
  };
  await enterOrganization(tx, orgId);
  return ownerId === null
    ? underHead(tx, orgId, by, (write) => writeInOneOrganization(write, work))
    : writeInSubUserOrganizations(tx, { ownerId, by }, work);
}

/** A person whose account is new is a member of nothing. */
export const acceptAsNew = (tx: Transaction, by: Invitee, invitation: OpenInvitation) =>
  take(tx, by, invitation, 'accepted');

const accept = async (tx: Transaction, by: Invitee, invitation: OpenInvitation) =>
  (await hasAccess(tx, invitation, by.userId))
    ? refuse('INVITATION.ALREADY_MEMBER')
    : take(tx, by, invitation, 'accepted');

const decline = (tx: Transaction, by: Invitee, invitation: OpenInvitation) =>
  take(tx, by, invitation, 'declined');

async function take(tx: Transaction, { userId, now }: Invitee, invitation: OpenInvitation, answer: Answer) {
  const isTaken = await answerInvitation(tx, invitation.id, { userId, answer, at: now });
  return isTaken ? ok({ tell: telling(invitation, userId, answer) }) : refuse('INVITATION.INVALID');
}

/** A membership of the organization; one that an account lends gives way to it. */
async function hasAccess(tx: Transaction, invitation: OpenInvitation, userId: string): Promise<boolean> {
  if (invitation.owner_id !== null) return invitation.owner_id === userId;
  const users = await selectUsers(tx);
  return users.some((user) => user.userId === userId && user.subType !== 'main_sub_user');
}

const telling =
  ({ id, access }: OpenInvitation, member: string, answer: Answer): NonNullable<MembersWritten['tell']> =>
  (write) =>
    answer === 'accepted'
      ? tellLetIn(write, { invitation: id, member, access })
      : tellInvitationEnded(write, 'invitation_declined', id);

const keptOf = ({ org_id, access, sections, sub_type }: OpenInvitation): KeptMembership => ({
  org_unique_id: org_id,
  access,
  sections: sections.join(),
  sub_type,
});

/** The words were checked by the table when the invitation was written. */
const acceptedView = ({ org_unique_id, access, sections, sub_type }: KeptMembership) =>
  ok<Accepted>({
    org_unique_id,
    access_type: access as Accepted['access_type'],
    selectedSubRoleAccessType:
      sections === '' ? [] : (sections.split(',') as Accepted['selectedSubRoleAccessType']),
    user_sub_type: sub_type as Accepted['user_sub_type'],
  });
