import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { plansOn, pricesOn } from './plans.ts';
import { priceVersions } from './prices.data.ts';

const dearer = {
  as_of: '2027-01-01',
  plans: { founder: 360_00, growth: 600_00, counsel: 1_200_00 },
  holder: 15_00,
  director: 0,
};
const versions = [priceVersions[0], dearer] as const;

test.each([
  // Before the first version there is no other price.
  ['2025-03-12', '2026-01-01', 348_00n],
  ['2026-12-31', '2026-01-01', 348_00n],
  ['2027-01-01', '2027-01-01', 360_00n],
])('on %s the prices of %s hold', (on, version, founder) => {
  expect(pricesOn(plainDate(on), versions).as_of).toBe(version);
  expect(plansOn(plainDate(on), versions)[0]).toEqual({
    planId: 'founder',
    holders: 10,
    priceCents: founder,
  });
});

test('versions stand in the order of their days', () => {
  const days = priceVersions.map(({ as_of }) => as_of);
  expect(days).toEqual(days.toSorted());
});

test('offers three yearly plans, the smallest first', () => {
  const offered = plansOn(plainDate('2026-06-01'));
  expect(offered.map(({ planId, priceCents, holders }) => [planId, priceCents, holders])).toEqual([
    ['founder', 348_00n, 10],
    ['growth', 588_00n, 50],
    ['counsel', 1_188_00n, 250],
  ]);
});
