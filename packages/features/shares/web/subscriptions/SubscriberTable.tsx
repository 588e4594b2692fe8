import './subscriptions.css';
import { Num, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { RowMenu } from '@tabellion/ui/layers/RowMenu.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Banknote, ChevronUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useToday } from '../../../organizations/web/public.ts';
import type { SharesView } from '../../contract.ts';
import type { Shareholder } from '../../shapes.ts';
import { amountOf, type DayOne } from './dayOne.ts';
import { Amount, Paid, type SubscriberLine, VestingCell } from './SubscriberCells.tsx';
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
  const { view, rows, dayOne, open, onOpen, onPerson, onRemove, onAnother, empty } = props;
  const text = useText();
  const today = useToday();
  const { advanced } = view.sharesSimpleOrAdvanced;
  const classes = view.shareclasses.map(({ _id, name }) => ({ value: _id, label: name }));
  const lines = view.shareholders.flatMap((holder) =>
    holder.issuances.flatMap((issuance): SubscriberLine[] => {
      const row = rows[issuance._id];
      return row === undefined ? [] : [{ id: issuance._id, holder, row }];
    }),
  );
  const named = (what: string, { holder }: SubscriberLine) =>
    text('wizard.fieldOf', { what, name: holder.display_name });
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
      columns={[
        {
          key: 'holder',
          head: text('wizard.shares.holder'),
          card: 'main',
          share: 128,
          cell: (line) => (
            <>
              <button type="button" className="rowlink who" onClick={() => onPerson(line.holder)}>
                <UserText>{line.holder.display_name}</UserText>
              </button>
              <small className="sub">
                <Paid of={line.row} />
              </small>
            </>
          ),
          total: text('wizard.subscribers.count', { count: dayOne.holders.length }),
        },
        {
          key: 'class',
          head: text('wizard.shares.class'),
          share: 104,
          cardLabel: text('wizard.shares.class'),
          cell: (line) =>
            advanced ? (
              <SelectField
                name={`rows.${line.id}.Shareclass`}
                label={named(text('wizard.shares.class'), line)}
                options={classes}
                bare
              />
            ) : (
              <UserText>{classes.find(({ value }) => value === line.row.Shareclass)?.label}</UserText>
            ),
        },
        {
          key: 'shares',
          head: text('wizard.shares.shares'),
          num: true,
          share: 98,
          cardLabel: text('wizard.shares.shares'),
          cell: (line) => (
            <NumberField
              name={`rows.${line.id}.ownership`}
              label={named(text('wizard.shares.shares'), line)}
              bare
            />
          ),
          total: <Num of={dayOne.shares} />,
        },
        {
          key: 'price',
          head: text('wizard.shares.price'),
          num: true,
          share: 80,
          cardLabel: text('wizard.shares.price'),
          cell: (line) =>
            advanced ? (
              <NumberField
                name={`rows.${line.id}.price`}
                label={named(text('wizard.shares.price'), line)}
                bare
              />
            ) : (
              <PriceText dollars={line.row.price} />
            ),
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
          share: 140,
          cardLabel: text('wizard.shares.vesting'),
          cell: (line) => <VestingCell line={line} onAdded={() => onOpen(line.id)} />,
        },
        {
          key: 'act',
          head: <span className="sr">{text('register.actions')}</span>,
          share: 44,
          card: 'act',
          cell: (line) => (
            <RowMenu
              name={line.holder.display_name}
              items={[
                line.id === open
                  ? {
                      key: 'close',
                      label: text('ui.close'),
                      icon: ChevronUp,
                      onSelect: () => onOpen(undefined),
                    }
                  : {
                      key: 'details',
                      label: text(
                        line.row.paid_on === '' ? 'wizard.subscribers.pay' : 'wizard.subscribers.details',
                      ),
                      icon: Banknote,
                      onSelect: () => onOpen(line.id),
                    },
                {
                  key: 'remove',
                  label: text('ui.remove'),
                  icon: Trash2,
                  danger: true,
                  apart: true,
                  onSelect: () => onRemove(line),
                },
              ]}
            />
          ),
        },
      ]}
      empty={empty}
    />
  );
}
