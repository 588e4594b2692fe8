import { verifySession } from '@tabellion/features/entry/contract.ts';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { type ReadState, useRead } from '@tabellion/ui/call/useRead.ts';
import { type Session, useSession } from '@tabellion/ui/session/session.tsx';
import { useEffect } from 'react';
import { readSession, writeSession } from './session.ts';

export type Account = ReplyOf<typeof verifySession>;
export type AccountOrganization = Account['organizations'][number];

/** The user who is signed in, as the server knows him: name, organizations, rights. Also renews the token of the
 *  session. */
export function useAccount(): ReadState<Account> {
  const { session } = useSession();
  const account = useRead(verifySession, {}, { when: session !== undefined });
  const { data } = account;
  useEffect(() => {
    const now = readSession();
    if (data !== undefined && now !== undefined && now.userId === data._id) writeSession(renewed(now, data));
  }, [data]);
  return account;
}

const renewed = (session: Session, account: Account): Session => ({
  ...session,
  token: account.token,
  roles: account.role,
});
