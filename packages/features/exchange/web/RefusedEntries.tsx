import { DateText, Num } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ImportReport } from '../importReport.ts';

type Refused = NonNullable<ImportReport['outcome']>['refused'];

/** More than these nobody reads in a note; how many there are is said. */
const FEW = 50;

/** Entries of the file that do not fit the registers, by their days; what is said of several stands once. */
export function RefusedEntries({ of: { count, first } }: { of: Refused }) {
  const text = useText();
  const shown = first.slice(0, FEW);
  return (
    <>
      <ul className="imports__list">
        {counted(shown).map(({ key, on, message, times }) => (
          <li key={key}>
            {on !== '' && <DateText date={on} />} {message}
            {times > 1 && (
              <>
                {' '}
                (<Num of={times} /> ×)
              </>
            )}
          </li>
        ))}
      </ul>
      {shown.length < count && <p>{text('imports.first', { shown: shown.length })}</p>}
    </>
  );
}

/** Each line once, with how many entries say it, in the order of the first of them. */
function counted(lines: Refused['first']) {
  const times = new Map<string, Refused['first'][number] & { key: string; times: number }>();
  for (const line of lines) {
    const key = `${line.on} ${line.message}`;
    times.set(key, { ...line, key, times: (times.get(key)?.times ?? 0) + 1 });
  }
  return [...times.values()];
}
