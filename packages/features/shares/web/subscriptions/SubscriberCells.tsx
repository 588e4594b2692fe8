/** Cells of a subscription. */
import { formatDecimal, roundToCents } from '@tabellion/kernel/decimal.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { DateText, MoneyText, PriceText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { RowMenu } from '@tabellion/ui/layers/RowMenu.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Banknote, ChevronUp, CircleAlert, Trash2 } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import type { SharesView } from '../../contract.ts';
import type { Shareholder } from '../../shapes.ts';
import type { DayOne } from './dayOne.ts';
import { faultsOf, type SubscriptionRow } from './subscriptionForm.ts';

/** One line: an issuance of a holder. */
export interface SubscriberLine {
  id: string;
  holder: Shareholder;
  row: SubscriptionRow;
}

/** The name of a subscriber, which opens his drawer, and whether he has paid. */
export function HolderCell({ line, onOpen }: { line: SubscriberLine; onOpen(): void }) {
  return (
    <>
      <button type="button" className="rowlink who" onClick={onOpen}>
        <UserText>{line.holder.display_name}</UserText>
      </button>
      <small className="sub">
        <Paid of={line.row} />
      </small>
    </>
  );
}

interface FieldCellProps {
  line: SubscriberLine;
  view: SharesView;
}

/** The class: chosen, where there are several. */
export function ClassCell({ line: { id, holder, row }, view }: FieldCellProps) {
  const text = useText();
  const { shareclasses, sharesSimpleOrAdvanced } = view;
  if (!sharesSimpleOrAdvanced.advanced)
    return <UserText>{shareclasses.find(({ _id }) => _id === row.Shareclass)?.name}</UserText>;
  return (
    <SelectField
      name={`rows.${id}.Shareclass`}
      label={text('wizard.fieldOf', { what: text('wizard.shares.class'), name: holder.display_name })}
      options={shareclasses.map(({ _id, name }) => ({ value: _id, label: name }))}
      bare
    />
  );
}

export function SharesCell({ line: { id, holder } }: { line: SubscriberLine }) {
  const text = useText();
  return (
    <NumberField
      name={`rows.${id}.ownership`}
      label={text('wizard.fieldOf', { what: text('wizard.shares.shares'), name: holder.display_name })}
      bare
    />
  );
}

/** The price: each subscriber's own, where there are several classes. */
export function PriceCell({ line: { id, holder, row }, view }: FieldCellProps) {
  const text = useText();
  if (!view.sharesSimpleOrAdvanced.advanced) return <PriceText dollars={row.price} />;
  return (
    <NumberField
      name={`rows.${id}.price`}
      label={text('wizard.fieldOf', { what: text('wizard.shares.price'), name: holder.display_name })}
      bare
    />
  );
}

interface LineMenuProps {
  line: SubscriberLine;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
  onRemove(): void;
}

/** Opens and closes the details of a line, and takes it away. */
export function LineMenu({ line: { holder, row }, isOpen, onOpen, onRemove }: LineMenuProps) {
  const text = useText();
  const details = text(row.paid_on === '' ? 'wizard.subscribers.pay' : 'wizard.subscribers.details');
  return (
    <RowMenu
      name={holder.display_name}
      items={[
        isOpen
          ? { key: 'close', label: text('ui.close'), icon: ChevronUp, onSelect: () => onOpen(false) }
          : { key: 'details', label: details, icon: Banknote, onSelect: () => onOpen(true) },
        {
          key: 'remove',
          label: text('ui.remove'),
          icon: Trash2,
          danger: true,
          apart: true,
          onSelect: onRemove,
        },
      ]}
    />
  );
}

/** Whether it is paid, and since when. */
function Paid({ of: { paid_on: on } }: { of: Pick<SubscriptionRow, 'paid_on'> }) {
  const text = useText();
  if (on === '') return text('wizard.subscribers.unpaid');
  return <RichText of="wizard.subscribers.paid" with={{ date: <DateText date={on} /> }} />;
}

/** Whole cents as money; a price below one cent may leave a part of a cent, which is shown. */
export function Amount({ of }: { of: DayOne['amount'] }) {
  const exact = formatDecimal(of, 2);
  const isWholeCents = exact.split('.')[1]?.length === 2;
  return isWholeCents ? <MoneyText cents={roundToCents(of, 'down')} /> : <PriceText dollars={exact} />;
}

interface VestingCellProps {
  line: Pick<SubscriberLine, 'id' | 'holder' | 'row'>;
  onAdded(): void;
}

/** When the shares vest; as long as they are not issued, the way to let them vest. */
export function VestingCell({ line: { id, holder, row }, onAdded }: VestingCellProps) {
  const text = useText();
  const { setValue } = useFormContext();
  if (row.hasVesting) return <VestingWords of={row} />;
  return (
    <Button
      size="sm"
      aria-label={text('wizard.fieldOf', { what: text('wizard.vesting.add'), name: holder.display_name })}
      onClick={() => {
        setValue(`rows.${id}.hasVesting`, true, { shouldDirty: true });
        onAdded();
      }}
    >
      {text('wizard.vesting.addShort')}
    </Button>
  );
}

/** When the shares vest, or that they do not. */
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
      {of.isDated
        ? text('wizard.shares.vesting')
        : text(`wizard.vesting.${of.frequency}`, { period: Number(of.period), cliff: Number(of.cliff) })}
    </StatusBadge>
  );
}
