import type { InstrumentLine } from '../registerContract.ts';

/** How many shares of a right its holder may have on the date: what has vested, and nothing once its last day has passed. Null
 *  of what has ended, and of what gives a right to no number of shares. */
export const exercisableShares = ({
  vestedExact,
  is_open: isOpen,
  is_past: isPast,
}: Pick<InstrumentLine, 'vestedExact' | 'is_open' | 'is_past'>): string | null =>
  isOpen && vestedExact !== null ? (isPast ? '0' : vestedExact) : null;
