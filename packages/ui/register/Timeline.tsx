import { addMonths, daysBetween, type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { formatDate } from '@tabellion/texts/dates.ts';
import { monthName } from '@tabellion/texts/months.ts';
import { useLanguage } from '../text/LanguageProvider.tsx';

interface TimelineProps {
  days: readonly string[];
  shown: string | undefined;
  /** The other date of a comparison: what lies between the two is marked. */
  from?: string | undefined;
  today: string | undefined;
  onPick(day: string): void;
}

/**
 * A tick for each date on which the register changed; a press on one leads there. For the pointer alone: the arrows
 * beside it and the date field do the same for the keyboard and for readers of the screen.
 */
export function Timeline({ days, shown, from, today, onPick }: TimelineProps) {
  const { language } = useLanguage();
  const span = spanOf(days, today, shown, from);
  if (span === undefined || days.length === 0 || shown === undefined) return <span className="asof__line" />;
  const at = (percent: number) => ({ insetInlineStart: `${percent}%` });
  return (
    <span className="asof__line asof__time" aria-hidden="true">
      {marksOf(span).map((mark, index, marks) => (
        <span
          key={mark.day}
          className={isSpare(index, marks) ? 'asof__mark is-spare' : 'asof__mark'}
          style={at(mark.at)}
        >
          {mark.by === 'year'
            ? mark.day.slice(0, 4)
            : monthName(language, Number(mark.day.slice(5, 7)), 'short')}
        </span>
      ))}
      {from !== undefined && (
        <span
          className="asof__between"
          style={{
            ...at(Math.min(placeOf(span, from), placeOf(span, shown))),
            inlineSize: `${Math.abs(placeOf(span, shown) - placeOf(span, from))}%`,
          }}
        />
      )}
      {ticksOf(span, days).map((tick) => (
        <button
          key={tick.day}
          type="button"
          tabIndex={-1}
          className="asof__tick"
          title={formatDate(tick.day, language)}
          style={at(tick.at)}
          onClick={() => onPick(tick.day)}
        />
      ))}
      {from !== undefined && <span className="asof__now is-from" style={at(placeOf(span, from))} />}
      <span className="asof__now" style={at(placeOf(span, shown))} />
    </span>
  );
}

/** Whether its name goes where there is no room for all: every second one, counted from a year. */
function isSpare(index: number, marks: readonly DateLineMark[]): boolean {
  const year = marks.findIndex(({ by }) => by === 'year');
  return (index - Math.max(0, year)) % 2 !== 0;
}

/** Room before the first date and after the last. */
const EDGE = 3;

interface DateLineSpan {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/** The span from the first change to today, and to what lies beyond either. Undefined while nothing has changed. */
export function spanOf(
  days: readonly string[],
  ...others: readonly (string | undefined)[]
): DateLineSpan | undefined {
  const all = [...days, ...others.filter((day) => day !== undefined)].sort();
  const [first, last] = [all[0], all.at(-1)];
  return first === undefined || last === undefined
    ? undefined
    : { from: plainDate(first), to: plainDate(last) };
}

/** @returns 0 at the start of the line, 100 at its end */
export function placeOf({ from, to }: DateLineSpan, day: string): number {
  const whole = daysBetween(from, to);
  const part = whole === 0 ? 1 : daysBetween(from, plainDate(day)) / whole;
  return EDGE + part * (100 - 2 * EDGE);
}

/** One of the days that would stand upon each other is drawn; the arrows lead to all. */
export function ticksOf(span: DateLineSpan, days: readonly string[]): { day: string; at: number }[] {
  const ticks: { day: string; at: number }[] = [];
  for (const day of days) {
    const at = placeOf(span, day);
    const last = ticks.at(-1);
    if (last === undefined || at - last.at >= 0.25) ticks.push({ day, at });
  }
  return ticks;
}

interface DateLineMark {
  readonly day: PlainDate;
  readonly at: number;
  /** Whether it is named by its month; the first of a year is named by the year. */
  readonly by: 'month' | 'year';
}

/** Beginnings of quarters, of years or of several years: at most eight or so. */
export function marksOf(span: DateLineSpan): DateLineMark[] {
  const months = daysBetween(span.from, span.to) / 30.4;
  const step = [1, 3, 6, 12, 24, 60, 120, 240, 600, 1200].find((size) => months / size <= 7) ?? 2400;
  const [year, month] = [Number(span.from.slice(0, 4)), Number(span.from.slice(5, 7))];
  const back = (step <= 12 ? month - 1 : (year * 12 + month - 1) % step) % step;
  const marks: DateLineMark[] = [];
  for (let count = 0; count < 32; count++) {
    const day = addMonths(plainDate(`${span.from.slice(0, 7)}-01`), count * step - back);
    if (day > span.to) break;
    const at = placeOf(span, day);
    if (day >= span.from && at < 98) marks.push({ day, at, by: day.slice(5, 7) === '01' ? 'year' : 'month' });
  }
  return marks;
}
