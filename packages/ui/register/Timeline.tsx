import { formatDate } from '@tabellion/texts/dates.ts';
import { monthName } from '@tabellion/texts/months.ts';
import { useLanguage } from '../text/LanguageProvider.tsx';
import { marksOf, placeOf, spanOf, ticksOf } from './dateLine.ts';

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
      {marksOf(span).map((mark) => (
        <span key={mark.day} className="asof__mark" style={at(mark.at)}>
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
