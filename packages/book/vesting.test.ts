import { readFileSync } from 'node:fs';
import { plainDate } from '@tabellion/kernel/date.ts';
import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkVestingTerms,
  DEFAULT_VESTING,
  FREQUENCIES,
  scheduleShape,
  type VestingSchedule,
  vesting,
  vestingTable,
} from './vesting.ts';
import { ALLOCATIONS } from './vesting-allocation.ts';
import { DAY_RULES } from './vesting-days.ts';
import { fractionalVesting } from './vesting-fractional.ts';

interface Case {
  readonly id: string;
  readonly why: string;
  readonly shares: string;
  readonly start: string;
  readonly period: number;
  readonly cliff: number;
  readonly frequency: string;
  readonly allocation: string;
  readonly dayOfMonth: string;
  readonly asOf: string;
  readonly expected: Readonly<Record<string, string | number | null>>;
}

const file = new URL('../../tests/data/vesting/cases.json', import.meta.url);
const { cases }: { cases: Case[] } = JSON.parse(readFileSync(file, 'utf8'));

describe('reference cases', () => {
  const [fractional, whole] = [true, false].map((wanted) =>
    cases.filter(({ allocation }) => (allocation === 'FRACTIONAL') === wanted),
  );

  test.each(whole ?? [])('$id: $why', (one) => {
    const { start, period, cliff, frequency, allocation, dayOfMonth: dayRule } = one;
    const terms = scheduleShape.parse({ start, period, cliff, frequency, allocation, dayRule });
    const { vested, unvested, ...dates } = vesting(BigInt(one.shares), terms, plainDate(one.asOf));
    expect({ ...dates, vested: String(vested), unvested: String(unvested) }).toEqual(one.expected);
  });

  test.each(fractional ?? [])('$id: $why', (one) => {
    const { start, period, cliff, frequency, dayOfMonth: dayRule } = one;
    const allocation = 'CUMULATIVE_ROUNDING';
    const terms = scheduleShape.parse({ start, period, cliff, frequency, allocation, dayRule });
    const { vested, unvested, ...dates } = fractionalVesting(BigInt(one.shares), terms, plainDate(one.asOf));
    const spelled = { vested: formatDecimal(vested), unvested: formatDecimal(unvested) };
    expect({ ...dates, ...spelled }).toEqual(one.expected);
  });

  test('there are twenty', () => expect(cases).toHaveLength(20));
});

const terms = (differs: Partial<VestingSchedule>): VestingSchedule => ({
  ...DEFAULT_VESTING,
  start: plainDate('2021-01-31'),
  ...differs,
});

test.each([
  ['monthly', 120, 108, []],
  ['monthly', 121, 108, ['period']],
  ['monthly', 120, 109, ['cliff']],
  ['quarterly', 40, 36, []],
  ['quarterly', 41, 37, ['period', 'cliff']],
  ['yearly', 10, 9, []],
  ['yearly', 11, 9, ['period']],
  ['yearly', 10, 10, ['cliff']],
  ['monthly', 0, 0, ['period']],
  ['monthly', 12, 12, []],
  ['monthly', 12, 13, ['cliff']],
  ['monthly', 48, 0, []],
] as const)('%s, period %i, cliff %i: invalid_period of %j', (frequency, period, cliff, properties) => {
  const faults = checkVestingTerms(terms({ frequency, period, cliff }));
  expect(faults).toEqual(properties.map((property) => ({ code: 'invalid_period', property })));
});

test('the table of dates counts every date from the start', () => {
  expect(vestingTable(5n, terms({ period: 4, cliff: 1 }))).toEqual([
    { date: '2021-02-28', quantity: 1n, vested: 1n },
    { date: '2021-03-31', quantity: 1n, vested: 2n },
    { date: '2021-04-30', quantity: 1n, vested: 3n },
    { date: '2021-05-31', quantity: 2n, vested: 5n },
  ]);
});

// enums/AllocationType of the Open Cap Format gives these schedules of 18 shares on four dates.
test.each([
  ['CUMULATIVE_ROUNDING', [5, 4, 5, 4]],
  ['CUMULATIVE_ROUND_DOWN', [4, 5, 4, 5]],
  ['FRONT_LOADED', [5, 5, 4, 4]],
  ['BACK_LOADED', [4, 4, 5, 5]],
  ['FRONT_LOADED_TO_SINGLE_TRANCHE', [6, 4, 4, 4]],
  ['BACK_LOADED_TO_SINGLE_TRANCHE', [4, 4, 4, 6]],
] as const)('18 shares on four dates, %s: %j', (allocation, schedule) => {
  const table = vestingTable(18n, terms({ period: 4, cliff: 0, allocation }));
  expect(table.map(({ quantity }) => Number(quantity))).toEqual(schedule);
});

test.each([
  ['VESTING_START_DAY_OR_LAST_DAY_OF_MONTH', ['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30']],
  ['01', ['2024-01-01', '2024-02-01', '2024-03-01', '2024-04-01']],
  ['28', ['2024-01-28', '2024-02-28', '2024-03-28', '2024-04-28']],
  ['29_OR_LAST_DAY_OF_MONTH', ['2024-01-29', '2024-02-29', '2024-03-29', '2024-04-29']],
  ['30_OR_LAST_DAY_OF_MONTH', ['2024-01-30', '2024-02-29', '2024-03-30', '2024-04-30']],
  ['31_OR_LAST_DAY_OF_MONTH', ['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30']],
] as const)('from December 31, by the rule %s: %j', (dayRule, days) => {
  const granted = terms({ start: plainDate('2023-12-31'), period: 4, cliff: 0, dayRule });
  expect(vestingTable(4n, granted).map(({ date }) => date)).toEqual(days);
});

test('quarters are three months, counted from the start', () => {
  const granted = terms({ start: plainDate('2023-11-30'), period: 2, cliff: 0, frequency: 'quarterly' });
  expect(vestingTable(2n, granted).map(({ date }) => date)).toEqual(['2024-02-29', '2024-05-30']);
});

test('the table sums to the grant, and agrees with every date', () => {
  const grants = fc.record({
    quantity: fc.bigInt({ min: 1n, max: 10n ** 38n - 1n }),
    frequency: fc.constantFrom(...(Object.keys(FREQUENCIES) as VestingSchedule['frequency'][])),
    period: fc.integer({ min: 1, max: 10 }),
    cliff: fc.integer({ min: 0, max: 9 }),
    allocation: fc.constantFrom(...ALLOCATIONS),
    dayRule: fc.constantFrom(...DAY_RULES),
  });
  fc.assert(
    fc.property(grants, ({ quantity, ...rest }) => {
      const granted = terms({ ...rest, cliff: Math.min(rest.cliff, rest.period) });
      let vested = 0n;
      for (const row of vestingTable(quantity, granted)) {
        expect(vesting(quantity, granted, row.date).vested).toBe(vested + row.quantity);
        vested += row.quantity;
      }
      expect(vested).toBe(quantity);
      expect(vesting(quantity, granted, plainDate('2031-01-31'))).toMatchObject({
        unvested: 0n,
        nextVestDate: null,
      });
    }),
  );
});
