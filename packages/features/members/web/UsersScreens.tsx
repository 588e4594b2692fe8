import type { SubType } from '@tabellion/kit/actor.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import { isolated } from '@tabellion/texts/text.ts';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { RadioGroup } from '@tabellion/ui/form/ChoiceFields.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Building2, type LucideIcon, UserPlus, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { VerifyNotice } from '../../entry/web/public.ts';
import { readOrganization } from '../../organizations/contract.ts';
import { listOrganizationUsers, type OrganizationUserView } from '../contract.ts';
import { InviteDrawer } from './AccessDrawers.tsx';
import { UserTable } from './UserTable.tsx';

/** setting/users: everybody with access to the organization, and everybody invited. */
export function MembersScreen() {
  const text = useText();
  const link = { to: '/app/org/setting/subuser', words: text('members.toSubUsers') };
  return <UsersPage orgId={useOrgId()} of="members" icon={Users} link={link} subType="org_user" />;
}

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
  return (
    <UsersPage
      orgId={orgId}
      of="subusers"
      icon={UserPlus}
      link={{ to: `/app/org/${orgId}/setting/users`, words: text('members.title') }}
      subType="org_sub_user"
      isShown={({ user_sub_type: type }) => type !== 'org_user'}
      ownersFields={<Reach orgId={orgId} />}
    />
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
          note: name !== '' && text('subusers.reach.organizationNote', { name: isolated(name) }),
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

interface UsersPageProps {
  orgId: string;
  of: 'members' | 'subusers';
  icon: LucideIcon;
  /** The link to the other page of the two. */
  link: { readonly to: string; readonly words: string };
  subType: SubType;
  isShown?(user: OrganizationUserView): boolean;
  /** Fields of the invitation that only the owner of the organization is asked for. */
  ownersFields?: ReactNode;
}

/** A list of users, and the drawer that invites another. */
function UsersPage({ orgId, of, icon, link, subType, isShown, ownersFields }: UsersPageProps) {
  const text = useText();
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
      {text(`${of}.add`)}
    </Button>
  );
  return (
    <div className="stack s4">
      <PageHead
        title={text(`${of}.title`)}
        lead={text(`${of}.lead`)}
        actions={
          <>
            <Link to={link.to} className={buttonClass({})}>
              {link.words}
            </Link>
            {invite}
          </>
        }
      />
      {data?.may_invite === false && <VerifyNotice />}
      <UserTable
        orgId={orgId}
        caption={text(`${of}.title`)}
        reading={users}
        rows={(data?.users ?? []).filter((user) => isShown?.(user) ?? true)}
        empty={
          <EmptyState icon={icon} title={text(`${of}.none`)} action={invite}>
            {text(`${of}.whyNone`)}
          </EmptyState>
        }
      />
      {inviting && data && (
        <InviteDrawer
          orgId={orgId}
          title={text(`${of}.add`)}
          subType={subType}
          list={data}
          onClose={() => setInviting(false)}
        >
          {data.is_owner && ownersFields}
        </InviteDrawer>
      )}
    </div>
  );
}
