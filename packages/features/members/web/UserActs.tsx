import type { MenuItem } from '@tabellion/ui/layers/Menu.tsx';
import { RowMenu } from '@tabellion/ui/layers/RowMenu.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Send, UserCog, UserMinus } from 'lucide-react';
import type { OrganizationUserView } from '../contract.ts';
import { useUserActs } from './useUserActs.tsx';
import { nameOf } from './words.ts';

interface ActsProps {
  orgId: string;
  user: OrganizationUserView;
  onEdit(): void;
}

/** The menu of a member: his access is changed or ended, an invitation sent again. */
export function UserActs({ orgId, user, onEdit }: ActsProps) {
  const text = useText();
  const acts = useUserActs(orgId);
  const isInvited = user.status !== 'active';
  const items: MenuItem[] = [];
  if (user.may_edit)
    items.push({ key: 'edit', label: text('members.edit'), icon: UserCog, onSelect: onEdit });
  if (user.may_edit && isInvited) {
    items.push({
      key: 'resend',
      label: text('members.resend'),
      icon: Send,
      disabled: acts.busy,
      onSelect: () => void acts.resend(user),
    });
  }
  if (user.may_remove) {
    items.push({
      key: 'remove',
      label: text(isInvited ? 'members.withdraw' : 'members.remove'),
      icon: UserMinus,
      danger: true,
      apart: true,
      disabled: acts.busy,
      onSelect: () => void acts.remove(user),
    });
  }
  return <RowMenu name={nameOf(user)} items={items} />;
}
