/** Notifications of an invitation, a new member, a changed access and a removal. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { type Handler, handlerOf } from '@tabellion/platform/outbox/dispatch.ts';
import { credentialsOfEmail, userById } from '../../accounts/server/public.ts';
import { notifyForAnnouncement, takeBack } from '../../notifications/server/public.ts';
import {
  invitationEnded,
  invitationMade,
  memberAccessChanged,
  memberJoined,
  memberRemoved,
} from '../events.ts';
import { selectUsers } from './store/users.ts';

export const handlers: Handler[] = [
  handlerOf('members.notifyInvited', invitationMade, async (tx, event) => {
    const { invitationId: invitation } = event.data;
    const userId = await accountInvited(tx, invitation);
    if (userId === undefined) return undefined;
    return notifyForAnnouncement(tx, event, {
      kind: 'invitation_received',
      params: { invitation },
      to: [userId],
    });
  }),
  handlerOf('members.takeInvitationBack', invitationEnded, async (tx, event) => {
    await takeBack(tx, 'invitation_received', { invitation: event.data.invitationId });
    return undefined;
  }),
  handlerOf('members.notifyJoined', memberJoined, (tx, event) => {
    const { userId: member, access } = event.data;
    return notifyForAnnouncement(tx, event, {
      kind: 'invitation_accepted',
      params: { member, access },
      except: member,
    });
  }),
  handlerOf('members.notifyAccessChanged', memberAccessChanged, (tx, event) => {
    const { userId, access } = event.data;
    return notifyForAnnouncement(tx, event, { kind: 'access_changed', params: { access }, to: [userId] });
  }),
  handlerOf('members.notifyRemoved', memberRemoved, (tx, event) => {
    const { userId: member, by } = event.data;
    return notifyForAnnouncement(tx, event, { kind: 'member_removed', params: { member }, except: by });
  }),
];

/** The account that has shown that the invited address is its own. Nobody where it was answered or taken back
 *  meanwhile. */
async function accountInvited(q: Queries, invitationId: string): Promise<string | undefined> {
  const users = await selectUsers(q);
  const invited = users.find(({ id, userId }) => id === invitationId && userId === null);
  const account = invited === undefined ? undefined : await credentialsOfEmail(q, invited.email);
  if (account === undefined) return undefined;
  const { userId, emailVerifiedAt } = await userById(q, account.userId);
  return emailVerifiedAt === null ? undefined : userId;
}
