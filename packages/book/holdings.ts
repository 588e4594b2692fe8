import { type Decimal, decimal, ZERO } from '@tabellion/kernel/decimal.ts';
import { dilutedShares } from './dilution.ts';
import type { Certificate, ClassTerms } from './entities.ts';

/** What counts of shares, whoever holds them. */
export interface Weights {
  readonly total: bigint;
  readonly votes: Decimal;
  /** As if every convertible class were converted. */
  readonly diluted: bigint;
}

export interface Holding extends Weights {
  readonly personId: string;
  /** By class, classes without a share left out. */
  readonly shares: ReadonlyMap<string, bigint>;
}

/** Everybody's shares from open certificates, the largest holding first, then by person id. Written in loops: there may be
 *  a hundred thousand holders. */
export function holdingsOf(
  certificates: Iterable<Certificate>,
  weigh: (classId: string, count: bigint) => Weights,
): readonly Holding[] {
  const held = new Map<string, Map<string, bigint>>();
  for (const { status, personId, classId, quantity } of certificates) {
    if (status !== 'open') continue;
    const shares = held.get(personId);
    if (shares === undefined) held.set(personId, new Map([[classId, quantity]]));
    else shares.set(classId, (shares.get(classId) ?? 0n) + quantity);
  }
  const holdings: Holding[] = [];
  // Ids mostly come in order; the second sort leaves equals as they are.
  for (const personId of [...held.keys()].sort()) {
    const shares = held.get(personId) ?? new Map<string, bigint>();
    let [total, votes, diluted] = [0n, 0n, 0n];
    for (const [classId, count] of shares) {
      const weights = weigh(classId, count);
      total += weights.total;
      votes += weights.votes;
      diluted += weights.diluted;
    }
    holdings.push({ personId, shares, total, votes: votes as Decimal, diluted });
  }
  return holdings.sort((a, b) => (a.total > b.total ? -1 : a.total < b.total ? 1 : 0));
}

/** Weighs shares by the terms of their class; of a class that is not there they count, and have no vote. */
export function weighing(classes: Iterable<ClassTerms>): (classId: string, count: bigint) => Weights {
  const terms = new Map(
    Array.from(classes, (one) => [one.classId, { of: one, votes: decimal(one.votesPerShare) }]),
  );
  return (classId, count) => {
    const known = terms.get(classId);
    const votes = (count * (known?.votes ?? ZERO)) as Decimal;
    return { total: count, votes, diluted: dilutedShares(known?.of, count) };
  };
}
