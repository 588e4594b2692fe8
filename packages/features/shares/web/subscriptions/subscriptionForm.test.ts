import { describe, expect, test } from 'vitest';
import {
  faultsOf,
  inputOf,
  issueDayOf,
  keepTypedValues,
  rescaleVestingPeriod,
  type SubscriptionRow,
} from './subscriptionForm.ts';

const row: SubscriptionRow = {
  Shareclass: '018f0000-0000-7000-8000-000000000001',
  ownership: '300000',
  price: '0.01',
  consideration: 'money',
  paid_on: '',
  resolution: '',
  resolution_on: '',
  exemption: '',
  hasVesting: true,
  isDated: false,
  frequency: 'monthly',
  cliff: '12',
  period: '48',
  start: '',
  acceleration: '',
};
const codes = (changes: Partial<SubscriptionRow>) =>
  faultsOf({ ...row, ...changes }).map(({ field, textCode }) => `${field} ${textCode}`);

describe('a row of the first subscribers', () => {
  test('passes with the default vesting', () => expect(codes({})).toEqual([]));

  test.each([
    [{ frequency: 'monthly', period: '120', cliff: '108' }, []],
    [{ frequency: 'monthly', period: '121', cliff: '12' }, ['period invalid_period']],
    [{ frequency: 'monthly', period: '120', cliff: '109' }, ['cliff invalid_period']],
    [{ frequency: 'yearly', period: '10', cliff: '9' }, []],
    [{ frequency: 'yearly', period: '11', cliff: '9' }, ['period invalid_period']],
    [{ frequency: 'yearly', period: '10', cliff: '10' }, ['cliff invalid_period']],
    [{ frequency: 'monthly', period: '12', cliff: '13' }, ['cliff invalid_period']],
    [{ frequency: 'monthly', period: '4.5', cliff: '1' }, ['period invalid_period']],
  ] as const)('keeps vesting %o within its bounds', (terms, expected) => {
    expect(codes(terms)).toEqual(expected);
  });

  test('does not judge vesting terms that are switched off', () => {
    expect(codes({ hasVesting: false, period: '900' })).toEqual([]);
  });

  test.each([
    [{ ownership: '0' }, ['ownership SHARES.OWNERSHIP_INVALID']],
    [{ ownership: '1.5' }, ['ownership SHARES.OWNERSHIP_INVALID']],
    [{ ownership: 'ten' }, ['ownership SHARES.OWNERSHIP_INVALID']],
    [{ price: '0.01' }, []],
    [{ price: '0.0099' }, ['price SHARES.PRICE_TOO_LOW']],
    [{ price: '1.23456789012' }, ['price SHARES.PRICE_INVALID']],
    [{ resolution: 'D-1' }, ['resolution_on SHARES.RESOLUTION_DATE_REQUIRED']],
    [{ resolution_on: '2025-05-02' }, ['resolution SHARES.RESOLUTION_NUMBER_REQUIRED']],
    [{ resolution: 'D-1', resolution_on: '2025-05-02' }, []],
  ] as const)('refuses %o at its field', (changes, expected) => {
    expect(codes(changes)).toEqual(expected);
  });
});

test('switching 48 and 12 monthly to yearly makes 4 and 1, and back', () => {
  expect([
    rescaleVestingPeriod('48', 'monthly', 'yearly'),
    rescaleVestingPeriod('12', 'monthly', 'yearly'),
  ]).toEqual(['4', '1']);
  expect([
    rescaleVestingPeriod('4', 'yearly', 'monthly'),
    rescaleVestingPeriod('12', 'monthly', 'quarterly'),
  ]).toEqual(['48', '4']);
  expect(rescaleVestingPeriod('13', 'monthly', 'yearly')).toBe('13');
});

test('shares are issued on the later of resolution and payment, and on no day before both are there', () => {
  const resolved = { ...row, resolution: 'D-1', resolution_on: '2025-05-02' };
  expect(issueDayOf({ ...resolved, paid_on: '2025-05-05' }, null)).toBe('2025-05-05');
  expect(issueDayOf({ ...resolved, paid_on: '2025-04-28' }, null)).toBe('2025-05-02');
  expect(issueDayOf(resolved, null)).toBeNull();
  expect(issueDayOf({ ...row, paid_on: '2025-05-05' }, null)).toBeNull();
});

test('the organizing resolution issues what names no other', () => {
  const organizingOn = '2025-03-14';
  expect(issueDayOf({ ...row, paid_on: '2025-04-02' }, organizingOn)).toBe('2025-04-02');
  expect(issueDayOf({ ...row, paid_on: '2025-03-01' }, organizingOn)).toBe('2025-03-14');
  expect(issueDayOf(row, organizingOn)).toBeNull();
  const own = { ...row, resolution: 'D-1', resolution_on: '2025-05-02', paid_on: '2025-04-02' };
  expect(issueDayOf(own, organizingOn)).toBe('2025-05-02');
});

test('what was blanked is taken away', () => {
  expect(inputOf({ ...row, hasVesting: false })).toMatchObject({
    paid_on: null,
    resolution: '',
    exemption: null,
    vesting: null,
  });
});

test('what vests early is asked for by its trigger, or not at all', () => {
  const schedule = { frequency: 'monthly', cliff: 12, period: 48, start: null };
  expect(inputOf(row).vesting).toEqual(schedule);
  expect(inputOf({ ...row, acceleration: 'single' }).vesting).toEqual({
    ...schedule,
    acceleration: 'single',
  });
});

test('vesting starts on the day that was entered, and otherwise on the day of the issue', () => {
  expect(inputOf(row).vesting).toMatchObject({ start: null });
  expect(inputOf({ ...row, start: '2025-01-15' }).vesting).toMatchObject({ start: '2025-01-15' });
});

test('a table of dates, which no field here shows, stays as it is until it is taken away', () => {
  expect(inputOf({ ...row, isDated: true })).not.toHaveProperty('vesting');
  expect(inputOf({ ...row, isDated: true, hasVesting: false })).toMatchObject({ vesting: null });
});

test('a newer view keeps what is being typed, but for what was saved otherwise in the meantime', () => {
  const of = (changes: Partial<SubscriptionRow>, simplePrice = '0.01') => ({
    simplePrice,
    rows: { one: { ...row, ...changes } },
  });
  const typed = of({ paid_on: '2026-11-03', resolution: 'D-1' }, '0.02');
  const paidElsewhere = of({ paid_on: '2026-11-05' });
  expect(keepTypedValues(typed, of({}), paidElsewhere)).toEqual(
    of({ paid_on: '2026-11-05', resolution: 'D-1' }, '0.02'),
  );
  const untouched = of({ ownership: '5' });
  expect(keepTypedValues(of({}), of({}), untouched).rows.one).toBe(untouched.rows.one);
  expect(keepTypedValues(typed, of({}), { simplePrice: '0.03', rows: {} })).toEqual({
    simplePrice: '0.03',
    rows: {},
  });
});
