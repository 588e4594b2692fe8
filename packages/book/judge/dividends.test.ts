import { plainDate } from '@tabellion/kernel/date.ts';
import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import { expect, test } from 'vitest';
import { classTerms } from '../testing.ts';
import { type Declared, owedOn, seniorOwed } from './dividends.ts';

const since = plainDate('2024-01-15');
const terms = (
  name: string,
  more: Parameters<typeof classTerms>[1] = {},
  issuedAt: string | null = null,
) => ({
  since,
  issuedAt,
  terms: { ...classTerms(name, more), createdOn: since },
});
const fixed = (cumulative: boolean) => ({ type: 'fixed', rate: '6', cumulative }) as const;
const preference = (rank: number) => ({ type: 'preference', amount: '10', rank }) as const;
const senior = terms('First', { dividend: fixed(true), liquidation: preference(1) });
const junior = terms('Second', { dividend: fixed(false), liquidation: preference(2) });
const common = terms('Common');
const declared = (perShare: string, on: string, of = senior): Declared => ({
  classId: of.terms.classId,
  perShare,
  on: plainDate(on),
});

test.each([
  ['2025-01-14', [], '0'],
  ['2025-01-15', [], '0.6'],
  ['2026-06-01', [], '1.2'],
  ['2026-06-01', [declared('0.7', '2025-02-01')], '0.5'],
  ['2026-06-01', [declared('1.2', '2026-07-01')], '1.2'],
  ['2026-06-01', [declared('2', '2025-02-01')], '0'],
])('on %s cumulative dividends of 6% of $10 are owed after %j', (on, before, owed) => {
  expect(formatDecimal(owedOn(senior, before, plainDate(on)))).toBe(owed);
});

test('the rate is taken of the price at which the shares were issued, whatever is preferred on dissolution', () => {
  const issued = terms('First', { dividend: fixed(true), liquidation: preference(1), price: '3' }, '1');
  expect(formatDecimal(owedOn(issued, [], plainDate('2025-01-15')))).toBe('0.06');
});

test('those that are not cumulative are owed for the last twelve months alone', () => {
  const on = plainDate('2026-06-01');
  expect(formatDecimal(owedOn(junior, [declared('0.6', '2025-05-01', junior)], on))).toBe('0.6');
  expect(formatDecimal(owedOn(junior, [declared('0.6', '2025-07-01', junior)], on))).toBe('0');
});

test('classes are paid in their order, and common shares last', () => {
  const classes = [common, junior, senior];
  const at = (of: typeof common) => ({ classId: of.terms.classId, on: plainDate('2025-06-01') });
  expect(seniorOwed(classes, [], at(common))?.name).toBe('First');
  expect(seniorOwed(classes, [], at(junior))?.name).toBe('First');
  expect(seniorOwed(classes, [], at(senior))).toBeUndefined();
  const paid = [declared('0.6', '2025-05-01'), declared('0.6', '2025-05-01', junior)];
  expect(seniorOwed(classes, paid, at(common))).toBeUndefined();
});
