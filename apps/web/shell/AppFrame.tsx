import { VerifyNotice } from '@tabellion/features/entry/web/public.ts';
import { shownName } from '@tabellion/features/organizations/web/public.ts';
import { frameContributions } from '@tabellion/features/pages/web/frameContributions.ts';
import { useJudge } from '@tabellion/ui/access/MayProvider.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { useGently } from '@tabellion/ui/components/useGently.ts';
import { RegistryZone } from '@tabellion/ui/format/registryZone.ts';
import { useLocation } from '@tabellion/ui/router/address.ts';
import { AppShell } from '@tabellion/ui/shell/AppShell.tsx';
import { LanguageMenu } from '@tabellion/ui/shell/LanguageMenu.tsx';
import { PaperHead } from '@tabellion/ui/shell/PaperHead.tsx';
import { useWide } from '@tabellion/ui/shell/useWide.ts';
import { SlotsContext } from '@tabellion/ui/slots.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { FrameTools } from './FrameTools.tsx';
import { filingHiddenMarkerOf } from './installation.ts';
import { navigationOf, tabKeys } from './navigation.ts';
import { OrganizationSwitcher } from './OrganizationSwitcher.tsx';
import { WaitingContext } from './Page.tsx';
import { useCurrentOrgId, useKnownAccount } from './Rights.tsx';
import { useAccount } from './useAccount.ts';
import { useFrameLayers } from './useFrameLayers.tsx';

/** Stands where a page will, until its code and the rights of the reader are there. */
const list = <PageSkeleton shape="rows" />;

/** Parts that come after the frame. */
const late = () => import('./lateFrame.ts');
const AskTerms = lazy(() => late().then((parts) => ({ default: parts.AskTerms })));
const FailedRenewal = lazy(() => late().then((parts) => ({ default: parts.FailedRenewal })));
const CheckpointFoot = lazy(() => late().then((parts) => ({ default: parts.CheckpointFoot })));

export function AppFrame({ children }: { children: ReactNode }) {
  const text = useText();
  const { pathname } = useLocation();
  const may = useJudge();
  // The one by which rights are judged: known earlier than they are, it would be shown without its navigation.
  const account = useKnownAccount();
  const { isError } = useAccount();
  const isKnown = account !== undefined || isError;
  const isFramed = useGently(true);
  const orgId = useCurrentOrgId(account);
  const wide = useWide();
  const layers = useFrameLayers(orgId);

  const { host } = window.location;
  const organizations = account?.organizations ?? [];
  const current = organizations.find((each) => each.unique_id === orgId);
  const isFounded = current?.status === 'incorporated' || current?.status === 'dissolved';
  const sections = navigationOf({
    orgId: current?.unique_id,
    isFounded,
    law: current?.jurisdiction,
    text,
    may,
    wide,
    filingHiddenMarker: filingHiddenMarkerOf(document),
    host,
  });

  return (
    <RegistryZone value={current?.zone}>
      <SlotsContext value={frameContributions}>
        <AppShell
          nav={sections}
          tabs={isKnown ? tabKeys : undefined}
          switcher={account && <OrganizationSwitcher organizations={organizations} current={current} />}
          tools={
            isKnown && (
              <FrameTools
                account={account}
                sections={sections}
                current={current}
                orgId={orgId}
                layers={layers}
              />
            )
          }
          navFoot={
            wide ? (
              <Suspense>
                <CheckpointFoot />
              </Suspense>
            ) : (
              <LanguageMenu named />
            )
          }
          paperHead={current && <PaperHead name={shownName(current, text)} />}
          panels={layers.panels}
        >
          {/* Reads meanwhile; shown earlier, it would move when the buttons of those who may appear. */}
          <div className={isKnown ? undefined : 'main__early'}>
            {current && (
              <Suspense fallback={null}>
                <FailedRenewal orgId={current.unique_id} />
              </Suspense>
            )}
            <WaitingContext value={list}>
              <Suspense fallback={list}>
                {isFramed &&
                  (pathname === '/landingPage' ? (
                    <div className="stack s4">
                      <VerifyNotice />
                      {children}
                    </div>
                  ) : (
                    children
                  ))}
              </Suspense>
            </WaitingContext>
          </div>
          {!isKnown && list}
          {account && (
            <Suspense>
              <AskTerms account={account} />
            </Suspense>
          )}
          {layers.dialog}
        </AppShell>
      </SlotsContext>
    </RegistryZone>
  );
}
