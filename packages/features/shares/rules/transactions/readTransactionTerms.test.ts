import { plainDate } from '@tabellion/kernel/date.ts';
import { MAX_QUANTITY } from '@tabellion/kernel/quantity.ts';
import { describe, expect, test } from 'vitest';
import {
  readDollars,
  readPart,
  readRegistryNumber,
  readTransactionTerms,
  type TransactionInput,
  withinCount,
} from './readTransactionTerms.ts';

const days = { today: plainDate('2026-04-20'), since: plainDate('2025-03-12') };

const read = (input: TransactionInput) => {
  const result = readTransactionTerms(input, days);
  return result.ok ? result.value : result.error.map(({ path, textCode }) => `${path} ${textCode}`);
};

describe('the day of an act and its resolution', () => {
  test('are today and none unless told', () => {
    expect(read({})).toEqual({ on: '2026-04-20', resolution: null });
    const resolution = { resolution: 'D-2026-02', resolution_on: '2026-02-02' };
    expect(read({ effective_on: '2026-02-03', ...resolution })).toEqual({
      on: '2026-02-03',
      resolution: { number: 'D-2026-02', date: '2026-02-02' },
    });
  });

  test.each<[TransactionInput, string]>([
    [{ effective_on: '2026-02-30' }, 'effective_on GENERAL.NOT_A_DATE'],
    [{ effective_on: '2026-04-21' }, 'effective_on PEOPLE.DATE_IN_FUTURE'],
    [{ effective_on: '2025-03-11' }, 'effective_on PEOPLE.BEFORE_INCORPORATION'],
    [{ effective_on: '0001-01-01' }, 'effective_on GENERAL.NOT_A_DATE'],
    [{ resolution: 'D-1', resolution_on: '2025-03-11' }, 'resolution_on PEOPLE.BEFORE_INCORPORATION'],
    [{ resolution: 'D-1' }, 'resolution_on SHARES.RESOLUTION_DATE_REQUIRED'],
    [{ resolution_on: '2026-02-02' }, 'resolution SHARES.RESOLUTION_NUMBER_REQUIRED'],
    [{ resolution: 'D-1', resolution_on: '2026-04-21' }, 'resolution_on PEOPLE.DATE_IN_FUTURE'],
  ])('%j is refused at its field', (input, refusal) => {
    expect(read(input)).toEqual([refusal]);
  });
});

describe('what is typed', () => {
  const codeOf = (result: { ok: boolean; error?: { textCode: string } }) => result.error?.textCode;

  test('of shares: whole, at least one, at most those of the certificate', () => {
    expect(readPart(' 400 ', 400n, 'sharesExact')).toEqual({ ok: true, value: 400n });
    const typed = [undefined, '0', '1.5', '-1', '401'];
    expect(typed.map((one) => codeOf(readPart(one, 400n, 'sharesExact')))).toEqual([
      'GENERAL.FIELD_REQUIRED',
      'SHARES.OWNERSHIP_INVALID',
      'SHARES.OWNERSHIP_INVALID',
      'SHARES.OWNERSHIP_INVALID',
      'SHARES.ABOVE_CERTIFICATE',
    ]);
  });

  test('of dollars: exact, none or more', () => {
    expect(readDollars('0.0001', 'priceExact')).toEqual({ ok: true, value: '0.0001' });
    expect(readDollars('', 'priceExact')).toEqual({ ok: true, value: null });
    expect(['-1', '1e3', '0.12345678901'].map((one) => codeOf(readDollars(one, 'priceExact')))).toEqual(
      Array.from({ length: 3 }, () => 'SHARES.AMOUNT_INVALID'),
    );
  });

  test('of the registry’s certificate: its number, or none', () => {
    expect(readRegistryNumber()).toEqual({ ok: true, value: null });
    expect(readRegistryNumber(' 123-4 ')).toEqual({ ok: true, value: '123-4' });
    expect(codeOf(readRegistryNumber('Zo\u0000'))).toBe('TEXT.FORBIDDEN_CHARACTERS');
  });
});

test('all classes together have at most as many shares as the registers can count', () => {
  expect(withinCount(MAX_QUANTITY, 'newExact')).toEqual({ ok: true, value: MAX_QUANTITY });
  expect(withinCount(MAX_QUANTITY + 1n, 'newExact')).toMatchObject({
    ok: false,
    error: { path: 'newExact', textCode: 'SHARES.OWNERSHIP_TOO_LARGE' },
  });
});
