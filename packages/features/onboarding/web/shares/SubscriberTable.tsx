import { formatDecimal, roundToCents } from '@tabellion/kernel/decimal.ts';
import { StatusBadge } from '@tabellion/ui/components/Badge.tsx';
import { IconButton } from '@tabellion/ui/components/Button.tsx';
import { DateText, MoneyText, Num, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CircleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Shareholder } from '../../../shares/shapes.ts';
import { amountOf, type DayOne } from './dayOne.ts';
import { SubscriptionDetails } from './SubscriptionDetails.tsx';
import type { SharesView } from './sharesView.ts';
import { faultsOf, type SubscriptionRow, type Subscriptions } from './subscriptionForm.ts';

/** One line: an issuance of a holder. */
export interface Line {
  id: string;
  holder: Shareholder;
  row: SubscriptionRow;
}

interface SubscriberTableProps {
  view: SharesView;
  /** As they are being typed. */
  rows: Subscriptions['rows'];
  dayOne: DayOne;
  /** The row whose details are open. */
  open: string | undefined;
  onOpen(id: string | undefined): void;
  onPerson(holder: Shareholder): void;
  onRemove(line: Line): void;
  onAnother(line: Line): void;
  empty: ReactNode;
}

/** Who subscribes for what on the first day; the rows are fields, the details of one open below it. */
export function SubscriberTable(props: SubscriberTableProps) {
  const { view, rows, dayOne, open, onOpen, onPerson, onRemove, onAnother, empty } = props;
  const text = useText();
  const { advanced } = view.sharesSimpleOrAdvanced;
  const classes = view.shareclasses.map(({ _id, name }) => ({ value: _id, label: name }));
  const lines = view.shareholders.flatMap((holder) =>
    holder.issuances.flatMap(({ _id }): Line[] => {
      const row = rows[_id];
      return row === undefined ? [] : [{ id: _id, holder, row }];
    }),
  );
  const named = (what: string, { holder }: Line) =>
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
          <SubscriptionDetails
            name={`rows.${line.id}`}
            row={line.row}
            onAnother={advanced ? () => onAnother(line) : undefined}
          />
        )
      }
      columns={[
        {
          key: 'holder',
          head: text('wizard.shares.holder'),
          card: 'main',
          cell: ({ holder, row }) => (
            <>
              <button type="button" className="rowlink who" onClick={() => onPerson(holder)}>
                <UserText>{holder.display_name}</UserText>
              </button>
              <small className="sub">
                {row.paid_on === '' ? text('wizard.subscribers.unpaid') : <DateText date={row.paid_on} />}
              </small>
            </>
          ),
          total: text('wizard.subscribers.count', { count: view.shareholders.length }),
        },
        {
          key: 'class',
          head: text('wizard.shares.class'),
          width: 152,
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
          width: 120,
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
          width: 88,
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
          width: 96,
          cardLabel: text('wizard.shares.amount'),
          cell: ({ row }) => <Amount of={amountOf(row)} />,
          total: <Amount of={dayOne.amount} />,
        },
        {
          key: 'vesting',
          head: text('wizard.shares.vesting'),
          width: 112,
          cardLabel: text('wizard.shares.vesting'),
          cell: (line) => (
            <button
              type="button"
              className="rowlink"
              aria-expanded={line.id === open}
              aria-label={text('wizard.subscribers.details', { name: line.holder.display_name })}
              onClick={() => onOpen(line.id === open ? undefined : line.id)}
            >
              <VestingWords of={line.row} />
            </button>
          ),
        },
        {
          key: 'remove',
          head: <span className="sr">{text('ui.remove')}</span>,
          width: 40,
          card: 'end',
          cell: (line) => (
            <IconButton
              icon={X}
              size="sm"
              label={text('wizard.removeOf', { name: line.holder.display_name })}
              onClick={() => onRemove(line)}
            />
          ),
        },
      ]}
      empty={empty}
    />
  );
}

/** Whole cents as money; a price below one cent may leave a part of a cent, which is shown. */
function Amount({ of }: { of: DayOne['amount'] }) {
  const exact = formatDecimal(of, 2);
  const isWholeCents = exact.split('.')[1]?.length === 2;
  return isWholeCents ? <MoneyText cents={roundToCents(of, 'down')} /> : <PriceText dollars={exact} />;
}

function VestingWords({ of }: { of: SubscriptionRow }) {
  const text = useText();
  if (faultsOf(of).some(({ field }) => field === 'cliff' || field === 'period')) {
    return (
      <StatusBadge tone="err" icon={CircleAlert}>
        {text('wizard.vesting.toMend')}
      </StatusBadge>
    );
  }
  if (!of.hasVesting) return <span className="muted">{text('wizard.vesting.none')}</span>;
  return (
    <StatusBadge>
      {text(`wizard.vesting.${of.frequency}`, { period: Number(of.period), cliff: Number(of.cliff) })}
    </StatusBadge>
  );
}
