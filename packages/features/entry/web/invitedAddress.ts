/** The address that an invitation was sent to, on its way to the registration. It travels in the history of the window,
 *  which no server and no log sees. */
import { useLocation } from '@tabellion/ui/router/address.ts';

/** The `state` that a link to the registration carries. */
export const invitationState = (email: string): { invited: string } => ({ invited: email });

/** The address to begin the registration with; '' for whoever was not invited. */
export function useInvitedAddress(): string {
  const { invited } = useLocation().state;
  return typeof invited === 'string' ? invited : '';
}
