import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { IconButton } from '@tabellion/ui/components/Button.tsx';
import { LanguageMenu } from '@tabellion/ui/shell/LanguageMenu.tsx';
import type { NavSection } from '@tabellion/ui/shell/Nav.tsx';
import { useWide } from '@tabellion/ui/shell/useWide.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { SlidersHorizontal } from 'lucide-react';
import { Bell } from './Bell.tsx';
import { Commands } from './Commands.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import type { Account, AccountOrganization } from './useAccount.ts';
import type { FrameLayers } from './useFrameLayers.tsx';

interface FrameToolsProps {
  account: Account | undefined;
  sections: readonly NavSection[];
  current: AccountOrganization | undefined;
  orgId: string | undefined;
  layers: FrameLayers;
}

/** The tools at the end of the head: the palette, the language, shortcuts, the bell, the theme and the profile. */
export function FrameTools({ account, sections, current, orgId, layers }: FrameToolsProps) {
  const text = useText();
  const wide = useWide();
  const mayAddSubUser = useMay('members.manage');
  return (
    <>
      <Commands
        sections={sections}
        organizations={account?.organizations ?? []}
        current={current}
        onPassword={layers.openPassword}
        onTheme={() => layers.openTheme(true)}
      />
      {wide && <LanguageMenu />}
      <Shortcuts sections={sections} chosen={account?.data.shortcuts ?? []} />
      {orgId !== undefined && <Bell orgId={orgId} open={layers.notices} onOpen={layers.openNotices} />}
      <span className="not-phone">
        <IconButton
          icon={SlidersHorizontal}
          label={text('shell.theme.title')}
          aria-expanded={layers.isThemeOpen}
          onClick={() => layers.openTheme(!layers.isThemeOpen)}
        />
      </span>
      {account && (
        <ProfileMenu
          name={account.data.displayName || account.data.email}
          email={account.data.email}
          photo={account.data.photoURL}
          mayAddSubUser={mayAddSubUser}
          onTheme={() => layers.openTheme(true)}
          onChangePassword={layers.openPassword}
        />
      )}
    </>
  );
}
