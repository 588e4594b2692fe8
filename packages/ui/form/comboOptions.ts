/** The options of a combobox, and which of them its list shows. */
import { fold } from '../text/fold.ts';

export interface ComboOption {
  value: string;
  label: string;
  /** A second line, such as the address; searched too. */
  detail?: string;
  /** Offered whatever is typed, after what was found: the way out for what is not in the list. */
  always?: boolean;
}

/** Options that are the first of many: others come for what is typed. */
export interface Finding {
  /** Told of what is typed; blank when nothing is looked for any more. */
  onType(words: string): void;
  /** The options are still those of other words. */
  busy: boolean;
  /** The option of a value that is none of the options. */
  chosen: ComboOption | undefined;
}

const SHOWN = 50;

function search(options: readonly ComboOption[], typed: string): readonly ComboOption[] {
  const wanted = fold(typed);
  if (wanted === '') return options.slice(0, SHOWN);
  const found = options.filter(
    ({ label, detail, always }) => !always && fold(`${label} ${detail ?? ''}`).includes(wanted),
  );
  return [...found.slice(0, SHOWN), ...options.filter(({ always }) => always)];
}

export type FindingState = 'all' | 'found' | 'busy';

export function stateOf(finding: Finding | undefined): FindingState {
  if (finding === undefined) return 'all';
  return finding.busy ? 'busy' : 'found';
}

/** The options in the list: where all are known, those that match the search; where they were found, all;
 *  while more may still come, those that are known, without the way out, so that Enter does not take it. */
export function listed(
  options: readonly ComboOption[],
  typed: string,
  state: FindingState,
): readonly ComboOption[] {
  if (state === 'busy') return search(options, typed).filter(({ always }) => !always);
  if (state === 'all' || typed.trim() === '') return search(options, typed);
  return [...options.filter(({ always }) => !always), ...options.filter(({ always }) => always)];
}
