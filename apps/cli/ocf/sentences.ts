import { type Finding, PROBLEMS, type Problem } from '@tabellion/book/ocf/finding.ts';
import type { PackagePlace } from '@tabellion/book/ocf/object.ts';
import { oneLine } from '../table.ts';

/** A sentence for each problem. `{name}` stands for a parameter of the finding. */
const SENTENCES: Readonly<Record<Problem, string>> = {
  unsafe_name: 'its name leads out of the package, so it was not read',
  name_repeated: 'the archive holds two files of this name',
  not_json: 'is not JSON in UTF-8: {reason}',
  too_deep: 'is nested deeper than {most} levels, so it was not read',
  too_many_values: 'brings the package to more than {most} values, so it was not read',
  manifest_count: 'a package has one manifest, this one has {count}',
  unknown_version: 'version "{version}" is not known; known are {known} and what lies between',
  other_version: 'version {version} was checked against the schemas of {schema}',
  path_leaves: 'names {path}, which lies outside of the package',
  file_missing: '{list} names {path}, which is not there',
  file_type: 'is of type {type}, but is listed under {list}',
  no_items: 'has no list of items',
  digest_differs: 'the manifest says MD5 {digest}, the file has {actual}',
  unlisted: 'is not named by the manifest, so it was not read',
  schema: '{at} {reason}',
  object_type: 'there is no object type {type}',
  id_repeated: 'the id {id} is given to another {type} too',
  reference: '{member} names {type} {id}, which is not there',
  security_unknown: 'security {security} was never issued',
  result_unknown: 'security {security} comes out of it, but has no issuance',
  no_vesting_terms: 'security {security} has no vesting terms',
  condition_unknown: 'the vesting terms have no condition {condition}',
  empty_reference: '{member} is an empty string; leave it out',
  vesting_reference: 'there is no condition {condition} in these terms',
  vesting_cycle: 'a condition leads back to itself',
  vestings_sum: 'the vestings do not sum to the quantity {quantity}',
  security_repeated: 'security {security} is issued twice',
  before_issue: 'is dated {date}, before the issuance of {issued}',
  after_as_of: 'is dated {date}, after the as_of {asOf} of the manifest',
  closed_before: 'security {security} was closed before, by {by}',
  source_repeated: 'security {security} comes out of {by} too',
  result_date: 'security {security} is issued on {issued}, not on {date}',
  balance_holder: 'the balance {security} belongs to another stakeholder',
  text_unstorable: 'a text has characters that cannot be stored (U+0000, or half of a pair of surrogates)',
  number_too_long: 'a number has more than {most} digits, so it was not read',
  quantity_not_positive: 'quantity {quantity} is not positive',
  quantity_fractional: 'quantity {quantity} is no whole number; a register holds whole shares only',
  bound_negative: '{member} is {quantity}, below zero',
  ratio_not_positive: '{member} is {ratio}, of which one is not positive',
  price_negative: '{member} is {price}, below zero',
  number_repeated: 'certificate {number} of class {class} is also that of security {security}',
  quantity_above: 'quantity {quantity} exceeds the {held} of {security}',
  exercised_above: 'all exercises of {security} together exceed its {held}',
  balance_missing: 'quantity {quantity} is not the {held} of {security}, and no balance is named',
  balance_differs: 'quantity {quantity} and balance {balance} do not sum to the {held} of {security}',
  results_differ: 'the resulting securities sum to {arrived}, not to {expected}',
  class_differs: 'security {security} is of class {class}, not {expected}',
  conversion_differs: 'converting {quantity} gives {expected}, the resulting securities sum to {arrived}',
  class_above_authorized:
    'on {date} class {class} has {issued} shares outstanding, {authorized} are authorized',
  issuer_above_authorized:
    'on {date} {issued} shares are outstanding, {authorized} are authorized for the issuer',
  split_without_reissuances:
    'no reissuance names this split of class {class}, so the certificates stay as they were',
  cost_differs: 'cost_basis {cost} is not {quantity} shares at {price}',
  self_transfer: 'security {security} goes to {holder}, who held the shares before: it is a reissuance',
  above_pool: 'on {date} plan {plan} has granted {granted}, {reserved} are reserved',
};

export interface FindingSentence {
  readonly rule: string;
  readonly severity: string;
  readonly where: PackagePlace;
  readonly what: string;
}

export function findingSentence({ problem, severity, where, params }: Finding): FindingSentence {
  const what = SENTENCES[problem].replace(/\{(\w+)\}/g, (_, name: string) => oneLine(params[name] ?? ''));
  return { rule: PROBLEMS[problem].rule, severity, where, what };
}

/** One line: rule, object, what is wrong. */
export function findingLine(found: Finding): string {
  const { rule, where, what } = findingSentence(found);
  return `${rule}  ${spelledWhere(where)}  ${what}`;
}

export function spelledWhere({ file, index, objectType, id }: PackagePlace): string {
  const place = index === undefined ? file : `${file}#/items/${index}`;
  return (
    oneLine([place, objectType, id].filter((part) => part !== undefined && part !== '').join(' ')) ||
    'package'
  );
}
