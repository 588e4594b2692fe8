import { expect, test } from 'vitest';
import { personNameFact } from './namesakes.ts';

test.each([
  [' Amélie Jeanne Tremblay ', 'Amélie Jeanne', 'Tremblay'],
  ['Cher', '', 'Cher'],
  ['ليلى حداد', 'ليلى', 'حداد'],
])('%j is an individual by given and family name', (name, firstname, lastname) => {
  expect(personNameFact('individual', name)).toEqual({
    firstname,
    lastname,
    company_name: '',
    name_format: null,
  });
});

test('an individual is parted as the file tells it', () => {
  const parts = { first: 'Vincent', last: 'van der Berg' };
  expect(personNameFact('individual', 'Vincent van der Berg', parts)).toMatchObject({
    firstname: 'Vincent',
    lastname: 'van der Berg',
  });
});

test('a body’s name stays to the letter', () => {
  expect(personNameFact('body_corporate', ' Laurentian Seed  Fund L.P. ')).toEqual({
    firstname: '',
    lastname: '',
    company_name: 'Laurentian Seed  Fund L.P.',
    name_format: null,
  });
});
