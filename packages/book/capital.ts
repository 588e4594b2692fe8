import { addDecimals, type Decimal, decimal, ZERO } from '@tabellion/kernel/decimal.ts';
import { type Fraction, fractionOfDecimal } from '@tabellion/kernel/fraction.ts';
import type { CapitalEntry } from './entities.ts';

/** Stated capital by class, exact dollars (CBCA s. 26). The entries may come in any order. */
export function statedCapitalOf(entries: Iterable<CapitalEntry>): ReadonlyMap<string, Fraction> {
  const capital = new Map<string, Decimal>();
  for (const { classId, amount } of entries)
    capital.set(classId, addDecimals(capital.get(classId) ?? ZERO, decimal(amount)));
  return new Map(Array.from(capital, ([classId, dollars]) => [classId, fractionOfDecimal(dollars)]));
}
