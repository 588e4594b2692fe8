import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button, IconButton } from '@tabellion/ui/components/Button.tsx';
import { Num, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { SubmitButton } from '@tabellion/ui/form/Form.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Issuance, Shareholder } from '../../../shares/shapes.ts';
import { DeedMenu } from '../../../shares/web/public.ts';
import { useStage } from '../frame/stage.ts';
import { useWizard } from '../frame/wizard.ts';
import { amountOf, type DayOne } from './dayOne.ts';
import { Amount, Standing, VestingCell } from './SubscriberCells.tsx';
import { SubscriptionDetails } from './SubscriptionDetails.tsx';
import type { SharesView } from './sharesView.ts';
import type { SubscriptionRow, Subscriptions } from './subscriptionForm.ts';

/** One line: an issuance of a holder. */
export interface Line {
  id: string;
  /** Not on record yet. */
  waits: boolean;
  /** What it waits for, besides the certificate. */
  waitsFor: Issuance['waits_for'];
  /** Whether the organizing resolution is the one that issues it. */
  isOfFounding: boolean;
  holder: Shareholder;
  issuance: Issuance;
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
  /** Opens what is on record of shares that were issued. */
  onRecord(line: Line): void;
  onRemove(line: Line): void;
  onAnother(line: Line): void;
  empty: ReactNode;
}

/** Who subscribes for what on the first day; the rows are fields, the details of one open below it. */
export function SubscriberTable(props: SubscriberTableProps) {
  const { view, rows, dayOne, open, onOpen, onPerson, onRecord, onRemove, onAnother, empty } = props;
  const text = useText();
  const exists = useStage() === 'exists';
  const mayEdit = useMay('people.edit');
  const { orgId, onboarding } = useWizard();
  // A corporation that exists takes payments of subscriptions; what was subscribed stands.
  const advanced = view.sharesSimpleOrAdvanced.advanced && !exists;
  const classes = view.shareclasses.map(({ _id, name }) => ({ value: _id, label: name }));
  const lines = view.shareholders.flatMap((holder) =>
    holder.issuances.flatMap((issuance): Line[] => {
      const { _id, state, waits_for: waitsFor, resolution } = issuance;
      const row = rows[_id];
      const waits = state === 'subscribed';
      const isOfFounding = waits && resolution === null && !waitsFor.includes('resolution');
      return row === undefined ? [] : [{ id: _id, waits, waitsFor, isOfFounding, holder, issuance, row }];
    }),
  );
  const named = (what: string, { holder }: Line) =>
    text('wizard.fieldOf', { what, name: holder.display_name });
  return (
    <Table
      caption={text(exists ? 'wizard.subscribers.title.exists' : 'wizard.subscribers.title')}
      edit
      rows={lines}
      rowKey={({ id }) => id}
      rowClass={({ id }) => (id === open ? 'is-open' : undefined)}
      below={(line) =>
        line.waits &&
        line.id === open && (
          <div className="vest">
            <SubscriptionDetails
              name={`rows.${line.id}`}
              row={line.row}
              {...(line.isOfFounding && { organizing: { on: onboarding.organizing_resolution_on } })}
              onAnother={advanced ? () => onAnother(line) : undefined}
            />
            {exists && (
              <div className="form__foot">
                <SubmitButton>{text('wizard.save')}</SubmitButton>
              </div>
            )}
          </div>
        )
      }
      columns={[
        {
          key: 'holder',
          head: text('wizard.shares.holder'),
          card: 'main',
          cell: (line) => (
            <>
              {exists && line.waits && !mayEdit ? (
                <span className="who">
                  <UserText>{line.holder.display_name}</UserText>
                </span>
              ) : (
                <button
                  type="button"
                  className="rowlink who"
                  onClick={() => (exists && !line.waits ? onRecord(line) : onPerson(line.holder))}
                >
                  <UserText>{line.holder.display_name}</UserText>
                </button>
              )}
              <small className="sub">
                <Standing line={line} />
              </small>
              {line.waits && (
                <div className="tell">
                  <Details line={line} isOpen={line.id === open} onOpen={onOpen} />
                </div>
              )}
            </>
          ),
          total: text('wizard.subscribers.count', { count: dayOne.holders.length }),
        },
        {
          key: 'class',
          head: text('wizard.shares.class'),
          width: 188,
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
          width: 112,
          cardLabel: text('wizard.shares.shares'),
          cell: (line) =>
            exists ? (
              <Num of={line.row.ownership} />
            ) : (
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
          width: 80,
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
          cell: (line) => <VestingCell line={line} onAdded={() => onOpen(line.id)} />,
        },
        {
          key: 'remove',
          head: <span className="sr">{text('ui.remove')}</span>,
          width: 40,
          card: 'end',
          cell: (line) =>
            line.waits ? (
              <IconButton
                icon={X}
                size="sm"
                label={text('wizard.removeOf', { name: line.holder.display_name })}
                onClick={() => onRemove(line)}
              />
            ) : (
              line.issuance.state === 'issued' && (
                <DeedMenu
                  orgId={orgId}
                  name={[line.issuance.certificate, line.holder.display_name].filter(Boolean).join(' ')}
                  securityId={line.id}
                  terms={termsOf(view, line)}
                />
              )
            ),
        },
      ]}
      empty={empty}
    />
  );
}

/** What the terms of the class let happen to the certificate. */
function termsOf({ shareclasses }: SharesView, { issuance }: Line) {
  const properties = shareclasses.find(({ _id }) => _id === issuance.Shareclass)?.properties;
  return {
    redeemable: properties?.redeemable === true || properties?.retractable === true,
    convertible: properties?.convertible === true,
  };
}

interface DetailsProps {
  line: Line;
  isOpen: boolean;
  onOpen(id: string | undefined): void;
}

/** Opens what is still to be told: the payment; in a corporation that exists, the resolution too where it is missing. */
function Details({ line: { id, waitsFor, holder, row }, isOpen, onOpen }: DetailsProps) {
  const text = useText();
  const exists = useStage() === 'exists';
  const what = text(
    exists && waitsFor.includes('resolution')
      ? 'wizard.subscribed.complete'
      : exists || row.paid_on === ''
        ? 'wizard.subscribers.pay'
        : 'wizard.subscribers.details',
  );
  return (
    <Button
      size="sm"
      aria-expanded={isOpen}
      aria-label={text('wizard.fieldOf', { what, name: holder.display_name })}
      onClick={() => onOpen(isOpen ? undefined : id)}
    >
      {what}
    </Button>
  );
}
