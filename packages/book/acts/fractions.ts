import { divideRounded } from '@tabellion/kernel/rounding.ts';
import * as z from 'zod/mini';
import type { Occurrence } from '../act.ts';
import type { Book } from '../book.ts';
import type { ClassTerms } from '../entities.ts';
import { amount, quantity } from './atoms.ts';

/** `numerator` new shares for `denominator` old ones. */
export const ratio = z.strictObject({ numerator: quantity, denominator: quantity });

/** What becomes of a fraction of a share, of each certificate by itself. Rounded down, the rest may be paid for in cash:
 *  dollars for a whole new share, of which the fraction is paid; null when nothing is. */
export const fractions = z
  .strictObject({ rounding: z.enum(['down', 'up', 'half_up']), cashPerShare: z.nullable(amount) })
  .check(
    z.refine(({ rounding, cashPerShare }) => rounding === 'down' || cashPerShare === null, {
      path: ['cashPerShare'],
    }),
  );

interface Exchanged {
  readonly ratio: Readonly<z.infer<typeof ratio>>;
  readonly fractions: Readonly<z.infer<typeof fractions>>;
}

/** The whole new shares that come of old ones. */
export const newShares = (old: string, { ratio, fractions }: Exchanged): bigint =>
  divideRounded(BigInt(old) * BigInt(ratio.numerator), BigInt(ratio.denominator), fractions.rounding);

/** Shares of a class come into being. Flags the act when the articles authorize fewer. */
export function bringOut(
  book: Book,
  act: Occurrence<unknown>,
  { classId, authorized }: Pick<ClassTerms, 'classId' | 'authorized'>,
  { shares, path }: { readonly shares: bigint; readonly path: string },
): void {
  const outstanding = book.outstanding(classId, act.effectiveOn) + shares;
  if (authorized !== 'unlimited' && outstanding > BigInt(authorized))
    book.flag(act, 'above_authorized', path, { classId, authorized, issued: String(outstanding) });
  book.count(classId, shares);
}
