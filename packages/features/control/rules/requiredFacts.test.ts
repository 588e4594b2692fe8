import { expect, test } from 'vitest';
import { requirementsIn } from './requiredFacts.ts';

test('Canada asks for all facts and shows some, Ontario for no citizenship and shows none', () => {
  expect(requirementsIn('CA')).toEqual({
    facts: ['birth_date', 'residential_address', 'citizenship', 'tax_residence'],
    publicity: 'partly',
    isVerified: true,
  });
  expect(requirementsIn('ON')).toEqual({
    facts: ['birth_date', 'residential_address', 'tax_residence'],
    publicity: 'none',
    isVerified: true,
  });
});

test('what was not read of a law is to be confirmed', () => {
  expect(requirementsIn('QC')).toMatchObject({ publicity: 'confirm', isVerified: false });
  expect(requirementsIn('MB')).toMatchObject({ publicity: 'none', isVerified: false });
});
