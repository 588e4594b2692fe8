import { monthName } from '@tabellion/texts/months.ts';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { OpenDeadline } from '../contract.ts';
import { stripOf } from '../rules/groups.ts';

/** The mark of the first row of a month, to which the strip leads. */
export const monthMark = (month: string) => `due-${month}`;

interface MonthStripProps {
  of: readonly OpenDeadline[];
  today: string;
}

/** Twelve months with a tick for each deadline; a press on a month leads to its first row. What is overdue is a bar. */
export function MonthStrip({ of: deadlines, today }: MonthStripProps) {
  const { language, text } = useLanguage();
  return (
    <nav className="strip" aria-label={text('deadline.strip')}>
      {stripOf(deadlines, today).map(({ month, count, overdue }, at) => {
        const name = monthName(language, Number(month.slice(5)), 'short');
        const isNewYear = at === 0 || month.endsWith('-01');
        return (
          <button
            key={month}
            type="button"
            disabled={count === 0}
            onClick={() =>
              document
                .getElementById(monthMark(month))
                ?.scrollIntoView({ block: 'center', behavior: 'smooth' })
            }
          >
            <span className="sr">
              {text('deadline.strip.month', { month: `${name} ${month.slice(0, 4)}`, count, overdue })}
            </span>
            <span aria-hidden="true">
              {name}
              {isNewYear && <small> {month.slice(0, 4)}</small>}
            </span>
            <span className="strip__ticks">
              {Array.from({ length: Math.min(count, 8) }, (_, tick) => (
                <i key={`${month} ${tick + 1}`} className={tick < overdue ? 'is-late' : undefined} />
              ))}
            </span>
          </button>
        );
      })}
    </nav>
  );
}
