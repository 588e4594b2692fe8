/**
 * The floor of `npm run bench -- registers`: who holds what on a date, folded from the same acts in plain JavaScript
 * numbers. It knows persons, classes, issuances, transfers and their corrections, and keeps what a cap table needs: no intervals, no reasons,
 * no acts that do not fit, no amounts above 2^53, money in binary fractions. It is as quick as one would write it by hand.
 */
import type { Act } from '../../packages/book/acts/kinds.ts';

interface PlainCertificate {
  readonly personId: string;
  readonly classId: string;
  readonly quantity: number;
}

export interface PlainLine {
  readonly personId: string;
  readonly shares: ReadonlyMap<string, number>;
  readonly total: number;
  readonly votes: number;
  readonly percent: string;
  readonly percentVotes: string;
}

export interface PlainTable {
  readonly issued: number;
  readonly votes: number;
  readonly statedCapital: ReadonlyMap<string, number>;
  readonly holders: readonly PlainLine[];
}

export function plainCapTable(acts: readonly Act[], asOf: string): PlainTable {
  const newest = new Map<string, Act>();
  for (const act of acts) newest.set(act.root, act);
  const ordered = [...newest.values()].sort((a, b) => {
    if (a.effectiveOn === b.effectiveOn) return a.rank - b.rank;
    return a.effectiveOn < b.effectiveOn ? -1 : 1;
  });
  const persons = new Set<string>();
  const votesPerShare = new Map<string, number>();
  const open = new Map<string, PlainCertificate>();
  const statedCapital = new Map<string, number>();
  for (const act of ordered) {
    if (act.effectiveOn > asOf) break;
    if (act.verb === 'void') continue;
    if (act.kind === 'person.added') persons.add(act.payload.personId);
    else if (act.kind === 'class.created') {
      votesPerShare.set(act.payload.classId, Number(act.payload.votesPerShare));
    } else if (act.kind === 'issued') {
      for (const { securityId, personId, classId, quantity, consideration } of act.payload.issues) {
        if (!persons.has(personId) || !votesPerShare.has(classId)) throw new Error('does not fit');
        open.set(securityId, { personId, classId, quantity: Number(quantity) });
        statedCapital.set(classId, (statedCapital.get(classId) ?? 0) + Number(consideration?.amount ?? '0'));
      }
    } else if (act.kind === 'transferred') {
      const { source, transfers, balance } = act.payload;
      const { classId } = source;
      if (!open.delete(source.securityId)) throw new Error('does not fit');
      for (const { securityId, personId, quantity } of transfers)
        open.set(securityId, { personId, classId, quantity: Number(quantity) });
      if (balance?.outcome === 'reissued') {
        const { securityId, quantity } = balance;
        open.set(securityId, { personId: source.personId, classId, quantity: Number(quantity) });
      }
    } else if (act.kind !== 'incorporated') throw new Error(`the plain fold knows no ${act.kind}`);
  }
  return { ...held(open.values(), votesPerShare), statedCapital };
}

function held(certificates: Iterable<PlainCertificate>, votesPerShare: ReadonlyMap<string, number>) {
  const byHolder = new Map<string, Map<string, number>>();
  for (const { personId, classId, quantity } of certificates) {
    const shares = byHolder.get(personId) ?? new Map<string, number>();
    byHolder.set(personId, shares.set(classId, (shares.get(classId) ?? 0) + quantity));
  }
  const lines = Array.from(byHolder, ([personId, shares]) => {
    let [total, votes] = [0, 0];
    for (const [classId, count] of shares) {
      total += count;
      votes += count * (votesPerShare.get(classId) ?? 0);
    }
    return { personId, shares, total, votes };
  }).sort((a, b) => b.total - a.total || (a.personId < b.personId ? -1 : 1));
  const percent = percentages(lines.map(({ total }) => total));
  const percentVotes = percentages(lines.map(({ votes }) => votes));
  return {
    issued: lines.reduce((sum, { total }) => sum + total, 0),
    votes: lines.reduce((sum, { votes }) => sum + votes, 0),
    holders: lines.map((line, at) => ({
      ...line,
      percent: percent[at] ?? '',
      percentVotes: percentVotes[at] ?? '',
    })),
  };
}

/** Rounds by largest remainder, as the product does, so that they add up to 100.00. */
function percentages(weights: readonly number[]): string[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => '0.00');
  const parts = weights.map((weight) => Math.floor((10_000 * weight) / whole));
  const left = 10_000 - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = weights
    .map((weight, at) => ({ at, remainder: (10_000 * weight) % whole }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts.map((part) => (part / 100).toFixed(2));
}
