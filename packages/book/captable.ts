import type { Decimal } from '@tabellion/kernel/decimal.ts';
import { type Fraction, NOTHING } from '@tabellion/kernel/fraction.ts';
import { percentages } from '@tabellion/kernel/percent.ts';
import type { Book } from './book.ts';
import { statedCapitalOf } from './capital.ts';
import { type PromisedShares, promisedShares } from './dilution.ts';
import type { CapitalEntry, Certificate, ClassTerms, Instrument, Pool } from './entities.ts';
import { add, createShareCounter, type Holding, holdingsOf, nothing, type ShareCounts } from './holdings.ts';

/** State of the registers on one date; from a book, or from rows. */
export interface Position {
  readonly classes: Iterable<ClassTerms>;
  readonly certificates: Iterable<Certificate>;
  readonly capitalEntries: Iterable<CapitalEntry>;
  readonly instruments: Iterable<Instrument>;
  readonly pools: Iterable<Pool>;
}

export interface CapTable {
  readonly issued: bigint;
  /** Exact: a class may have a fraction of a vote per share. */
  readonly votes: Decimal;
  /** Shares as if every convertible class were converted and every option exercised (`dilution.ts`). */
  readonly diluted: bigint;
  /** The order is that of the position. */
  readonly classes: readonly ClassLine[];
  /** Largest holding first, then by person id. */
  readonly holders: readonly HolderLine[];
  /** Fully diluted, and held by nobody. */
  readonly promised: readonly PromisedLine[];
}

export interface PromisedLine extends PromisedShares {
  readonly diluted: bigint;
  readonly percentDiluted: string;
}

export interface ClassLine {
  readonly classId: string;
  readonly issued: bigint;
  /** Its part of all shares; the lines sum to 100.00 by largest remainder, as do all percentages here. Fully diluted
   *  they do with the lines of what is promised. */
  readonly percent: string;
  readonly votes: Decimal;
  readonly percentVotes: string;
  /** Shares after conversion, per holder as a whole; the number issued of a class that does not convert. */
  readonly diluted: bigint;
  readonly percentDiluted: string;
  /** Dollars, exact: the full consideration received, less what left with shares (CBCA ss. 26(2), 39). */
  readonly statedCapital: Fraction;
}

export interface HolderLine {
  readonly personId: string;
  /** Shares by class, classes without a share left out. */
  readonly shares: ReadonlyMap<string, bigint>;
  readonly total: bigint;
  readonly percent: string;
  readonly votes: Decimal;
  readonly percentVotes: string;
  readonly diluted: bigint;
  readonly percentDiluted: string;
  /** One for each class of which he holds a share. Among equal remainders the larger holding comes first, then the
   *  person id. */
  readonly percentOfClass: ReadonlyMap<string, string>;
}

/** The position of a book on the date of its last act (fold with `asOf` for another). */
export function positionOf({ tables }: Book): Position {
  const values = <T>(rows: Iterable<{ readonly value: T }>) => Array.from(rows, ({ value }) => value);
  return {
    classes: values(tables.classTerms.now()),
    certificates: values(tables.certificates.now()),
    // Every movement of an account stays in it.
    capitalEntries: values(tables.capitalEntries.rows()),
    pools: values(tables.pools.now()),
    instruments: values(tables.instruments.now()),
  };
}

/** The holders with their shares and votes, and each class's stated capital. Unvested shares are issued and vote;
 *  void certificates count for nothing.
 *  @param withPool  whether what pools have left counts as fully diluted */
