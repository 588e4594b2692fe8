import type { NoticesOpen } from '@tabellion/features/notifications/web/NotificationBell.tsx';
import { lazy, Suspense, useState } from 'react';
import { Notices } from './Bell.tsx';

const ThemePanel = lazy(async () => ({ default: (await import('./ThemePanel.tsx')).ThemePanel }));
const ChangePasswordDialog = lazy(async () => ({
  default: (await import('@tabellion/features/accounts/web/ChangePassword.tsx')).ChangePasswordDialog,
}));

export type FrameLayers = ReturnType<typeof useFrameLayers>;

/** The panels of notices and of the theme, and the dialog of the password: which are open, how they are opened, and they
 *  themselves. */
export function useFrameLayers(orgId: string | undefined) {
  const [isThemeOpen, openTheme] = useState(false);
  const [notices, openNotices] = useState<NoticesOpen>();
  const [isPasswordOpen, setPasswordOpen] = useState(false);
  return {
    isThemeOpen,
    openTheme,
    notices,
    openNotices,
    openPassword: () => setPasswordOpen(true),
    panels: (
      <>
        {notices && orgId !== undefined && (
          <Suspense>
            <Notices
              key={orgId}
              orgId={orgId}
              place={0}
              quiet={notices === 'hovered'}
              onClose={() => openNotices(undefined)}
            />
          </Suspense>
        )}
        {isThemeOpen && (
          <Suspense>
            <ThemePanel place={notices ? 1 : 0} onClose={() => openTheme(false)} />
          </Suspense>
        )}
      </>
    ),
    dialog: isPasswordOpen && (
      <Suspense>
        <ChangePasswordDialog onClose={() => setPasswordOpen(false)} />
      </Suspense>
    ),
  };
}
