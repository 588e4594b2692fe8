import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { RadioGroup } from '@tabellion/ui/form/ChoiceFields.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Building2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { VerifyNotice } from '../../entry/web/public.ts';
import { readOrganization } from '../../organizations/contract.ts';
import { listOrganizationUsers } from '../contract.ts';
import { InviteDrawer } from './InviteDrawer.tsx';
import { UserTable } from './UserTable.tsx';

/** /app/org/setting/subuser: the sub-users of the organization that is selected, and those of its owner's account. */
export function SubUsersScreen() {
  const orgId = useSession().session?.orgId ?? null;
  return orgId === null ? <ChooseFirst /> : <SubUsers orgId={orgId} />;
}

function ChooseFirst() {
  const text = useText();
  return (
    <EmptyState
      page
      icon={Building2}
      title={text('subusers.choose')}
      action={
        <Link to="/landingPage" className={buttonClass({ variant: 'primary' })}>
          {text('subusers.toOrganizations')}
        </Link>
      }
    >
      {text('subusers.whyChoose')}
    </EmptyState>
  );
}

function SubUsers({ orgId }: { orgId: string }) {
  const text = useText();
  const users = useRead(listOrganizationUsers, { params: { orgId } });
  const [inviting, setInviting] = useState(false);
  if (users.error?.answer.status === 403) return <ReadFailed page of={users} />;
  const { data } = users;
  const add = data?.may_invite && (
    <Button variant="primary" icon={UserPlus} data-new="member" onClick={() => setInviting(true)}>
      {text('subusers.add')}
    </Button>
  );
  return (
    <div className="stack s4">
      <PageHead
        title={text('subusers.title')}
        lead={text('subusers.lead')}
        actions={
          <>
            <Link to={`/app/org/${orgId}/setting/users`} className={buttonClass({})}>
              {text('members.title')}
            </Link>
            {add}
          </>
        }
      />
      {data?.may_invite === false && <VerifyNotice />}
      <UserTable
        orgId={orgId}
        caption={text('subusers.title')}
        reading={users}
        rows={(data?.users ?? []).filter(({ user_sub_type }) => user_sub_type !== 'org_user')}
        empty={
          <EmptyState icon={UserPlus} title={text('subusers.none')} action={add}>
            {text('subusers.whyNone')}
          </EmptyState>
        }
      />
      {inviting && data && (
        <InviteDrawer
          orgId={orgId}
          title={text('subusers.add')}
          subType="org_sub_user"
          list={data}
          onClose={() => setInviting(false)}
        >
          {data.is_owner && <Reach orgId={orgId} />}
        </InviteDrawer>
      )}
    </div>
  );
}

/** One organization, or the account; only its owner is asked. */
function Reach({ orgId }: { orgId: string }) {
  const text = useText();
  const organization = useRead(readOrganization, { params: { id: orgId } });
  const name = organization.data === undefined ? '' : fullNameOf(organization.data);
  return (
    <RadioGroup
      name="user_sub_type"
      label={text('subusers.reach')}
      choices={[
        {
          value: 'org_sub_user',
          label: text('subusers.reach.organization'),
          note: name !== '' && text('subusers.reach.organizationNote', { name: `\u2068${name}\u2069` }),
        },
        {
          value: 'main_sub_user',
          label: text('subusers.reach.account'),
          note: text('subusers.reach.accountNote'),
        },
      ]}
    />
  );
}
