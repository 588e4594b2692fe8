/** Cells of a subscription. */
import { formatDecimal, roundToCents } from '@tabellion/kernel/decimal.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { DateText, MoneyText, PriceText, StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CircleAlert } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import type { Shareholder } from '../../shapes.ts';
import type { DayOne } from './dayOne.ts';
import { faultsOf, type SubscriptionRow } from './subscriptionForm.ts';

/** One line: an issuance of a holder. */
export interface SubscriberLine {
  id: string;
  holder: Shareholder;
  row: SubscriptionRow;
}

/** Whether it is paid, and since when. */
export function Paid({ of: { paid_on: on } }: { of: Pick<SubscriptionRow, 'paid_on'> }) {
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
