import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import type { CorporateView } from '../../../organizations/shapes.ts';
import { suggestedArticles } from '../../rules/articles.ts';
import { type CorporateForm, inputsOf, startOf } from './corporateForm.ts';

const form: CorporateForm = {
  corporation_province: 'Ontario',
  address_line_1: '100 King Street West',
  address_line_2: '',
  city: 'Toronto',
  postal_code: 'M5X 1A9',
  industry: '',
  fiscal_year_end: '12-31',
  first_year_end: '',
  business_number: '',
  office_since: '2015-03-01',
  office_or_before: true,
  year_end_since: '',
  year_end_or_before: false,
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

test('only a corporation that exists says since when its office and its year end hold', () => {
  expect(inputsOf(form, false).corporate).toMatchObject({
    office_since: '2015-03-01',
    office_or_before: true,
  });
  expect(inputsOf(form, true).corporate).not.toHaveProperty('office_since');
});

test('a question that is not answered is not sent', () => {
  expect(inputsOf({ ...form, sector: '' }, false).articles).not.toHaveProperty('sector');
});

test('articles are suggested for a founding, in the language of the reader, and never for a corporation that exists', () => {
  const today = plainDate('2026-04-20');
  const reader = { language: 'fr', province: '', today } as const;
  const { incorporators: _none, ...suggested } = suggestedArticles(today);
  const startFor = (company_type: 'new' | 'old', is_saved = false) =>
    startOf({ company_type } as CorporateView, { ...suggested, is_saved, incorporators: [] }, reader);
  expect(startFor('new')).toMatchObject({
    language: 'fr',
    min_directors: 1,
    transfer_restriction: 'directors',
  });
  const blank = startFor('old');
  expect(blank).toMatchObject({
    transfer_restriction: 'not_stated',
    business_restriction_text: '',
    other_provisions_text: '',
  });
  for (const field of ['language', 'min_directors', 'max_directors']) expect(blank).not.toHaveProperty(field);
  expect(startFor('old', true)).toMatchObject({ language: 'en', max_directors: 10 });
});
