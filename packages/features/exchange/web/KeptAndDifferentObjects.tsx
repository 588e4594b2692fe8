import { Id } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ImportReport } from '../importReport.ts';

const KEPT = ['no_act', 'not_fitting', 'subject_kept'] as const;
const DIFFERENT = [
  'ended_as_cancelled',
  'ended_without_capital',
  'fractions_as_reduction',
  'opened_later',
  'vesting_left_out',
  'acceleration_left_out',
  'currency_left_out',
  'numbers_left_out',
  'address_left_out',
  'words_left_out',
  'rounding_assumed',
] as const;

/** Objects that no act holds, or of which the register says something else: how many of each type, and why. */
export function KeptAndDifferentObjects({ of }: { of: ImportReport['kept'] }) {
  const text = useText();
  const why = (code: string): string => {
    const kept = KEPT.find((one) => one === code);
    if (kept) return text(`imports.kept.${kept}`);
    const different = DIFFERENT.find((one) => one === code);
    return different ? text(`imports.different.${different}`) : code;
  };
  return (
    <ul className="imports__list">
      {of.map(({ type, code, count }) => (
        <li key={`${type} ${code}`}>
          {count} × <Id>{type}</Id>: {why(code)}
        </li>
      ))}
    </ul>
  );
}
