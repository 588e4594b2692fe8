import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import { type Finding, finding } from '../finding.ts';
import {
  type JsonObject,
  jsonOf,
  jsonsOf,
  numericOf,
  type OcfObject,
  type PackagePlace,
  type PlacedObject,
  textOf,
  textsOf,
} from '../object.ts';
import type { PackageIndex } from '../packageIndex.ts';

/** Vesting terms hang together, exact vestings add up, and what happens to a vesting names one of its conditions. */
export function* judgeVesting(index: PackageIndex): Iterable<Finding> {
  for (const { object, where } of index.objects) {
    if (object.object_type === 'VESTING_TERMS') yield* judgeTerms(object, where);
    yield* judgeVestings(object, where);
    yield* judgeCondition(index, { object, where });
  }
}

function* judgeTerms(terms: OcfObject, where: PackagePlace): Iterable<Finding> {
  const conditions = conditionsOf(terms);
  const next = new Map<string, readonly string[]>();
  for (const [id, condition] of conditions) {
    next.set(id, textsOf(condition, 'next_condition_ids'));
    const base = textOf(jsonOf(condition, 'trigger') ?? {}, 'relative_to_condition_id');
    for (const named of [...(next.get(id) ?? []), ...(base ? [base] : [])]) {
      if (!conditions.has(named)) yield finding('vesting_reference', where, { condition: named });
    }
  }
  if (hasCycle(next)) yield finding('vesting_cycle', where);
}

function conditionsOf(terms: JsonObject): ReadonlyMap<string, JsonObject> {
  return new Map(jsonsOf(terms, 'vesting_conditions').map((one) => [textOf(one, 'id') ?? '', one]));
}

/** Takes away, one by one, conditions to which none leads: what cannot be taken leads to itself. */
function hasCycle(next: ReadonlyMap<string, readonly string[]>): boolean {
  const leading = new Map<string, number>();
  for (const targets of next.values()) {
    for (const target of targets) if (next.has(target)) leading.set(target, (leading.get(target) ?? 0) + 1);
  }
  const free = [...next.keys()].filter((id) => !leading.has(id));
  let taken = 0;
  for (let id = free.pop(); id !== undefined; id = free.pop()) {
    taken++;
    for (const target of next.get(id) ?? []) {
      const left = (leading.get(target) ?? 0) - 1;
      leading.set(target, left);
      if (left === 0) free.push(target);
    }
  }
  return taken < next.size;
}

function* judgeVestings(object: OcfObject, where: PackagePlace): Iterable<Finding> {
  const quantity = numericOf(object, 'quantity');
  if (quantity === undefined || !Array.isArray(object.vestings)) return;
  let sum = 0n;
  for (const vesting of jsonsOf(object, 'vestings')) sum += numericOf(vesting, 'amount') ?? 0n;
  if (sum !== quantity) yield finding('vestings_sum', where, { quantity: formatDecimal(quantity) });
}

/** TX_VESTING_START and the others speak of a condition in the terms of their security. */
function* judgeCondition(
  { securities, byType }: PackageIndex,
  { object, where }: PlacedObject,
): Iterable<Finding> {
  const condition = textOf(object, 'vesting_condition_id');
  const security = securities.get(textOf(object, 'security_id') ?? '');
  if (condition === undefined || !security) return;
  const termsId = textOf(security.issuance.object, 'vesting_terms_id') ?? '';
  const terms = byType.get('VESTING_TERMS')?.get(termsId)?.object;
  if (!terms) yield finding('no_vesting_terms', where, { security: security.id });
  else if (!conditionsOf(terms).has(condition)) yield finding('condition_unknown', where, { condition });
}
