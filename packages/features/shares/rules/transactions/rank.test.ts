import { expect, test } from 'vitest';
import { classNotAbove, type Rights } from './rank.ts';

const common: Rights = {
  votesPerShare: '1',
  dividend: { type: 'participating' },
  price: '10',
  liquidation: { type: 'residual' },
  redeemable: false,
  retractable: false,
  redemption: null,
  convertible: null,
};
const nothing: Rights = { ...common, dividend: { type: 'none' }, liquidation: { type: 'none' } };
const fixed: Rights = {
  ...common,
  votesPerShare: '0',
  dividend: { type: 'fixed', rate: '5', cumulative: false },
};
const preferred: Rights = {
  ...fixed,
  liquidation: { type: 'preference', amount: '10', rank: 2 },
};

test.each<[string, Rights, Rights, boolean]>([
  ['fewer votes', { ...common, votesPerShare: '0' }, common, true],
  ['the same rights', common, common, false],
  ['a dividend before others', fixed, common, false],
  ['more votes', { ...fixed, votesPerShare: '2' }, common, false],
  ['dividends that others lack', { ...nothing, dividend: { type: 'participating' } }, nothing, false],
  ['dividends as the directors like', { ...nothing, dividend: { type: 'discretionary' } }, nothing, false],
  ['dividends as the directors like only', { ...common, dividend: { type: 'discretionary' } }, common, false],
  ['what remains, which others lack', { ...nothing, liquidation: { type: 'residual' } }, nothing, false],
  ['nothing, where others have what remains', nothing, common, true],
  ['a higher rate', { ...fixed, dividend: { type: 'fixed', rate: '6', cumulative: false } }, fixed, false],
  ['no arrears', fixed, { ...fixed, dividend: { type: 'fixed', rate: '5', cumulative: true } }, true],
  ['a lower rate', { ...fixed, dividend: { type: 'fixed', rate: '4', cumulative: false } }, fixed, true],
  [
    'a lower rate of another price',
    { ...fixed, price: '20', dividend: { type: 'fixed', rate: '4', cumulative: false } },
    fixed,
    false,
  ],
  ['arrears', { ...fixed, dividend: { type: 'fixed', rate: '5', cumulative: true } }, fixed, false],
  [
    'an amount before theirs',
    { ...preferred, liquidation: { type: 'preference', amount: '10', rank: 1 } },
    preferred,
    false,
  ],
  [
    'an amount after theirs',
    { ...preferred, liquidation: { type: 'preference', amount: '10', rank: 3 } },
    preferred,
    true,
  ],
  ['a share of the profit, where others have a fixed one', { ...common, votesPerShare: '0' }, fixed, false],
  ['what remains, where others have an amount first', fixed, preferred, false],
  ['a redemption', { ...nothing, redeemable: true }, common, false],
  [
    'a conversion',
    { ...nothing, convertible: { into: 'c', numerator: '1', denominator: '1' } },
    common,
    false,
  ],
])('shares with %s stand below another class, or not', (_of, rights, other, isBelow) => {
  expect(classNotAbove(rights, [other])).toBe(isBelow ? undefined : other);
});
