import { type Finding, finding } from '../finding.ts';
import { type OcfObject, type PackagePlace, textOf, textsOf } from '../object.ts';
import type { PackageIndex } from '../packageIndex.ts';

/** The members that name objects of a type, in whatever object they stand. */
const REFERENCES = [
  ['stakeholder_id', 'STAKEHOLDER'],
  ['stock_class_id', 'STOCK_CLASS'],
  ['stock_class_ids', 'STOCK_CLASS'],
  ['stock_plan_id', 'STOCK_PLAN'],
  ['vesting_terms_id', 'VESTING_TERMS'],
  ['stock_legend_ids', 'STOCK_LEGEND_TEMPLATE'],
  ['valuation_id', 'VALUATION'],
  ['split_transaction_id', 'TX_STOCK_CLASS_SPLIT'],
] as const;

/** Ids are given once for each type of object, and what is named is there. */
export function* judgeReferences(index: PackageIndex): Iterable<Finding> {
  for (const { object, where } of index.objects) {
    const { object_type: type, id } = object;
    const first = index.byType.get(type)?.get(id);
    if (first && first.object !== object) yield finding('id_repeated', where, { id, type });
    for (const [member, target] of REFERENCES) yield* judgeMember(index, { object, where }, member, target);
    yield* judgeSecurities(index, { object, where });
  }
}

interface Place {
  readonly object: OcfObject;
  readonly where: PackagePlace;
}

function* judgeMember(index: PackageIndex, place: Place, member: string, type: string): Iterable<Finding> {
  const value = place.object[member];
  if (value === undefined) return;
  for (const id of Array.isArray(value) ? textsOf(place.object, member) : [textOf(place.object, member)]) {
    if (id === '') yield finding('empty_reference', place.where, { member });
    else if (id !== undefined && !index.byType.get(type)?.has(id)) {
      yield finding('reference', place.where, { member, type, id });
    }
  }
}

/** Securities are no objects: an issuance gives the id, and everything else that names it means that one. */
function* judgeSecurities({ securities }: PackageIndex, { object, where }: Place): Iterable<Finding> {
  const issues = /^TX_.*_ISSUANCE$/.test(object.object_type);
  const own = textOf(object, 'security_id');
  if (issues && own !== undefined) {
    const first = securities.get(own);
    if (first && first.issuance.object !== object)
      yield finding('security_repeated', where, { security: own });
    return;
  }
  for (const security of own === undefined ? textsOf(object, 'security_ids') : [own]) {
    if (!securities.has(security)) yield finding('security_unknown', where, { security });
  }
  if (textOf(object, 'balance_security_id') === '') {
    yield finding('empty_reference', where, { member: 'balance_security_id' });
  }
  const balance = textOf(object, 'balance_security_id');
  const single = textOf(object, 'resulting_security_id');
  for (const security of [...textsOf(object, 'resulting_security_ids'), single, balance]) {
    if (security && !securities.has(security)) yield finding('result_unknown', where, { security });
  }
}
