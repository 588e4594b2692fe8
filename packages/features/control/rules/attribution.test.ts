import { plainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import { describe, expect, test } from 'vitest';
import {
  type Attribution,
  attributedShares,
  attributionsIn,
  combineInterests,
  votesAndValueUnder,
  WHOLE,
} from './attribution.ts';
import type { VotesAndValueOfDay } from './votesAndValue.ts';

const [first, last] = [plainDate('2025-03-01'), plainDate('2025-03-31')];

const attributed = (holderId: string, more: Partial<Attribution> = {}): Attribution => ({
  holderId,
  how: 'owner',
  part: WHOLE,
  classIds: null,
  controlId: 'c',
  ...more,
});

/** A thousand shares of each class, with a vote and a dollar each; a holder holds what is told. */
const ofDay = (holdings: Readonly<Record<string, Readonly<Record<string, number>>>>): VotesAndValueOfDay => ({
  all: { votes: 1_000n, value: 1_000n },
  votesAndValueOf: (_, shares) => ({ votes: shares, value: shares }),
  sharesOf: (holderId) =>
    new Map(Object.entries(holdings[holderId] ?? {}).map(([classId, n]) => [classId, BigInt(n)])),
});

const votesOf = (rights: readonly Attribution[], holdings: Parameters<typeof ofDay>[0]) => {
  const { votes } = votesAndValueUnder(rights, ofDay(holdings));
  return votes === null ? null : Number((votes.part * 1_000n) / votes.whole);
};

describe('what is votesAndValue', () => {
  test('two rights over one holder add up, to all of his shares at most', () => {
    const part = (percent: string) => attributed('fund', { part: decimal(percent) });
    expect(votesOf([part('20'), part('20')], { fund: { common: 1_000 } })).toBe(400);
    expect(votesOf([part('80'), part('80')], { fund: { common: 1_000 } })).toBe(1_000);
  });

  test('a right over some classes attributions those alone', () => {
    const right = attributed('fund', { classIds: ['seed'] });
    const holdings = { fund: { common: 600, seed: 100 } };
    expect(votesOf([right], holdings)).toBe(100);
    expect(attributedShares(right, ofDay(holdings))).toBe(100n);
  });
});

test('what one entry gives several counts once among them', () => {
  const joint = attributed('couple', { how: 'joint', controlId: null });
  expect(combineInterests([[attributed('a'), joint], [attributed('a'), joint], [attributed('b')]])).toEqual([
    attributed('a'),
    joint,
    attributed('b'),
  ]);
});

test('a right over all of somebody’s shares stands for every other over them, from its first day to the day before its end', () => {
  const statement = {
    controlId: 'c',
    ground: 'owner' as const,
    individuals: ['ann'],
    holders: ['fund'],
    part: '100',
    classIds: null,
    learnedOn: null,
    from: first,
    to: last,
  };
  const { on } = attributionsIn({
    held: [],
    whole: [],
    votes: [],
    values: [],
    joint: [{ personId: 'couple', members: ['ann', 'bo'], from: first, to: null }],
    statements: [statement, { ...statement, controlId: 'd', part: '10' }],
    individuals: new Set(['ann', 'bo']),
  });
  const statementOf = (personId: string, day: typeof first) =>
    on(personId, day).map(({ how, holderId, controlId }) => [how, holderId, controlId]);
  const herself = ['registered', 'ann', null];
  expect(statementOf('ann', first)).toEqual([herself, ['joint', 'couple', null], ['owner', 'fund', 'c']]);
  expect(statementOf('ann', last)).toEqual([herself, ['joint', 'couple', null]]);
  expect(statementOf('bo', first)).toEqual([
    ['registered', 'bo', null],
    ['joint', 'couple', null],
  ]);
});
