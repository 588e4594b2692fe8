import './minuteBook.css';
import type { InputOf, ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useMay, ViewOnly } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { SearchInput } from '@tabellion/ui/components/SearchInput.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { useRested } from '@tabellion/ui/form/useRested.ts';
import { Pages } from '@tabellion/ui/register/Pages.tsx';
import { useRecordColumn } from '@tabellion/ui/register/recordColumn.tsx';
import { navigate, useSearch } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { Slot } from '@tabellion/ui/slots.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { BookText, Download, ListChecks, Plus, Table2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type DocumentLine, downloadDocuments, listDocuments, searchDocuments } from '../contract.ts';
import { listMissing } from '../draftContract.ts';
import { sections } from '../sections.ts';
import { Binder } from './Binder.tsx';
import { BoundBooks } from './BoundBooks.tsx';
import { DocumentPreview } from './DocumentPreview.tsx';
import { StatusFilter, useDocumentColumns } from './documentColumns.tsx';
import { MissingDocuments } from './MissingDocuments.tsx';
import { newDocumentPath } from './paths.ts';
import { Uploads } from './Uploads.tsx';
import { useDocumentMenu } from './useDocumentMenu.tsx';
import { loadWords } from './words.ts';

/** document/list: the minute book by its sections, what it lacks, and the chosen document beside it. */
export const MinuteBookScreen = () => (
  <MoreTexts load={loadWords} waiting={<Loading />}>
    <MinuteBook />
  </MoreTexts>
);

/** How often a set that is being made is looked at. */
const LOOK_MS = 2_000;

function MinuteBook() {
  const text = useText();
  const orgId = useOrgId();
  const mayEdit = useMay('documents.edit');
  const { place } = useSearch();
  const reading = useRead(listDocuments, { params: { orgId }, query: {} });
  const download = useDownload(downloadDocuments);
  const book = reading.data;
  useLookAgain(book?.is_preparing === true);
  const [chosen, setChosen] = useState<DocumentLine>();
  if (reading.isError) return <ReadFailed page of={reading} />;
  return (
    <div className="stack s4">
      <PageHead
        title={text('shell.nav.minuteBook')}
        lead={book ? text('documents.count', { count: book.total }) : null}
        hasRest
        actions={
          <>
            {mayEdit && (
              <Link
                className={buttonClass({ variant: 'primary' })}
                data-new="document"
                to={newDocumentPath(orgId)}
              >
                <Icon of={Plus} />
                {text('documents.new')}
              </Link>
            )}
            <Link className={buttonClass({ extra: 'rest' })} to={`/app/org/${orgId}/document/check`}>
              <Icon of={ListChecks} />
              {text('documents.check')}
            </Link>
            <Link className={buttonClass({ extra: 'rest' })} to={`/app/org/${orgId}/document/documentList`}>
              <Icon of={Table2} />
              {text('documents.flat')}
            </Link>
            <Button
              className="rest"
              icon={Download}
              busy={download.busy}
              onClick={() => void download.run({ params: { orgId }, query: { audience: 'shareholders' } })}
            >
              {text('documents.downloadInspectable')}
            </Button>
          </>
        }
      />
      <ViewOnly of="documents.edit" />
      {book === undefined ? (
        <Loading />
      ) : (
        <div className="minutebook">
          <Binder
            orgId={orgId}
            of={book}
            place={place}
            onGo={(to) => navigate({ to: '.', search: { ...(to && { place: to }) }, resetScroll: false })}
          />
          <div className="minutebook__documents">
            {book.may_generate && <MissingDocuments orgId={orgId} isPreparing={book.is_preparing} />}
            <Documents key={place} orgId={orgId} of={book} chosen={chosen} onChoose={setChosen} />
            {mayEdit && <Uploads orgId={orgId} category={place} />}
            {book.may_generate && <BoundBooks orgId={orgId} />}
          </div>
          {chosen && <DocumentPreview orgId={orgId} of={chosen} onClose={() => setChosen(undefined)} />}
        </div>
      )}
    </div>
  );
}

function useLookAgain(isPreparing: boolean): void {
  const readings = useReadings();
  useEffect(() => {
    if (!isPreparing) return;
    const timer = setInterval(() => void readings.again(listDocuments), LOOK_MS);
    return () => {
      clearInterval(timer);
      void readings.again(listMissing);
    };
  }, [isPreparing, readings]);
}

type Query = InputOf<typeof listDocuments>['query'];
const orders = ['-date', 'date', 'title', '-made'] as const satisfies readonly Query['sort'][];

interface DocumentsProps {
  orgId: string;
  of: ReplyOf<typeof listDocuments>;
  chosen: DocumentLine | undefined;
  onChoose(document: DocumentLine): void;
}

