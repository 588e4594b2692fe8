import { plainDate } from '@tabellion/kernel/date.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coversAll, vestedBy, vestingShape, vestingTable } from './vesting.ts';
import { type DatedVesting, MOST_VESTING_DATES, overNewShares, sumOfDates } from './vesting-dated.ts';

const dated = (...dates: readonly (readonly [on: string, shares: string])[]): DatedVesting => ({
  dates: dates.map(([on, quantity]) => ({ on: plainDate(on), quantity })),
});

/** 4 shares on the first day of 2026, 6 on that of 2030. */
const terms = dated(['2026-01-01', '4'], ['2030-01-01', '6']);

describe('a table of dates', () => {
  test('brings the shares of each date at the end of its day', () => {
    const days = ['2025-12-31', '2026-01-01', '2029-12-31', '2030-01-01'];
    expect(days.map((day) => vestedBy(10n, terms, plainDate(day)))).toEqual([0n, 4n, 4n, 10n]);
    expect(vestingTable(10n, terms)).toEqual([
      { date: '2026-01-01', quantity: 4n, vested: 4n },
      { date: '2030-01-01', quantity: 6n, vested: 10n },
    ]);
  });

  test('is for the sum of its dates, and for no other number of shares', () => {
    expect([10n, 9n, 11n].map((shares) => coversAll(terms, shares))).toEqual([true, false, false]);
  });

  test.each<[why: string, terms: unknown]>([
    ['no date', { dates: [] }],
    ['a day twice', dated(['2026-01-01', '4'], ['2026-01-01', '6'])],
    ['days that fall', dated(['2030-01-01', '4'], ['2026-01-01', '6'])],
    ['a date that brings nothing', { dates: [{ on: '2026-01-01', quantity: '0' }] }],
    ['a day that is none', { dates: [{ on: '2026-02-30', quantity: '1' }] }],
    ['a rule besides', { ...terms, period: 2 }],
    ['more dates than a table has', { dates: Array(MOST_VESTING_DATES + 1).fill(terms.dates[0]) }],
  ])('is refused with %s', (_why, wrong) => {
    expect(vestingShape.safeParse(wrong).success).toBe(false);
  });
});

test('after a consolidation 1 for 3 the running total is rounded down, and the last date brings the rest', () => {
  expect(overNewShares(dated(['2026-01-01', '4'], ['2027-01-01', '1'], ['2028-01-01', '5']), 3n)).toEqual(
    dated(['2026-01-01', '1'], ['2028-01-01', '2']),
  );
});

test('over other shares the dates bring all of them, and never more than their part by then', () => {
  const day = (at: number) => plainDate(`${2026 + at}-01-01`);
  const counts = fc.array(fc.bigInt({ min: 1n, max: 10n ** 30n }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(counts, fc.bigInt({ min: 1n, max: 10n ** 30n }), (all, shares) => {
      const before = { dates: all.map((count, at) => ({ on: day(at), quantity: String(count) })) };
      const after = overNewShares(before, shares);
      expect(sumOfDates(after)).toBe(shares);
      expect(vestingShape.safeParse(after).success).toBe(true);
      for (const at of all.keys()) {
        const vested = vestedBy(shares, after, day(at));
        const exact = vestedBy(0n, before, day(at)) * shares;
        const whole = sumOfDates(before);
        expect(vested * whole <= exact && exact < (vested + 1n) * whole).toBe(true);
      }
    }),
  );
});
