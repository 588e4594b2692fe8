/** Votes and value from day to day: of everybody, and of a holder. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Decimal, decimal } from '@tabellion/kernel/decimal.ts';
import { type ControlFacts, isOn } from './facts.ts';

/** Votes and dollars of value of a registered holder's shares, both to ten places; null where no value is known. */
export interface VotesAndValue {
  readonly votes: bigint;
  readonly value: bigint | null;
}

export interface VotesAndValueOfDay {
  readonly all: VotesAndValue;
  votesAndValueOf(classId: string, shares: bigint): VotesAndValue;
  sharesOf(personId: string): Holdings;
}

type Holdings = ReadonlyMap<string, bigint>;
type PerShare = ReadonlyMap<string, Decimal>;

export interface DayMovements {
  readonly held: readonly { readonly personId: string; readonly classId: string; readonly by: bigint }[];
  /** Whether a share of some class votes or is worth otherwise. */
  readonly isOtherwise: boolean;
}

/** Weighs on one day after another, rising.
 *  Value is by what a share is worth by hand. Where nothing is told and shares of one class alone are outstanding, all are
 *  worth the same; where something is missing, value is not known. */
export class DailyVotesAndValue implements VotesAndValueOfDay {
  all: VotesAndValue = { votes: 0n, value: 0n };
  readonly #facts: ControlFacts;
  readonly #held = new Map<string, Map<string, bigint>>();
  readonly #whole = new Map<string, bigint>();
  /** The days on which what a share votes or is worth may change. */
  readonly #bounds: readonly PlainDate[];
  readonly #next = { held: 0, whole: 0, bound: 0 };
  #votes: PerShare = new Map();
  /** null where value is not known. */
  #values: PerShare | null = new Map();

  constructor(facts: ControlFacts) {
    this.#facts = facts;
    const bounds = [...facts.votes, ...facts.values].flatMap(({ from, to }) =>
      to === null ? [from] : [from, to],
    );
    this.#bounds = [...new Set(bounds)].sort();
  }

  moveTo(day: PlainDate): DayMovements {
    const held = this.#moveHeld(day);
    const isOtherwise = this.#moveWhole(day);
    if (isOtherwise) this.#rate(day);
    this.all = {
      votes: sum(this.#whole, this.#votes),
      value: this.#values === null ? null : sum(this.#whole, this.#values),
    };
    return { held, isOtherwise };
  }

  votesAndValueOf(classId: string, shares: bigint): VotesAndValue {
    return {
      votes: shares * (this.#votes.get(classId) ?? 0n),
      value: this.#values === null ? null : shares * (this.#values.get(classId) ?? 0n),
    };
  }

  sharesOf(personId: string): Holdings {
    return this.#held.get(personId) ?? nothing;
  }

  #moveHeld(day: PlainDate): DayMovements['held'] {
    const { held } = this.#facts;
    const moved: DayMovements['held'][number][] = [];
    for (let one = held[this.#next.held]; one && one.day <= day; one = held[++this.#next.held]) {
      const { personId, classId, shares } = one;
      const own = this.#held.get(personId) ?? new Map<string, bigint>();
      this.#held.set(personId, own);
      moved.push({ personId, classId, by: shares - (own.get(classId) ?? 0n) });
      own.set(classId, shares);
    }
    return moved;
  }

  /** Whether the shares of the day may weigh otherwise than before. */
  #moveWhole(day: PlainDate): boolean {
    const { whole } = this.#facts;
    let isOtherwise = false;
    for (let one = whole[this.#next.whole]; one && one.day <= day; one = whole[++this.#next.whole]) {
      const before = this.#whole.get(one.classId) ?? 0n;
      if (before > 0n !== one.shares > 0n) isOtherwise = true;
      this.#whole.set(one.classId, one.shares);
    }
    for (
      let bound = this.#bounds[this.#next.bound];
      bound && bound <= day;
      bound = this.#bounds[++this.#next.bound]
    )
      isOtherwise = true;
    return isOtherwise;
  }

  #rate(day: PlainDate): void {
    this.#votes = perShareOn(this.#facts.votes, day);
    const valued = perShareOn(this.#facts.values, day);
    const outstanding = [...this.#whole].filter(([, shares]) => shares > 0n).map(([classId]) => classId);
    const values =
      valued.size === 0 && outstanding.length === 1
        ? new Map([[outstanding[0] ?? '', decimal('1')]])
        : valued;
    this.#values = outstanding.every((classId) => values.has(classId)) ? values : null;
  }
}

const nothing: Holdings = new Map();

const perShareOn = (rows: ControlFacts['votes'], day: PlainDate): PerShare =>
  new Map(
    rows
      .filter((row) => isOn(row, day))
      .map(({ classId, perShare }) => [classId, decimal(perShare)] as const),
  );

const sum = (shares: Holdings, perShare: PerShare): bigint =>
  [...shares].reduce((total, [classId, count]) => total + count * (perShare.get(classId) ?? 0n), 0n);
