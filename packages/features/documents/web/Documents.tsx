import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { SearchInput } from '@tabellion/ui/components/SearchInput.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { useRested } from '@tabellion/ui/form/useRested.ts';
import { Pages } from '@tabellion/ui/register/Pages.tsx';
import { useRecordColumn } from '@tabellion/ui/register/recordColumn.tsx';
import { walkRows } from '@tabellion/ui/register/walkRows.ts';
import { navigate, useSearch } from '@tabellion/ui/router/address.ts';
import { Slot } from '@tabellion/ui/slots.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { BookText, Download } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { DocumentLine } from '../documentLine.ts';
import { listMissing } from '../draftContract.ts';
import { downloadDocuments } from '../fileContract.ts';
import { StatusFilter } from './DocumentStatus.tsx';
import { useDocumentColumns } from './documentColumns.tsx';
import { ToSign } from './ToSign.tsx';
import { useDocumentMenu } from './useDocumentMenu.tsx';
import { type Book, useDocumentPage } from './useDocumentPage.ts';

interface DocumentsProps {
  orgId: string;
  /** Undefined while it is read. */
  of: Book | undefined;
  chosen: DocumentLine | undefined;
  onChoose(document: DocumentLine): void;
}

/** The documents of a place in the book, by their years, and what waits for signatures among them. */
export function Documents({ orgId, of: book, chosen, onChoose }: DocumentsProps) {
  const text = useText();
  const { status, sort, after } = useSearch();
  const [words, setWords] = useState('');
  const rested = useRested(words.trim(), 300);
  const [isWhole, setWhole] = useState(false);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const menu = useDocumentMenu(orgId);
  const { section, category, reading, page, toSend } = useDocumentPage(orgId, book, { rested, isWhole });
  const isFiltered = rested !== '' || status !== undefined;
  const later = (page?.total ?? 0) - (page?.documents.length ?? 0);
  const columns = useColumns({ orgId, marked, onMark: setMarked, menu, chosen, onChoose });
  return (
    <>
      {toSend && toSend.document_ids.length > 0 && !isFiltered && (
        <ToSend orgId={orgId} of={toSend} onSelect={(ids) => setMarked(new Set(ids))} />
      )}
      <Filter
        words={words}
        onType={(typed) => {
          setWords(typed);
          if (after) change({});
        }}
        isSorted={rested === ''}
      />
      <Table
        caption={category?.name ?? text(section ? `documents.section.${section}` : 'documents.all')}
        reading={{
          isPending: page === undefined && reading.isPending,
          isError: reading.isError,
          error: reading.error,
          message: reading.message,
          refetch: reading.refetch,
        }}
        rows={page?.documents ?? []}
        rowKey={({ _id }) => _id}
        onRowKey={walkRows}
        rowClass={({ _id }) => (_id === chosen?._id ? 'is-selected' : undefined)}
        {...(rested === '' && isByDate(sort) && { groupOf: yearOf })}
        columns={columns}
        filtered={
          isFiltered
            ? {
                onClear: () => {
                  setWords('');
                  change({ status: undefined });
                },
              }
            : undefined
        }
        empty={
          <EmptyState icon={BookText} title={text('documents.empty')}>
            {text(book?.may_generate === false ? 'documents.empty.uploads' : 'documents.empty.why')}
          </EmptyState>
        }
      />
      <PrintedPart of={page} />
      {marked.size > 0 && <Marked orgId={orgId} ids={[...marked]} onClear={() => setMarked(new Set())} />}
      {rested === '' && !isWhole && !after && later > 0 ? (
        <Button variant="link" busy={reading.isFetching} onClick={() => setWhole(true)}>
          {text(sort === undefined || sort === '-date' ? 'documents.earlier' : 'documents.missing.more', {
            count: later,
          })}
        </Button>
      ) : (
        <Pages isLater={after !== undefined} next={page?.next} onGo={(next) => change({ after: next })} />
      )}
      {menu.layer}
    </>
  );
}

/** Says, on paper alone, that there are more documents than stand there. */
export function PrintedPart({ of: page }: { of: Pick<Book, 'documents' | 'total'> | undefined }) {
  const text = useText();
  const [shown, total] = [page?.documents.length ?? 0, page?.total ?? 0];
  return shown < total ? <p className="onpaper">{text('documents.print.part', { shown, total })}</p> : null;
}

const change = (part: Readonly<Record<string, string | undefined>>) =>
  navigate({
    to: '.',
    search: (before) => ({ ...before, after: undefined, ...part }),
    resetScroll: false,
  });

const isByDate = (sort = '-date'): boolean => sort === '-date' || sort === 'date';

/** Registers have no date: they are of the day on which they are read. */
function yearOf({ dated_on: date }: DocumentLine) {
  const year = date?.slice(0, 4) ?? '';
  return { key: year, words: year === '' ? <Undated /> : <bdi dir="ltr">{year}</bdi> };
}

function Undated() {
  const text = useText();
  return text('documents.undated');
}

interface ToSendProps {
  orgId: string;
  of: Book['to_send'];
  onSelect(documentIds: readonly string[]): void;
}

function ToSend({ orgId, of: { document_ids: ids, names }, onSelect }: ToSendProps) {
  const missing = useRead(listMissing, { params: { orgId } }).data?.missing.length ?? 0;
  return <ToSign orgId={orgId} documentIds={ids} names={names} missing={missing} onSelect={onSelect} />;
}

const orders = ['-date', 'date', 'title', '-made'] as const;

interface FilterProps {
  words: string;
  onType(words: string): void;
  /** Documents that were looked for have an order of their own. */
  isSorted: boolean;
}

function Filter({ words, onType, isSorted }: FilterProps) {
  const text = useText();
  const { status, sort } = useSearch();
  return (
    <div className="minutebook__filter">
      <SearchInput label={text('documents.search')} value={words} onChange={onType} />
      {isSorted && (
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
  );
}

interface ColumnsProps {
  orgId: string;
  marked: ReadonlySet<string>;
  onMark(marked: ReadonlySet<string>): void;
  menu: ReturnType<typeof useDocumentMenu>;
  chosen: DocumentLine | undefined;
  onChoose(document: DocumentLine): void;
}

function useColumns({ orgId, marked, onMark, menu, chosen, onChoose }: ColumnsProps): Column<DocumentLine>[] {
  const text = useText();
  const records = useRecordColumn<DocumentLine>(({ _id: id }) => [`document:${id}`]);
  const shared = useDocumentColumns({
    orgId,
    itemsOf: menu.itemsOf,
    isDated: true,
    onOpen: (event, document) => {
      if (!hasRoom(event) || chosen?._id === document._id) return;
      event.preventDefault();
      onChoose(document);
    },
  });
  const mark = (id: string) =>
    onMark(new Set(marked.has(id) ? [...marked].filter((one) => one !== id) : [...marked, id]));
  return [
    {
      key: 'mark',
      head: <span className="sr">{text('documents.choose')}</span>,
      width: 40,
      card: 'act',
      cell: ({ _id, title }) => <Mark of={title} isOn={marked.has(_id)} onChange={() => mark(_id)} />,
    },
    shared.title,
    shared.signers,
    // Beside the preview the seal stands without its word, and what can be done stands in the preview.
    ...(chosen === undefined ? [...records, shared.menu] : records.map((one) => ({ ...one, width: 48 }))),
  ];
}

/** As the sheet has it: there is room for the document beside the list. */
function hasRoom({ currentTarget }: MouseEvent): boolean {
  const book = currentTarget.closest('.minutebook');
  return book !== null && book.clientWidth >= 900;
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
    <div className="minutebook__marked row wrap no-print">
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
