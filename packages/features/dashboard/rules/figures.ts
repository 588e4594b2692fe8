/** Turns what the registers and the founding say into what the page shows. Exact figures stay text. */

import type { Issue } from '@tabellion/book/acts/issued.ts';
import { decimal, formatDecimal, roundToCents } from '@tabellion/kernel/decimal.ts';
import { formatCents } from '@tabellion/kernel/money.ts';
import { compare } from '@tabellion/kernel/order.ts';
import { percentages } from '@tabellion/kernel/percent.ts';
import { isCommonName } from '../../shares/rules/commonClass.ts';

/** How many holders the page names. */
const named = 10;

/** Votes as the database spells them, without zeros at the end. */
export const withoutTrailingZeros = (stored: string): string => formatDecimal(decimal(stored));

/** Dollars as the database spells them, to the cent. */
export const dollarsToTheCent = (stored: string): string =>
  formatCents(roundToCents(decimal(stored), 'half_up'));

/** `4445` is `44.45`. */
export const spellHundredths = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

/** Shares are simple while there is only the one class that they have from the start, and advanced with classes of one's own. */
export const hasCustomShareClasses = (classNames: readonly string[]): boolean =>
  classNames.length > 1 || classNames.some((name) => !isCommonName(name));

export interface SubscriberHolding {
  readonly personId: string;
  readonly shares: bigint;
  /** The part of all shares subscribed, by largest remainder. */
  readonly percentage: string;
}

/** The largest subscribers of a founding first. */
export function subscribersOf(
  subscriptions: readonly Pick<Issue, 'personId' | 'quantity'>[],
): readonly SubscriberHolding[] {
  const shares = new Map<string, bigint>();
  for (const { personId, quantity } of subscriptions) {
    shares.set(personId, (shares.get(personId) ?? 0n) + BigInt(quantity));
  }
  const sorted = [...shares].sort(([a, some], [b, others]) => compare(others, some) || compare(a, b));
  const parts = percentages(sorted.map(([, count]) => count));
  return sorted
    .slice(0, named)
    .map(([personId, count], at) => ({ personId, shares: count, percentage: parts[at] ?? '' }));
}
