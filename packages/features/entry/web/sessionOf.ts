import type { Session } from '@tabellion/ui/session/session.tsx';
import type { SessionView } from '../views.ts';

/** A sign-in's answer as the browser keeps it. The ledger's token comes with the ledger. */
export const sessionOf = (view: SessionView): Session => ({
  token: view.token,
  userId: view._id,
  orgId: view.selected_organization,
  accessType: view.access_type,
  sections: view.selectedSubRoleAccessType,
  ledgerToken: null,
  roles: view.role,
});
