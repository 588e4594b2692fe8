import { type Decimal, decimal, ZERO } from '@tabellion/kernel/decimal.ts';
import { compare } from '@tabellion/kernel/order.ts';
import { dilutedShares } from './dilution.ts';
import type { Certificate, ClassTerms } from './entities.ts';

export interface ShareCounts {
  readonly total: bigint;
  readonly votes: Decimal;
  /** As if every convertible class were converted. */
  readonly diluted: bigint;
}

export interface Holding extends ShareCounts {
  readonly personId: string;
  /** Shares by class, classes without a share left out. */
  readonly shares: ReadonlyMap<string, bigint>;
}

export interface Holdings {
  /** The largest first, then by person id. */
  readonly holdings: readonly Holding[];
  /** Shares of all holders of a class. */
  readonly byClass: ReadonlyMap<string, ShareCounts>;
}

/** Everybody's shares from open certificates. Written in loops: there may be a million holders. */
export function holdingsOf(
  certificates: Iterable<Certificate>,
  countOf: (classId: string, count: bigint) => ShareCounts,
): Holdings {
  const held = new Map<string, Map<string, bigint>>();
  for (const { status, personId, classId, quantity } of certificates) {
    if (status !== 'open') continue;
    const shares = held.get(personId);
    if (shares === undefined) held.set(personId, new Map([[classId, quantity]]));
    else shares.set(classId, (shares.get(classId) ?? 0n) + quantity);
  }
  const holdings: Holding[] = [];
  const byClass = new Map<string, MutableCounts>();
  for (const [personId, shares] of held) {
    const sum = nothing();
    for (const [classId, count] of shares) {
      const weights = countOf(classId, count);
      add(sum, weights);
      const ofClass = byClass.get(classId) ?? nothing();
      add(ofClass, weights);
      byClass.set(classId, ofClass);
    }
    const { total, votes, diluted } = sum;
    holdings.push({ personId, shares, total, votes, diluted });
  }
  holdings.sort((a, b) => compare(b.total, a.total) || compare(a.personId, b.personId));
  return { holdings, byClass };
}

type MutableCounts = { -readonly [K in keyof ShareCounts]: ShareCounts[K] };

/** No shares, no votes: a sum to begin with. */
export const nothing = (): MutableCounts => ({ total: 0n, votes: ZERO, diluted: 0n });

export function add(sum: MutableCounts, { total, votes, diluted }: ShareCounts): void {
  sum.total += total;
  sum.votes = (sum.votes + votes) as Decimal;
  sum.diluted += diluted;
}

/** Weighs shares by the terms of their class; of a class that is not there they count, and have no vote. */
export function createShareCounter(
  classes: Iterable<ClassTerms>,
): (classId: string, count: bigint) => ShareCounts {
  const terms = new Map(
    Array.from(classes, (one) => [one.classId, { of: one, votes: decimal(one.votesPerShare) }]),
  );
  return (classId, count) => {
    const existing = terms.get(classId);
    const votes = (count * (existing?.votes ?? ZERO)) as Decimal;
    return { total: count, votes, diluted: dilutedShares(existing?.of, count) };
  };
}
