/** How far an individual's interest reaches on a day: whose registered shares, by what right, and how much of them. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import { type ControlFacts, isOn } from './facts.ts';
import type { VotesAndValueOfDay } from './votesAndValue.ts';

/** All of a holder's shares, in the unit of `Attribution.part`: percent to ten places. */
export const WHOLE: bigint = decimal('100');

export interface Attribution {
  readonly holderId: string;
  /** As registered holder, as one of joint holders, or by what is stated (CBCA s. 2.1(1)(a)). */
  readonly how: 'registered' | 'joint' | 'owner' | 'direction';
  readonly part: bigint;
  /** The classes it concerns; null is all. */
  readonly classIds: readonly string[] | null;
  /** The statement behind it; null for what the register itself says. */
  readonly controlId: string | null;
}

/** Attributions that name an individual, found without walking through everybody's. */
export interface Attributions {
  alone(personId: string): readonly Attribution[];
  on(personId: string, day: PlainDate): readonly Attribution[];
}

/** A right over all of a holder's shares stands for every other one over them. */
export function attributionsIn({ joint, statements }: ControlFacts): Attributions {
  const jointOf = byPerson(joint, ({ members }) => members);
  const statedOf = byPerson(
    statements.filter(({ ground }) => ground === 'owner' || ground === 'direction'),
    ({ individuals }) => individuals,
  );
  return {
    alone: (personId) => [registered(personId)],
    on(personId, day) {
      const found: Attribution[] = [registered(personId)];
      for (const one of jointOf.get(personId) ?? [])
        if (isOn(one, day)) found.push({ ...registered(one.personId), how: 'joint' });
      for (const one of statedOf.get(personId) ?? []) {
        const { ground: how, controlId, classIds } = one;
        if ((how !== 'owner' && how !== 'direction') || !isOn(one, day)) continue;
        const part = decimal(one.part);
        for (const holderId of one.holders) found.push({ holderId, how, part, classIds, controlId });
      }
      if (found.length === 1) return found;
      const whole = new Map<string, Attribution>();
      for (const one of found)
        if (one.part === WHOLE && one.classIds === null && !whole.has(one.holderId))
          whole.set(one.holderId, one);
      return found.filter((one) => (whole.get(one.holderId) ?? one) === one);
    },
  };
}

const registered = (holderId: string): Attribution => ({
  holderId,
  how: 'registered',
  part: WHOLE,
  classIds: null,
  controlId: null,
});

function byPerson<T>(rows: readonly T[], peopleOf: (row: T) => readonly string[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows)
    for (const personId of peopleOf(row)) {
      const own = found.get(personId);
      if (own === undefined) found.set(personId, [row]);
      else own.push(row);
    }
  return found;
}

/** A part of all votes, or of all value, exact. */
export interface PartOfWhole {
  readonly part: bigint;
  readonly whole: bigint;
}

/** An interest weighed; null where there are no votes, or no value is known. */
export interface VotesAndValueParts {
  readonly votes: PartOfWhole | null;
  readonly value: PartOfWhole | null;
}

type Right = Pick<Attribution, 'holderId' | 'part' | 'classIds'>;

/** Several rights over shares of one class of a holder are over different shares, and add up to all of them at most. */
export function votesAndValueUnder(
  attributed: readonly Right[],
  ofDay: VotesAndValueOfDay,
): VotesAndValueParts {
  let [votes, value] = [0n, 0n];
  for (const [holderId, own] of groupRightsByHolder(attributed))
    for (const [classId, shares] of ofDay.sharesOf(holderId)) {
      const part = attributedPart(own, classId);
      const weight = ofDay.votesAndValueOf(classId, shares);
      votes += weight.votes * part;
      value += (weight.value ?? 0n) * part;
    }
  const { all } = ofDay;
  return {
    votes: all.votes > 0n ? { part: votes, whole: all.votes * WHOLE } : null,
    value: all.value !== null && all.value > 0n ? { part: value, whole: all.value * WHOLE } : null,
  };
}

/** Rights by those over whose registered shares they are. */
export const groupRightsByHolder = <R extends Right>(
  rights: readonly R[],
): ReadonlyMap<string, readonly R[]> => byPerson(rights, ({ holderId }) => [holderId]);

/** How much of a holder's shares of a class rights over him reach together. */
export function attributedPart(rights: readonly Right[], classId: string): bigint {
  let parts = 0n;
  for (const one of rights) if (covers(one, classId)) parts += one.part;
  return parts < WHOLE ? parts : WHOLE;
}

const covers = ({ classIds }: Right, classId: string): boolean =>
  classIds === null || classIds.includes(classId);

export function attributedShares(right: Right, ofDay: VotesAndValueOfDay): bigint {
  let all = 0n;
  for (const [classId, shares] of ofDay.sharesOf(right.holderId)) if (covers(right, classId)) all += shares;
  return all;
}

/** Several people's interests as one: what one entry gives several of them counts once. */
export function combineInterests(interests: readonly (readonly Attribution[])[]): readonly Attribution[] {
  const once = new Map(
    interests.flat().map((one) => [`${one.controlId ?? one.how} ${one.holderId}`, one] as const),
  );
  return [...once.values()];
}

/** A quarter or more: exactly 25 % counts (CBCA s. 2.1(3)). */
export const isSignificant = (one: PartOfWhole | null): boolean => one !== null && one.part * 4n >= one.whole;
