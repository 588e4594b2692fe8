import { expect, test } from 'vitest';
import { type ClassRights, readMapping, readRights, valueUnder } from './mapping.ts';

const rights: ClassRights = {
  price: '2.5',
  properties: {
    voting: true,
    votes_per_share: '1',
    dividend: 'fixed_cumulative',
    dividend_rate: '',
    liquidation: 'residual',
    redeemable: true,
    retractable: false,
    convertible: false,
    authorized: null,
    series_allowed: false,
    restrictions: '',
  },
};
const opening = { capital: { Common: '4050.00' }, source: 'financial_statements', statedOn: '2024-12-31' };
const whole = { columns: { name: 0, quantity: 3 }, on: '2025-03-31', opening, rights: { Seed: rights } };

test('a mapping is read as it was said', () => {
  expect(readMapping(JSON.stringify(whole))).toEqual(whole);
  expect(readMapping(JSON.stringify({ ...whole, on: null, opening: null }))).toEqual({
    ...whole,
    on: null,
    opening: null,
  });
});

test.each([
  ['no JSON', 'columns: name'],
  ['no object', '[]'],
  ['an unknown field', JSON.stringify({ ...whole, columns: { surname: 0 } })],
  ['a column before the first', JSON.stringify({ ...whole, columns: { name: -1 } })],
  ['half a column', JSON.stringify({ ...whole, columns: { name: 0.5 } })],
  ['the 257th column', JSON.stringify({ ...whole, columns: { name: 256 } })],
  ['a day that is none', JSON.stringify({ ...whole, on: '2025-02-29' })],
  ['an opening position without a day', JSON.stringify({ ...whole, on: null })],
  [
    'negative stated capital',
    JSON.stringify({ ...whole, opening: { ...opening, capital: { Common: '-1' } } }),
  ],
  [
    'an opening position from nowhere',
    JSON.stringify({ ...whole, opening: { ...opening, source: 'hearsay' } }),
  ],
  [
    'an opening position that was told before it stood',
    JSON.stringify({ ...whole, opening: { ...opening, statedOn: '9998-12-31' } }),
  ],
  ['rights of another sort', JSON.stringify({ ...whole, rights: { Seed: { ...rights, par: '1' } } })],
  ['a word beside', JSON.stringify({ ...whole, more: true })],
])('%s is no mapping', (_, text) => {
  expect(readMapping(text)).toBeUndefined();
});

test('rights that lack something say what', () => {
  const read = readRights(rights);
  expect(read.ok || read.error).toEqual([
    { path: 'properties.dividend_rate', textCode: 'SHARES.DIVIDEND_RATE_REQUIRED' },
  ]);
});

test('a class that is taken over stays without the redemption price that nobody knows', () => {
  const { price, properties } = rights;
  const read = readRights({ price, properties: { ...properties, dividend_rate: '6' } });
  expect(read.ok && read.value).toMatchObject({ redeemable: true, redemption: null });
});

test('a class may be called like a part of every object', () => {
  expect([valueUnder({}, 'constructor'), valueUnder({ Seed: 1 }, 'Seed')]).toEqual([undefined, 1]);
});
