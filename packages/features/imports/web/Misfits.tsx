import { DateText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ImportReport } from '../contract.ts';

/** More than these nobody reads in a note; how many there are is said. */
const FEW = 50;

/** Entries of the file that do not fit the registers, by their days. */
export function Misfits({ of: { count, first } }: { of: NonNullable<ImportReport['outcome']>['refused'] }) {
  const text = useText();
  const shown = first.slice(0, FEW).map((one, at) => ({ ...one, key: String(at) }));
  return (
    <>
      <ul className="imports__list">
        {shown.map(({ key, on, message }) => (
          <li key={key}>
            {on !== '' && <DateText date={on} />} {message}
          </li>
        ))}
      </ul>
      {shown.length < count && <p>{text('imports.first', { shown: shown.length })}</p>}
    </>
  );
}
