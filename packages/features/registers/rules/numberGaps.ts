/** Numbers of certificates that nothing in a register bears: each was given once, or never (house rule: imported numbers stay
 *  verbatim, and their gaps are findings). */
import type { Certificate } from '@tabellion/book/entities.ts';

/** `count` numbers of a prefix that follow one another, as they would be printed. */
export interface NumberGap {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

type Numbered = Pick<Certificate, 'prefix' | 'serial'>;

/**
 * Numbers missing between 1 and the highest of each prefix that the added certificates bear, in their
 * order; numbers that do not count (`serial` null) neither miss nor fill anything.
 * @param all    every certificate of the register, open, ended and void, with those that are added
 * @param added  only their prefixes are looked at
 */
export function numberGaps(all: Iterable<Numbered>, added: Iterable<Numbered>): NumberGap[] {
  const serials = new Map<string, Set<number>>();
  for (const { prefix, serial } of added) if (isCounted(prefix, serial)) serials.set(prefix, new Set());
  for (const { prefix, serial } of all)
    if (isCounted(prefix, serial)) serials.get(prefix)?.add(serial as number);
  return [...serials].flatMap(([prefix, given]) => gapsIn(prefix, given));
}

const isCounted = (prefix: string | null, serial: number | null): prefix is string =>
  prefix !== null && serial !== null;

function gapsIn(prefix: string, given: ReadonlySet<number>): NumberGap[] {
  const gaps: NumberGap[] = [];
  let before = 0;
  for (const serial of [...given].toSorted((a, b) => a - b)) {
    const count = serial - before - 1;
    if (count > 0) gaps.push({ from: `${prefix}-${before + 1}`, to: `${prefix}-${serial - 1}`, count });
    before = serial;
  }
  return gaps;
}
