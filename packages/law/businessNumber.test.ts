import { expect, test } from 'vitest';
import { formatBusinessNumber, readBusinessNumber } from './businessNumber.ts';

const code = (text: string, program?: 'RC' | 'RT') => {
  const read = readBusinessNumber(text, program ? { program } : {});
  return read.ok ? read.value?.compact : read.error.textCode;
};

test('a business number has nine digits, the last one a Luhn check digit', () => {
  expect(code('123026635')).toBe('123026635');
  expect(code('12302 6635')).toBe('123026635');
  expect(code('123456783')).toBe('BUSINESS_NUMBER.CHECK_DIGIT');
  expect(code('12302663')).toBe('BUSINESS_NUMBER.INVALID');
  expect(code('1230266350')).toBe('BUSINESS_NUMBER.INVALID');
  expect(code('١٢٣٠٢٦٦٣٥')).toBe('BUSINESS_NUMBER.INVALID');
});

test('an account of corporate tax, GST/HST, payroll or import-export may follow', () => {
  for (const program of ['RC', 'RT', 'RP', 'RM'])
    expect(code(`123026635${program}0001`)).toBe(`123026635${program}0001`);
  expect(code('123026635XX0001')).toBe('BUSINESS_NUMBER.INVALID');
  expect(code('123026635RC001')).toBe('BUSINESS_NUMBER.INVALID');
});

test('a field for one account refuses another', () => {
  expect(code('123026635RT0001', 'RT')).toBe('123026635RT0001');
  expect(code('123026635RC0001', 'RT')).toBe('BUSINESS_NUMBER.PROGRAM');
  expect(code('123026635', 'RT')).toBe('BUSINESS_NUMBER.PROGRAM');
});

test('no number yet is no error', () => {
  expect(readBusinessNumber('  ')).toEqual({ ok: true, value: null });
});

test('it is printed as the CRA prints it', () => {
  const read = readBusinessNumber('123026635rc0001');
  expect(read.ok && read.value && formatBusinessNumber(read.value)).toBe('12302 6635 RC 0001');
});
