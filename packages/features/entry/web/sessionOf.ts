import type { Session } from '@tabellion/ui/session/session.tsx';
import type { SessionView } from '../views.ts';

/** A sign-in's answer as the browser keeps it. */
export const sessionOf = (view: SessionView): Session => ({
  token: view.token,
  userId: view._id,
  orgId: view.selected_organization,
  accessType: view.access_type,
  sections: view.selectedSubRoleAccessType,
  ledgerToken: view.blockchain_token,
  roles: view.role,
});
