import type { ClassTerms, Instrument, Pool } from './entities.ts';
import { availableOf, leftOf } from './options.ts';

/** Fully diluted shares, as the register counts them: every share of a convertible class as the shares that
 *  it converts into, by the right that its articles give. A holder's shares of a class convert as a whole; a
 *  remainder below one share is not counted. The rest of options and warrants counts as if it were exercised,
 *  all of a class together (`promisedShares`). Shares of a pool of several classes count one for one, as no
 *  class says into what they convert. Subscriptions are not among them: nobody owns those shares yet (CBCA s.
 *  25(3)). Nor are notes and agreements for future equity, whose number of shares is not known yet. Other
 *  instruments that may become shares are added here and nowhere else;
 *  `features/registers/server/store/capTable.ts` says the same in SQL. */
export function dilutedShares(terms: Pick<ClassTerms, 'convertible'> | undefined, shares: bigint): bigint {
  const right = terms?.convertible ?? null;
  return right === null ? shares : (shares * BigInt(right.numerator)) / BigInt(right.denominator);
}

/** Shares that nobody holds and that count as fully diluted. */
export interface PromisedShares {
  /** `pool`: reserved, and not granted to anybody. */
  readonly kind: (typeof PROMISED)[number];
  /** The id of the class; that of the pool where it is one. */
  readonly id: string;
  /** Null for a pool of several classes: nobody knows which of them its shares will be. */
  readonly classId: string | null;
  readonly shares: bigint;
}

export const PROMISED = ['options', 'warrants', 'pool'] as const;

/** Promised shares by kind, then by id; nothing where nothing is left.
 *  @param withPool  whether what pools have left is told, too */
export function promisedShares(
  { instruments, pools }: { readonly instruments: Iterable<Instrument>; readonly pools: Iterable<Pool> },
  withPool: boolean,
): readonly PromisedShares[] {
  const promised = new Map<string, PromisedShares>();
  const add = (one: PromisedShares) => {
    const key = `${PROMISED.indexOf(one.kind)} ${one.id}`;
    const shares = (promised.get(key)?.shares ?? 0n) + one.shares;
    if (one.shares > 0n) promised.set(key, { ...one, shares });
  };
  for (const one of instruments)
    if (one.classId !== null) {
      const kind = one.kind === 'option' ? 'options' : 'warrants';
      add({ kind, id: one.classId, classId: one.classId, shares: leftOf(one) });
    }
  for (const pool of withPool ? pools : [])
    add({
      kind: 'pool',
      id: pool.poolId,
      classId: pool.classIds.length === 1 ? (pool.classIds[0] ?? null) : null,
      shares: availableOf(pool),
    });
  return [...promised].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
