import { expect, test } from 'vitest';
import { onlyFalls, type Rights } from './fallingRights.ts';

const preferred: Rights = {
  votesPerShare: '1',
  dividend: { type: 'fixed', rate: '6', cumulative: true },
  liquidation: { type: 'preference', amount: '10', rank: 1 },
  redeemable: true,
  retractable: true,
  redemption: { type: 'amount', price: '10' },
  convertible: { into: 'common', numerator: '2', denominator: '1' },
  seriesAllowed: false,
  restrictions: null,
};

test.each<[string, Partial<Rights>]>([
  ['no votes', { votesPerShare: '0' }],
  ['half a vote', { votesPerShare: '0.5' }],
  ['no dividend', { dividend: { type: 'none' } }],
  ['a lower rate', { dividend: { type: 'fixed', rate: '5.5', cumulative: true } }],
  ['no arrears', { dividend: { type: 'fixed', rate: '6', cumulative: false } }],
  ['no part of the property', { liquidation: { type: 'none' } }],
  ['a smaller amount', { liquidation: { type: 'preference', amount: '9.99', rank: 1 } }],
  ['a later rank', { liquidation: { type: 'preference', amount: '10', rank: 2 } }],
  ['no redemption at the request of the holder', { retractable: false }],
  ['a lower price', { redemption: { type: 'amount', price: '9' } }],
  ['no conversion', { convertible: null }],
  ['fewer shares by conversion', { convertible: { into: 'common', numerator: '3', denominator: '2' } }],
  ['fewer votes and a lower rate', { votesPerShare: '0', dividend: { type: 'none' } }],
])('rights fall: %s', (_what, changes) => {
  const after = { ...preferred, ...changes };
  expect(onlyFalls(preferred, after)).toBe(true);
  // The same back again makes them grow.
  expect(onlyFalls(after, preferred)).toBe(false);
});

test('shares that nobody may redeem any more lose their price with it', () => {
  const before = { ...preferred, redeemable: false };
  expect(onlyFalls(before, { ...before, retractable: false, redemption: null })).toBe(true);
});

test.each<[string, Partial<Rights>]>([
  ['more votes', { votesPerShare: '2' }],
  ['a higher rate', { dividend: { type: 'fixed', rate: '6.01', cumulative: true } }],
  ['a lower rate and more votes', { dividend: { type: 'none' }, votesPerShare: '2' }],
  ['a larger amount of a later rank', { liquidation: { type: 'preference', amount: '11', rank: 2 } }],
  ['another sort of dividend', { dividend: { type: 'participating' } }],
  ['another sort of property', { liquidation: { type: 'residual' } }],
  ['a formula in place of a price', { redemption: { type: 'formula', text: 'book value' } }],
  ['a price that is on record no more', { redemption: null }],
  ['conversion into another class', { convertible: { into: 'b', numerator: '1', denominator: '1' } }],
  ['no redemption by the corporation', { redeemable: false }],
  ['other words', { restrictions: 'No transfer without consent.' }],
  ['series', { seriesAllowed: true }],
])('rights may grow: %s', (_what, changes) => {
  expect(onlyFalls(preferred, { ...preferred, ...changes })).toBe(false);
});
