import type { Certificate } from '@tabellion/book/entities.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { readPayment } from './readReturn.ts';
import { readTransfer } from './readTransfer.ts';

type ReadOutcome = { ok: boolean; error?: readonly { path: string; textCode: string }[] };
const refusedOf = (read: ReadOutcome): readonly string[] =>
  (read.error ?? []).map(({ path, textCode }) => `${path} ${textCode}`);

describe('what is paid for shares that come back', () => {
  const paid = (input: Parameters<typeof readPayment>[0]) => {
    const read = readPayment(input, 40n);
    return read.ok ? read.value.paid : refusedOf(read);
  };

  test('is price times shares, in what is told', () => {
    expect(paid({ priceExact: '1.5', paid_in: 'money', paid_on: '2025-06-01' })).toEqual({
      kind: 'money',
      total: '60',
      paidOn: '2025-06-01',
    });
    expect(paid({ priceExact: '1.5', paid_in: 'debt' })).toMatchObject({ kind: 'debt', paidOn: null });
    expect(paid({})).toBeNull();
  });

  test.each<[Parameters<typeof readPayment>[0], string]>([
    [{ priceExact: '1.5' }, 'paid_in GENERAL.FIELD_REQUIRED'],
    [{ paid_in: 'money' }, 'priceExact GENERAL.FIELD_REQUIRED'],
    [{ paid_on: '2025-06-01' }, 'priceExact GENERAL.FIELD_REQUIRED'],
    [{ priceExact: '1', paid_in: 'debt', paid_on: '2025-06-01' }, 'paid_on GENERAL.FIELD_INVALID'],
  ])('%j loses nothing silently', (input, refusal) => {
    expect(paid(input)).toEqual([refusal]);
  });
});

describe('what shares are transferred for', () => {
  const certificate: Certificate = {
    securityId: 'cs-1',
    classId: 'common',
    personId: 'ann',
    prefix: 'CS',
    label: 'CS-1',
    serial: 1,
    quantity: 100n,
    status: 'open',
    issuedOn: plainDate('2025-03-12'),
    price: '1',
    paidOn: null,
    consideration: { kind: 'money', amount: '100' },
    resolution: null,
    exemption: null,
    vesting: null,
  };
  const options = {
    certificate,
    on: plainDate('2025-06-01'),
    resolution: null,
    newId: () => 'new',
    notices: [],
    before: { capital: { numerator: 100n, denominator: 1n }, issued: 100n },
  };
  const statementOf = (input: { consideration?: 'money' | 'gift' | 'succession'; amountExact?: string }) => {
    const to = [{ personId: 'bo', shares: 100n }];
    const read = readTransfer({ security_id: 'cs-1', to: [], ...input }, to, options);
    return read.ok ? read.value.consideration : refusedOf(read);
  };

  test('is not on record unless told', () => {
    expect(statementOf({})).toBeNull();
    expect(statementOf({ consideration: 'money' })).toEqual({ kind: 'money', amount: null });
    expect(statementOf({ consideration: 'gift' })).toEqual({ kind: 'gift', amount: null });
  });

  test('loses no amount silently', () => {
    expect(statementOf({ amountExact: '5' })).toEqual(['consideration GENERAL.FIELD_REQUIRED']);
    for (const consideration of ['gift', 'succession'] as const)
      expect(statementOf({ consideration, amountExact: '5' })).toEqual(['amountExact GENERAL.FIELD_INVALID']);
  });
});
