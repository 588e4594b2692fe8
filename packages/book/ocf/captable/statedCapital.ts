import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Decimal, ZERO } from '@tabellion/kernel/decimal.ts';
import { type Fraction, fraction, NOTHING } from '@tabellion/kernel/fraction.ts';
import { capitalMovements, isGift, readDollars } from '../capitalComments.ts';
import { dropsFraction } from '../droppedFractions.ts';
import { hasForeignMoney } from '../exchange/currency.ts';
import { groupBy } from '../groupBy.ts';
import { parseNumeric } from '../numeric.ts';
import { jsonOf, numericOf, type OcfObject } from '../object.ts';
import type { PackageIndex, Security } from '../packageIndex.ts';
import { closes, type Transaction } from '../transaction.ts';

/** The stated capital account of each class at the end of `on`, in dollars, exact. What the corporation receives for
 *  shares is added (CBCA s. 26(2)); shares that come back take their part of the account, account × shares ÷ shares
 *  issued before (s. 39(1)), not what was paid for them, and a gift nothing (s. 37); converted ones carry it into the other
 *  class (s. 39(4)); a split and a transfer change nothing, nor does the fraction of a share that is dropped with a
 *  consolidation. Where our comments say other dollars, those count. */
export function statedCapitalOn(index: PackageIndex, on: PlainDate): ReadonlyMap<string, Fraction> {
  let last: ReadonlyMap<string, Fraction> = new Map();
  for (const { capital } of statedCapitalByDay(index, on)) last = capital;
  return new Map(
    [...last].map(([classId, { numerator, denominator }]) => [classId, fraction(numerator, denominator)]),
  );
}

/** The accounts after each day on which anything happens, in order of date; the next day changes the same map. */
export function* statedCapitalByDay(
  index: PackageIndex,
  until?: PlainDate,
): Iterable<Pick<Accounts, 'capital' | 'touched'> & { readonly on: PlainDate }> {
  const accounts = new Accounts();
  const closed = new Set<string>();
  const movements = groupBy(
    capitalMovements(index.byType.get('STOCK_CLASS')?.values() ?? []),
    ({ on }) => on,
  );
  const transactions = groupBy(index.transactions, ({ date }) => date);
  for (const on of [...new Set([...movements.keys(), ...transactions.keys()])].sort()) {
    if (until !== undefined && on > until) return;
    accounts.touched.clear();
    for (const { classId, dollars } of movements.get(on) ?? [])
      accounts.add(classId, fraction(dollars, ONE), 0n);
    for (const transaction of transactions.get(on) ?? []) {
      if (transaction.family !== 'STOCK') continue;
      const [id = ''] = transaction.securityIds;
      const security = index.securities.get(id);
      if (!security) continue;
      if (transaction.act === 'ISSUANCE') {
        if (security.issuance === transaction && isNew(index, security)) issue(accounts, security);
      } else if (closes(transaction) && !closed.has(id)) {
        closed.add(id);
        end(index, accounts, { transaction, security });
      }
    }
    yield { on: on as PlainDate, capital: accounts.capital, touched: accounts.touched };
  }
}

/** The capital of each class and the number of its shares, as they stand after each movement. */
class Accounts {
  readonly capital = new Map<string, Fraction>();
  /** The classes that moved on the day. */
  readonly touched = new Set<string>();
  readonly #issued = new Map<string, bigint>();

  issued(classId: string): bigint {
    return this.#issued.get(classId) ?? 0n;
  }

  add(classId: string, dollars: Fraction, shares: bigint): void {
    this.touched.add(classId);
    this.capital.set(classId, sumOf(this.capital.get(classId) ?? NOTHING, dollars));
    this.#issued.set(classId, this.issued(classId) + shares);
  }

  /** Takes shares and their part of the account away, and tells the part.
   *  @param dollars  where the package says which part */
  take(classId: string, shares: bigint, dollars?: Fraction): Fraction {
    const issued = this.issued(classId);
    const { numerator, denominator } = this.capital.get(classId) ?? NOTHING;
    const proRata =
      issued > 0n ? lowered({ numerator: numerator * shares, denominator: denominator * issued }) : NOTHING;
    const part = dollars ?? proRata;
    this.add(classId, { ...part, numerator: -part.numerator }, -shares);
    return part;
  }
}

