import { UNTOLD_ISSUE } from '@tabellion/book/issuing.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { type IssueTerms, readIssuance } from './readIssuance.ts';

const options = {
  classes: [{ classId: 'common', price: '0.01' }],
  taken: [],
  today: plainDate('2026-04-20'),
  isOnRecord: true,
  notices: ['transfer_restriction'] as const,
  prefix: 'issuances.0.',
};

/** As a table says it: three shares for a hundred dollars. */
const existing: IssueTerms = {
  classId: 'common',
  quantity: '3',
  price: '33.3333333333',
  consideration: { kind: 'money', amount: '100' },
  paidOn: null,
  exemption: { rule: 'employee', category: 'employee' },
  vesting: null,
  ...UNTOLD_ISSUE,
  resolution: null,
  issuedOn: plainDate('2020-01-02'),
};

function statementOf(input: Parameters<typeof readIssuance>[0], of: Partial<IssueTerms> = {}) {
  const read = readIssuance(input, { ...options, existing: { ...existing, ...of } });
  if (!read.ok) return read.error.map(({ path, textCode }) => `${path} ${textCode}`);
  const { quantity, price, consideration } = read.value;
  return `${quantity} at ${price} for ${consideration?.amount} in ${consideration?.kind}`;
}

describe('a correction', () => {
  test('leaves what was paid as it is on record, whatever else it says', () => {
    expect(statementOf({ exemption: 'family' })).toBe('3 at 33.3333333333 for 100 in money');
    expect(statementOf({ consideration: 'property', ownership: '3', price: '33.3333333333' })).toBe(
      '3 at 33.3333333333 for 100 in property',
    );
  });

  test('says which property or services, and nothing of the kind of money', () => {
    const given = (input: Parameters<typeof readIssuance>[0], of: IssueTerms = existing) => {
      const read = readIssuance(input, { ...options, existing: of });
      return read.ok
        ? read.value.consideration
        : read.error.map(({ path, textCode }) => `${path} ${textCode}`);
    };
    const text = 'A lathe, serial number 7';
    const inProperty = { kind: 'property', amount: '100', text } as const;
    expect(given({ consideration: 'property', consideration_text: ` ${text} ` })).toEqual(inProperty);
    const before = { ...existing, consideration: inProperty };
    expect(given({ exemption: 'family' }, before)).toEqual(inProperty);
    expect(given({ consideration: 'money' }, before)).toEqual({ kind: 'money', amount: '100' });
    expect(given({ consideration: 'money', consideration_text: text })).toEqual(existing.consideration);
    expect(given({ consideration: 'property', consideration_text: 'x'.repeat(501) })).toEqual([
      'issuances.0.consideration_text GENERAL.TOO_LONG',
    ]);
  });

  test('of price or number tells the amount anew', () => {
    expect(statementOf({ ownership: 4 })).toBe('4 at 33.3333333333 for 133.3333333332 in money');
    expect(statementOf({ price: '2' })).toBe('3 at 2 for 6 in money');
  });

  test('keeps a price below the least that may be typed', () => {
    for (const price of ['0', '0.0001'])
      expect(statementOf({ exemption: null }, { price })).toBe(`3 at ${price} for 100 in money`);
    expect(statementOf({ price: '0.0002' }, { price: '0.0001' })).toEqual([
      'issuances.0.price SHARES.PRICE_TOO_LOW',
    ]);
  });

  test('that repeats an exemption keeps its rule', () => {
    const exemptionAfter = (exemption: 'employee' | 'family' | null) => {
      const read = readIssuance({ exemption }, { ...options, existing });
      return read.ok && read.value.exemption;
    };
    expect(exemptionAfter('employee')).toEqual(existing.exemption);
    expect(exemptionAfter('family')).toEqual({ rule: 'private_issuer', category: 'family' });
    expect(exemptionAfter(null)).toBeNull();
  });
});

test('new shares bear the notice of the articles, in the form that their holder chose', () => {
  const summaryOf = (input: Parameters<typeof readIssuance>[0], more: { existing?: IssueTerms } = {}) => {
    const read = readIssuance({ ownership: 1, ...input }, { ...options, ...more });
    return read.ok && [read.value.form, read.value.legends];
  };
  expect(summaryOf({})).toEqual([null, ['transfer_restriction']]);
  expect(summaryOf({ form: 'acknowledgment' })).toEqual(['acknowledgment', ['transfer_restriction']]);
  expect(summaryOf({}, { existing: { ...existing, form: 'certificate' } })).toEqual(['certificate', []]);
  expect(summaryOf({ form: null }, { existing: { ...existing, form: 'certificate' } })).toEqual([null, []]);
});

test('a sum that the registers cannot hold is refused at the price', () => {
  const most = { ownership: '9007199254740991', price: '999999999999999' };
  expect(readIssuance(most, options)).toMatchObject({
    ok: false,
    error: [{ path: 'issuances.0.price', textCode: 'SHARES.SUM_TOO_LARGE' }],
  });
  expect(readIssuance({ ...most, price: '999999999999' }, options)).toMatchObject({ ok: true });
});
