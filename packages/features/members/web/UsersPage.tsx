import type { SubType } from '@tabellion/kit/actor.ts';
import { useRead } from '@tabellion/ui/call/calls.ts';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { type LucideIcon, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { VerifyNotice } from '../../entry/web/public.ts';
import { listOrganizationUsers, type OrganizationUserView } from '../contract.ts';
import { InviteDrawer } from './InviteDrawer.tsx';
import { UserTable } from './UserTable.tsx';

interface UsersPageProps {
  orgId: string;
  of: 'members' | 'subusers';
  icon: LucideIcon;
  /** To the other page of the two. */
  link: { readonly to: string; readonly words: string };
  subType: SubType;
  isShown?(user: OrganizationUserView): boolean;
  /** Fields of the invitation that only the owner of the organization is asked for. */
  ownersFields?: ReactNode;
}

/** A list of users, and the drawer that invites another. */
export function UsersPage({ orgId, of, icon, link, subType, isShown, ownersFields }: UsersPageProps) {
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
