import { expect, test } from 'vitest';
import { anchorOf, incorporatedOnOf, namesOf, placeOfLines, readProfile } from './profile.ts';

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
Corporate History
Certificates and Filings
Certificate of Incorporation
2025-03-12`;

const french = `Numéro de société : 990000-1
Dénomination sociale : ROBOTIQUE ÉRABLE INC.
Statut : Actif
Siège social
1, rue King Ouest
Toronto ON M5H 1A1
Administrateurs
Minimum : 1
Maximum : 7
Amélie Tremblay`;

test('a profile is read by its headings, and what belongs to none is listed', () => {
  expect(readProfile(english)).toEqual({
    number: '990000-1',
    name: 'MAPLE ROBOTICS INC.',
    status: 'Active',
    office: ['1 King Street West', 'Toronto ON M5H 1A1'],
    minimum: 1,
    maximum: 7,
    directors: [
      { name: 'Amélie Tremblay', address: ['128 Roncesvalles Avenue', 'Toronto ON M6R 2L4'] },
      { name: 'Noah Martin', address: ['5 Elm Street', 'Toronto ON M5G 1H1'] },
    ],
    returns: [2026],
    governedSince: '2025-03-12',
    certificates: { incorporation: '2025-03-12' },
    unread: [],
  });
  expect(readProfile(`Hello\n${french}`)).toMatchObject({
    number: '990000-1',
    name: 'ROBOTIQUE ÉRABLE INC.',
    status: 'Actif',
    office: ['1, rue King Ouest', 'Toronto ON M5H 1A1'],
    maximum: 7,
    directors: [{ name: 'Amélie Tremblay', address: [] }],
    unread: ['Hello'],
  });
  expect(readProfile('')).toMatchObject({ name: null, directors: [], unread: [] });
});

test.each([
  ['on two lines', 'Directors\nMinimum\n1\nMaximum:\n7\nAmélie Tremblay'],
  ['on one', 'Directors\nMinimum 1 Maximum 7\nAmélie Tremblay'],
])('a label and its value are read %s, and no director is called so', (_how, lines) => {
  expect(readProfile(lines)).toMatchObject({
    minimum: 1,
    maximum: 7,
    directors: [{ name: 'Amélie Tremblay' }],
    unread: [],
  });
});

test('a label without its value is unread, and a status below its year is read', () => {
  const text = 'Directors\nMinimum\nAmélie Tremblay\nStatus of Annual Filings\n2026\nFiled\n2025\nOverdue';
  expect(readProfile(text)).toMatchObject({
    minimum: null,
    directors: [{ name: 'Amélie Tremblay' }],
    returns: [2026],
    unread: ['Minimum'],
  });
});

test('an address ends with its city, province and postal code; one abroad is not told apart', () => {
  expect(placeOfLines(['1 King Street West', 'Suite 400', 'North York ON  m5h1a1'])).toEqual({
    address_line_1: '1 King Street West',
    address_line_2: 'Suite 400',
    city: 'North York',
    postal_code: 'M5H 1A1',
    province: 'ON',
  });
  expect(placeOfLines(['1 Main Street', 'Boston MA 02108'])).toBeUndefined();
  expect(placeOfLines(['Toronto ON M5H 1A1'])).toBeUndefined();
});

test('the day of its incorporation is that of its certificate, or of its Act where it did not come later', () => {
  const governed = 'Governing Legislation\nCanada Business Corporations Act - 2011-05-04';
  const continued = `${governed}\nCertificate of Continuance\n2011-05-04`;
  expect(incorporatedOnOf(readProfile(governed))).toBe('2011-05-04');
  expect(anchorOf(readProfile(governed))).toBeUndefined();
  expect(incorporatedOnOf(readProfile(continued))).toBeNull();
  const merged = readProfile(`${continued}\nCertificate of Amalgamation 2015-01-01`);
  expect(anchorOf(merged)).toEqual({ by: 'amalgamation', on: '2015-01-01' });
  expect(namesOf('Amélie Rose Tremblay')).toEqual({ firstname: 'Amélie Rose', lastname: 'Tremblay' });
});
