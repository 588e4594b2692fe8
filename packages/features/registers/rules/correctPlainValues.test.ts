import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { founded, idOf, issue, proRata, sourceOf } from '@tabellion/book/testing.ts';
import { sound } from '@tabellion/book/testing-payloads.ts';
import { expect, test } from 'vitest';
import { correctPlainValues } from './correctPlainValues.ts';
import { sharesOfOpenedCertificates } from './restatedShares.ts';

const story = founded('Ann', 'Bo');
const issued = story.issued('2025-03-14', issue('Ann', 'Common', 600, 1));
const moved = story.transferred(
  '2025-06-01',
  sourceOf(story, 'CO-1'),
  [{ holder: 'Bo', shares: 100, serial: 2 }],
  { shares: 500, serial: 3 },
);
const held = new Map<string, string>();
const again = (act: ChangeAct, say: Record<string, string>, shares = held) =>
  correctPlainValues(act, { say, held: shares, newId: () => idOf('new') });
const refused = (act: ChangeAct, say: Record<string, string>) => {
  const actual = again(act, say);
  return actual.ok ? [] : actual.error.map(({ path, textCode }) => `${path} ${textCode}`);
};

test('what is paid follows the number of shares, and what is not told stays', () => {
  const before = issued.kind === 'issued' ? issued.payload : undefined;
  const one = before?.issues[0];
  const amount = String(Number(one?.price) * 500);
  expect(again(issued, { 'issues.0.quantity': '500' })).toEqual({
    ok: true,
    value: {
      ...before,
      issues: [{ ...one, quantity: '500', consideration: { kind: 'money', amount } }],
    },
  });
});

test('what a transferor keeps follows what he gives, and what he held', () => {
  const kept = (say: Record<string, string>, shares = held) => {
    const actual = again(moved, say, shares);
    return actual.ok && 'balance' in actual.value ? actual.value.balance : actual;
  };
  expect(kept({ 'transfers.0.quantity': '150' })).toMatchObject({ quantity: '450' });
  const source = moved.kind === 'transferred' ? moved.payload.source.securityId : '';
  expect(kept({ 'transfers.0.quantity': '150' }, new Map([[source, '700']]))).toMatchObject({
    quantity: '550',
  });
  expect(kept({ 'transfers.0.quantity': '600' })).toBeNull();
});

test('a transfer is said again with another transferee, and not with whoever gave the shares', () => {
  const [cy, ann] = [idOf('Cy'), idOf('Ann')];
  expect(again(moved, { 'transfers.0.personId': cy })).toMatchObject({
    value: { transfers: [{ personId: cy, quantity: '100' }], balance: { quantity: '500' } },
  });
  expect(refused(moved, { 'transfers.0.personId': ann })).toEqual([
    'transfers.0.personId GENERAL.FIELD_INVALID',
  ]);
  expect(refused(moved, { 'transfers.0.personId': 'nobody' })).toEqual([
    'transfers.0.personId GENERAL.FIELD_INVALID',
  ]);
});

test('what was given for shares is said again, with its amount; a gift has none', () => {
  const money = { 'consideration.kind': 'money', 'consideration.amount': '750' };
  const paid = (say: Record<string, string>, act = moved) => {
    const actual = again(act, say);
    return actual.ok && 'consideration' in actual.value ? actual.value.consideration : actual;
  };
  expect(paid(money)).toEqual({ kind: 'money', amount: '750' });
  const bought = { ...moved, payload: { ...moved.payload, consideration: paid(money) } } as ChangeAct;
  expect(paid({ 'consideration.amount': '' }, bought)).toEqual({ kind: 'money', amount: null });
  expect(paid({ 'consideration.kind': 'gift' }, bought)).toEqual({ kind: 'gift', amount: null });
  expect(paid({ 'consideration.kind': '', 'consideration.amount': '' }, bought)).toBeNull();
  expect(refused(moved, { 'consideration.amount': '750' })).toEqual([
    'consideration.kind GENERAL.FIELD_REQUIRED',
  ]);
  expect(refused(moved, { 'consideration.kind': 'debt' })).toEqual([
    'consideration.kind GENERAL.FIELD_INVALID',
  ]);
});

test('what comes back of a transferred certificate is what is left of it', () => {
  if (moved.kind !== 'transferred') throw new Error('it is a transfer');
  const { source, resolution } = moved.payload;
  const paid = { kind: 'money' as const, total: '1000', paidOn: null };
  const cancelled: ChangeAct = {
    ...moved,
    payload: {
      ...moved.payload,
      balance: {
        outcome: 'cancelled',
        quantity: '500',
        deduction: proRata('600', '600'),
        returnsTo: null,
        resolution,
        particulars: { by: 'repurchased', ground: 'purchase', price: '2', paid, solvencyOn: null },
      },
    },
  };
  const balance = (say: Record<string, string>, shares = held) => {
    const actual = again(cancelled, say, shares);
    return actual.ok && 'balance' in actual.value ? actual.value.balance : actual;
  };
  const back = { quantity: '450', particulars: { price: '2', paid: { total: '900' } } };
  expect(balance({ 'transfers.0.quantity': '150' })).toMatchObject(back);
  expect(balance({}, new Map([[source.securityId, '550']]))).toMatchObject(back);
  expect(balance({ 'transfers.0.quantity': '600' })).toBeNull();
});

