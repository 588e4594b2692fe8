import { useProfileImage } from '@tabellion/features/organizations/web/public.ts';
import { Avatar } from '@tabellion/ui/components/Avatar.tsx';
import { Id, UserText } from '@tabellion/ui/components/Data.tsx';
import { Menu, type MenuItem } from '@tabellion/ui/layers/Menu.tsx';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { KeyRound, LogOut, SlidersHorizontal, User, UserPlus } from 'lucide-react';
import { routeRows } from '../routes.tsx';
import { useGo } from './useGo.ts';
import { useStaffWord } from './useStaffWord.ts';

interface ProfileMenuProps {
  name: string;
  email: string;
  photo: string | null;
  /** Full access to the organization on the page. */
  mayAddSubUser: boolean;
  onChangePassword(): void;
  onTheme(): void;
}

const subUser = '/app/org/setting/subuser';
const isKnown = (path: string) => routeRows.some((row) => row.path === path);

export function ProfileMenu({
  name,
  email,
  photo,
  mayAddSubUser,
  onChangePassword,
  onTheme,
}: ProfileMenuProps) {
  const text = useText();
  const go = useGo();
  const { close } = useSession();
  const staffWord = useStaffWord();
  const picture = useProfileImage(photo);
  const items: MenuItem[] = [
    {
      key: 'profile',
      label: text('shell.profile'),
      icon: User,
      onSelect: () => void go('/app/profile'),
    },
    { key: 'password', label: text('shell.nav.password'), icon: KeyRound, onSelect: onChangePassword },
  ];
  if (mayAddSubUser && isKnown(subUser)) {
    items.push({
      key: 'subuser',
      label: text('shell.subUser'),
      icon: UserPlus,
      onSelect: () => void go(subUser),
    });
  }
  if (staffWord !== undefined) {
    items.push({
      key: 'staff',
      label: staffWord,
      icon: User,
      onSelect: () => void go('/app/staff/queue'),
    });
  }
  items.push({ key: 'theme', label: text('shell.theme.title'), icon: SlidersHorizontal, onSelect: onTheme });
  items.push({
    key: 'out',
    label: text('session.signOut'),
    icon: LogOut,
    apart: true,
    onSelect: () => void close(),
  });
  return (
    <Menu
      hover
      label={text('shell.account', { name })}
      buttonClassName="btn btn--ghost btn--icon"
      button={<Avatar name={name} src={picture} />}
      head={
        <div className="menu__note">
          <b>
            <UserText>{name}</UserText>
          </b>
          <br />
          <Id>{email}</Id>
        </div>
      }
      items={items}
    />
  );
}
