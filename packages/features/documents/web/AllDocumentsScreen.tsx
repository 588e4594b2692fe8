import './minuteBook.css';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { DateText, InstantText, UserText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { Pages } from '@tabellion/ui/register/Pages.tsx';
import { useRecordColumn } from '@tabellion/ui/register/recordColumn.tsx';
import { walkRows } from '@tabellion/ui/register/walkRows.ts';
import { navigate, useSearch } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { BookText } from 'lucide-react';
import { documentOrders, listDocuments } from '../contract.ts';
import type { DocumentLine } from '../documentLine.ts';
import { documentStatuses } from '../sections.ts';
import { StatusFilter } from './DocumentStatus.tsx';
import { PrintedPart } from './Documents.tsx';
import { useDocumentColumns } from './documentColumns.tsx';
import { bookPath } from './paths.ts';
import { useDocumentMenu } from './useDocumentMenu.tsx';
import { loadWords } from './words.ts';

/** document/documentList: every document in one table, sorted and filtered by status. */
export const AllDocumentsScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="rows" />}>
    <AllDocuments />
  </MoreTexts>
);

type Order = (typeof documentOrders)[number];

function AllDocuments() {
  const text = useText();
  const orgId = useOrgId();
  const { status: wanted, sort: wantedSort, after } = useSearch();
  const status = documentStatuses.find((one) => one === wanted);
  const order = documentOrders.find((one) => one === wantedSort?.replace('-', '')) ?? 'date';
  const isFalling = wantedSort === undefined || wantedSort.startsWith('-');
  const reading = useRead(listDocuments, {
    params: { orgId },
    query: {
      sort: isFalling ? `-${order}` : order,
      ...(status && { status }),
      ...(after && { after }),
    },
  });
  const menu = useDocumentMenu(orgId);
  const change = (part: Readonly<Record<string, string | undefined>>) =>
    navigate({ to: '.', search: (before) => ({ ...before, after: undefined, ...part }), resetScroll: false });
  const direction = isFalling ? 'descending' : 'ascending';
  const sortBy = (by: Order): NonNullable<Column<DocumentLine>['sort']> => ({
    direction: by === order ? direction : undefined,
    toggle: () => change({ sort: by === order && !isFalling ? `-${by}` : by }),
  });

  const records = useRecordColumn<DocumentLine>(({ _id: id }) => [`document:${id}`]);
  const shared = useDocumentColumns({ orgId, itemsOf: menu.itemsOf });
  const columns: Column<DocumentLine>[] = [
    { ...shared.title, sort: sortBy('title') },
    {
      key: 'section',
      head: text('documents.section'),
      from: 1100,
      width: 200,
      cell: ({ section, category }) => (
        <UserText>{category?.name ?? text(`documents.section.${section}`)}</UserText>
      ),
    },
    shared.signers,
    {
      key: 'date',
      head: text('documents.date'),
      width: 130,
      sort: sortBy('date'),
      cardLabel: text('documents.date'),
      cell: ({ dated_on: date }) => date && <DateText date={date} />,
    },
    {
      key: 'made',
      head: text('documents.createdOn'),
      width: 210,
      from: 1440,
      card: 'none',
      onPaper: 'none',
      sort: sortBy('made'),
      cell: ({ made_at: at }) => <InstantText instant={at} />,
    },
    ...records,
    shared.menu,
  ];
  return (
    <div className="stack s4">
      <PageHead
        up={<Link to={bookPath(orgId)}>{text('shell.nav.minuteBook')}</Link>}
        title={text('documents.all')}
        lead={reading.data ? text('documents.count', { count: reading.data.total }) : null}
      />
      <div className="row" data-filter="">
        <StatusFilter value={status} onChange={(to) => change({ status: to })} />
      </div>
      <Table
        caption={text('documents.all')}
        reading={reading}
        rows={reading.data?.documents ?? []}
        rowKey={({ _id }) => _id}
        onRowKey={walkRows}
        columns={columns}
        filtered={status && { onClear: () => change({ status: undefined }) }}
        empty={
          <EmptyState icon={BookText} title={text('documents.empty')}>
            {text('documents.empty.why')}
          </EmptyState>
        }
      />
      <PrintedPart of={reading.data} />
      <Pages
        isLater={after !== undefined}
        next={reading.data?.next}
        onGo={(next) => change({ after: next })}
      />
      {menu.layer}
    </div>
  );
}
