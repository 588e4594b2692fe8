import './register.css';
import { addDays, parsePlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { ArrowLeftRight, GitCompareArrows, X } from 'lucide-react';
import { Button, IconButton } from '../components/Button.tsx';
import { useText } from '../text/LanguageProvider.tsx';
import { DayInput } from './DayInput.tsx';
import { Timeline } from './Timeline.tsx';
import { type AsOf, useListAddress } from './useAsOf.ts';

interface CompareProps {
  at: AsOf;
  comparison: Comparison;
  today: string | undefined;
  /** The dates on which this register changed, rising. */
  days: readonly string[];
}

/** The bar above a comparison: from one date to another, both to pick, and the line with what lies between. */
export function CompareBar({ at, comparison: { from, setBoth }, today, days }: CompareProps) {
  const text = useText();
  const to = at.asOf ?? today;
  const both = (first: string | undefined, last: string | undefined) =>
    first !== undefined && setBoth(first, last === today ? undefined : last);
  return (
    <div className="asofbar">
      <div className="asof">
        <span className="t-label nowrap">{text('register.from')}</span>
        <DayInput label={text('register.from')} value={from} max={today} onChange={(day) => both(day, to)} />
        <span className="t-label nowrap">{text('register.to')}</span>
        <DayInput label={text('register.to')} value={to} max={today} onChange={(day) => both(from, day)} />
        <IconButton icon={ArrowLeftRight} label={text('register.swap')} onClick={() => both(to, from)} />
        <Timeline days={days} shown={to} from={from} today={today} onPick={(day) => both(from, day)} />
      </div>
    </div>
  );
}

/** Begins a comparison with how the register stood before its last change; inside one, leaves it. */
export function CompareButton({ at, comparison: { from, setFrom }, today, days }: CompareProps) {
  const text = useText();
  if (from !== undefined) {
    return (
      <Button icon={X} onClick={() => setFrom(undefined)}>
        {text('register.leaveComparison')}
      </Button>
    );
  }
  const shown = at.asOf ?? today;
  const last = days.findLast((day) => shown !== undefined && day <= shown) ?? shown;
  return (
    <Button
      icon={GitCompareArrows}
      aria-disabled={last === undefined}
      onClick={() => last !== undefined && setFrom(addDays(plainDate(last), -1))}
    >
      {text('register.compare')}
    </Button>
  );
}

export interface Comparison {
  /** The earlier date; undefined while nothing is compared. The later one is the date of the register. */
  readonly from: string | undefined;
  readonly onlyChanges: boolean;
  /** A part of the query of a reading. */
  readonly query: { readonly from?: string; readonly only?: 'changes' };
  setFrom(date: string | undefined): void;
  setOnlyChanges(only: boolean): void;
  /** Both dates at once; undefined for today. */
  setBoth(from: string, to: string | undefined): void;
}

/** Whether two dates are compared, in the address: `?from=2025-09-30&asOf=2026-04-20`. */
export function useComparison(): Comparison {
  const { word, change } = useListAddress();
  const from = parsePlainDate(word('from') ?? '');
  const onlyChanges = word('only') === 'changes';
  return {
    from,
    onlyChanges,
    query: { ...(from && { from }), ...(from && onlyChanges && { only: 'changes' as const }) },
    setFrom: (from) => change({ from, only: undefined }, { place: true }),
    setOnlyChanges: (only) => change({ only: only ? 'changes' : undefined }),
    setBoth: (from, to) => change({ from, asOf: to }, { place: true }),
  };
}
