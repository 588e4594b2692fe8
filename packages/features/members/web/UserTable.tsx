import type { ReadState } from '@tabellion/ui/call/useRead.ts';
import { Avatar } from '@tabellion/ui/components/Avatar.tsx';
import { DateText, Id, StatusBadge, type Tone, UserText } from '@tabellion/ui/components/Data.tsx';
import { SearchInput } from '@tabellion/ui/components/SearchInput.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { useDayOf } from '@tabellion/ui/format/useDayOf.ts';
import { fold } from '@tabellion/ui/text/fold.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { type ReactNode, useState } from 'react';
import { useProfileImage } from '../../organizations/web/public.ts';
import type { OrganizationUsersView, OrganizationUserView } from '../contract.ts';
import { EditAccessDrawer } from './AccessDrawers.tsx';
import { UserActs } from './UserActs.tsx';
import { accessInWords, nameOf } from './words.ts';

const tones = { active: 'ok', invited: 'info', expired: 'warn' } as const satisfies Record<
  OrganizationUserView['status'],
  Tone
>;

interface UserTableProps {
  orgId: string;
  caption: string;
  reading: ReadState<OrganizationUsersView>;
  rows: readonly OrganizationUserView[];
  empty: ReactNode;
}

/** Lists those who have access and those who are invited, with what may be done about each. */
export function UserTable({ orgId, caption, reading, rows, empty }: UserTableProps) {
  const text = useText();
  const [wanted, setWanted] = useState('');
  const [editing, setEditing] = useState<OrganizationUserView>();
  const found = rows.filter((user) => fold(`${nameOf(user)} ${user.email}`).includes(fold(wanted)));
  const columns = useColumns(orgId, setEditing);
  return (
    <>
      {/* While the rows are read its place is kept. */}
      {(reading.isPending || rows.length > 0) && (
        <div style={{ maxInlineSize: 420 }}>
          <SearchInput label={text('members.search')} value={wanted} onChange={setWanted} />
        </div>
      )}
      <Table
        caption={caption}
        reading={reading}
        rows={found}
        rowKey={({ _id }) => _id}
        columns={columns}
        filtered={wanted === '' ? undefined : { onClear: () => setWanted('') }}
        empty={empty}
      />
      {editing && reading.data && (
        <EditAccessDrawer
          orgId={orgId}
          user={editing}
          list={reading.data}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

function useColumns(
  orgId: string,
  onEdit: (user: OrganizationUserView) => void,
): Column<OrganizationUserView>[] {
  const text = useText();
  return [
    {
      key: 'person',
      head: text('members.column.person'),
      card: 'main',
      share: 268,
      cell: (user) => <Person user={user} />,
    },
    {
      key: 'kind',
      head: text('members.column.kind'),
      cardLabel: text('members.column.kind'),
      share: 214,
      cell: (user) => (
        <>
          <span>{text(`members.kind.${user.user_sub_type}`)}</span>
          {user.user_company_name !== '' && (
            <small className="sub">
              <UserText>{user.user_company_name}</UserText>
            </small>
          )}
        </>
      ),
    },
    {
      key: 'access',
      head: text('members.column.access'),
      cardLabel: text('members.column.access'),
      share: 214,
      cell: (user) => (
        <>
          <span>{accessInWords(user.access_type, user.selectedSubRoleAccessType, text)}</span>
          {user.user_sub_type === 'main_sub_user' && (
            <small className="sub">{text('members.kind.main_sub_user.note')}</small>
          )}
        </>
      ),
    },
    {
      key: 'status',
      head: text('members.column.status'),
      cardLabel: text('members.column.status'),
      share: 210,
      cell: (user) => <Status user={user} />,
    },
    {
      key: 'acts',
      head: <span className="sr">{text('members.column.acts')}</span>,
      share: 44,
      card: 'end',
      cell: (user) => <UserActs orgId={orgId} user={user} onEdit={() => onEdit(user)} />,
    },
  ];
}

function Person({ user }: { user: OrganizationUserView }) {
  const text = useText();
  const name = nameOf(user);
  const photo = useProfileImage(user.photoURL);
  return (
    <span className="holder">
      <Avatar name={name} src={photo} />
      <span className="holder__who">
        <span className="row">
          <span className="who trunc">
            <UserText>{name}</UserText>
          </span>
          {user.is_you && <StatusBadge>{text('members.you')}</StatusBadge>}
        </span>
        {name !== user.email && (
          <small className="sub trunc">
            <Id>{user.email}</Id>
          </small>
        )}
      </span>
    </span>
  );
}

function Status({ user }: { user: OrganizationUserView }) {
  const text = useText();
  const dayOf = useDayOf();
  return (
    <>
      <StatusBadge tone={tones[user.status]}>{text(`members.status.${user.status}`)}</StatusBadge>
      {user.status === 'invited' && user.expires_at !== null && (
        <small className="sub">
          <RichText of="members.until" with={{ at: <DateText date={dayOf(user.expires_at)} /> }} />
        </small>
      )}
      {user.status === 'active' && user.invited_by !== '' && (
        <small className="sub">
          <RichText of="members.invitedBy" with={{ name: <UserText>{user.invited_by}</UserText> }} />
        </small>
      )}
    </>
  );
}
