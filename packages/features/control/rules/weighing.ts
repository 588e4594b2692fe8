/** Votes and value on one day: of everybody, and of a holder. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Decimal, decimal } from '@tabellion/kernel/decimal.ts';
import { type ControlFacts, isOn } from './facts.ts';

/** Of a registered holder's shares: votes, and dollars of value; both to ten places, null where no value is known. */
export interface Weight {
  readonly votes: bigint;
  readonly value: bigint | null;
}

export interface Scales {
  readonly all: Weight;
  weightOf(classId: string, shares: bigint): Weight;
  /** Whole shares of a registered holder, by class. */
  sharesOf(personId: string): Holdings;
}

type Holdings = ReadonlyMap<string, bigint>;

/** Weighs day after day, rising; each answer holds for its day.
 *  Value is by what a share is worth by hand. Where nothing is told and shares of one class alone are outstanding, all are
 *  worth the same; where something is missing, value is not known. */
export function* scalesOf(facts: ControlFacts, days: readonly PlainDate[]): Generator<[PlainDate, Scales]> {
  const held = new Map<string, Map<string, bigint>>();
  const whole = new Map<string, bigint>();
  let [nextHeld, nextWhole] = [0, 0];
  for (const day of days) {
    for (let one = facts.held[nextHeld]; one && one.day <= day; one = facts.held[++nextHeld]) {
      const own = held.get(one.personId) ?? new Map<string, bigint>();
      held.set(one.personId, own.set(one.classId, one.shares));
    }
    for (let one = facts.whole[nextWhole]; one && one.day <= day; one = facts.whole[++nextWhole])
      whole.set(one.classId, one.shares);
    const votes = perShareOn(facts.votes, day);
    const told = perShareOn(facts.values, day);
    const outstanding = [...whole].filter(([, shares]) => shares > 0n).map(([classId]) => classId);
    const values =
      told.size === 0 && outstanding.length === 1 ? new Map([[outstanding[0] ?? '', decimal('1')]]) : told;
    const isValued = outstanding.every((classId) => values.has(classId));
    const weigh = (shares: Holdings): Weight => ({
      votes: sum(shares, votes),
      value: isValued ? sum(shares, values) : null,
    });
    yield [
      day,
      {
        all: weigh(whole),
        weightOf: (classId, shares) => weigh(new Map([[classId, shares]])),
        sharesOf: (personId) => held.get(personId) ?? nothing,
      },
    ];
  }
}

const nothing: Holdings = new Map();

const perShareOn = (rows: ControlFacts['votes'], day: PlainDate): ReadonlyMap<string, Decimal> =>
  new Map(
    rows
      .filter((row) => isOn(row, day))
      .map(({ classId, perShare }) => [classId, decimal(perShare)] as const),
  );

const sum = (shares: Holdings, perShare: ReadonlyMap<string, Decimal>): bigint =>
  [...shares].reduce((total, [classId, count]) => total + count * (perShare.get(classId) ?? 0n), 0n);
