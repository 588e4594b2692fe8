import { expect, test } from 'vitest';
import { classNotAbove, type Rights } from './rank.ts';

const common: Rights = {
  votesPerShare: '1',
  dividend: { type: 'participating' },
  liquidation: { type: 'residual' },
};
const below: Rights = { ...common, votesPerShare: '0' };
const fixed: Rights = { ...below, dividend: { type: 'fixed', rate: '5', cumulative: false } };

test.each([
  ['fewer votes', below, [common], undefined, undefined],
  ['the same rights', common, [common], undefined, common],
  ['a dividend before others', fixed, [common], undefined, common],
  [
    'more votes, of one that has a fixed dividend',
    { ...fixed, votesPerShare: '2' },
    [common, fixed],
    fixed,
    common,
  ],
  ['rights that do not grow', fixed, [common], { ...fixed, votesPerShare: '1' }, undefined],
] as const)('shares with %s stand below every other class, or not', (_of, rights, others, before, found) => {
  expect(classNotAbove(rights, others, before)).toBe(found);
});
