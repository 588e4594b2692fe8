import { type Action, access } from '@tabellion/features/access.ts';
import { updateUser, verifySession } from '@tabellion/features/entry/contract.ts';
import { hidesFiling } from '@tabellion/features/filings/rules/hidesFiling.ts';
import type { Actor, Role } from '@tabellion/kit/actor.ts';
import { judge } from '@tabellion/kit/may.ts';
import { type May, MayProvider, type Why } from '@tabellion/ui/access/MayProvider.tsx';
import { CallProvider, type CallSetting, useCallSetting } from '@tabellion/ui/call/CallProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { useGently } from '@tabellion/ui/components/useGently.ts';
import { usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { filingHiddenMarkerOf } from './installation.ts';
import { type Account, useAccount } from './useAccount.ts';

/**
 * The organization that the address names, else the one that it named before in this tab, else the one selected: in
 * this browser, or where the user was last. So another tab's switch changes nothing here.
 */
export function useCurrentOrgId(account: Account | undefined): string | undefined {
  const { session } = useSession();
  const named = usePathParam('org_unique_id');
  const before = useRef(named);
  useEffect(() => {
    if (named !== undefined) before.current = named;
  }, [named]);
  const wanted = before.current ?? session?.orgId;
  const here = account?.organizations.find(({ unique_id }) => unique_id === wanted)?.unique_id;
  return named ?? here ?? account?.selected_organization ?? undefined;
}

const KnownAccount = createContext<Account | undefined>(undefined);

/** The account by which rights are judged here: undefined as long as nothing is offered. */
export const useKnownAccount = () => useContext(KnownAccount);

/** Judges with the same table as the server, for the organization on the page. */
export function Rights({ children }: { children: ReactNode }) {
  const account = useAccount();
  const known = useGently(account.data !== undefined) ? account.data : undefined;
  const orgId = useCurrentOrgId(known);
  useLastLookedAt(known);
  const calls = useRereading();
  const actor = useMemo(() => actorOf(known, orgId), [known, orgId]);
  const may = useCallback<May>(
    (action) => isAction(action) && isOnHost(action) && judge(actor, access[action]).may,
    [actor],
  );
  const why = useCallback<Why>(
    (action) => {
      if (actor.membership === undefined || !isAction(action)) return undefined;
      const judged = judge(actor, access[action]);
      if (judged.may) return undefined;
      const { textCode, params } = judged;
      return { textCode, section: params && (`section.${params.section}` as const) };
    },
    [actor],
  );
  return (
    <CallProvider value={calls}>
      <MayProvider may={may} why={why}>
        <KnownAccount value={known}>{children}</KnownAccount>
      </MayProvider>
    </CallProvider>
  );
}

/** The organization on the page is the one that the next sign-in opens, here or elsewhere. */
function useLastLookedAt(account: Account | undefined): void {
  const { select } = useSession();
  const { again } = useReadings();
  const keep = useCall(updateUser, { say: 'none' });
  const named = usePathParam('org_unique_id');
  const here = account?.organizations.find(({ unique_id }) => unique_id === named);
  const isNew = here !== undefined && account?.selected_organization !== named;
  useEffect(() => {
    if (!isNew) return;
    select(here.unique_id, here.access_type, here.selectedSubRoleAccessType);
    void keep
      .run({ body: { selected_organization: here.unique_id } })
      .then((answer) => (answer.ok ? again(verifySession) : undefined));
  }, [isNew, named]);
}

/** A host that hides Filing leads to none. */
const isOnHost = (action: Action): boolean =>
  action !== 'filings.read' || !hidesFiling(filingHiddenMarkerOf(document), window.location.host);

const isAction = (action: string): action is Action => action in access;

/** Calls whose refusal has the account read again: somebody may have changed this reader's access in the meantime. */
function useRereading(): CallSetting {
  const setting = useCallSetting();
  const { again } = useReadings();
  return useMemo(() => ({ ...setting, onForbidden: () => void again(verifySession) }), [setting, again]);
}

/** @returns nobody while the account is not read yet: then nothing is offered that might be refused */
function actorOf(account: Account | undefined, orgId: string | undefined): Actor {
  if (account === undefined) return {};
  const user = {
    userId: account._id,
    sessionId: '',
    role: highest(account.role),
    emailVerified: account.data.emailVerified,
  };
  const found = account.organizations.find((organization) => organization.unique_id === orgId);
  if (found === undefined) return { user };
  return {
    user,
    membership: {
      orgId: found.unique_id,
      access: found.access_type,
      sections: found.selectedSubRoleAccessType,
      subType: found.user_sub_type,
    },
  };
}

const highest = (roles: readonly Role[]): Role =>
  (['admin', 'staff'] as const).find((role) => roles.includes(role)) ?? 'user';
