/** Events of members. Ids and codes only. */
import { accessTypes } from '@tabellion/kit/actor.ts';
import { eventKind } from '@tabellion/kit/event.ts';
import * as z from 'zod/mini';

const userId = z.string();
const access = z.enum(accessTypes);

/** Also one to the account, announced where it was made alone. */
export const invitationMade = eventKind('invitation.made', z.strictObject({ invitationId: z.string() }));

/** It was answered or taken back. One to the account ends in each of its organizations. */
export const invitationEnded = eventKind('invitation.ended', z.strictObject({ invitationId: z.string() }));

/** Each organization of the account announces this, and the two below, of a sub-user. */
export const memberJoined = eventKind('member.joined', z.strictObject({ userId, access }));
export const memberAccessChanged = eventKind('member.access_changed', z.strictObject({ userId, access }));
export const memberRemoved = eventKind(
  'member.removed',
  z.strictObject({ userId, by: z.nullable(z.string()) }),
);
