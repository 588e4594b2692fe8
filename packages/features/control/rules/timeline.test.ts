import { addDays, type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import type { ControlFacts, DateSpan } from './facts.ts';
import { significance } from './significance.ts';
import { plainPeriods } from './testing-plain.ts';
import { QuarterThresholdTracker } from './threshold.ts';

const start = plainDate('2025-01-01');
const day = (n: number): PlainDate => addDays(start, n);
const lastDay = 60;

/** The same seed always tells the same (mulberry32). */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

const people = ['ann', 'bo', 'cy', 'dee', 'eve', 'fay'];
const holders = [...people, 'FUND', 'TRUST', 'PAIR'];
const classes = ['common', 'seed'];

/** Holdings that move, votes and values that change, and everything that is entered by hand. */
function randomFacts(seed: number): ControlFacts {
  const next = chance(seed);
  const span = (): DateSpan => {
    const from = next(lastDay);
    return { from: day(from), to: next(3) === 0 ? null : day(from + next(lastDay - from)) };
  };
  const now = new Map<string, number>();
  const held: ControlFacts['held'][number][] = [];
  const whole: ControlFacts['whole'][number][] = [];
  for (let on = 0; on <= lastDay; on += 1 + next(3))
    for (const classId of classes.filter(() => next(2) === 0)) {
      const personId = holders[next(holders.length)] ?? 'ann';
      now.set(`${personId} ${classId}`, next(3) === 0 ? 0 : next(100));
      held.push({ personId, classId, day: day(on), shares: BigInt(now.get(`${personId} ${classId}`) ?? 0) });
      const all = [...now]
        .filter(([key]) => key.endsWith(classId))
        .reduce((sum, [, shares]) => sum + shares, 0);
      whole.push({ classId, day: day(on), shares: BigInt(all) });
    }
  const grounds = ['owner', 'direction', 'concert', 'in_fact'] as const;
  const statements = Array.from({ length: next(6) }, (_, at): ControlFacts['statements'][number] => {
    const ground = grounds[next(grounds.length)] ?? 'in_fact';
    const from = next(people.length - 1);
    const isOfOthers = ground === 'owner' || ground === 'direction';
    return {
      controlId: `c${at}`,
      ground,
      classIds: null,
      learnedOn: null,
      ...span(),
      individuals: people.slice(from, from + 2),
      holders: isOfOthers ? ['FUND', 'TRUST'].slice(0, 1 + next(2)) : [],
      part: ground === 'owner' ? String(1 + next(100)) : '100',
    };
  });
  const bound = day(next(lastDay));
  const rates = (perShare: () => string) =>
    classes.flatMap((classId) => [
      { classId, from: start, to: bound, perShare: perShare() },
      { classId, from: bound, to: null, perShare: perShare() },
    ]);
  return {
    held,
    whole,
    statements,
    votes: rates(() => String(next(3))),
    values: next(2) === 0 ? [] : rates(() => String(1 + next(5))).slice(next(3)),
    joint: [{ personId: 'PAIR', members: ['ann', 'fay'], ...span() }],
    individuals: new Set(people),
  };
}

describe('the timeline over days', () => {
  test('finds in random histories what everybody weighed on every day has', () => {
    let result = 0;
    for (let seed = 1; seed <= 120; seed += 1) {
      const facts = randomFacts(seed);
      const found = significance(facts, day(lastDay));
      const spans = found.individuals.flatMap(({ personId, periods }) =>
        periods.map(({ from, to }) => `${personId} ${from} ${to}`),
      );
      expect(spans.sort(), `seed ${seed}`).toEqual(plainPeriods(facts, found.days, people));
      result += spans.length;
    }
    expect(result).toBeGreaterThan(400);
  });
});

test('who reaches a quarter of a whole that moves is told once each time', () => {
  const crossings: string[] = [];
  const bar = new QuarterThresholdTracker<string>((key, isAbove) => crossings.push(`${key} ${isAbove}`));
  bar.put('ann', 25n);
  bar.moveTo(100n);
  bar.put('bo', 24n);
  bar.moveTo(96n);
  bar.moveTo(101n);
  bar.moveTo(0n);
  bar.put('ann', 30n);
  bar.moveTo(null);
  bar.moveTo(100n);
  bar.drop('ann');
  bar.drop('bo');
  expect(crossings).toEqual(['ann true', 'bo true', 'ann false', 'bo false', 'ann true', 'ann false']);
});
