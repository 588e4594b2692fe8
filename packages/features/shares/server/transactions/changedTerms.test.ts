import type { ClassTerms } from '@tabellion/book/entities.ts';
import { classTerms } from '@tabellion/book/testing.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { changedTerms } from './changedTerms.ts';

const terms = (more: Partial<ClassTerms> = {}): ClassTerms => ({
  ...classTerms('Common'),
  createdOn: plainDate('2025-03-12'),
  ...more,
});
const nameOf = (classId: string) => `the class ${classId}`;

test('of a class nothing is told that stays as it was', () => {
  expect(changedTerms(terms(), terms(), nameOf)).toEqual([]);
});

test('every term that changes is told as it was and as it becomes, by its field of the form', () => {
  const before = terms({ votesPerShare: '1', authorized: 'unlimited', restrictions: null });
  const after = terms({
    name: 'Class A',
    votesPerShare: '10',
    dividend: { type: 'fixed', rate: '6', cumulative: true },
    liquidation: { type: 'preference', amount: '2.5', rank: 1 },
    redeemable: true,
    convertible: { into: 'B', numerator: '3', denominator: '2' },
    authorized: '5000',
    restrictions: 'No transfer without consent.',
  });
  expect(
    changedTerms(before, after, nameOf).map((one) => [one.what, one.before, one.after].join(' | ')),
  ).toEqual([
    'name | Common | Class A',
    'votes_per_share | 1 | 10',
    'dividend | participating | fixed_cumulative',
    'dividend_rate |  | 6',
    'liquidation | residual | preference',
    'liquidation_amount |  | 2.5',
    'liquidation_rank |  | 1',
    'redeemable | false | true',
    'convertible_into |  | the class B',
    'conversion_denominator |  | 2',
    'conversion_numerator |  | 3',
    'authorized |  | 5000',
    'restrictions |  | No transfer without consent.',
  ]);
});
