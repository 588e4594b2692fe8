import { refused, warning } from '@tabellion/book/judge/finding.ts';
import { DEFAULT_VESTING } from '@tabellion/book/vesting.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { tellFindings } from '../../registers/rules/findings.ts';
import { firstClassNotHeld, firstWithoutVesting } from './holderForm.ts';
import { readPrice, readShares } from './readQuantity.ts';
import { checkVestingShares, readVesting } from './vestingForm.ts';

test('a new issuance takes the first share class not yet assigned, and is refused when there is none', () => {
  expect(firstClassNotHeld(['a', 'b', 'c'], ['a', 'c'])).toEqual({ ok: true, value: 'b' });
  expect(firstClassNotHeld(['a'], ['a'])).toEqual({
    ok: false,
    error: { path: 'Shareclass', textCode: 'class_not_available' },
  });
});

test('vesting is added to the first issuance without it, and is refused when every one has it', () => {
  const [vested, free] = [
    { securityId: 'a', vesting: DEFAULT_VESTING },
    { securityId: 'b', vesting: null },
  ];
  expect(firstWithoutVesting([vested, free])).toEqual({ ok: true, value: 'b' });
  expect(firstWithoutVesting([vested])).toEqual({
    ok: false,
    error: { path: 'vesting', textCode: 'class_not_available' },
  });
});

test('what the law refuses is refused, also where no words are for it; such a warning is not told', () => {
  const findings = [
    refused('series_not_allowed', 'seriesOf', { classId: 'a' }),
    refused('series_above_class', 'authorized', { classId: 'a', authorized: '10' }),
    warning('deduction_differs', 'deduction'),
  ];
  const summaryOf = (all: typeof findings, severity: 'refused' | 'warning') =>
    tellFindings(all, severity).map(({ path, textCode }) => `${path} ${textCode}`);
  expect(summaryOf(findings, 'refused')).toEqual([
    'series_of SHARES.SERIES_NOT_ALLOWED',
    'properties.authorized REGISTERS.SERIES_ABOVE_CLASS',
  ]);
  expect(summaryOf([refused('deduction_differs', 'deduction')], 'refused')).toEqual([
    'deduction GENERAL.FIELD_INVALID',
  ]);
  expect(summaryOf(findings, 'warning')).toEqual([]);
});

