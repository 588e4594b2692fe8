import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Decimal, ZERO } from '@tabellion/kernel/decimal.ts';
import { type Fraction, fraction, NOTHING } from '@tabellion/kernel/fraction.ts';
import { parseNumeric } from '../numeric.ts';
import { jsonOf, numericOf } from '../object.ts';
import type { PackageIndex, Security } from '../packageIndex.ts';
import { closes, type Transaction } from '../transaction.ts';

/** The stated capital account of each class at the end of `on`, in dollars, exact. What the corporation receives for
 *  shares is added (CBCA s. 26(2)); shares that come back take their part of the account, account × shares ÷ shares
 *  issued before (s. 39(1)), not what was paid for them; converted ones carry it into the other class (s. 39(4)); a split
 *  and a transfer change nothing. */
export function statedCapitalOn(index: PackageIndex, on: PlainDate): ReadonlyMap<string, Fraction> {
  const accounts = [...accountsOn(index, on).capital];
  return new Map(
    accounts.map(([classId, { numerator, denominator }]) => [classId, fraction(numerator, denominator)]),
  );
}

function accountsOn(index: PackageIndex, on: PlainDate): Accounts {
  const accounts = new Accounts();
  const closed = new Set<string>();
  for (const transaction of index.transactions) {
    if (transaction.date > on) break;
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
  return accounts;
}

/** The capital of each class and the number of its shares, as they stand after each movement. */
class Accounts {
  readonly capital = new Map<string, Fraction>();
  readonly #issued = new Map<string, bigint>();

  issued(classId: string): bigint {
    return this.#issued.get(classId) ?? 0n;
  }

  add(classId: string, dollars: Fraction, shares: bigint): void {
    this.capital.set(classId, sumOf(this.capital.get(classId) ?? NOTHING, dollars));
    this.#issued.set(classId, this.issued(classId) + shares);
  }

  /** Takes shares and their part of the account away, and tells the part. */
  take(classId: string, shares: bigint): Fraction {
    const issued = this.issued(classId);
    const { numerator, denominator } = this.capital.get(classId) ?? NOTHING;
    const part =
      issued > 0n ? lowered({ numerator: numerator * shares, denominator: denominator * issued }) : NOTHING;
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
  const { numerator, denominator } = consideration(security, quantity);
  accounts.add(classId, { numerator: sign * numerator, denominator }, sign * quantity);
}

/** Consideration received: `cost_basis` where it is stated, else quantity times price. */
export function consideration({ issuance: { object } }: Security, quantity: Decimal): Fraction {
  const total = parseNumeric(jsonOf(object, 'cost_basis')?.amount);
  if (total !== undefined) return fraction(total, ONE);
  const price = parseNumeric(jsonOf(object, 'share_price')?.amount) ?? ZERO;
  return fraction(price * quantity, ONE * ONE);
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
  switch (act) {
    case 'REPURCHASE':
    case 'CANCELLATION':
      accounts.take(classId, numericOf(object, 'quantity') ?? ZERO);
      return;
    case 'RETRACTION':
      // An issue that is undone never brought anything in.
      if (isNew(index, security)) issue(accounts, security, -1n);
      else accounts.take(classId, quantity);
      return;
    case 'REISSUANCE':
      accounts.add(classId, NOTHING, sharesOf(index, resultIds) - quantity);
      return;
    case 'CONVERSION': {
      const carried = accounts.take(classId, numericOf(object, 'quantity_converted') ?? ZERO);
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
