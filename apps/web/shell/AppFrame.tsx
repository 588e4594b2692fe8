import { VerifyNotice } from '@tabellion/features/entry/web/public.ts';
import { NotificationBell } from '@tabellion/features/notifications/web/NotificationBell.tsx';
import { useBell } from '@tabellion/features/notifications/web/useBell.ts';
import { useJudge, useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { IconButton } from '@tabellion/ui/components/Button.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { AppShell } from '@tabellion/ui/shell/AppShell.tsx';
import { LanguageMenu } from '@tabellion/ui/shell/LanguageMenu.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Outlet, useLocation } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Commands } from './Commands.tsx';
import { filingHiddenMarkerOf } from './installation.ts';
import { navigationOf, tabKeys } from './navigation.ts';
import { OrganizationSwitcher } from './OrganizationSwitcher.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { useCurrentOrgId } from './Rights.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { ThemePanel } from './ThemePanel.tsx';
import { useAccount } from './useAccount.ts';

const ChangePasswordDialog = lazy(async () => {
  const module = await import('@tabellion/features/accounts/web/ChangePasswordDialog.tsx');
  return { default: module.ChangePasswordDialog };
});

/** Fetched when the bell is first pressed. */
const NotificationsPanel = lazy(async () => {
  const module = await import('@tabellion/features/notifications/web/NotificationsPanel.tsx');
  return { default: module.NotificationsPanel };
});

/** The frame around the screens of a signed-in reader: navigation, toolbar, panels. */
export function AppFrame() {
  const text = useText();
  const { pathname } = useLocation();
  const may = useJudge();
  const mayAddSubUser = useMay('members.manage');
  const reading = useAccount();
  const account = reading.data;
  const isKnown = account !== undefined || reading.isError;
  const orgId = useCurrentOrgId(account);
  const wide = useWide();
  const bell = useBell(orgId);
  const [themeOpen, setThemeOpen] = useState(false);
  const [noticesOpen, setNoticesOpen] = useState(false);
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
      <LanguageMenu />
      <Shortcuts sections={sections} chosen={account?.data.shortcuts ?? []} />
      {orgId !== undefined && (
        <NotificationBell
          pending={bell.isPending}
          open={noticesOpen}
          onToggle={() => setNoticesOpen(!noticesOpen)}
        />
      )}
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
    <AppShell
      nav={sections}
      tabs={isKnown ? tabKeys : undefined}
      switcher={account && <OrganizationSwitcher organizations={organizations} current={current} />}
      tools={isKnown && tools}
      panels={
        <>
          {noticesOpen && orgId !== undefined && (
            <Suspense>
              <NotificationsPanel
                key={orgId}
                orgId={orgId}
                bell={bell}
                place={0}
                onClose={() => setNoticesOpen(false)}
              />
            </Suspense>
          )}
          {themeOpen && <ThemePanel place={noticesOpen ? 1 : 0} onClose={() => setThemeOpen(false)} />}
        </>
      }
    >
      {!isKnown && <Loading />}
      {/* Reads meanwhile; shown earlier, it would move when the buttons of those who may appear. */}
      <div hidden={!isKnown}>
        <Suspense fallback={<Loading />}>
          {pathname === '/landingPage' ? (
            <div className="stack s4">
              <VerifyNotice />
              <Outlet />
            </div>
          ) : (
            <Outlet />
          )}
        </Suspense>
      </div>
      {passwordOpen && (
        <Suspense>
          <ChangePasswordDialog onClose={() => setPasswordOpen(false)} />
        </Suspense>
      )}
    </AppShell>
  );
}

/** Specification section 9: the wide-screen breakpoint. */
const wideScreen = '(min-width: 959px)';

function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(wideScreen);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(wideScreen).matches,
  );
}