describe('vesting', () => {
  test('begins on no day from which its last one cannot be counted', () => {
    const read = readVesting(
      { period: 48, cliff: 12, frequency: 'monthly', start: '9999-12-31' },
      { path: 'vesting', from: plainDate('2026-04-20') },
    );
    expect(read).toMatchObject({
      ok: false,
      error: [{ path: 'vesting.start', textCode: 'GENERAL.NOT_A_DATE' }],
    });
  });

  test('starts on a day of its own, or on the day of the issue once there is one', () => {
    const from = plainDate('2026-04-20');
    const startOf = (start?: string | null) => {
      const read = readVesting(
        { period: 48, ...(start !== undefined && { start }) },
        { path: 'vesting', from },
      );
      return read.ok && 'start' in read.value ? read.value.start : undefined;
    };
    expect([startOf('2025-09-01'), startOf(null), startOf()]).toEqual(['2025-09-01', null, from]);
  });

  test('is by default 48 months after a cliff of 12', () => {
    expect(DEFAULT_VESTING).toMatchObject({ period: 48, cliff: 12, frequency: 'monthly' });
  });

  const from = plainDate('2025-03-12');
  test.each([
    ['monthly', 120, 108, []],
    ['monthly', 121, 108, ['period']],
    ['monthly', 120, 109, ['cliff']],
    ['quarterly', 40, 36, []],
    ['quarterly', 41, 37, ['period', 'cliff']],
    ['yearly', 10, 9, []],
    ['yearly', 11, 10, ['period', 'cliff']],
    ['yearly', 1, 2, ['cliff']],
    ['monthly', '', '', ['period', 'cliff']],
    ['monthly', '4.5', '-1', ['period', 'cliff']],
  ] as const)('%s, %s with a cliff of %s: refused %j', (frequency, period, cliff, refused) => {
    const read = readVesting({ frequency, period, cliff }, { path: 'vesting', from });
    expect(read.ok ? [] : read.error.map(({ path }) => path.replace('vesting.', ''))).toEqual(refused);
  });

  const dated = (...lines: readonly (readonly [on: string, sharesExact: string])[]) =>
    readVesting(
      { dates: lines.map(([on, sharesExact]) => ({ on, sharesExact })) },
      { path: 'vesting', from },
    );

  test('is a table of dates in whatever order they are told, those of one day together', () => {
    const read = dated(['2027-01-01', '600'], ['2026-01-01', '300'], ['2026-01-01', '100']);
    expect(read).toEqual({
      ok: true,
      value: {
        dates: [
          { on: '2026-01-01', quantity: '400' },
          { on: '2027-01-01', quantity: '600' },
        ],
      },
    });
    const over = (shares: bigint) => read.ok && checkVestingShares(read.value, { path: 'vesting', shares });
    expect(over(1000n)).toEqual(read);
    expect(over(1001n)).toMatchObject({
      error: [
        {
          path: 'vesting.dates',
          textCode: 'REGISTERS.VESTING_SUM_DIFFERS',
          params: { sum: '1000', shares: '1001' },
        },
      ],
    });
  });

  test('is a schedule or a table, never both', () => {
    const dates = [{ on: '2026-01-01', sharesExact: '300' }];
    expect(readVesting({ dates, period: 48, cliff: '' }, { path: 'vesting', from })).toEqual({
      ok: false,
      error: [
        { path: 'vesting.period', textCode: 'GENERAL.FIELD_UNKNOWN' },
        { path: 'vesting.cliff', textCode: 'GENERAL.FIELD_UNKNOWN' },
      ],
    });
  });

  test('keeps what was agreed for a change of control, and says nothing where nothing was', () => {
    const terms = { ...DEFAULT_VESTING, start: from };
    const where = { path: 'vesting', from };
    expect(readVesting({ acceleration: 'double' }, where)).toEqual({
      ok: true,
      value: { ...terms, acceleration: 'double' },
    });
    expect(readVesting({}, where)).toEqual({ ok: true, value: terms });
  });

  test('names every cell of the table that cannot be read', () => {
    const read = dated(['2026-02-30', '300'], ['2026-03-01', '0'], ['', '']);
    expect(read.ok ? [] : read.error.map(({ path }) => path)).toEqual([
      'vesting.dates.0.on',
      'vesting.dates.1.sharesExact',
      'vesting.dates.2.on',
      'vesting.dates.2.sharesExact',
    ]);
    expect(dated()).toMatchObject({ error: [{ path: 'vesting.dates', textCode: 'GENERAL.FIELD_REQUIRED' }] });
  });
});

test.each([
  [1, 'ok'],
  ['9007199254740991', 'ok'],
  ['9007199254740992', 'SHARES.OWNERSHIP_TOO_LARGE'],
  [1e21, 'SHARES.OWNERSHIP_TOO_LARGE'],
  [0, 'SHARES.OWNERSHIP_INVALID'],
  [-1, 'SHARES.OWNERSHIP_INVALID'],
  [0.5, 'SHARES.OWNERSHIP_INVALID'],
  ['1,000', 'SHARES.OWNERSHIP_INVALID'],
  [' ', 'GENERAL.FIELD_REQUIRED'],
  [undefined, 'GENERAL.FIELD_REQUIRED'],
])('%j shares: %s', (typed, expected) => {
  const read = readShares(typed, 'ownership');
  expect(read.ok ? 'ok' : read.error.textCode).toBe(expected);
});

test.each([
  [0.01, 'ok'],
  ['0.0100000001', 'ok'],
  ['0.0099999999', 'SHARES.PRICE_TOO_LOW'],
  ['0.00000000001', 'SHARES.PRICE_INVALID'],
  [1e-7, 'SHARES.PRICE_INVALID'],
  ['1,50', 'SHARES.PRICE_INVALID'],
])('a price of %j: %s', (typed, expected) => {
  const read = readPrice(typed, 'price');
  expect(read.ok ? 'ok' : read.error.textCode).toBe(expected);
});
