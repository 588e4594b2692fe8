import type { ON_CANCELLATION } from '../../agreed.ts';
import type { OptionTerms } from '../../terms/instruments.ts';

/** Words of the format for what is agreed with a plan and an option. */

export const COMPENSATION_WORDS = {
  option: 'OPTION',
  share_unit: 'RSU',
  appreciation_right: 'SSAR',
} as const;

export const TERMINATION_WORDS: Readonly<Record<OptionTerms['windows'][number]['reason'], string>> = {
  voluntary: 'VOLUNTARY_OTHER',
  good_cause: 'VOLUNTARY_GOOD_CAUSE',
  retirement: 'VOLUNTARY_RETIREMENT',
  dismissed: 'INVOLUNTARY_OTHER',
  dismissed_with_cause: 'INVOLUNTARY_WITH_CAUSE',
  death: 'INVOLUNTARY_DEATH',
  disability: 'INVOLUNTARY_DISABILITY',
};

export const CANCELLATION_WORDS: Readonly<Record<(typeof ON_CANCELLATION)[number], string>> = {
  returned: 'RETURN_TO_POOL',
  retired: 'RETIRE',
  held: 'HOLD_AS_CAPITAL_STOCK',
  by_grant: 'DEFINED_PER_PLAN_SECURITY',
};

/** The register's word for a word of the format; undefined for one that it does not know. */
export const meaningOf = <K extends string>(
  words: Readonly<Record<K, string>>,
  word: string | undefined,
): K | undefined => (Object.keys(words) as K[]).find((one) => words[one] === word);
