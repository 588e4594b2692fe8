import { expect, test } from 'vitest';
import { type CorporateForm, inputsOf } from './corporateForm.ts';

const form: CorporateForm = {
  corporation_province: 'Ontario',
  address_line_1: '100 King Street West',
  address_line_2: '',
  city: 'Toronto',
  postal_code: 'M5X 1A9',
  industry: '',
  fiscal_year_end: '12-31',
  business_number: '',
  language: 'en',
  min_directors: 1,
  max_directors: 5,
  transfer_restriction: 'directors',
  transfer_restriction_text: '',
  business_restriction_text: 'None',
  other_provisions_text: 'None',
  sector: 'book_publishing',
  incorporators: [],
};

test('a corporation that exists tells its sector too, but has no incorporators', () => {
  expect(inputsOf(form, true).articles).toMatchObject({ sector: 'book_publishing', incorporators: [] });
  const existing = inputsOf(form, false).articles;
  expect(existing).toMatchObject({ sector: 'book_publishing' });
  expect(existing).not.toHaveProperty('incorporators');
});

test('a question that is not answered is not sent', () => {
  expect(inputsOf({ ...form, sector: '' }, false).articles).not.toHaveProperty('sector');
});
