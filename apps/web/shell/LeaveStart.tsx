import { Navigate } from '@tabellion/ui/router/Link.tsx';
import { startPage } from './guard.ts';
import { clearSession, readSession } from './session.ts';

/** Leads on from '/'; of a session that is none, nothing stays behind. */
export function LeaveStart() {
  if (readSession() === undefined) clearSession();
  return <Navigate to={startPage()} replace />;
}
