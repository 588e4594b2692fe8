import './books.css';
import type { ReadState } from '@tabellion/ui/call/useRead.ts';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { DateText, Num, PercentText, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState, ErrorState } from '@tabellion/ui/components/States.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SheetReply } from '../../booksContract.ts';

interface SheetPageProps {
  reading: ReadState<SheetReply>;
  /** The link to the register on the screen. */
  up: ReactNode;
  actions: ReactNode;
}

/** A register whole, as it is printed and as its file has it. */
export function WholeRegisterPage({ reading, up, actions }: SheetPageProps) {
  const text = useText();
  if (reading.isError)
    return <ErrorState page message={reading.message} onRetry={() => void reading.refetch()} />;
  if (reading.data === undefined) return <PageSkeleton shape="rows" />;
  const { title, asOf, heads, rows, isPart } = reading.data;
  const lines = rows.map((cells, at) => ({ key: String(at), cells }));
  const isNumber = (at: number) => rows.some((row) => row[at] != null && 'number' in row[at]);
  return (
    <div className="stack s4">
      <PageHead
        up={up}
        title={title}
        lead={<RichText of="books.lead" with={{ date: <DateText date={asOf} /> }} />}
        actions={actions}
      />
      {isPart && <p>{text('books.part', { count: rows.length })}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className="wholeregister" aria-label={title} tabIndex={0}>
        <Table
          caption={title}
          compact
          rows={lines}
          rowKey={({ key }) => key}
          empty={<EmptyState icon={BookOpen} title={text('books.none')} />}
          columns={heads.map(
            (head, at): Column<(typeof lines)[number]> => ({
              key: String(at),
              head,
              num: isNumber(at),
              ...(at === 0 ? { card: 'main' } : { cardLabel: head }),
              cell: ({ cells }) => <CellText of={cells[at] ?? null} />,
            }),
          )}
        />
      </section>
    </div>
  );
}

/** Letters of what stays in one line, such as the number of a resolution. */
const SHORT = 14;

function CellText({ of }: { of: SheetReply['rows'][number][number] }) {
  if (of === null || ('text' in of && of.text === '')) return null;
  if ('date' in of) return <DateText date={of.date} />;
  if ('percent' in of) return <PercentText percent={of.percent} />;
  if ('text' in of)
    return (
      <span className={of.text.length < SHORT ? 'nowrap' : undefined}>
        <UserText>{of.text}</UserText>
      </span>
    );
  return of.isMoney ? <PriceText dollars={of.number} /> : <Num of={of.number} />;
}
