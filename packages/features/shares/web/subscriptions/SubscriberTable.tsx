import './subscriptions.css';
import { Num } from '@tabellion/ui/components/Data.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { useToday } from '../../../organizations/web/public.ts';
import type { SharesView } from '../../contract.ts';
import type { Shareholder } from '../../shapes.ts';
import { amountOf, type DayOne } from './dayOne.ts';
import {
  Amount,
  ClassCell,
  HolderCell,
  LineMenu,
  PriceCell,
  SharesCell,
  type SubscriberLine,
  VestingCell,
} from './SubscriberCells.tsx';
import { SubscriptionDetails } from './SubscriptionDetails.tsx';
import type { SubscriptionsFormValues } from './subscriptionForm.ts';

interface SubscriberTableProps {
  view: SharesView;
  /** As they are being typed. */
  rows: SubscriptionsFormValues['rows'];
  dayOne: DayOne;
  /** The row whose details are open. */
  open: string | undefined;
  onOpen(id: string | undefined): void;
  onPerson(holder: Shareholder): void;
  onRemove(line: SubscriberLine): void;
  onAnother(line: SubscriberLine): void;
  empty: ReactNode;
}

/** Subscribers of the first day and their shares; the rows are fields, the details of one open below it. */
export function SubscriberTable(props: SubscriberTableProps) {
  const { view, rows, open, onAnother, empty } = props;
  const text = useText();
  const today = useToday();
  const { advanced } = view.sharesSimpleOrAdvanced;
  const lines = view.shareholders.flatMap((holder) =>
    holder.issuances.flatMap((issuance): SubscriberLine[] => {
      const row = rows[issuance._id];
      return row === undefined ? [] : [{ id: issuance._id, holder, row }];
    }),
  );
  return (
    <Table
      caption={text('wizard.subscribers.title')}
      edit
      rows={lines}
      rowKey={({ id }) => id}
      rowClass={({ id }) => (id === open ? 'is-open' : undefined)}
      below={(line) =>
        line.id === open && (
          <div className="vest">
            <SubscriptionDetails
              name={`rows.${line.id}`}
              row={line.row}
              today={today}
              onAnother={advanced ? () => onAnother(line) : undefined}
            />
          </div>
        )
      }
      columns={columnsOf(props, text)}
      empty={empty}
    />
  );
}

function columnsOf(props: SubscriberTableProps, text: Text): readonly Column<SubscriberLine>[] {
  const { view, dayOne, open, onOpen, onPerson, onRemove } = props;
  return [
    {
      key: 'holder',
      head: text('wizard.shares.holder'),
      card: 'main',
      share: 150,
      cell: (line) => <HolderCell line={line} onOpen={() => onPerson(line.holder)} />,
      total: text('wizard.subscribers.count', { count: dayOne.holders.length }),
    },
    {
      key: 'class',
      head: text('wizard.shares.class'),
      share: 104,
      cardLabel: text('wizard.shares.class'),
      cell: (line) => <ClassCell line={line} view={view} />,
    },
    {
      key: 'shares',
      head: text('wizard.shares.shares'),
      num: true,
      share: 98,
      cardLabel: text('wizard.shares.shares'),
      cell: (line) => <SharesCell line={line} />,
      total: <Num of={dayOne.shares} />,
    },
    {
      key: 'price',
      head: text('wizard.shares.price'),
      num: true,
      share: 80,
      cardLabel: text('wizard.shares.price'),
      cell: (line) => <PriceCell line={line} view={view} />,
    },
    {
      key: 'amount',
      head: text('wizard.shares.amount'),
      num: true,
      share: 92,
      from: 1440,
      cardLabel: text('wizard.shares.amount'),
      cell: ({ row }) => <Amount of={amountOf(row)} />,
      total: <Amount of={dayOne.amount} />,
    },
    {
      key: 'vesting',
      head: text('wizard.shares.vesting'),
      share: 128,
      cardLabel: text('wizard.shares.vesting'),
      cell: (line) => <VestingCell line={line} onAdded={() => onOpen(line.id)} />,
    },
    {
      key: 'act',
      head: <span className="sr">{text('register.actions')}</span>,
      share: 44,
      card: 'act',
      cell: (line) => (
        <LineMenu
          line={line}
          isOpen={line.id === open}
          onOpen={(isOpen) => onOpen(isOpen ? line.id : undefined)}
          onRemove={() => onRemove(line)}
        />
      ),
    },
  ];
}
