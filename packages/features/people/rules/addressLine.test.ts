import { expect, test } from 'vitest';
import { addressLine } from './addressLine.ts';

const montreal = {
  address_line_1: '44, rue Saint-Paul Ouest',
  city: 'Montréal',
  region: 'Quebec',
  country: 'Canada',
  postal_code: 'H2Y 1Y8',
};

test.each([
  [montreal, '44, rue Saint-Paul Ouest, Montréal QC'],
  [{ ...montreal, address_line_2: 'bureau 3' }, '44, rue Saint-Paul Ouest, bureau 3, Montréal QC'],
  [
    { ...montreal, city: 'Albany', region: 'New York', country: 'United States' },
    '44, rue Saint-Paul Ouest, Albany New York, United States',
  ],
  [{ ...montreal, region: '' }, '44, rue Saint-Paul Ouest, Montréal'],
  [null, ''],
])('an address in one line', (address, line) => {
  expect(addressLine(address)).toBe(line);
});
