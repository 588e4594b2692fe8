/** What the cells of a subscription say, and the drawer of what is on record. */
import { formatDecimal, roundToCents } from '@tabellion/kernel/decimal.ts';
import { StatusBadge } from '@tabellion/ui/components/Badge.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { DateText, MoneyText, PriceText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import { CircleAlert } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useStage } from '../frame/stage.ts';
import type { DayOne } from './dayOne.ts';
import type { Line } from './SubscriberTable.tsx';
import { faultsOf, type SubscriptionRow } from './subscriptionForm.ts';

/** Before incorporation whether it is paid; later what it waits for, or since when it is paid. */
export function Standing({ line: { waitsFor, row } }: { line: Pick<Line, 'waitsFor' | 'row'> }) {
  const text = useText();
  const exists = useStage() === 'exists';
  if (exists && waitsFor.includes('resolution')) {
    return text(waitsFor.includes('payment') ? 'wizard.waits.both' : 'wizard.waits.resolution');
  }
  if (exists && waitsFor.includes('payment')) return text('wizard.waits.payment');
  return row.paid_on === '' ? (
    text('wizard.subscribers.unpaid')
  ) : (
    <RichText of="wizard.subscribers.paid" with={{ date: <DateText date={row.paid_on} /> }} />
  );
}

/** Whole cents as money; a price below one cent may leave a part of a cent, which is shown. */
export function Amount({ of }: { of: DayOne['amount'] }) {
  const exact = formatDecimal(of, 2);
  const isWholeCents = exact.split('.')[1]?.length === 2;
  return isWholeCents ? <MoneyText cents={roundToCents(of, 'down')} /> : <PriceText dollars={exact} />;
}

interface VestingCellProps {
  line: Pick<Line, 'id' | 'waits' | 'holder' | 'row'>;
  onAdded(): void;
}

/** When the shares vest; as long as they are not issued, the way to let them vest. */
export function VestingCell({ line: { id, waits, holder, row }, onAdded }: VestingCellProps) {
  const text = useText();
  const { setValue } = useFormContext();
  if (!waits || row.hasVesting) return <VestingWords of={row} />;
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
export function VestingWords({ of }: { of: SubscriptionRow }) {
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
