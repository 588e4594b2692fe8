import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import type { BookFacts } from '../../documents/templates/template.ts';
import { readProfile } from '../../registry/rules/profile.ts';
import { type Compared, differencesFrom } from './againstRegistry.ts';

const english = `Federal Corporation Information - 990000-1
Buy copies of corporate documents
Corporation Number
990000-1
Business Number (BN)
123456789RC0001
Corporate Name
MAPLE ROBOTICS INC.
Status
Active
Governing Legislation
Canada Business Corporations Act - 2025-03-12
Registered Office Address
1 King Street West
Toronto ON M5H 1A1
Canada
Directors
Minimum 1
Maximum 7
Amélie Tremblay
128 Roncesvalles Avenue
Toronto ON M6R 2L4
Canada
Noah Martin
5 Elm Street
Toronto ON M5G 1H1
Annual Filings
Anniversary Date (MM-DD)
03-12
Status of Annual Filings
2026 - Filed
2025 - Not due
Corporate History`;

const on = plainDate('2026-05-04');
const person = (name: string, formAddress: string) => [
  name,
  {
    name,
    isBody: false,
    address: null,
    serviceAddress: null,
    formAddress,
    residentCanadian: true,
    members: [],
  },
];
const seat = (personId: string) => ({
  appointmentId: personId,
  personId,
  position: 'director',
  title: null,
  from: plainDate('2025-03-12'),
  ceasedOn: null,
});
const amelie = '128 Roncesvalles Avenue, Toronto, Ontario, Canada, M6R 2L4';
const noah = '5 Elm Street, Toronto, Ontario, Canada, M5G 1H1';
const book = (over: object = {}) =>
  ({
    language: 'en',
    asOf: on,
    number: '990000-1',
    corporation: {
      name: 'Maple Robotics Inc.',
      board: { minimum: 1, maximum: 7 },
      province: 'ON',
      jurisdiction: 'CA',
      registeredOffice: {
        street: '1 King Street West',
        unit: null,
        city: 'Toronto',
        province: 'ON',
        postalCode: 'M5H 1A1',
      },
      ...over,
    },
    appointments: [seat('Amélie Tremblay'), seat('Noah Martin')],
    persons: new Map([person('Amélie Tremblay', amelie), person('Noah Martin', noah)] as never),
  }) as unknown as BookFacts;
const against = (over: Partial<Compared> = {}, text = english) =>
  differencesFrom(readProfile(text), {
    book: book(),
    isDissolved: false,
    openNotices: new Set(),
    filedReturns: new Set([2026]),
    asOf: on,
    ...over,
  }).map(({ fact, newer, mend, kind }) => [fact, newer, mend, kind]);

test('capitals, commas and spelled-out provinces are no difference', () => {
  expect(against()).toEqual([]);
});

test.each([
  ['another name', { book: book({ name: 'Maple Autonomy Inc.' }) }, [['name', 'registry', 'change', 'name']]],
  [
    'another board',
    { book: book({ board: { minimum: 1, maximum: 9 } }) },
    [['directors_number', 'registry', 'change', 'board']],
  ],
  ['no return here', { filedReturns: new Set<number>() }, [['annual_return', 'registry', 'filing', null]]],
  ['a dissolved corporation', { isDissolved: true }, [['status', 'registry', 'change', null]]],
] as const)('%s is the registry’s to tell', (_name, over, lines) => {
  expect(against(over)).toEqual(lines);
});

test('an office and a director are behind at the registry while their notice is open, else here', () => {
  const moved = english.replace('1 King Street West', '9 Queen Street');
  expect(against({}, moved)).toEqual([['registered_office', 'registry', 'change', 'office']]);
  expect(against({ openNotices: new Set(['office_notice']) }, moved)).toEqual([
    ['registered_office', 'registers', 'filing', null],
  ]);
  const elsewhere = english.replace('Toronto ON M5H 1A1', 'Montréal QC H2Y 1C6');
  expect(against({}, elsewhere)).toEqual([['registered_office', 'registry', 'change', 'office_province']]);
  const ontario = { book: book({ jurisdiction: 'ON' }) };
  expect(against(ontario, elsewhere)).toEqual([['registered_office', null, 'correction', null]]);
  const others = english.replace('Noah Martin', 'Zoé Gagnon');
  expect(against({}, others)).toEqual([
    ['director', 'registry', 'change', 'director_elected'],
    ['director', 'registry', 'change', 'director_resigned'],
  ]);
  expect(against({}, english.replace('5 Elm Street', '7 Elm Street'))).toEqual([
    ['director_address', 'registry', 'correction', null],
  ]);
});
