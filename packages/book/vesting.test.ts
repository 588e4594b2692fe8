import { readFileSync } from 'node:fs';
import { plainDate } from '@tabellion/kernel/date.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkTerms,
  DEFAULT_VESTING,
  FREQUENCIES,
  type VestingTerms,
  vesting,
  vestingShape,
  vestingTable,
} from './vesting.ts';

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
  test.each(cases.filter(({ allocation }) => allocation === 'CUMULATIVE_ROUND_DOWN'))('$id: $why', (one) => {
    const { start, period, cliff, frequency, allocation, dayOfMonth: dayRule } = one;
    const terms = vestingShape.parse({ start, period, cliff, frequency, allocation, dayRule });
    const { vested, unvested, ...dates } = vesting(BigInt(one.shares), terms, plainDate(one.asOf));
    expect({ ...dates, vested: String(vested), unvested: String(unvested) }).toEqual(one.expected);
  });
});

const terms = (differs: Partial<VestingTerms>): VestingTerms => ({
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
  const faults = checkTerms(terms({ frequency, period, cliff }));
  expect(faults).toEqual(properties.map((property) => ({ code: 'invalid_period', property })));
});

test('the table of dates counts every date from the start', () => {
  expect(vestingTable(5n, terms({ period: 4, cliff: 1 }))).toEqual([
    { date: '2021-02-28', quantity: 1n },
    { date: '2021-03-31', quantity: 1n },
    { date: '2021-04-30', quantity: 1n },
    { date: '2021-05-31', quantity: 2n },
  ]);
});

test('the table sums to the grant, and agrees with every date', () => {
  const grants = fc.record({
    quantity: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    frequency: fc.constantFrom(...(Object.keys(FREQUENCIES) as VestingTerms['frequency'][])),
    period: fc.integer({ min: 1, max: 10 }),
    cliff: fc.integer({ min: 0, max: 9 }),
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
