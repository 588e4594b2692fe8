import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { NEW } from '../acts/granted.ts';
import type { Instrument } from '../entities.ts';
import type { Interest } from '../terms/conversions.ts';
import { eightPercent } from '../testing-options.ts';
import { judgeConvertedInterest, judgeExerciseSettlement, judgeUnadjusted } from './options.ts';

/** $25,000 at the interest. */
const note = (interest: Interest | null): Instrument => ({
  ...NEW,
  securityId: 'cn-1',
  kind: 'note',
  label: 'CN-1',
  personId: 'ann',
  currency: 'CAD',
  principal: '25000',
  discharged: '0',
  issuedOn: plainDate('2025-04-01'),
  expiresOn: null,
  exemption: null,
  resolution: null,
  terms: { of: 'convertible', interest, triggers: [], proRata: null, seniority: null },
});

describe('interest that converts', () => {
  const summaryOf = (interest: Interest | null, amount: string, on = '2026-03-31') =>
    judgeConvertedInterest(note(interest), amount, plainDate(on)).map(({ code, params }) => [
      code,
      params.accrued,
    ]);

  // 365 days from April 1, 2025 to March 31, 2026: 25,000 × 8 % = 2,000.
  test.each<[string, Interest | null, string, unknown[]]>([
    ['is what has accrued', eightPercent('2025-04-01'), '2000', []],
    ['is no cent more', eightPercent('2025-04-01'), '2000.01', [['interest_above_accrued', '2000.00']]],
    ['is none where none was agreed', null, '0.01', [['interest_above_accrued', '0.00']]],
    ['may be nothing', null, '0', []],
    [
      'runs at each rate from its day',
      {
        ...eightPercent('2025-04-01'),
        rates: [
          { rate: '8', from: plainDate('2025-04-01'), until: plainDate('2025-06-12') },
          { rate: '4', from: plainDate('2026-03-31'), until: null },
        ],
      },
      // 73 days at 8 %: 400; one day at 4 %: 2.74 (rounded up).
      '402.75',
      [['interest_above_accrued', '402.74']],
    ],
    [
      'counts months of thirty days where they are agreed',
      { ...eightPercent('2025-04-01'), dayCount: 'thirty_360' },
      '2000.01',
      [['interest_above_accrued', '2000.00']],
    ],
    [
      'is not computed where it is compounded',
      { ...eightPercent('2025-04-01'), compounding: 'compounding' },
      '9999',
      [['interest_unchecked', undefined]],
    ],
    [
      'nor where nobody told by which days',
      { ...eightPercent('2025-04-01'), dayCount: null },
      '1',
      [['interest_unchecked', undefined]],
    ],
  ])('%s', (_, interest, amount, expected) => {
    expect(summaryOf(interest, amount)).toEqual(expected);
  });
});

test('what is settled by a value is confirmed by a person', () => {
  expect(judgeExerciseSettlement('price')).toEqual([]);
  for (const by of ['net', 'service'] as const)
    expect(judgeExerciseSettlement(by)).toMatchObject([{ code: 'settlement_value', severity: 'warning' }]);
});

test('rights that a split leaves are named, ten of them', () => {
  expect(judgeUnadjusted([])).toEqual([]);
  const labels = Array.from({ length: 12 }, (_, at) => `OP-${at + 1}`);
  expect(judgeUnadjusted(labels)).toMatchObject([
    { code: 'not_adjusted', params: { rights: labels.slice(0, 10).join(', '), more: 2 } },
  ]);
});
