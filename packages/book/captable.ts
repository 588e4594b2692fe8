import { addDecimals, type Decimal, decimal, timesQuantity, ZERO } from '@tabellion/kernel/decimal.ts';
import { type Fraction, NOTHING } from '@tabellion/kernel/fraction.ts';
import { percentages } from '@tabellion/kernel/percent.ts';
import type { Book } from './book.ts';
import { statedCapitalOf } from './capital.ts';
import { dilutedShares } from './dilution.ts';
import type { CapitalEntry, Certificate, ClassTerms } from './entities.ts';

/** What stands in the registers on one date; from a book, or from rows. */
export interface Position {
  readonly classes: Iterable<ClassTerms>;
  readonly certificates: Iterable<Certificate>;
  readonly capitalEntries: Iterable<CapitalEntry>;
}

export interface CapTable {
  readonly issued: bigint;
  /** Exact: a class may have a fraction of a vote per share. */
  readonly votes: Decimal;
  /** Shares as if every convertible class were converted (`dilution.ts`). */
  readonly diluted: bigint;
  /** In the order of the position. */
  readonly classes: readonly ClassLine[];
  /** Largest holding first, then by person id. */
  readonly holders: readonly HolderLine[];
}

export interface ClassLine {
  readonly classId: string;
  readonly issued: bigint;
  /** Of all shares; the lines sum to 100.00 by largest remainder, as do all percentages here. */
  readonly percent: string;
  readonly votes: Decimal;
  readonly percentVotes: string;
  /** What its holders' shares convert into, each holder's as a whole; the number issued of a class that does not convert. */
  readonly diluted: bigint;
  readonly percentDiluted: string;
  /** Dollars, exact: the full consideration received, less what left with shares (CBCA ss. 26(2), 39). */
  readonly statedCapital: Fraction;
}

export interface HolderLine {
  readonly personId: string;
  /** By class, classes without a share left out. */
  readonly shares: ReadonlyMap<string, bigint>;
  readonly total: bigint;
  readonly percent: string;
  readonly votes: Decimal;
  readonly percentVotes: string;
  readonly diluted: bigint;
  readonly percentDiluted: string;
  /** Of each class of which he holds a share. Among equal remainders the larger holding comes first, then the person id. */
  readonly percentOfClass: ReadonlyMap<string, string>;
}

/** The position of a book on the date of its last act (fold with `asOf` for another). */
export function positionOf({ tables }: Book): Position {
  const values = <T>(rows: Iterable<{ readonly value: T }>) => Array.from(rows, ({ value }) => value);
  return {
    classes: values(tables.classTerms.now()),
    certificates: values(tables.certificates.now()),
    capitalEntries: values(tables.capitalEntries.now()),
  };
}

/** Who holds what, with which votes, and each class's stated capital. Unvested shares are issued and vote;
 *  void certificates count for nothing. */
export function capTable({ classes, certificates, capitalEntries }: Position): CapTable {
  const terms = [...classes];
  const votesPerShare = new Map(terms.map((one) => [one.classId, decimal(one.votesPerShare)]));
  const termsOf = new Map(terms.map((one) => [one.classId, one]));
  const dilutedOf = ([id, count]: readonly [string, bigint]) => dilutedShares(termsOf.get(id), count);
  const votesOf = (shares: ReadonlyMap<string, bigint>) =>
    addDecimals(...[...shares].map(([id, count]) => timesQuantity(votesPerShare.get(id) ?? ZERO, count)));
  const held = holdings(certificates);
  const lots = [...held.values()].flatMap((shares) => [...shares]);
  const byClass = totals(lots);
  const dilutedByClass = totals(lots.map((lot) => [lot[0], dilutedOf(lot)]));
  const capital = statedCapitalOf(capitalEntries);
  const classLines = terms.map(({ classId }) => {
    const issued = byClass.get(classId) ?? 0n;
    const votes = votesOf(new Map([[classId, issued]]));
    const diluted = dilutedByClass.get(classId) ?? 0n;
    return { classId, issued, votes, diluted, statedCapital: capital.get(classId) ?? NOTHING };
  });
  const ofClass = percentagesByClass(held);
  const holderLines = [...held]
    .map(([personId, shares]) => ({
      personId,
      shares,
      total: sum(shares.values()),
      votes: votesOf(shares),
      diluted: sum([...shares].map(dilutedOf)),
      percentOfClass: ofClass.get(personId) ?? new Map<string, string>(),
    }))
    .sort((a, b) => (a.total === b.total ? (a.personId < b.personId ? -1 : 1) : a.total > b.total ? -1 : 1));
  return {
    issued: sum(byClass.values()),
    votes: addDecimals(...classLines.map(({ votes }) => votes)),
    diluted: sum(dilutedByClass.values()),
    classes: withPercentages(classLines, ({ issued }) => issued),
    holders: withPercentages(holderLines, ({ total }) => total),
  };
}

/** Shares by person and class, from open certificates. */
function holdings(certificates: Iterable<Certificate>): ReadonlyMap<string, ReadonlyMap<string, bigint>> {
  const held = new Map<string, Map<string, bigint>>();
  for (const { status, personId, classId, quantity } of certificates) {
    if (status !== 'open') continue;
    const shares = held.get(personId) ?? new Map<string, bigint>();
    held.set(personId, shares.set(classId, (shares.get(classId) ?? 0n) + quantity));
  }
  return held;
}

/** By person and class; of each class they sum to 100.00. */
function percentagesByClass(
  held: ReadonlyMap<string, ReadonlyMap<string, bigint>>,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const byClass = new Map<string, [personId: string, shares: bigint][]>();
  for (const personId of [...held.keys()].sort()) {
    for (const [classId, shares] of held.get(personId) ?? [])
      listed(byClass, classId).push([personId, shares]);
  }
  const percent = new Map<string, Map<string, string>>();
  for (const [classId, holders] of byClass) {
    const parts = percentages(holders.map(([, shares]) => shares));
    for (const [index, [personId]] of holders.entries())
      percent.set(personId, (percent.get(personId) ?? new Map()).set(classId, parts[index] ?? ''));
  }
  return percent;
}

function listed<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function withPercentages<T extends { readonly votes: Decimal; readonly diluted: bigint }>(
  lines: readonly T[],
  sharesOf: (line: T) => bigint,
) {
  const percent = percentages(lines.map(sharesOf));
  const percentVotes = percentages(lines.map(({ votes }) => votes));
  const percentDiluted = percentages(lines.map(({ diluted }) => diluted));
  return lines.map((line, i) => ({
    ...line,
    percent: percent[i] ?? '',
    percentVotes: percentVotes[i] ?? '',
    percentDiluted: percentDiluted[i] ?? '',
  }));
}

function totals(pairs: readonly (readonly [string, bigint])[]): Map<string, bigint> {
  const total = new Map<string, bigint>();
  for (const [key, count] of pairs) total.set(key, (total.get(key) ?? 0n) + count);
  return total;
}

function sum(values: Iterable<bigint>): bigint {
  let total = 0n;
  for (const value of values) total += value;
  return total;
}
