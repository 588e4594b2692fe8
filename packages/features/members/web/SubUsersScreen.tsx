import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import { isolated } from '@tabellion/texts/text.ts';
import { useRead } from '@tabellion/ui/call/calls.ts';
import { buttonClass } from '@tabellion/ui/components/Button.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { RadioGroup } from '@tabellion/ui/form/ChoiceFields.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Building2, UserPlus } from 'lucide-react';
import { readOrganization } from '../../organizations/contract.ts';
import { UsersPage } from './UsersPage.tsx';

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
