import type { Corporation } from '@tabellion/book/entities.ts';
import { articles } from '@tabellion/book/testing.ts';
import { sound } from '@tabellion/book/testing-payloads.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { changedFacts, factsOf } from './factsOf.ts';

const maple: Corporation = {
  ...articles.articles,
  number: '1234567-8',
  jurisdiction: 'CA',
  incorporatedOn: plainDate('2025-03-12'),
};
const { address } = sound['address.changed'];

test('facts are sent in the words of the specification, and null where nothing tells them', () => {
  expect(factsOf({ ...maple, registeredOffice: address, yearEnd: '02-29' })).toEqual({
    name: 'Maple Robotics Inc.',
    corporation_number: '1234567-8',
    corporation_type: 'Federal Canadian',
    corporation_province: 'Ontario',
    registered_office: {
      address_line_1: '12 Elm Street',
      address_line_2: '',
      city: 'Toronto',
      province: 'Ontario',
      country: 'Canada',
      postal_code: 'M5V 2T6',
    },
    records_office: null,
    fiscal_year_end: '02-29',
    min_directors: 1,
    max_directors: 5,
    transfer_restriction: 'No transfer without the consent of the directors.',
    business_restriction: null,
    other_provisions: null,
    language: 'en',
    sector: 'none',
  });
});

test('a law or a province that we do not know is sent as it stands', () => {
  const abroad = { ...address, province: 'Vermont', country: 'US' as const };
  const facts = factsOf({ ...maple, jurisdiction: 'DE', recordsOffice: abroad });
  expect(facts).toMatchObject({ corporation_type: 'DE', records_office: { province: 'Vermont' } });
});

test('an entry states what differs; the first one all that it tells', () => {
  const before = factsOf(maple);
  expect(changedFacts(null, before)).not.toHaveProperty('fiscal_year_end');
  expect(changedFacts(null, before)).toMatchObject({ name: 'Maple Robotics Inc.', max_directors: 5 });
  expect(changedFacts(before, before)).toEqual({});
  const after = factsOf({ ...maple, yearEnd: '06-30', transferRestrictions: null });
  expect(changedFacts(before, after)).toEqual({ fiscal_year_end: '06-30', transfer_restriction: '' });
  const { transferRestrictions: _restrictions, ...unstated } = maple;
  expect(factsOf(unstated)).toMatchObject({ transfer_restriction: null });
});
