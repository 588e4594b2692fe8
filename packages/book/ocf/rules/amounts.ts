import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import { sameTextKey } from '@tabellion/kernel/seenText.ts';
import { type Finding, finding } from '../finding.ts';
import { parseNumeric, wholeShares } from '../numeric.ts';
import { isJsonObject, numericOf, type PlacedObject, textOf } from '../object.ts';
import type { PackageIndex } from '../packageIndex.ts';

/** Numbers that the format's schema takes and no register holds: of shares, none, less than none or a part of one; a split or a
 *  conversion into none; a price below zero; and one number on two certificates of a class. */
export function* judgeAmounts(index: PackageIndex): Iterable<Finding> {
  for (const placed of index.objects) {
    if (placed.object.object_type.startsWith('TX_')) yield* judgeShares(placed);
    yield* judgeBounds(placed);
    const ratio = impossibleRatio(placed.object);
    if (ratio !== undefined) yield finding('ratio_not_positive', placed.where, ratio);
    const price = negativePrice(placed.object);
    if (price !== undefined) yield finding('price_negative', placed.where, price);
  }
  yield* judgeNumbersOfCertificates(index);
}

/** The rest of a certificate and what replaces it after a split may keep its number: it is the same one. */
function* judgeNumbersOfCertificates({ securities, sources }: PackageIndex): Iterable<Finding> {
  const numbers = new Map<string, string>();
  for (const { id, classId = '', issuance } of securities.values()) {
    const number = textOf(issuance.object, 'custom_id') ?? '';
    if (issuance.family !== 'STOCK' || number === '') continue;
    const key = `${classId} ${sameTextKey(number)}`;
    const other = numbers.get(key);
    if (other === undefined || sources.get(id)?.securityIds.includes(other)) numbers.set(key, id);
    else yield finding('number_repeated', issuance.where, { number, class: classId, security: other });
  }
}

const SHARES = ['quantity', 'quantity_converted'] as const;

function* judgeShares({ object, where }: PlacedObject): Iterable<Finding> {
  for (const member of SHARES) {
    const shares = numericOf(object, member);
    if (shares === undefined) continue;
    const params = { security: textOf(object, 'security_id') ?? '', quantity: formatDecimal(shares) };
    if (shares <= 0n) yield finding('quantity_not_positive', where, params);
    else if (wholeShares(shares) === undefined) yield finding('quantity_fractional', where, params);
  }
}

/** Shares that are authorized or reserved; none may be. */
const BOUNDS = [
  'initial_shares_authorized',
  'new_shares_authorized',
  'initial_shares_reserved',
  'shares_reserved',
] as const;

function* judgeBounds({ object, where }: PlacedObject): Iterable<Finding> {
  for (const member of BOUNDS) {
    const shares = numericOf(object, member);
    if (shares !== undefined && shares < 0n)
      yield finding('bound_negative', where, { member, quantity: formatDecimal(shares) });
  }
}

/** Members that hold the ratio of a split or of a conversion; a portion that vests may be none. */
const RATIOS: ReadonlySet<string> = new Set(['split_ratio', 'ratio']);

/** The first of them with a part that is not positive. */
function impossibleRatio(value: unknown, member = ''): { member: string; ratio: string } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isJsonObject(value) && RATIOS.has(member)) {
    const [numerator, denominator] = [parseNumeric(value.numerator), parseNumeric(value.denominator)];
    if (numerator === undefined || denominator === undefined) return undefined;
    const ratio = `${formatDecimal(numerator)}:${formatDecimal(denominator)}`;
    return numerator <= 0n || denominator <= 0n ? { member, ratio } : undefined;
  }
  for (const [name, inner] of Object.entries(value)) {
    const found = impossibleRatio(inner, Array.isArray(value) ? member : name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first amount of money below zero in an object, and the member that holds it. Packages are not deep, so this may call
 *  itself. */
function negativePrice(value: unknown, member = ''): { member: string; price: string } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isJsonObject(value) && typeof value.currency === 'string') {
    const amount = parseNumeric(value.amount);
    if (amount !== undefined && amount < 0n) return { member, price: formatDecimal(amount) };
  }
  for (const [name, inner] of Object.entries(value)) {
    const found = negativePrice(inner, Array.isArray(value) ? member : name);
    if (found !== undefined) return found;
  }
  return undefined;
}
