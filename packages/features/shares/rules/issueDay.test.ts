import { UNTOLD_ISSUE } from '@tabellion/book/issuing.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { readIssueDay } from './issueDay.ts';
import type { IssueTerms } from './readIssuance.ts';

const march = (day: number) => plainDate(`2025-03-${day}`);
const resolutionOf = (day: number) => ({ number: 'D-1', date: march(day) });

const terms: IssueTerms = {
  classId: 'common',
  quantity: '10',
  price: '0.01',
  consideration: { kind: 'money', amount: '0.10' },
  paidOn: march(12),
  exemption: null,
  vesting: null,
  ...UNTOLD_ISSUE,
  resolution: null,
  issuedOn: null,
};

/** The day, or the field that is refused with its code. */
function summaryOf(more: Partial<IssueTerms>, options: Partial<Parameters<typeof readIssueDay>[1]> = {}) {
  const read = readIssueDay(
    { ...terms, ...more },
    { recorded: undefined, resolvedOn: null, prefix: '', ...options },
  );
  return read.ok ? read.value : `${read.error.path} ${read.error.textCode}`;
}

describe('a subscription', () => {
  test('is issued on the later of resolution and payment, and waits while either is missing', () => {
    expect(summaryOf({}, { resolvedOn: march(14) })).toBe('2025-03-14');
    expect(summaryOf({}, { resolvedOn: march(10) })).toBe('2025-03-12');
    expect(summaryOf({}, {})).toBeNull();
    expect(summaryOf({ paidOn: null }, { resolvedOn: march(14) })).toBeNull();
  });

  test('is issued on a typed day that is no earlier', () => {
    const typed = (day: number) => summaryOf({ issuedOn: march(day) }, { resolvedOn: march(14) });
    expect(typed(13)).toBe('issuance_date SHARES.ISSUED_TOO_EARLY');
    expect([typed(14), typed(15)]).toEqual(['2025-03-14', '2025-03-15']);
    expect(summaryOf({ issuedOn: march(11) }, { resolvedOn: march(10) })).toBe(
      'issuance_date SHARES.ISSUED_TOO_EARLY',
    );
    expect(summaryOf({ issuedOn: march(15), paidOn: null }, { resolvedOn: march(14) })).toBe(
      'paid_on SHARES.NOT_PAID',
    );
  });

  test('waits in spite of a typed day while there is no resolution', () => {
    expect(summaryOf({ issuedOn: march(15) })).toBeNull();
  });
});

describe('shares on record', () => {
  test('of a history that was taken over keep their days, however they lie', () => {
    const unpaid = { issuedOn: march(11), paidOn: null, resolution: resolutionOf(14) };
    expect(summaryOf({ ...unpaid, quantity: '11' }, { recorded: unpaid, resolvedOn: march(14) })).toBe(
      '2025-03-11',
    );
    const unresolved = { issuedOn: march(12), paidOn: march(12), resolution: null };
    expect(summaryOf({ ...unresolved, issuedOn: march(13) }, { recorded: unresolved })).toBe('2025-03-13');
  });

  test('are corrected to no day before resolution and payment', () => {
    const recorded = { issuedOn: march(14), paidOn: march(12), resolution: resolutionOf(14) };
    const corrected = (more: Partial<IssueTerms>, resolvedOn = march(14)) =>
      summaryOf({ ...recorded, ...more }, { recorded, resolvedOn });
    expect(corrected({ issuedOn: march(13) })).toBe('issuance_date SHARES.ISSUED_TOO_EARLY');
    expect(corrected({ resolution: resolutionOf(15) }, march(15))).toBe(
      'issuance_date SHARES.ISSUED_TOO_EARLY',
    );
    expect(corrected({ paidOn: march(15) })).toBe('paid_on SHARES.NOT_PAID');
    expect(corrected({ issuedOn: march(15) })).toBe('2025-03-15');
  });
});
