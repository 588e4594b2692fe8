import type { TextKey } from '@tabellion/texts/text.ts';
import { createContext, type ReactNode, use } from 'react';

/** The answer to a sign-in, kept in local storage under the names of the specification (section 3). */
export interface Session {
  token: string;
  userId: string;
  /** The organization selected; null for a new user. */
  orgId: string | null;
  /** The access to that organization: admin, full, view, restricted. */
  accessType: string | null;
  sections: readonly string[];
  ledgerToken: string | null;
  roles: readonly string[];
}

export interface SessionValue {
  /** Undefined for a guest. */
  session: Session | undefined;
  /** Why the session before is over, where its reader did not end it; until the next one is open. */
  over?: TextKey | undefined;
  /** Keeps the session and goes to the path that was wanted before, else to `to`, or to where a member lands. */
  open(session: Session, to?: string): void;
  /** Another organization, or other access to it. */
  select(orgId: string | null, accessType: string | null, sections: readonly string[]): void;
  /** The reader's own log-out: the session is revoked, in every tab. */
  close(): Promise<void>;
}

const SessionContext = createContext<SessionValue | undefined>(undefined);

export const SessionContextProvider = ({ value, children }: { value: SessionValue; children: ReactNode }) => (
  <SessionContext value={value}>{children}</SessionContext>
);

/** Tells who is signed in, and how to sign in, switch and sign out. The shell keeps it; ui only passes it on. */
export function useSession(): SessionValue {
  const value = use(SessionContext);
  if (value === undefined) throw new Error('useSession needs the shell above it');
  return value;
}
