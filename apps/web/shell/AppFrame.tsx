import { VerifyNotice } from '@tabellion/features/entry/web/public.ts';
import type { NoticesOpen } from '@tabellion/features/notifications/web/NotificationBell.tsx';
import { shownName } from '@tabellion/features/organizations/web/public.ts';
import { frameContributions } from '@tabellion/features/pages/web/frameContributions.ts';
import { useJudge, useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { IconButton } from '@tabellion/ui/components/Button.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { useGently } from '@tabellion/ui/components/useGently.ts';
import { RegistryZone } from '@tabellion/ui/format/registryZone.ts';
import { useLocation } from '@tabellion/ui/router/address.ts';
import { AppShell } from '@tabellion/ui/shell/AppShell.tsx';
import { LanguageMenu } from '@tabellion/ui/shell/LanguageMenu.tsx';
import { PaperHead } from '@tabellion/ui/shell/PaperHead.tsx';
import { useWide } from '@tabellion/ui/shell/useWide.ts';
import { SlotsContext } from '@tabellion/ui/slots.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { AskTerms } from './AskTerms.tsx';
import { Bell, Notices } from './Bell.tsx';
import { Commands } from './Commands.tsx';
import { filingHiddenMarkerOf } from './installation.ts';
import { navigationOf, tabKeys } from './navigation.ts';
import { OrganizationSwitcher } from './OrganizationSwitcher.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { useCurrentOrgId, useKnownAccount } from './Rights.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { ThemePanel } from './ThemePanel.tsx';
import { useAccount } from './useAccount.ts';

const ChangePasswordDialog = lazy(async () => ({
  default: (await import('@tabellion/features/accounts/web/ChangePassword.tsx')).ChangePasswordDialog,
}));

export function AppFrame({ children }: { children: ReactNode }) {
  const text = useText();
  const { pathname } = useLocation();
  const may = useJudge();
  const mayAddSubUser = useMay('members.manage');
  // The one by which rights are judged: known earlier than they are, it would be shown without its navigation.
  const account = useKnownAccount();
  const { isError } = useAccount();
  const isKnown = account !== undefined || isError;
  const isFramed = useGently(true);
  const orgId = useCurrentOrgId(account);
  const wide = useWide();
  const [themeOpen, setThemeOpen] = useState(false);
  const [notices, setNotices] = useState<NoticesOpen>();
  const [passwordOpen, setPasswordOpen] = useState(false);

  const { host } = window.location;
  const organizations = account?.organizations ?? [];
  const current = organizations.find((each) => each.unique_id === orgId);
  const isFounded = current?.status === 'incorporated' || current?.status === 'dissolved';
  const sections = navigationOf({
    orgId: current?.unique_id,
    isFounded,
    text,
    may,
    wide,
    filingHiddenMarker: filingHiddenMarkerOf(document),
    host,
  });

  const tools = (
    <>
      <Commands
        sections={sections}
        organizations={organizations}
        current={current}
        onPassword={() => setPasswordOpen(true)}
        onTheme={() => setThemeOpen(true)}
      />
      {wide && <LanguageMenu />}
      <Shortcuts sections={sections} chosen={account?.data.shortcuts ?? []} />
      {orgId !== undefined && <Bell orgId={orgId} open={notices} onOpen={setNotices} />}
      <span className="not-phone">
        <IconButton
          icon={SlidersHorizontal}
          label={text('shell.theme.title')}
          aria-expanded={themeOpen}
          onClick={() => setThemeOpen(!themeOpen)}
        />
      </span>
      {account && (
        <ProfileMenu
          name={account.data.displayName || account.data.email}
          email={account.data.email}
          photo={account.data.photoURL}
          mayAddSubUser={mayAddSubUser}
          onTheme={() => setThemeOpen(true)}
          onChangePassword={() => setPasswordOpen(true)}
        />
      )}
    </>
  );
  return (
    <RegistryZone value={current?.zone}>
      <SlotsContext value={frameContributions}>
        <AppShell
          nav={sections}
          tabs={isKnown ? tabKeys : undefined}
          switcher={account && <OrganizationSwitcher organizations={organizations} current={current} />}
          tools={isKnown && tools}
          navFoot={!wide && <LanguageMenu named />}
          paperHead={current && <PaperHead name={shownName(current, text)} />}
          panels={
            <>
              {notices && orgId !== undefined && (
                <Suspense>
                  <Notices
                    key={orgId}
                    orgId={orgId}
                    place={0}
                    quiet={notices === 'hovered'}
                    onClose={() => setNotices(undefined)}
                  />
                </Suspense>
              )}
              {themeOpen && <ThemePanel place={notices ? 1 : 0} onClose={() => setThemeOpen(false)} />}
            </>
          }
        >
          {!isKnown && <Loading />}
          {/* Reads meanwhile; shown earlier, it would move when the buttons of those who may appear. */}
          <div hidden={!isKnown}>
            <Suspense fallback={<Loading />}>
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
          </div>
          {account && <AskTerms account={account} />}
          {passwordOpen && (
            <Suspense>
              <ChangePasswordDialog onClose={() => setPasswordOpen(false)} />
            </Suspense>
          )}
        </AppShell>
      </SlotsContext>
    </RegistryZone>
  );
}