test('of shares that come back the rest stays, and their price follows their number', () => {
  const sold = story.record('repurchased', '2025-10-01', sound.repurchased);
  expect(again(sold, { quantity: '300' })).toMatchObject({
    value: { quantity: '300', balance: { quantity: '300' }, paid: { total: '2997' } },
  });
  expect(again(sold, { quantity: '600' })).toMatchObject({
    value: { balance: null, spoiled: [{}, { quantity: '200' }], paid: { total: '5994' } },
  });
  expect(refused(sold, { quantity: '601' })).toEqual(['quantity SHARES.ABOVE_CERTIFICATE']);
});

test('a split divides every certificate by the ratio that is said, and by what it has been since', () => {
  const split = story.record('class.split', '2025-11-01', sound['class.split']);
  const into = (of: ChangeAct, say: Record<string, string>, shares = held) => {
    const actual = again(of, say, shares);
    return actual.ok && 'reissued' in actual.value ? actual.value.reissued.map((one) => one.into) : actual;
  };
  expect(into(split, { 'ratio.numerator': '4' })).toMatchObject([
    { quantity: '1200', securityId: idOf('CO-2') },
  ]);
  expect(into(split, {}, new Map([[idOf('CO-1'), '500']]))).toMatchObject([{ quantity: '750' }]);
  expect(refused(split, { 'ratio.numerator': '2' })).toEqual(['ratio.numerator SHARES.RATIO_INVALID']);
  // Nothing whole remained of it; of fewer for one something does.
  const fewer = story.record('class.consolidated', '2025-12-01', sound['class.consolidated']);
  expect(into(fewer, { 'ratio.denominator': '100' })).toMatchObject([
    { quantity: '6', certificate: null, vesting: null },
  ]);
});

// 600 by 7: 85 and five sevenths, which take 5 of 600 old shares from the account.
const paidFor = story.record('class.consolidated', '2025-12-02', {
  ...sound['class.consolidated'],
  ratio: { numerator: '1', denominator: '7' },
  fractions: {
    per: 'certificate',
    rounding: 'down',
    cash: { perShare: '2', rounding: 'half_up', paid: [{ personId: idOf('Ann'), cents: '143' }] },
  },
  reissued: sound['class.split'].reissued.map(({ source, into }) => ({
    source,
    into: into && { ...into, quantity: '85' },
  })),
  acquired: {
    solvencyOn: null,
    deduction: proRata('600', '600'),
    holders: [{ personId: idOf('Ann'), fraction: { numerator: '5', denominator: '7' }, deducted: '5' }],
    resolution: null,
  },
});

test('another ratio pays for other fractions, and nothing where nobody loses one (CBCA ss. 35, 39(1))', () => {
  const ninths = again(paidFor, { 'ratio.denominator': '9' });
  expect(ninths).toMatchObject({
    value: {
      fractions: { cash: { paid: [{ cents: '133' }] } },
      acquired: { holders: [{ fraction: { numerator: '6', denominator: '9' }, deducted: '6' }] },
    },
  });
  const whole = again(paidFor, { 'ratio.denominator': '8' });
  expect(whole).toMatchObject({
    value: { fractions: { cash: null }, reissued: [{ into: { quantity: '75' } }] },
  });
  expect(whole.ok && 'acquired' in whole.value).toBe(false);
});

test('the test of solvency and the resolution of the directors are said later, on a number of their own', () => {
  const number = 'acquired.resolution.number';
  const said = { [number]: 'd-2025-9', 'acquired.resolution.date': '2025-12-01' };
  expect(again(paidFor, { 'acquired.solvencyOn': '2025-12-01', ...said })).toMatchObject({
    value: {
      resolution: null,
      acquired: {
        solvencyOn: '2025-12-01',
        resolution: { number: 'D-2025-09', date: '2025-12-01' },
      },
    },
  });
  expect(refused(paidFor, { [number]: 'D-2025-09' })).toEqual([
    'acquired.resolution.date SHARES.RESOLUTION_DATE_REQUIRED',
  ]);
  const ofShareholders = `${number} SHARES.DIRECTORS_RESOLVE`;
  expect(refused(paidFor, { ...said, [number]: 'S-2025-09' })).toEqual([ofShareholders]);
  const theirs = { 'resolution.number': 'D-2025-09', 'resolution.date': '2025-12-01' };
  expect(refused(paidFor, { ...said, ...theirs })).toEqual([ofShareholders]);
});

test('what cannot be said is refused at its name', () => {
  expect(refused(issued, { 'issues.0.holder': 'x' })).toEqual(['issues.0.holder GENERAL.FIELD_UNKNOWN']);
  expect(refused(issued, { 'issues.0.quantity': '' })).toEqual(['issues.0.quantity GENERAL.FIELD_REQUIRED']);
  expect(refused(issued, { 'issues.0.paidOn': '2025-02-30' })).toEqual([
    'issues.0.paidOn GENERAL.NOT_A_DATE',
  ]);
  expect(refused(moved, { 'transfers.0.quantity': '601' })).toEqual([
    'transfers.0.quantity SHARES.ABOVE_CERTIFICATE',
  ]);
});

test('shares of the certificates that an act opens are told by their ids', () => {
  expect([...sharesOfOpenedCertificates('transferred', moved.payload).values()]).toEqual(['100', '500']);
});
