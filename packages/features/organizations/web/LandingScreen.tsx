import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Avatar } from '@tabellion/ui/components/Avatar.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { DateText, StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { SearchInput } from '@tabellion/ui/components/SearchInput.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { useDayOf } from '@tabellion/ui/format/useDayOf.ts';
import { navigate, useSearch } from '@tabellion/ui/router/address.ts';
import { fold } from '@tabellion/ui/text/fold.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Building2, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { listOrganizations } from '../contract.ts';
import type { OrganizationView } from '../shapes.ts';
import { CreateOrganization } from './CreateOrganization.tsx';
import { shownName, statusKey, statusTones } from './names.ts';
import { useOpenOrganization } from './useOpenOrganization.ts';
import { useProfileImage } from './useProfileImage.ts';

/** A search helps at this many organizations. */
const searchedFrom = 6;

interface LandingScreenProps {
  /** Content of a later feature above the list: invitations. */
  invitations?: ReactNode;
  /** Columns of a later feature, between an organization's status and what is done next. */
  more?: readonly Column<OrganizationView>[];
}

/** /landingPage: the reader's organizations with their status and next act. */
export function LandingScreen({ invitations, more = [] }: LandingScreenProps) {
  const text = useText();
  const organizations = useRead(listOrganizations, {});
  const [creating, setCreating] = useState(false);
  const [wanted, setWanted] = useWanted();
  const all = organizations.data?.organizations ?? [];
  const found = all.filter((each) => fold(shownName(each, text)).includes(fold(wanted)));
  const create = (
    <Button variant="primary" icon={Plus} data-new="organization" onClick={() => setCreating(true)}>
      {text('organization.create')}
    </Button>
  );
  return (
    <div className="stack s4">
      <PageHead
        title={text('organization.landing.title')}
        lead={all.length > 0 && text('organization.landing.lead')}
        actions={all.length > 0 && create}
      />
      {invitations}
      {all.length >= searchedFrom && (
        <SearchInput label={text('organization.landing.search')} value={wanted} onChange={setWanted} />
      )}
      <Table
        caption={text('organization.landing.list')}
        reading={organizations}
        rows={found}
        rowKey={(row) => row.unique_id}
        columns={useColumns(more)}
        filtered={wanted === '' ? undefined : { onClear: () => setWanted('') }}
        empty={
          <EmptyState icon={Building2} title={text('organization.landing.none')} action={create}>
            {text('organization.landing.whyNone')}
          </EmptyState>
        }
      />
      {creating && <CreateOrganization onClose={() => setCreating(false)} />}
    </div>
  );
}

/** The search text is kept in the address, too, for going back or loading the page again. */
function useWanted(): [string, (name: string) => void] {
  const { name = '' }: Readonly<Record<string, unknown>> = useSearch();
  const [wanted, setWanted] = useState(String(name));
  const change = (next: string) => {
    setWanted(next);
    navigate({
      to: '.',
      search: (before) => ({ ...before, name: next === '' ? undefined : next }),
      replace: true,
    });
  };
  return [wanted, change];
}

function useColumns(more: readonly Column<OrganizationView>[]): Column<OrganizationView>[] {
  const text = useText();
  const open = useOpenOrganization();
  return [
    {
      key: 'name',
      head: text('organization.name'),
      card: 'main',
      cell: (row) => <OrganizationName row={row} />,
    },
    {
      key: 'status',
      head: <span className="sr">{text('organization.info.identity')}</span>,
      width: 150,
      card: 'end',
      cell: ({ status }) => <StatusBadge tone={statusTones[status]}>{text(statusKey(status))}</StatusBadge>,
    },
    ...more,
    {
      key: 'next',
      head: <span className="sr">{text('organization.next.open')}</span>,
      width: 220,
      onPaper: 'none',
      cell: (row) => (
        <div className="row end">
          <Button onClick={() => open(row)}>
            {text(`organization.next.${row.next_act}`)}
            <bdi className="sr">{shownName(row, text)}</bdi>
          </Button>
        </div>
      ),
    },
  ];
}

function OrganizationName({ row }: { row: OrganizationView }) {
  const text = useText();
  const dayOf = useDayOf();
  const image = useProfileImage(row.img_url);
  const name = shownName(row, text);
  return (
    <div className="row">
      <Avatar name={row.name || name} square src={image} />
      <div>
        {/* Not a `bdi`, which keeps to one line in tables: a name may have 150 characters. */}
        <strong dir="auto">{name}</strong>
        <div className="t12 muted">
          {row.incorporation_date === null ? (
            <RichText of="organization.startedOn" with={{ date: <DateText date={dayOf(row.createdAt)} /> }} />
          ) : (
            <RichText
              of="organization.incorporatedOn"
              with={{ date: <DateText date={row.incorporation_date} /> }}
            />
          )}
        </div>
      </div>
    </div>
  );
}
