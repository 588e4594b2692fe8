import type { PlainDate } from '@tabellion/kernel/date.ts';
import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import { type Finding, finding } from '../finding.ts';
import { parseNumeric } from '../numeric.ts';
import { dateOf, jsonOf, textOf } from '../object.ts';
import type { PackageIndex, Security } from '../packageIndex.ts';

/** Statements that no rule forbids and hardly anybody means. */
export function* judgeDoubts(index: PackageIndex): Iterable<Finding> {
  yield* judgeSplits(index);
  for (const security of index.securities.values()) yield* judgeCost(security);
  for (const { act, where, securityIds, resultIds } of index.transactions) {
    if (act !== 'TRANSFER') continue;
    const holder = index.securities.get(securityIds[0] ?? '')?.holderId;
    const own = resultIds.find((id) => holder !== undefined && index.securities.get(id)?.holderId === holder);
    if (own !== undefined && holder !== undefined)
      yield finding('self_transfer', where, { security: own, holder });
  }
}

/** A split changes certificates only by reissuances that name it. */
function* judgeSplits({ byType, transactions, securities }: PackageIndex): Iterable<Finding> {
  const splits = byType.get('TX_STOCK_CLASS_SPLIT');
  if (splits === undefined) return;
  const first = new Map<string | undefined, PlainDate>();
  for (const { classId, issuance } of securities.values())
    if (issuance.date < (first.get(classId) ?? '9999')) first.set(classId, issuance.date);
  const named = new Set(transactions.map(({ object }) => textOf(object, 'split_transaction_id')));
  for (const [id, { object, where }] of splits) {
    const [date, classId] = [dateOf(object, 'date'), textOf(object, 'stock_class_id')];
    if (named.has(id) || date === undefined || classId === undefined) continue;
    const isHeld = (first.get(classId) ?? '9999') <= date;
    if (isHeld) yield finding('split_without_reissuances', where, { class: classId, date });
  }
}

/** Costs are compared to the cent: a price per share may be rounded. */
function* judgeCost({ issuance: { object, family, where }, quantity }: Security): Iterable<Finding> {
  const [cost, price] = [jsonOf(object, 'cost_basis'), jsonOf(object, 'share_price')];
  const [total, each] = [parseNumeric(cost?.amount), parseNumeric(price?.amount)];
  if (family !== 'STOCK' || total === undefined || each === undefined || quantity === undefined) return;
  if (cost?.currency !== price?.currency) return;
  const apart = total * ONE - each * quantity;
  if ((apart < 0n ? -apart : apart) < ONE * CENT) return;
  yield finding('cost_differs', where, {
    cost: formatDecimal(total),
    quantity: formatDecimal(quantity),
    price: formatDecimal(each),
  });
}

const ONE = 10n ** 10n;
const CENT = 10n ** 8n;
