import { keep, kept } from '@tabellion/ui/browser/kept.ts';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { useEffect, useState } from 'react';

const key = 'filingYearDeclined';

/** Whether the filing year's question was answered with no in this session: another sign-in asks again.
 *  `isDeclined` is undefined while it is not known yet. */
export function useDeclined(orgId: string): { isDeclined: boolean | undefined; decline(): void } {
  const session = sessionIn(useSession().session?.token);
  const [isDeclined, setDeclined] = useState<boolean>();
  useEffect(() => {
    let isWanted = true;
    void declinedIn(session).then((orgIds) => {
      if (isWanted) setDeclined(orgIds.includes(orgId));
    });
    return () => {
      isWanted = false;
    };
  }, [session, orgId]);
  return {
    isDeclined,
    decline: () => {
      setDeclined(true);
      void declinedIn(session).then((orgIds) => keep(key, { session, orgIds: [...orgIds, orgId] }));
    },
  };
}

/** The organizations of which the question was declined in that session. */
async function declinedIn(session: string): Promise<readonly string[]> {
  const found = await kept(key);
  if (typeof found !== 'object' || found === null || !('session' in found) || !('orgIds' in found)) return [];
  const { orgIds } = found;
  if (found.session !== session || !Array.isArray(orgIds)) return [];
  return orgIds.filter((orgId) => typeof orgId === 'string');
}

/** The id of the session that an access token names; a renewed token names the same. */
function sessionIn(token: string | undefined): string {
  try {
    const claims: unknown = JSON.parse(
      atob(token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''),
    );
    return typeof claims === 'object' && claims !== null && 'sid' in claims ? String(claims.sid) : '';
  } catch {
    return '';
  }
}
