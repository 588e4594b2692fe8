/** How far an individual's interest reaches on a day: whose registered shares, by what right, and how much of them. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import { type ControlFacts, isOn } from './facts.ts';
import type { Scales } from './weighing.ts';

/** All of a holder's shares, in the unit of `Reached.part`: percent to ten places. */
export const WHOLE: bigint = decimal('100');

export interface Reached {
  /** Whose registered shares. */
  readonly holderId: string;
  /** As registered holder, as one of joint holders, or by what is stated (CBCA s. 2.1(1)(a)). */
  readonly how: 'registered' | 'joint' | 'owner' | 'direction';
  readonly part: bigint;
  /** What states it; null for what the register itself says. */
  readonly controlId: string | null;
}

/** Of each holder the largest part alone: two rights over the same shares are not counted twice. */
export function reachOf(facts: ControlFacts, personId: string, day: PlainDate): readonly Reached[] {
  const found: Reached[] = [{ holderId: personId, how: 'registered', part: WHOLE, controlId: null }];
  for (const one of facts.joint)
    if (isOn(one, day) && one.members.includes(personId))
      found.push({ holderId: one.personId, how: 'joint', part: WHOLE, controlId: null });
  for (const one of facts.statements) {
    if (!isOn(one, day) || !one.individuals.includes(personId)) continue;
    const { ground: how, controlId } = one;
    if (how !== 'owner' && how !== 'direction') continue;
    const part = decimal(one.part);
    for (const holderId of one.holders) found.push({ holderId, how, part, controlId });
  }
  const largest = new Map<string, Reached>();
  for (const one of found) {
    const known = largest.get(one.holderId);
    if (known === undefined || known.part < one.part) largest.set(one.holderId, one);
  }
  return [...largest.values()];
}

/** A part of all votes, or of all value, exact. */
export interface Part {
  readonly part: bigint;
  readonly whole: bigint;
}

/** An interest weighed; null where there are no votes, or no value is known. */
export interface Weighed {
  readonly votes: Part | null;
  readonly value: Part | null;
}

export function weigh(reached: Iterable<Pick<Reached, 'holderId' | 'part'>>, scales: Scales): Weighed {
  let [votes, value] = [0n, 0n];
  for (const { holderId, part } of reached) {
    const own = scales.of(holderId);
    votes += own.votes * part;
    value += (own.value ?? 0n) * part;
  }
  const { all } = scales;
  return {
    votes: all.votes > 0n ? { part: votes, whole: all.votes * WHOLE } : null,
    value: all.value !== null && all.value > 0n ? { part: value, whole: all.value * WHOLE } : null,
  };
}

/** Several people's interests as one: of each holder what they reach together, all of it at most. */
export function together(
  interests: readonly (readonly Reached[])[],
): readonly Pick<Reached, 'holderId' | 'part'>[] {
  const parts = new Map<string, bigint>();
  for (const { holderId, part } of interests.flat()) {
    const both = (parts.get(holderId) ?? 0n) + part;
    parts.set(holderId, both < WHOLE ? both : WHOLE);
  }
  return Array.from(parts, ([holderId, part]) => ({ holderId, part }));
}

/** A quarter or more: exactly 25 % counts (CBCA s. 2.1(3)). */
export const isSignificant = (one: Part | null): boolean => one !== null && one.part * 4n >= one.whole;

/** Per cent, cut off after two places, so that nobody below a quarter is shown with one: `24.99`. */
export function percentOf({ part, whole }: Part): string {
  const hundredths = (part * 10_000n) / whole;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}
