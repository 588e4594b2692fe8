import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Users } from 'lucide-react';
import { UsersPage } from './UsersPage.tsx';

/** setting/users: everybody with access to the organization, and everybody invited. */
export function MembersScreen() {
  const text = useText();
  const link = { to: '/app/org/setting/subuser', words: text('members.toSubUsers') };
  return <UsersPage orgId={useOrgId()} of="members" icon={Users} link={link} subType="org_user" />;
}
