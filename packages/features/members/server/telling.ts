/** Writes a change of a person's right to the organization's activity and the access log; announces it. */
import type { AccessType } from '@tabellion/kit/actor.ts';
import { recordActivity } from '../../activity/server/public.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import {
  invitationEnded,
  invitationMade,
  memberAccessChanged,
  memberJoined,
  memberRemoved,
} from '../events.ts';
import { type Access, recordAccess } from './public.ts';

/** One to the account stands in the log of each of its organizations; whoever is invited hears of it once. */
export async function tellInvited(
  write: OrganizationWrite,
  { invitation, access, madeIn }: { invitation: string; access: AccessType; madeIn: string },
): Promise<void> {
  await recordActivity(write, { kind: 'member_invited', params: { access, invitation } });
  if (write.orgId === madeIn) await write.announce(invitationMade, { invitationId: invitation });
}

/** Nobody comes in by it. */
export async function tellInvitationEnded(
  write: OrganizationWrite,
  kind: 'invitation_declined' | 'invitation_withdrawn',
  invitation: string,
): Promise<void> {
  await recordActivity(write, { kind, params: { invitation } });
  await write.announce(invitationEnded, { invitationId: invitation });
}

export async function tellLetIn(
  write: OrganizationWrite,
  { invitation, member, access }: { invitation: string; member: string; access: AccessType },
): Promise<void> {
  await recordActivity(write, { kind: 'member_added', params: { member, access } });
  await record(write, { kind: 'let_in', subjectId: member, access });
  await write.announce(invitationEnded, { invitationId: invitation });
  await write.announce(memberJoined, { userId: member, access });
}

export async function tellChanged(
  write: OrganizationWrite,
  member: string,
  access: AccessType,
): Promise<void> {
  await recordActivity(write, { kind: 'member_access_changed', params: { member, access } });
  await record(write, { kind: 'access_changed', subjectId: member, access });
  await write.announce(memberAccessChanged, { userId: member, access });
}

export async function tellRemoved(write: OrganizationWrite, member: string): Promise<void> {
  await recordActivity(write, { kind: 'member_removed', params: { member } });
  await record(write, { kind: 'removed', subjectId: member });
  await write.announce(memberRemoved, { userId: member, by: write.userId });
}

/** Rights are changed by people only. */
async function record({ tx, orgId, userId, recordedAt }: OrganizationWrite, access: Access): Promise<void> {
  if (userId !== null) await recordAccess({ q: tx, orgId, userId, at: recordedAt }, access);
}