/** The documents at the place, filter and page of the address; of words that are looked for, those in which they stand. */
function useDocumentPage(orgId: string, book: DocumentsProps['of'], rested: string) {
  const { place, status, sort, after } = useSearch();
  const section = sections.find((one) => one === place);
  const category = book.categories.find(({ _id }) => _id === place);
  const params = { orgId };
  const listed = useRead(
    listDocuments,
    {
      params,
      query: {
        ...(section && { section }),
        ...(category && { category_id: category._id }),
        ...(status && { status: status as NonNullable<Query['status']> }),
        ...(sort && { sort: sort as NonNullable<Query['sort']> }),
        ...(after && { after }),
      },
    },
    { when: rested === '' },
  );
  const name = section ?? category?.name;
  const found = useRead(
    searchDocuments,
    {
      params,
      query: { search_text: rested, ...(name && { category_name: name }), ...(after && { after }) },
    },
    { when: rested !== '' },
  );
  return { section, category, reading: rested === '' ? listed : found };
}

function Documents({ orgId, of: book, chosen, onChoose }: DocumentsProps) {
  const text = useText();
  const { status, sort, after } = useSearch();
  const [words, setWords] = useState('');
  const rested = useRested(words.trim(), 300);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const menu = useDocumentMenu(orgId);
  const { section, category, reading } = useDocumentPage(orgId, book, rested);
  const change = (part: Readonly<Record<string, string | undefined>>) =>
    navigate({
      to: '.',
      search: (before) => ({ ...before, after: undefined, ...part }),
      resetScroll: false,
    });
  const mark = (id: string) =>
    setMarked((all) => new Set(all.has(id) ? [...all].filter((one) => one !== id) : [...all, id]));
  const isFiltered = rested !== '' || status !== undefined;
  const clear = () => {
    setWords('');
    change({ status: undefined });
  };

  const records = useRecordColumn<DocumentLine>(({ _id: id }) => [`document:${id}`]);
  const shared = useDocumentColumns({
    orgId,
    itemsOf: menu.itemsOf,
    isDated: true,
    onOpen: (event, document) => {
      if (!hasPreview() || chosen?._id === document._id) return;
      event.preventDefault();
      onChoose(document);
    },
  });
  const columns: Column<DocumentLine>[] = [
    {
      key: 'mark',
      head: <span className="sr">{text('documents.choose')}</span>,
      width: 40,
      card: 'act',
      cell: ({ _id, title }) => <Mark of={title} isOn={marked.has(_id)} onChange={() => mark(_id)} />,
    },
    shared.title,
    shared.status,
    ...records,
    shared.menu,
  ];

  return (
    <>
      <div className="minutebook__filter">
        <SearchInput
          label={text('documents.search')}
          value={words}
          onChange={(typed) => {
            setWords(typed);
            if (after) change({});
          }}
        />
        {rested === '' && (
          <>
            <StatusFilter value={status} onChange={(to) => change({ status: to })} />
            <Select
              label={text('documents.sort')}
              value={sort ?? '-date'}
              onChange={(value) => change({ sort: value })}
              options={orders.map((value) => ({ value, label: text(`documents.sort.${value}`) }))}
            />
          </>
        )}
      </div>
      <Table
        caption={category?.name ?? text(section ? `documents.section.${section}` : 'documents.all')}
        reading={reading}
        rows={reading.data?.documents ?? []}
        rowKey={({ _id }) => _id}
        rowClass={({ _id }) => (_id === chosen?._id ? 'is-selected' : undefined)}
        columns={columns}
        filtered={isFiltered ? { onClear: clear } : undefined}
        empty={
          <EmptyState icon={BookText} title={text('documents.empty')}>
            {text(book.may_generate ? 'documents.empty.why' : 'documents.empty.uploads')}
          </EmptyState>
        }
      />
      {marked.size > 0 && <Marked orgId={orgId} ids={[...marked]} onClear={() => setMarked(new Set())} />}
      <Pages
        isLater={after !== undefined}
        next={reading.data?.next}
        onGo={(next) => change({ after: next })}
      />
      {menu.layer}
    </>
  );
}

function Mark({ of: title, isOn, onChange }: { of: string; isOn: boolean; onChange(): void }) {
  const text = useText();
  return (
    <label className="minutebook__mark no-print">
      <input
        type="checkbox"
        aria-label={text('documents.select', { title })}
        checked={isOn}
        onChange={onChange}
      />
    </label>
  );
}

interface MarkedProps {
  orgId: string;
  ids: readonly string[];
  onClear(): void;
}

/** Actions on the documents that are marked. */
function Marked({ orgId, ids, onClear }: MarkedProps) {
  const text = useText();
  const download = useDownload(downloadDocuments);
  return (
    <div className="minutebook__marked row wrap">
      <span role="status">{text('documents.selected', { count: ids.length })}</span>
      <Button
        size="sm"
        icon={Download}
        busy={download.busy}
        onClick={() => void download.run({ params: { orgId }, query: { ids: ids.join(',') } })}
      >
        {text('documents.downloadZip')}
      </Button>
      <Slot of="documents.send" gives={{ orgId, documentIds: ids, onSent: onClear }} />
      <Button size="sm" variant="ghost" onClick={onClear}>
        {text('documents.clear')}
      </Button>
    </div>
  );
}

/** As the sheet has it: there is room for the document beside the list. */
const hasPreview = (): boolean => window.matchMedia('(min-width: 1400px)').matches;
