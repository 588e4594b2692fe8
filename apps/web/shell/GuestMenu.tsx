import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Menu } from '@tabellion/ui/layers/Menu.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { LogIn, User, UserPlus } from 'lucide-react';

export function GuestMenu() {
  const text = useText();
  const to = (path: string) => () => navigate({ to: path });
  return (
    <Menu
      hover
      label={text('session.guest')}
      buttonClassName="btn btn--ghost btn--icon"
      button={<Icon of={User} />}
      items={[
        { key: 'login', label: text('login.title'), icon: LogIn, onSelect: to('/app/login') },
        {
          key: 'register',
          label: text('session.register'),
          icon: UserPlus,
          onSelect: to('/app/onboard/newcorporation'),
        },
      ]}
    />
  );
}
