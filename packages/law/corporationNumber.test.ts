import { expect, test } from 'vitest';
import { printedCorporationNumber, readCorporationNumber } from './corporationNumber.ts';

test('a federal number is filled with zeros to seven digits and its hyphen ignored', () => {
  expect(readCorporationNumber('123456-7', 'CA')).toEqual({ ok: true, value: '1234567' });
  expect(readCorporationNumber('123456', 'CA')).toEqual({ ok: true, value: '0123456' });
  expect(readCorporationNumber('12345678', 'CA')).toEqual({ ok: true, value: '12345678' });
});

test('a federal number is printed with a hyphen before its check digit, others as they are', () => {
  expect(printedCorporationNumber('1234567', 'CA')).toBe('123456-7');
  expect(printedCorporationNumber('12345678', 'CA')).toBe('1234567-8');
  expect(printedCorporationNumber('1584203-7', 'CA')).toBe('1584203-7');
  expect(printedCorporationNumber('1000123456', 'ON')).toBe('1000123456');
});

test('each jurisdiction has its own form', () => {
  expect(readCorporationNumber('bc0123456', 'BC')).toEqual({ ok: true, value: 'BC0123456' });
  expect(readCorporationNumber('0123456', 'BC')).toEqual({ ok: true, value: 'BC0123456' });
  expect(readCorporationNumber('1000123456', 'ON').ok).toBe(true);
  expect(readCorporationNumber('1170000000', 'QC').ok).toBe(true);
  expect(readCorporationNumber('C-12345', 'NS')).toEqual({ ok: true, value: 'C12345' });
});

test('another form is refused with the one expected', () => {
  expect(readCorporationNumber('12345', 'CA')).toEqual({
    ok: false,
    error: {
      path: 'corporation_number',
      textCode: 'CORPORATION_NUMBER.INVALID',
      params: { format: '1234567' },
    },
  });
  expect(readCorporationNumber('123456', 'QC').ok).toBe(false);
  expect(readCorporationNumber('', 'YT').ok).toBe(false);
});
