import type { DraftAct } from '@tabellion/book/draft.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { NOTHING } from '@tabellion/kernel/fraction.ts';
import { expect, test } from 'vitest';
import { legalFindingsOf, type RegistersBefore } from './lawOfActs.ts';

const on = plainDate('2025-06-03');
const source = { securityId: 's', classId: 'a', personId: 'p', quantity: '10' };
const resolution = { number: 'D-1', date: on };

/** Class A as the test has it; no other class is there. */
const before = (terms: object, transferRestrictions: string | null = null): RegistersBefore => ({
  on,
  corporation: { transferRestrictions },
  classOf: (classId) =>
    classId === 'a'
      ? {
          terms: { classId, redeemable: true, retractable: false, ...terms } as never,
          capital: NOTHING,
          issued: 10n,
        }
      : undefined,
});

const draftOf = (kind: string, payload: object, verb = 'record') =>
  ({ kind, verb, payload, dating: { on } }) as unknown as DraftAct;

const codes = (draft: DraftAct, registers: RegistersBefore) =>
  legalFindingsOf(draft, registers).map(({ code, severity }) => `${code} ${severity}`);

const redemption = {
  source,
  quantity: '10',
  resolution,
  demandedBy: 'corporation',
  solvencyOn: on,
  paid: null,
  price: null,
  deduction: { rule: 'PRO_RATA', capitalBefore: '0', sharesBefore: '10', places: 10, rounding: 'half_even' },
};

test('a redemption is lawful while the class may be redeemed, and not once it may not (CBCA s. 36)', () => {
  expect(codes(draftOf('redeemed', redemption), before({}))).toEqual([]);
  expect(codes(draftOf('redeemed', redemption), before({ redeemable: false }))).toEqual([
    'not_redeemable refused',
  ]);
});

test.each([
  ['corporation', '1.0001', ['above_redemption_price refused']],
  ['corporation', '1.0000', []],
  ['holder', '1.01', ['above_redemption_price refused']],
  ['holder', '0.99', []],
])(
  'a redemption demanded by the %s at %s a share, where the articles state 1.00 (CBCA s. 36(1)): %j',
  (demandedBy, price, expected) => {
    const terms = { retractable: true, redemption: { type: 'amount', price: '1' } };
    const draft = draftOf('redeemed', { ...redemption, demandedBy, price });
    expect(codes(draft, before(terms))).toEqual(expected);
  },
);

test('of a formula, of a price that nobody stated, and of a purchase no price is judged', () => {
  const dear = { ...redemption, price: '1000' };
  const formula = { redemption: { type: 'formula', text: 'The amount paid for the share.' } };
  const priced = { redemption: { type: 'amount', price: '1' } };
  expect(codes(draftOf('redeemed', dear), before(formula))).toEqual([]);
  expect(codes(draftOf('redeemed', dear), before({}))).toEqual([]);
  expect(codes(draftOf('repurchased', dear), before(priced))).toEqual([]);
});

test('a transfer asks for a resolution where the articles restrict transfers', () => {
  const transfer = draftOf('transferred', { source, resolution: null, balance: null });
  expect(codes(transfer, before({}))).toEqual([]);
  expect(codes(transfer, before({}, 'With consent.'))).toEqual(['resolution_missing warning']);
});

test('a resolution is never dated after what it resolves', () => {
  const later = { resolution: { number: 'D-2', date: plainDate('2025-06-04') } };
  for (const kind of ['reissued', 'vesting.set', 'vesting.stopped', 'vesting.accelerated'])
    expect(codes(draftOf(kind, later), before({}))).toEqual(['before_resolution refused']);
});

test('of a class that is not there, of corrections and of other kinds nothing is found', () => {
  const elsewhere = { ...redemption, source: { ...source, classId: 'b' } };
  expect(codes(draftOf('redeemed', elsewhere), before({ redeemable: false }))).toEqual([]);
  expect(codes(draftOf('redeemed', redemption, 'replace'), before({ redeemable: false }))).toEqual([]);
  expect(codes(draftOf('person.added', {}), before({}))).toEqual([]);
});
