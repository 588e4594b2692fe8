import { expect, test } from 'vitest';
import { addressCell } from './addressCell.ts';

test('a sheet names the country of an address in its own language, and leaves empty what is not known', () => {
  const berlin = {
    address_line_1: 'Torstraße 1',
    city: 'Berlin',
    region: '',
    country: 'Germany',
    postal_code: '10119',
  };
  expect(addressCell(berlin, 'en')).toEqual({ text: 'Torstraße 1, Berlin 10119, Germany' });
  expect(addressCell(berlin, 'fr')).toEqual({ text: 'Torstraße 1, Berlin 10119, Allemagne' });
  expect(addressCell(null, 'fr')).toBeNull();
});