function sumOf(a: Fraction, b: Fraction): Fraction {
  if (a.denominator % b.denominator === 0n) {
    const numerator = a.numerator + b.numerator * (a.denominator / b.denominator);
    return lowered({ numerator, denominator: a.denominator });
  }
  if (b.denominator % a.denominator === 0n) return sumOf(b, a);
  const numerator = a.numerator * b.denominator + b.numerator * a.denominator;
  return lowered({ numerator, denominator: a.denominator * b.denominator });
}

/** Lowest terms, as long as they are quickly found: a denominator grows with every repurchase between two issues, and
 *  finding its divisors takes the square of its length. So a long one is brought to lowest terms once, at the end. */
const lowered = (one: Fraction): Fraction =>
  one.denominator < LONG ? fraction(one.numerator, one.denominator) : one;

const LONG = 2n ** 512n;

/** Shares that come out of other shares bring nothing in: their transaction tells what becomes of the account. */
export const isNew = ({ sources }: PackageIndex, { id }: Security): boolean =>
  sources.get(id)?.family !== 'STOCK';

function issue(accounts: Accounts, security: Security, sign = 1n): void {
  const { classId, quantity } = security;
  if (classId === undefined || quantity === undefined) return;
  const { numerator, denominator } = broughtBy(security, quantity);
  accounts.add(classId, { numerator: sign * numerator, denominator }, sign * quantity);
}

/** An issue adds to stated capital what was received, unless a comment says other dollars. No rate turns another
 *  currency into dollars. */
function broughtBy({ issuance: { object } }: Security, quantity: Decimal): Fraction {
  const dollars = readDollars(object);
  if (dollars !== undefined) return fraction(dollars, ONE);
  return hasForeignMoney(object) ? NOTHING : considerationReceived(object, quantity);
}

/** Consideration received: `cost_basis` where it is stated, else quantity times price; nothing where it is below zero, which is a
 *  fault. */
export function considerationReceived(object: OcfObject, quantity: Decimal): Fraction {
  const total = parseNumeric(jsonOf(object, 'cost_basis')?.amount);
  if (total !== undefined) return total < 0n ? NOTHING : fraction(total, ONE);
  const price = parseNumeric(jsonOf(object, 'share_price')?.amount) ?? ZERO;
  return price < 0n ? NOTHING : fraction(price * quantity, ONE * ONE);
}

const ONE = 10n ** 10n;

interface Ending {
  readonly transaction: Transaction;
  readonly security: Security;
}

function end(index: PackageIndex, accounts: Accounts, { transaction, security }: Ending): void {
  const { act, object, resultIds } = transaction;
  const { classId, quantity } = security;
  if (classId === undefined || quantity === undefined) return;
  const stated = readDollars(object);
  const dollars = stated === undefined ? undefined : fraction(stated, ONE);
  switch (act) {
    case 'REPURCHASE':
    case 'CANCELLATION': {
      const none = isGift(object) || dropsFraction(index, transaction) ? NOTHING : undefined;
      accounts.take(classId, numericOf(object, 'quantity') ?? ZERO, dollars ?? none);
      return;
    }
    case 'RETRACTION':
      // An issue that is undone never brought anything in.
      if (isNew(index, security)) issue(accounts, security, -1n);
      else accounts.take(classId, quantity, dropsFraction(index, transaction) ? NOTHING : undefined);
      return;
    case 'REISSUANCE':
      accounts.add(classId, NOTHING, sharesOf(index, resultIds) - quantity);
      return;
    case 'CONVERSION': {
      const carried = accounts.take(classId, numericOf(object, 'quantity_converted') ?? ZERO, dollars);
      const toClassId = index.securities.get(resultIds[0] ?? '')?.classId;
      if (toClassId !== undefined) accounts.add(toClassId, carried, sharesOf(index, resultIds));
      return;
    }
    default:
      return;
  }
}

function sharesOf({ securities }: PackageIndex, ids: readonly string[]): bigint {
  let sum = 0n;
  for (const id of ids) sum += securities.get(id)?.quantity ?? 0n;
  return sum;
}
