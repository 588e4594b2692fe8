import type { PackagePlace } from './object.ts';

/** Everything that can be wrong with a package: the rule that it breaks, and whether that makes the package invalid.
 *  A fault does; a warning tells of what readers usually bear. Rules carry the names by which the format's
 *  validators know them. */
export const PROBLEMS = {
  unsafe_name: { rule: 'ZIP_PATH', severity: 'fault' },
  name_repeated: { rule: 'ZIP_DUPLICATE', severity: 'fault' },
  not_json: { rule: 'JSON', severity: 'fault' },
  too_deep: { rule: 'JSON', severity: 'fault' },
  too_many_values: { rule: 'JSON', severity: 'fault' },
  manifest_count: { rule: 'MANIFEST_COUNT', severity: 'fault' },
  unknown_version: { rule: 'VERSION', severity: 'fault' },
  other_version: { rule: 'VERSION', severity: 'warning' },
  path_leaves: { rule: 'FILE_PATH', severity: 'fault' },
  file_missing: { rule: 'FILE_MISSING', severity: 'fault' },
  file_type: { rule: 'FILE_TYPE', severity: 'fault' },
  no_items: { rule: 'ITEMS', severity: 'fault' },
  digest_differs: { rule: 'MD5', severity: 'warning' },
  unlisted: { rule: 'UNLISTED', severity: 'warning' },
  schema: { rule: 'SCHEMA', severity: 'fault' },
  object_type: { rule: 'OBJECT_TYPE', severity: 'fault' },
  id_repeated: { rule: 'DUP_ID', severity: 'fault' },
  reference: { rule: 'REF', severity: 'fault' },
  security_unknown: { rule: 'REF', severity: 'fault' },
  result_unknown: { rule: 'REF', severity: 'fault' },
  no_vesting_terms: { rule: 'REF', severity: 'fault' },
  condition_unknown: { rule: 'REF', severity: 'fault' },
  empty_reference: { rule: 'EMPTY_REF', severity: 'warning' },
  vesting_reference: { rule: 'VEST_REF', severity: 'fault' },
  vesting_cycle: { rule: 'VEST_CYCLE', severity: 'fault' },
  vestings_sum: { rule: 'VESTINGS_SUM', severity: 'fault' },
  security_repeated: { rule: 'DUP_SECURITY', severity: 'fault' },
  before_issue: { rule: 'BEFORE_ISSUE', severity: 'fault' },
  after_as_of: { rule: 'AS_OF', severity: 'warning' },
  closed_before: { rule: 'DOUBLE_SPEND', severity: 'fault' },
  source_repeated: { rule: 'DOUBLE_SOURCE', severity: 'fault' },
  result_date: { rule: 'RESULT_DATE', severity: 'warning' },
  balance_holder: { rule: 'BALANCE_HOLDER', severity: 'fault' },
  text_unstorable: { rule: 'TEXT', severity: 'fault' },
  number_too_long: { rule: 'NUMBER', severity: 'fault' },
  quantity_not_positive: { rule: 'QTY', severity: 'fault' },
  quantity_fractional: { rule: 'QTY', severity: 'fault' },
  bound_negative: { rule: 'QTY', severity: 'fault' },
  ratio_not_positive: { rule: 'QTY', severity: 'fault' },
  price_negative: { rule: 'PRICE', severity: 'fault' },
  number_repeated: { rule: 'DUP_NUMBER', severity: 'warning' },
  quantity_above: { rule: 'QTY', severity: 'fault' },
  exercised_above: { rule: 'QTY', severity: 'fault' },
  balance_missing: { rule: 'CONSERVATION', severity: 'fault' },
  balance_differs: { rule: 'CONSERVATION', severity: 'fault' },
  results_differ: { rule: 'CONSERVATION', severity: 'fault' },
  class_differs: { rule: 'CONSERVATION', severity: 'fault' },
  conversion_differs: { rule: 'CONSERVATION', severity: 'fault' },
  class_above_authorized: { rule: 'AUTHORIZED', severity: 'fault' },
  issuer_above_authorized: { rule: 'AUTHORIZED', severity: 'fault' },
  split_without_reissuances: { rule: 'SPLIT', severity: 'warning' },
  cost_differs: { rule: 'COST_BASIS', severity: 'warning' },
  self_transfer: { rule: 'SELF_TRANSFER', severity: 'warning' },
  above_pool: { rule: 'POOL', severity: 'fault' },
} as const satisfies Record<string, { rule: string; severity: 'fault' | 'warning' }>;

export type Problem = keyof typeof PROBLEMS;
export type Severity = 'fault' | 'warning';

/** One thing that is wrong, and where. The sentence is made by whoever shows it. */
export interface Finding {
  readonly problem: Problem;
  readonly severity: Severity;
  readonly where: PackagePlace;
  readonly params: Readonly<Record<string, string>>;
}

/** A problem at its place, as grave as `PROBLEMS` has it. */
export function finding(problem: Problem, where: PackagePlace, params: Finding['params'] = {}): Finding {
  return { problem, severity: PROBLEMS[problem].severity, where, params };
}
