import { useRead } from '@tabellion/ui/call/useRead.ts';
import { DateText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { BookText } from 'lucide-react';
import type { ReactNode } from 'react';
import { listReviewed } from '../contract.ts';
import { useDocumentColumns } from './documentColumns.tsx';
import { loadWords } from './words.ts';

interface ReviewedDocumentsProps {
  orgId: string;
  /** Words of their titles; all are listed while it is empty. */
  words: string;
  /** The button that sends a draft for signature. */
  send(docId: string): ReactNode;
  /** Widths as the lists above have them. */
  grid: Readonly<Record<'title' | 'about' | 'when' | 'act', Pick<Column<never>, 'share' | 'grows'>>>;
}

/** The documents that the reader has marked as reviewed; drafts among them can be sent for signature. */
export const ReviewedDocuments = (props: ReviewedDocumentsProps) => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="rows" />}>
    <Reviewed {...props} />
  </MoreTexts>
);

function Reviewed({ orgId, words, send, grid }: ReviewedDocumentsProps) {
  const text = useText();
  const reading = useRead(listReviewed, { params: { orgId }, query: {} });
  const columns = useDocumentColumns({ orgId, itemsOf: () => [] });
  return (
    <Table
      caption={text('documents.reviewed.list')}
      reading={reading}
      rows={(reading.data?.documents ?? []).filter(({ title }) => title.toLocaleLowerCase().includes(words))}
      rowKey={({ _id }) => _id}
      columns={[
        { ...columns.title, ...grid.title },
        { ...columns.signers, ...grid.about },
        {
          key: 'date',
          head: text('documents.date'),
          ...grid.when,
          cardLabel: text('documents.date'),
          cell: ({ dated_on: date }) => date && <DateText date={date} />,
        },
        {
          key: 'send',
          head: <span className="sr">{text('documents.actions')}</span>,
          ...grid.act,
          card: 'act',
          cell: ({ _id, status, signees }) => status === 'draft' && signees.length > 0 && send(_id),
        },
      ]}
      empty={
        <EmptyState icon={BookText} title={text('documents.reviewed.none')}>
          {text('documents.reviewed.none.why')}
        </EmptyState>
      }
    />
  );
}
