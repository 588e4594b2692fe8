import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tabellion } from '../testing.ts';

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

const file = new URL('../../../tests/data/vesting/cases.json', import.meta.url);
const { cases }: { cases: Case[] } = JSON.parse(readFileSync(file, 'utf8'));

test.each(cases)('$id: $why', async (one) => {
  const { code, out } = await tabellion(
    'vest',
    '--shares',
    one.shares,
    '--start',
    one.start,
    '--period',
    String(one.period),
    '--cliff',
    String(one.cliff),
    '--frequency',
    one.frequency,
    '--allocation',
    one.allocation,
    '--day-of-month',
    one.dayOfMonth,
    '--as-of',
    one.asOf,
    '--json',
  );
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual(one.expected);
});

test('without --json it is a table for people', async () => {
  const { out } = await tabellion(
    'vest',
    '--shares',
    '18',
    '--start',
    '2025-12-31',
    '--period',
    '4',
    '--cliff',
    '0',
    '--allocation',
    'FRACTIONAL',
  );
  expect(out).toBe(`As of          2026-04-20
Vested         13.5
Unvested       4.5
Dates gone by  3
First date     2026-01-31
Next date      2026-04-30
Last date      2026-04-30

   Date        Vests  Vested
*  2026-01-31    4.5     4.5
*  2026-02-28    4.5       9
*  2026-03-31    4.5    13.5
   2026-04-30    4.5      18

* gone by
`);
});

test('quantities have any size', async () => {
  const shares = `4${'0'.repeat(99)}`;
  const { out } = await tabellion('vest', '--shares', shares, '--start', '2025-04-20', '--json');
  expect(JSON.parse(out)).toMatchObject({ vested: `1${'0'.repeat(99)}`, installments: 12 });
});

test.each([
  ['monthly', 'the cliff of a year is 12 dates of 48', '2026-04-20', 12, '2029-04-20'],
  ['quarterly', 'the cliff of a year is 4 dates of 16', '2026-04-20', 4, '2029-04-20'],
  ['yearly', 'the cliff of a year is 1 date of 4', '2026-04-20', 1, '2029-04-20'],
])('%s: %s', async (frequency, _why, firstVestDate, installments, finalVestDate) => {
  const args = ['vest', '--shares', '480', '--start', '2025-04-20', '--frequency', frequency, '--json'];
  const { out } = await tabellion(...args);
  expect(JSON.parse(out)).toMatchObject({ installments, vested: '120', firstVestDate, finalVestDate });
});

const good = { shares: '4800', start: '2021-01-30' };
test.each([
  [{ start: '2021-01-30' }, '--shares is missing; add --shares NUMBER'],
  [{ shares: '4800' }, '--start is missing; add --start YYYY-MM-DD'],
  [{ ...good, shares: '0' }, '--shares "0" is no whole number'],
  [{ ...good, shares: '1.5' }, '--shares "1.5" is no whole number'],
  [{ ...good, shares: '-1' }, '--shares "-1" is no whole number'],
  [{ ...good, start: '2021-02-29' }, '--start "2021-02-29" is no day of the years'],
  [{ ...good, start: '3000-01-01' }, '--start "3000-01-01" is no day of the years 1600 to 2999'],
  [{ ...good, 'as-of': 'tomorrow' }, '--as-of "tomorrow" is no day of the calendar'],
  [{ ...good, period: '0' }, '--period "0" is out of bounds; give a whole number from 1 to 12000'],
  [{ ...good, period: '48.5' }, '--period "48.5" is out of bounds'],
  [{ ...good, frequency: 'yearly', period: '1001' }, 'give a whole number from 1 to 1000'],
  [{ ...good, period: '11' }, '--cliff 12 is longer than --period 11; give 0 to 11'],
  [{ ...good, frequency: 'weekly' }, '--frequency "weekly" is not known; give one of monthly'],
  [{ ...good, allocation: 'cumulative' }, '--allocation "cumulative" is not known'],
  [{ ...good, 'day-of-month': '29' }, '--day-of-month "29" is not known'],
])('%j is refused with 2: %s', async (options, complaint) => {
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const { code, out, err } = await tabellion('vest', ...args);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain(complaint);
});
