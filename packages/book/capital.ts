import type { PlainDate } from '@tabellion/kernel/date.ts';
import { addDecimals, type Decimal, decimal, ZERO } from '@tabellion/kernel/decimal.ts';
import { addFractions, type Fraction, fractionOfDecimal, NOTHING } from '@tabellion/kernel/fraction.ts';
import type { CapitalEntry } from './entities.ts';
import type { Row } from './table.ts';

/** Dollars that an entry moves, exact; less than zero when they leave. */
const exactAmountOf = ({ amount }: Pick<CapitalEntry, 'amount'>): Fraction =>
  fractionOfDecimal(decimal(amount));

/** Stated capital by class, exact dollars (CBCA s. 26). The entries may come in any order. */
export function statedCapitalOf(entries: Iterable<CapitalEntry>): ReadonlyMap<string, Fraction> {
  const capital = new Map<string, Decimal>();
  for (const { classId, amount } of entries)
    capital.set(classId, addDecimals(capital.get(classId) ?? ZERO, decimal(amount)));
  return new Map(Array.from(capital, ([classId, dollars]) => [classId, fractionOfDecimal(dollars)]));
}

/** One line of the stated capital account: what an act moved, and how the account stands then. */
export interface AccountLine {
  readonly on: PlainDate;
  /** The root of the act. */
  readonly act: string;
  readonly kind: CapitalEntry['kind'];
  readonly securityId: string | null;
  readonly shares: bigint;
  readonly amount: Fraction;
  readonly sharesAfter: bigint;
  readonly balance: Fraction;
}

/** The stated capital account of a class (CBCA s. 26), movement by movement, exact.
 *  @param rows  of one reading, in the order of their dates */
export function capitalAccount(
  rows: Iterable<Pick<Row<CapitalEntry>, 'effFrom' | 'by' | 'value'>>,
  classId: string,
): readonly AccountLine[] {
  let [sharesAfter, balance] = [0n, NOTHING];
  const lines: AccountLine[] = [];
  for (const { effFrom: on, by: act, value } of rows) {
    if (value.classId !== classId) continue;
    const { kind, securityId, shares } = value;
    const amount = exactAmountOf(value);
    sharesAfter += shares;
    balance = addFractions(balance, amount);
    lines.push({ on, act, kind, securityId, shares, amount, sharesAfter, balance });
  }
  return lines;
}
