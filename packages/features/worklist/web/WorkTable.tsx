import type { ReadState } from '@tabellion/ui/call/useRead.ts';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { walkRows } from '@tabellion/ui/register/walkRows.ts';
import { type Text, useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CircleCheck } from 'lucide-react';
import { type KeyboardEvent, useCallback, useRef } from 'react';
import type { ListedLine } from '../contract.ts';
import { LineAct } from './lineAct.tsx';
import { ChargeText, DueText, monthOf, waitingText } from './lineWords.tsx';
import { useLineKeys } from './useLineKeys.ts';
import type { WorkFilters } from './useWorkFilters.ts';

export const keyOf = ({ org_unique_id, line }: Pick<ListedLine, 'org_unique_id' | 'line'>): string =>
  `${org_unique_id} ${line}`;

interface WorkTableProps {
  reading: ReadState<{ lines: ListedLine[] }>;
  filters: WorkFilters;
  marked: ReadonlySet<string>;
  onMark(key: string): void;
  onDetails(line: ListedLine): void;
  onDone(): void;
  /** Undefined where no filter is on. */
  onClear: (() => void) | undefined;
}

/** The lines under months or organizations, each with its next act; walked by keys. */
export function WorkTable({ reading, filters, marked, onMark, onDetails, onDone, onClear }: WorkTableProps) {
  const { text, language } = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const lines = reading.data?.lines ?? [];
  const shown = useRef(lines);
  shown.current = lines;
  const open = useCallback(
    (place: number) => {
      const line = shown.current[place];
      if (line !== undefined) onDetails(line);
    },
    [onDetails],
  );
  useLineKeys(list, open);
  const isByOrganization = filters.group === 'organization';
  return (
    <div ref={list} className="work__list">
      <Table
        compact
        caption={text('worklist.title')}
        reading={reading}
        rows={lines}
        rowKey={(line) => keyOf(line)}
        onRowKey={walkByArrows}
        rowClass={(line) => (marked.has(keyOf(line)) ? 'is-selected' : undefined)}
        groupOf={(line) => {
          const words = isByOrganization ? line.organization : monthOf(line, language, text);
          return { key: isByOrganization ? line.org_unique_id : words, words };
        }}
        columns={columnsOf(text, { marked, onMark, onDetails, onDone })}
        filtered={onClear && { onClear }}
        empty={
          <EmptyState icon={CircleCheck} title={text('worklist.none')}>
            {text('worklist.whyNone')}
          </EmptyState>
        }
      />
    </div>
  );
}

/** Letters stay with the list, where `j` and `k` lead from act to act. */
const walkByArrows = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key.length > 1) walkRows(event);
};

type Acts = Pick<WorkTableProps, 'marked' | 'onMark' | 'onDetails' | 'onDone'>;

function columnsOf(text: Text, { marked, onMark, onDetails, onDone }: Acts): Column<ListedLine>[] {
  const nameOf = ({ what, organization }: ListedLine) => text('wizard.fieldOf', { what, name: organization });
  return [
    {
      key: 'mark',
      head: <span className="sr">{text('worklist.select', { what: '' })}</span>,
      share: 4,
      card: 'none',
      onPaper: 'none',
      cell: (line) => (
        <input
          type="checkbox"
          aria-label={text('worklist.select', { what: nameOf(line) })}
          checked={marked.has(keyOf(line))}
          onChange={() => onMark(keyOf(line))}
        />
      ),
    },
    {
      key: 'due',
      head: text('worklist.column.due'),
      share: 23,
      cardLabel: text('worklist.column.due'),
      cell: (line) => <DueText of={line} />,
    },
    {
      key: 'what',
      head: text('worklist.column.what'),
      share: 26,
      card: 'main',
      cell: (line) => (
        <button type="button" className="rowlink" onClick={() => onDetails(line)}>
          {line.what}
        </button>
      ),
    },
    {
      key: 'organization',
      head: text('worklist.column.organization'),
      share: 17,
      cardLabel: text('worklist.column.organization'),
      cell: ({ organization }) => <UserText>{organization}</UserText>,
    },
    {
      key: 'waiting',
      head: text('worklist.column.waiting'),
      share: 16,
      cardLabel: text('worklist.column.waiting'),
      from: 1200,
      cell: (line) => waitingText(line, text),
    },
    {
      key: 'charge',
      head: text('worklist.column.charge'),
      share: 8,
      from: 1440,
      cardLabel: text('worklist.column.charge'),
      cell: ({ in_charge: charge }) => <ChargeText of={charge} />,
    },
    {
      key: 'act',
      head: <span className="sr">{text('worklist.column.act')}</span>,
      share: 15,
      card: 'act',
      cell: (line) => <LineAct of={line} name={nameOf(line)} onDone={onDone} />,
    },
  ];
}
