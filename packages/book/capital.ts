import { decimal } from '@tabellion/kernel/decimal.ts';
import {
  addFractions,
  type Fraction,
  fractionOf,
  fractionOfDecimal,
  NOTHING,
} from '@tabellion/kernel/fraction.ts';
import type { CapitalEntry } from './entities.ts';

/** Dollars that an entry moves, exact; less than zero when they leave. */
const exactAmountOf = ({ amount, exact }: Pick<CapitalEntry, 'amount' | 'exact'>): Fraction =>
  exact === undefined ? fractionOfDecimal(decimal(amount)) : fractionOf(exact);

/** Stated capital by class, exact dollars (CBCA s. 26). The entries may come in any order. */
export function statedCapitalOf(entries: Iterable<CapitalEntry>): ReadonlyMap<string, Fraction> {
  const capital = new Map<string, Fraction>();
  for (const entry of entries) {
    const before = capital.get(entry.classId) ?? NOTHING;
    capital.set(entry.classId, addFractions(before, exactAmountOf(entry)));
  }
  return capital;
}
