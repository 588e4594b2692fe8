import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import type { PersonFacts } from '../../registers/facts.ts';
import { isSamePerson } from './samePerson.ts';

const zoe: PersonFacts = {
  name: { firstname: 'Zoé', lastname: 'Côté', company_name: '', name_format: null },
  contact: { email: 'zoe@maple.test', phone_number: null },
  birth_date: { date: plainDate('1980-02-03') },
};
const named = (firstname: string): PersonFacts => ({
  name: { firstname, lastname: 'Côté', company_name: '', name_format: null },
});

test.each<[string, PersonFacts, boolean]>([
  [
    'with the same e-mail',
    { ...named('ZOÉ'), contact: { email: 'zoe@maple.test', phone_number: null } },
    true,
  ],
  ['with the same birth date', { ...named('Zoé'), birth_date: { date: plainDate('1980-02-03') } }, true],
  ['with nothing else in common', named('Zoé'), false],
  ['with another e-mail', { ...named('Zoé'), contact: { email: 'z@other.test', phone_number: null } }, false],
])('the same name %s', (_, other, isSame) => {
  expect(isSamePerson(zoe, other)).toBe(isSame);
});

test('another name is another person', () => {
  expect(isSamePerson(zoe, { ...zoe, ...named('Ève') })).toBe(false);
});