export function capTable(position: Position, { withPool = false } = {}): CapTable {
  const { certificates, capitalEntries } = position;
  const terms = [...position.classes];
  const countOf = createShareCounter(terms);
  const { holdings, byClass } = holdingsOf(certificates, countOf);
  const whole = nothing();
  for (const weights of byClass.values()) add(whole, weights);
  const capital = statedCapitalOf(capitalEntries);
  const lines = terms.map(({ classId }) => byClass.get(classId) ?? nothing());
  const promised = promisedShares(position, withPool).map((one) => {
    const diluted = one.classId === null ? one.shares : countOf(one.classId, one.shares).diluted;
    return { ...one, diluted };
  });
  const ofClasses = percentagesOf(lines, promised);
  const ofHolders = percentagesOf(holdings, promised);
  const ofClass = percentagesOfClass(holdings, ofHolders.percent);
  return {
    issued: whole.total,
    votes: whole.votes,
    diluted: promised.reduce((sum, { diluted }) => sum + diluted, whole.diluted),
    promised: promised.map((one, at) => ({
      ...one,
      percentDiluted: ofHolders.percentDiluted[holdings.length + at] ?? '',
    })),
    classes: terms.map(({ classId }, at) => {
      const { total: issued, votes, diluted } = lines[at] ?? nothing();
      const statedCapital = capital.get(classId) ?? NOTHING;
      return { classId, issued, votes, diluted, statedCapital, ...percentAt(ofClasses, at) };
    }),
    // Spelled out: spreading costs as much as all the rest, and there may be a hundred thousand holders.
    holders: holdings.map(({ personId, shares, total, votes, diluted }, at) => ({
      personId,
      shares,
      total,
      percent: ofHolders.percent[at] ?? '',
      votes,
      percentVotes: ofHolders.percentVotes[at] ?? '',
      diluted,
      percentDiluted: ofHolders.percentDiluted[at] ?? '',
      percentOfClass: ofClass[at] ?? new Map<string, string>(),
    })),
  };
}

interface Percentages {
  readonly percent: readonly string[];
  readonly percentVotes: readonly string[];
  readonly percentDiluted: readonly string[];
}

const percentAt = (all: Percentages, at: number) => ({
  percent: all.percent[at] ?? '',
  percentVotes: all.percentVotes[at] ?? '',
  percentDiluted: all.percentDiluted[at] ?? '',
});

/** Where everybody's votes are as his shares, the percentages are too, and are told once. */
function percentagesOf(
  lines: readonly ShareCounts[],
  promised: readonly Pick<ShareCounts, 'diluted'>[],
): Percentages {
  const percent = percentages(lines.map(({ total }) => total));
  const isSame = (weight: (line: ShareCounts) => bigint) => {
    const first = lines.find(({ total }) => total > 0n) ?? nothing();
    const [shares, weighed] = [first.total, weight(first)];
    return weighed > 0n && lines.every((line) => weight(line) * shares === line.total * weighed);
  };
  const of = (weight: (line: ShareCounts) => bigint) =>
    isSame(weight) ? percent : percentages(lines.map(weight));
  const percentDiluted =
    promised.length === 0
      ? of(({ diluted }) => diluted)
      : percentages([...lines, ...promised].map(({ diluted }) => diluted));
  return { percent, percentVotes: of(({ votes }) => votes), percentDiluted };
}

/** The percentages of each holding in each of its classes; those of a class sum to 100.00.
 *  @param percent of all shares: where there is one class, of that class */
function percentagesOfClass(
  holdings: readonly Holding[],
  percent: readonly string[],
): readonly ReadonlyMap<string, string>[] {
  const only = onlyClassOf(holdings);
  if (only !== undefined) return onesOf(only, percent);
  const byClass = new Map<string, { readonly places: number[]; readonly counts: bigint[] }>();
  for (const place of placesByPerson(holdings)) {
    for (const [classId, count] of holdings[place]?.shares ?? []) {
      const { places, counts } = byClass.get(classId) ?? { places: [], counts: [] };
      places.push(place);
      counts.push(count);
      byClass.set(classId, { places, counts });
    }
  }
  const ofClass = holdings.map(() => new Map<string, string>());
  for (const [classId, { places, counts }] of byClass) {
    const parts = percentages(counts);
    for (const [at, place] of places.entries()) ofClass[place]?.set(classId, parts[at] ?? '');
  }
  return ofClass;
}

/** Equal percentages are told by one map: of a million holders most have the same. */
function onesOf(classId: string, percent: readonly string[]): readonly ReadonlyMap<string, string>[] {
  const byPercent = new Map([...new Set(percent)].map((one) => [one, new Map([[classId, one]])]));
  return percent.map((one) => byPercent.get(one) ?? new Map());
}

function onlyClassOf(holdings: readonly Holding[]): string | undefined {
  const [first] = holdings[0]?.shares.keys() ?? [];
  const isOnly = holdings.every(({ shares }) => shares.size === 1 && shares.has(first ?? ''));
  return isOnly ? first : undefined;
}

/** Places of holdings in the order of the persons' ids: it decides among equal holdings of a class. */
function placesByPerson(holdings: readonly Holding[]): readonly number[] {
  const idAt = (place: number) => holdings[place]?.personId ?? '';
  return [...holdings.keys()].sort((a, b) => (idAt(a) < idAt(b) ? -1 : 1));
}
