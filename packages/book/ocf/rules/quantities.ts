import { type Decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import { type Finding, finding } from '../finding.ts';
import { numericOf } from '../object.ts';
import type { PackageIndex, Security } from '../packageIndex.ts';
import { convertedShares } from '../ratio.ts';
import { splitShares } from '../split.ts';
import type { Transaction } from '../transaction.ts';

/** No share appears or vanishes: what leaves a certificate and its balance are the certificate, and what leaves it
 *  arrives in the results. Malformed quantities are the schema's concern and passed over here. */
export function* judgeQuantities(index: PackageIndex): Iterable<Finding> {
  const exercised = new Map<string, bigint>();
  for (const transaction of index.transactions) {
    const { family, act } = transaction;
    if (family === 'EQUITY_COMPENSATION' && act === 'EXERCISE') {
      yield* judgeExercise(index, transaction, exercised);
    }
    if (family === 'STOCK' && act !== 'ISSUANCE') yield* judgeStock(index, transaction);
  }
}

/** Exercises of one option may come in parts; together they are at most the option. */
function* judgeExercise(
  { securities }: PackageIndex,
  { object, securityIds: [id = ''], where }: Transaction,
  exercised: Map<string, bigint>,
): Iterable<Finding> {
  const granted = securities.get(id)?.quantity;
  if (granted === undefined) return;
  const total = (exercised.get(id) ?? 0n) + (numericOf(object, 'quantity') ?? 0n);
  exercised.set(id, total);
  if (total > granted)
    yield finding('exercised_above', where, { security: id, held: formatDecimal(granted) });
}

/** The member that says how much of a certificate leaves it; acts without one take it whole. */
const LEAVING: Partial<Record<Transaction['act'], string>> = {
  TRANSFER: 'quantity',
  CANCELLATION: 'quantity',
  REPURCHASE: 'quantity',
  CONVERSION: 'quantity_converted',
};

function* judgeStock(index: PackageIndex, transaction: Transaction): Iterable<Finding> {
  const { act, object, where, securityIds, resultIds, balanceId } = transaction;
  const sources = held(index, securityIds);
  const member = LEAVING[act];
  const whole = sources && sum(sources);
  const leaving = member === undefined ? whole : numericOf(object, member);
  if (!sources?.length || whole === undefined || leaving === undefined) return;
  const named = {
    security: securityIds.join(', '),
    quantity: formatDecimal(leaving),
    held: formatDecimal(whole),
  };
  if (leaving > whole) yield finding('quantity_above', where, named);
  const balances = held(index, balanceId === undefined ? [] : [balanceId]);
  const balance = balances && sum(balances);
  if (balance !== undefined && leaving + balance !== whole) {
    const params = { ...named, balance: formatDecimal(balance) };
    yield finding(balanceId === undefined ? 'balance_missing' : 'balance_differs', where, params);
  }
  const results = held(index, resultIds);
  if (!results) return;
  yield* judgeClasses(transaction, { sources, results: [...results, ...(balances ?? [])] });
  yield* judgeResults(index, transaction, { source: sources[0], leaving, results });
}

function* judgeClasses(
  { act, where }: Transaction,
  { sources, results }: { sources: readonly Security[]; results: readonly Security[] },
): Iterable<Finding> {
  if (act === 'CONVERSION') return;
  const classId = sources[0]?.classId;
  for (const one of [...sources, ...results]) {
    if (one.classId === undefined || classId === undefined || one.classId === classId) continue;
    const params = { security: one.id, class: one.classId, expected: classId };
    yield finding('class_differs', where, params);
  }
}

interface Arrival {
  readonly source: Security | undefined;
  readonly leaving: Decimal;
  readonly results: readonly Security[];
}

function* judgeResults(index: PackageIndex, transaction: Transaction, arrival: Arrival): Iterable<Finding> {
  const { act, where, resultIds } = transaction;
  const { leaving, results, source } = arrival;
  const arrived = sum(results);
  const params = { arrived: formatDecimal(arrived), quantity: formatDecimal(leaving) };
  if (act === 'TRANSFER' || act === 'CONSOLIDATION') {
    if (arrived !== leaving) yield finding('results_differ', where, { ...params, expected: params.quantity });
  } else if (act === 'REISSUANCE' && resultIds.length > 0) {
    const { least, most } = splitShares(index, transaction, leaving);
    if (arrived >= least && arrived <= most) return;
    yield finding('results_differ', where, { ...params, expected: formatDecimal(least) });
  } else if (act === 'CONVERSION' && source) {
    const expected = convertedShares(index, { ...transaction, source, results }, leaving);
    if (expected === undefined || expected === arrived) return;
    yield finding('conversion_differs', where, { ...params, expected: formatDecimal(expected) });
  }
}

/** The securities of the ids; undefined where one is unknown or has no quantity, which is told elsewhere. */
function held({ securities }: PackageIndex, ids: readonly string[]): readonly Security[] | undefined {
  const found = ids.flatMap((id) => securities.get(id) ?? []);
  return found.length === ids.length && found.every(({ quantity }) => quantity !== undefined)
    ? found
    : undefined;
}

function sum(securities: readonly Security[]): Decimal {
  let total = 0n;
  for (const { quantity } of securities) total += quantity ?? 0n;
  return total as Decimal;
}
