import { plainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import { expect, test } from 'vitest';
import type { ControlFacts } from './facts.ts';
import { DailyVotesAndValue } from './votesAndValue.ts';

const [first, second, third] = [plainDate('2025-03-01'), plainDate('2025-03-02'), plainDate('2025-03-03')];

const facts: ControlFacts = {
  held: [
    { personId: 'ann', classId: 'common', day: first, shares: 100n },
    { personId: 'ann', classId: 'common', day: third, shares: 40n },
  ],
  whole: [
    { classId: 'common', day: first, shares: 100n },
    { classId: 'seed', day: second, shares: 50n },
  ],
  votes: [
    { classId: 'common', from: first, to: null, perShare: '2' },
    { classId: 'seed', from: first, to: null, perShare: '0' },
  ],
  values: [
    { classId: 'common', from: third, to: null, perShare: '1.5' },
    { classId: 'seed', from: third, to: null, perShare: '4' },
  ],
  statements: [],
  joint: [],
  individuals: new Set(['ann']),
};

test('each day weighs what is held then, by what a share votes and is worth then', () => {
  const actual: unknown[] = [];
  const ofDay = new DailyVotesAndValue(facts);
  for (const day of [first, second, third]) {
    const { isOtherwise } = ofDay.moveTo(day);
    const { all } = ofDay;
    actual.push([day, all.votes, all.value, ofDay.sharesOf('ann').get('common'), isOtherwise]);
  }
  expect(actual).toEqual([
    // One class alone: all its shares are worth the same.
    [first, 100n * decimal('2'), 100n * decimal('1'), 100n, true],
    // Nothing is told of two classes, so that no value is known.
    [second, 100n * decimal('2'), null, 100n, true],
    [third, 100n * decimal('2'), 100n * decimal('1.5') + 50n * decimal('4'), 40n, true],
  ]);
});
