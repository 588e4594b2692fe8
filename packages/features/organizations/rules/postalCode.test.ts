import { expect, test } from 'vitest';
import { provinceCodes } from './jurisdictions.ts';
import { postalCodeWarning, provincesOfCode, readPostalCode } from './postalCode.ts';

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

test('every province and territory has codes of its own, and the two in the north share X', () => {
  const letters = Array.from('ABCEGHJKLMNPRSTVXY');
  const told = letters.map((letter) => `${letter} ${provincesOfCode(`${letter}0A 0A0`).join(' ')}`);
  expect(told).toEqual([
    ...['A NL', 'B NS', 'C PE', 'E NB', 'G QC', 'H QC', 'J QC', 'K ON', 'L ON', 'M ON', 'N ON', 'P ON'],
    ...['R MB', 'S SK', 'T AB', 'V BC', 'X NT NU', 'Y YT'],
  ]);
  expect(new Set(told.flatMap((line) => line.split(' ').slice(1)))).toEqual(new Set(provinceCodes));
});
