/** The address that an invitation was sent to, on its way to the registration. It travels in the history of the window,
 *  which no server and no log sees. */
import { useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    invited?: string;
  }
}

/** For the `state` of whoever leads to the registration. */
export const invitedAs = (email: string): { invited: string } => ({ invited: email });

/** The address to begin the registration with; '' for whoever was not invited. */
export const useInvitedAddress = (): string => useLocation({ select: ({ state }) => state.invited ?? '' });
