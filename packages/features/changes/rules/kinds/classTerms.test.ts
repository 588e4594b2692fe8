import type { ClassTerms } from '@tabellion/book/entities.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import type { BookFacts } from '../../../documents/templates/template.ts';
import { askedFields } from '../kinds.ts';
import { classTermsOf, conversionIn, redemptionIn } from './classTerms.ts';

const common: ClassTerms = {
  classId: 'common',
  name: 'Common',
  prefix: 'CS',
  kind: 'common',
  votesPerShare: '1',
  dividend: { type: 'participating' },
  liquidation: { type: 'residual' },
  redeemable: false,
  retractable: false,
  convertible: null,
  authorized: 'unlimited',
  seriesAllowed: false,
  seriesOf: null,
  restrictions: null,
  price: '1',
  createdOn: plainDate('2025-03-12'),
};
const preferred: ClassTerms = { ...common, classId: 'preferred', name: 'Preferred', seriesAllowed: true };
// Only its classes are read.
const book = { classes: [common, preferred] } as unknown as BookFacts;

test.each(['class_added', 'class_changed'] as const)('%s asks 5 to 10 fields at first sight', (kind) => {
  const first = askedFields(kind, book).filter(
    ({ isMore, when }) => isMore === undefined && when === undefined,
  );
  expect(first.length).toBeGreaterThanOrEqual(5);
  expect(first.length).toBeLessThanOrEqual(10);
});

test('a preferred amount that nobody told is no price', () => {
  const { liquidation_amount } = classTermsOf({ liquidation: 'preference', price: '10' }).properties;
  expect(liquidation_amount).toBeNull();
});

test('a class on record keeps its terms where nothing is told of them', () => {
  expect({ ...redemptionIn({}), ...conversionIn({}) }).toEqual({});
  expect(redemptionIn({ redemption: 'none' })).toEqual({ redeemable: false, retractable: false });
  expect(redemptionIn({ redemption: 'both', redemption_price: '4' })).toEqual({
    redeemable: true,
    retractable: true,
    redemption_price: '4',
    redemption_formula: null,
  });
  expect(conversionIn({ convertible_into: 'no' })).toEqual({ convertible: false });
  expect(conversionIn({ convertible_into: 'common' })).toMatchObject({
    convertible: true,
    convertible_into: 'common',
    conversion_numerator: null,
  });
});
