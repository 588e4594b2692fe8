import { useText } from '../text/LanguageProvider.tsx';
import { MOST_PRINTED, type PrintedLines } from './usePrinted.ts';

/** On paper alone: that there are more lines than stand there. */
export function PrintedPart({ of: { isPart } }: { of: Pick<PrintedLines<unknown>, 'isPart'> }) {
  const text = useText();
  return isPart ? <p className="onpaper">{text('register.print.part', { count: MOST_PRINTED })}</p> : null;
}
