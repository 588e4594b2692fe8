/** Somebody stands behind every invitation: what he may no longer give, it no longer offers. */
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { withdrawUnbacked } from './store/users.ts';
import { tellInvitationEnded } from './telling.ts';

/** After a right was taken or lowered: takes back the invitations that rested on it, and tells the log. */
export async function endUnbacked(write: OrganizationWrite): Promise<void> {
  for (const invitation of await withdrawUnbacked(write.tx, write.recordedAt))
    await tellInvitationEnded(write, 'invitation_withdrawn', invitation);
}
