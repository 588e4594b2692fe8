import { useRead } from '@tabellion/ui/call/useRead.ts';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { verifySession } from '../../entry/contract.ts';

/** The address of who is signed in; undefined for a guest, and until it is read. */
export function useAddress(): string | undefined {
  const { session } = useSession();
  return useRead(verifySession, {}, { when: session !== undefined }).data?.data.email;
}
