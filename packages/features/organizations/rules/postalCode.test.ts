import { expect, test } from 'vitest';
import { postalCodeWarning, readPostalCode } from './postalCode.ts';

test('a postal code is spelled with capitals and one blank', () => {
  expect(readPostalCode(' m5v2t6 ')).toEqual({ ok: true, value: 'M5V 2T6' });
  expect(readPostalCode('K1A 0B1')).toEqual({ ok: true, value: 'K1A 0B1' });
  for (const wrong of ['D1A 1A1', 'Z9Z 9Z9', 'W1A 1A1', 'K1A  0B1', 'K1O 1A1', 'K1A 0B', '']) {
    expect(readPostalCode(wrong), wrong).toEqual({
      ok: false,
      error: { path: 'postal_code', textCode: 'POSTAL_CODE.INVALID' },
    });
  }
});

test('a code of another province is only a warning', () => {
  expect(postalCodeWarning('M5V 2T6', 'ON')).toBeUndefined();
  expect(postalCodeWarning('X0A 0H0', 'NU')).toBeUndefined();
  expect(postalCodeWarning('M5V 2T6', 'QC', 'address.postal_code')).toEqual({
    path: 'address.postal_code',
    textCode: 'POSTAL_CODE.PROVINCE_MISMATCH',
  });
});
