/** The bar above a register: on which date it is read, and when that date changed anything. */
import './register.css';
import { plainDate } from '@tabellion/kernel/date.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../components/Button.tsx';
import { DateText, InstantText } from '../components/Data.tsx';
import { RichText, useText } from '../text/LanguageProvider.tsx';
import { DayInput } from './DayInput.tsx';
import { KnownAt } from './KnownAt.tsx';
import { Timeline } from './Timeline.tsx';
import type { AsOf } from './useAsOf.ts';

interface AsOfBarProps {
  at: AsOf;
  /** Today at the registry, and its zone; undefined until a first reading has told them. */
  today: string | undefined;
  zone: string | undefined;
  /** The dates on which this register changed, rising. */
  days: readonly string[];
  /** Before the date: "Register as of" unless told. */
  label?: string;
}

/** Date, today, the changes before and after, the line of dates, and "as known on". In the past the bar says so. */
export function AsOfBar({ at, today, zone, days, label }: AsOfBarProps) {
  const text = useText();
  const shown = at.asOf ?? today;
  const past = days.filter((day) => today === undefined || day <= today);
  const earlier = past.findLast((day) => shown !== undefined && day < shown);
  const later = past.find((day) => shown !== undefined && day > shown);
  const go = (day: string | undefined) => at.setAsOf(day === today ? undefined : day);
  const words = label ?? text('register.asOf');
  return (
    <div className={at.isPast ? 'asofbar is-past' : 'asofbar'}>
      <div className={at.isPast ? 'asof is-past' : 'asof'}>
        <span className="t-label nowrap">{words}</span>
        <DayInput label={words} value={shown} max={today} onChange={go} />
        <Button aria-disabled={at.asOf === undefined} onClick={() => go(undefined)}>
          {text('register.today')}
        </Button>
        <IconButton
          icon={ChevronLeft}
          flip
          label={text('register.earlier')}
          aria-disabled={earlier === undefined}
          onClick={() => earlier !== undefined && go(earlier)}
        />
        <Timeline days={past} shown={shown} today={today} onPick={go} />
        <IconButton
          icon={ChevronRight}
          flip
          label={text('register.later')}
          aria-disabled={at.asOf === undefined}
          // After the last change the arrow leads to today.
          onClick={() => at.asOf !== undefined && go(later ?? today)}
        />
        <KnownAt at={at} zone={zone} />
      </div>
      {at.isPast && shown !== undefined && (
        <div className="asofbar__says" role="status">
          <span>{saysOf(at, shown, zone)}</span>
          {at.knownAt !== undefined && (
            <Button variant="link" onClick={() => at.setKnownAt(undefined)}>
              {text('register.knownAt.all')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function saysOf({ knownAt }: AsOf, shown: string, zone: string | undefined): ReactNode {
  const date = <DateText date={plainDate(shown)} length="long" />;
  if (knownAt === undefined) return <RichText of="register.past" with={{ date }} />;
  const instant = <InstantText instant={knownAt} {...(zone !== undefined && { zone })} />;
  return <RichText of="register.pastKnown" with={{ date, at: instant }} />;
}
