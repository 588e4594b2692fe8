import type { ReadState } from '@tabellion/ui/call/useRead.ts';
import { InstantText, StatusBadge, type Tone, UserText } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { useLineKeys } from '../../worklist/web/public.ts';
import type { QueueItem } from '../contract.ts';
import { ageText } from './age.ts';

interface QueueTableProps {
  reading: ReadState<{ items: QueueItem[] }>;
  /** The id of the item beside it. */
  chosen: string | undefined;
  onOpen(item: QueueItem): void;
  /** Undefined where no filter is on. */
  onClear: (() => void) | undefined;
}

/** The lines of the queue, walked by keys; Enter opens one. */
export function QueueTable({ reading, chosen, onOpen, onClear }: QueueTableProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const items = reading.data?.items ?? [];
  useLineKeys(list, (place) => {
    const item = items[place];
    if (item !== undefined) onOpen(item);
  });
  return (
    <div ref={list} className="queue__list">
      <Table
        caption={text('staffing.queue')}
        reading={reading}
        rows={items}
        rowKey={(item) => item.item_id}
        rowClass={(item) => (item.item_id === chosen ? 'is-selected' : undefined)}
        columns={columnsOf(text, onOpen).filter(
          ({ key }) => chosen === undefined || (key !== 'due' && key !== 'sent'),
        )}
        filtered={onClear && { onClear }}
        empty={
          <EmptyState icon={CircleCheck} title={text('staffing.none')}>
            {text('staffing.whyNone')}
          </EmptyState>
        }
      />
      {items.length > 0 && <QueueKeys />}
    </div>
  );
}

const keys = [
  ['move', ['j', 'k']],
  ['open', ['Enter']],
  ['claim', ['c']],
] as const;

function QueueKeys() {
  const text = useText();
  return (
    <ul className="queue__keys t12 muted not-phone no-print" aria-label={text('staffing.keys')}>
      {keys.map(([act, pressed]) => (
        <li key={act}>
          {pressed.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {text(`staffing.keys.${act}`)}
        </li>
      ))}
    </ul>
  );
}

const tones: Readonly<Record<QueueItem['state'], Tone>> = {
  waiting: 'neutral',
  with_customer: 'warn',
  replied: 'info',
  accepted: 'ok',
  rejected: 'err',
};

const columnsOf = (text: Text, onOpen: (item: QueueItem) => void): Column<QueueItem>[] => [
  {
    key: 'corporation',
    head: text('staffing.column.corporation'),
    share: 26,
    card: 'main',
    cell: (item) => (
      <button type="button" className="rowlink" data-act="" onClick={() => onOpen(item)}>
        <UserText>{item.name}</UserText>
      </button>
    ),
  },
  {
    key: 'what',
    head: text('staffing.column.what'),
    share: 30,
    cardLabel: text('staffing.column.what'),
    cell: ({ what }) => what,
  },
  {
    key: 'sent',
    head: text('staffing.column.sent'),
    share: 15,
    cardLabel: text('staffing.column.sent'),
    cell: ({ sent_at: sentAt }) => ageText(sentAt, text),
  },
  {
    key: 'due',
    head: text('staffing.column.due'),
    share: 20,
    from: 1280,
    cardLabel: text('staffing.column.due'),
    cell: ({ due_at: dueAt }) => <InstantText instant={dueAt} />,
  },
  {
    key: 'has',
    head: text('staffing.column.has'),
    share: 14,
    cardLabel: text('staffing.column.has'),
    cell: (item) => holderOf(item, text),
  },
  {
    key: 'state',
    head: text('staffing.column.state'),
    share: 15,
    card: 'end',
    cell: ({ state, is_late: isLate }) =>
      isLate ? (
        <StatusBadge tone="err">{text('staffing.late')}</StatusBadge>
      ) : (
        <StatusBadge tone={tones[state]}>{text(`staffing.state.${state}`)}</StatusBadge>
      ),
  },
];

function holderOf({ has, is_mine: isMine }: QueueItem, text: Text) {
  if (has === null) return <span className="muted">{text('staffing.nobody')}</span>;
  return isMine ? text('staffing.you') : <UserText>{has.name}</UserText>;
}
