import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { VerifyNotice } from '../../entry/web/public.ts';
import { listOrganizationUsers } from '../contract.ts';
import { InviteDrawer } from './InviteDrawer.tsx';
import { UserTable } from './UserTable.tsx';

/** setting/users: everybody with access to the organization, and everybody invited. */
export function MembersScreen() {
  const text = useText();
  const orgId = useOrgId();
  const users = useRead(listOrganizationUsers, { params: { orgId } });
  const [inviting, setInviting] = useState(false);
  if (users.error?.answer.status === 403) return <ReadFailed page of={users} />;
  const { data } = users;
  // Its place is kept until it is known whether he may.
  const invite = (users.isPending || data?.may_invite) && (
    <Button
      variant="primary"
      icon={UserPlus}
      data-new="member"
      disabled={data === undefined}
      onClick={() => setInviting(true)}
    >
      {text('members.add')}
    </Button>
  );
  return (
    <div className="stack s4">
      <PageHead
        title={text('members.title')}
        lead={text('members.lead')}
        actions={
          <>
            <Link to="/app/org/setting/subuser" className={buttonClass({})}>
              {text('members.toSubUsers')}
            </Link>
            {invite}
          </>
        }
      />
      {data?.may_invite === false && <VerifyNotice />}
      <UserTable
        orgId={orgId}
        caption={text('members.title')}
        reading={users}
        rows={data?.users ?? []}
        empty={
          <EmptyState icon={Users} title={text('members.none')} action={invite}>
            {text('members.whyNone')}
          </EmptyState>
        }
      />
      {inviting && data && (
        <InviteDrawer
          orgId={orgId}
          title={text('members.add')}
          subType="org_user"
          list={data}
          onClose={() => setInviting(false)}
        />
      )}
    </div>
  );
}
