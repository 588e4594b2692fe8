import { plainDate } from '@tabellion/kernel/date.ts';
import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import { formatFraction, fraction } from '@tabellion/kernel/fraction.ts';
import { describe, expect, test } from 'vitest';
import { capTable, positionOf } from '../captable.ts';
import { fold } from '../fold.ts';
import { judgeAcquisition } from '../judge/acquisitions.ts';
import { checkPayload } from '../read.ts';
import {
  acquisition,
  anomaliesOf,
  capitalAccount,
  founded,
  idOf,
  issue,
  proRata,
  type Story,
  sourceOf,
  told,
} from '../testing.ts';
import { type Deduction, dollarsTaken } from './deduction.ts';

/** Acts 1 to 6: Ann has CO-1 with 600 shares at $1.00, Bo CO-2 with 400 at $3.50: stated capital $2,000. */
function history(): Story {
  const story = founded('Ann', 'Bo');
  story.issued('2026-01-02', issue('Ann', 'Common', 600, 1));
  const dearer = { price: '3.5', consideration: { kind: 'money' as const, amount: '1400' } };
  story.issued('2026-02-01', issue('Bo', 'Common', 400, 2, dearer));
  return story;
}

const part: Deduction = proRata('2000', '1000');

function repurchase(story: Story, on: string, shares: number, deduction: Deduction = part) {
  const source = sourceOf(story, 'CO-2');
  const rest = Number(source.quantity) - shares;
  const balance = rest > 0 ? { shares: rest, serial: 3 } : null;
  const solvencyOn = plainDate('2026-09-30');
  const payload = acquisition(source, shares, { balance, deduction });
  return story.record('repurchased', on, {
    ...payload,
    price: '9.99',
    paid: null,
    solvencyOn,
    ground: 'purchase',
  });
}

function read(story: Story, asOf = '2026-12-31') {
  const book = fold(story.acts, { asOf: plainDate(asOf) });
  const { issued, classes } = capTable(positionOf(book));
  const [common] = classes;
  return [issued, common && formatFraction(common.statedCapital), told(story, book.anomalies)];
}

test('a repurchase lets stated capital fall pro rata, not by the price paid', () => {
  const story = history();
  repurchase(story, '2026-10-01', 100);
  expect(read(story, '2026-09-30')).toEqual([1000n, '2000/1', []]);
  expect(read(story)).toEqual([900n, '1800/1', []]);
});

test('the rest of the certificate is a new one of the same holder', () => {
  const story = history();
  repurchase(story, '2026-10-01', 100);
  const { certificates } = fold(story.acts).tables;
  expect(certificates.get(idOf('CO-2'))).toMatchObject({
    status: 'ended',
    quantity: 400n,
    ended: { by: 'repurchased', on: '2026-10-01', into: [idOf('CO-3')] },
  });
  expect(certificates.get(idOf('CO-3'))).toMatchObject({
    status: 'open',
    personId: idOf('Bo'),
    quantity: 300n,
    origin: { by: 'repurchased', from: [idOf('CO-2')] },
  });
});

test('what a part is rounded to it says itself, and the last share takes the rest', () => {
  const story = founded('Ann', 'Bo', 'Cy');
  const paid = { price: '0.3333333333', consideration: { kind: 'money' as const, amount: '1' } };
  const holders = ['Ann', 'Bo', 'Cy'];
  story.issued('2026-01-02', ...holders.map((name, i) => issue(name, 'Common', 1, i + 1, paid)));
  const give = (serial: number, deduction: Deduction) =>
    story.record('surrendered', '2026-03-01', acquisition(sourceOf(story, `CO-${serial}`), 1, { deduction }));
  const balances = () =>
    capitalAccount(fold(story.acts).tables.capitalEntries.rows(), idOf('Common'))
      .slice(3)
      .map(({ balance }) => formatFraction(balance));
  give(1, { ...proRata('3', '3'), rounding: 'down' });
  give(2, { ...proRata('2', '2'), places: 2, rounding: 'up' });
  give(3, proRata('1', '1'));
  expect(balances()).toEqual(['2/1', '1/1', '0/1']);
  const thirds = founded('Ann');
  thirds.issued('2026-01-02', issue('Ann', 'Common', 3, 1, paid));
  const taken = (differs: Partial<Extract<Deduction, { rule: 'PRO_RATA' }>>) => {
    const one = { ...proRata('1', '3'), ...differs };
    return [1n, 2n, 3n].map((shares) => formatDecimal(dollarsTaken(one, shares)));
  };
  expect(taken({})).toEqual(['0.3333333333', '0.6666666667', '1']);
  expect(taken({ places: 2, rounding: 'up' })).toEqual(['0.34', '0.67', '1']);
  expect(taken({ places: 2, rounding: 'down' })).toEqual(['0.33', '0.66', '1']);
  expect(formatDecimal(dollarsTaken({ ...proRata('0.001', '3'), places: 2, rounding: 'up' }, 1n))).toBe(
    '0.001',
  );
});

describe('what an act says of the account is compared with it', () => {
  test.each([
    ['other dollars', proRata('2000.01', '1000')],
    ['other shares', proRata('2000', '1001')],
  ])('%s than stand in it', (_what, deduction) => {
    const story = history();
    repurchase(story, '2026-10-01', 100, deduction);
    expect(anomaliesOf(story)).toEqual(['7 account_differs deduction']);
  });

  test('the same in another spelling', () => {
    const story = history();
    repurchase(story, '2026-10-01', 100, proRata('2000.00', '1000'));
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('a back-dated issue is in the way of the repurchase after it, and both may be said at once', () => {
    const story = history();
    const bought = repurchase(story, '2026-10-01', 100);
    story.issued('2026-09-30', issue('Ann', 'Common', 10, 9));
    expect(anomaliesOf(story)).toEqual(['7 account_differs deduction']);
    story.replace(bought, '2026-10-01', { deduction: proRata('2010', '1010') });
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('an issue after it, or on its day but recorded later, is not', () => {
    const story = history();
    repurchase(story, '2026-10-01', 100);
    story.issued('2026-10-01', issue('Ann', 'Common', 10, 9));
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('more than stands in it never leaves', () => {
    const story = history();
    const reduce = (on: string, change: string) => {
      const classId = idOf('Common');
      return story.record('capital.adjusted', on, { classId, change, ground: 'reduction', resolution: null });
    };
    reduce('2026-10-01', '-2000');
    expect(anomaliesOf(story)).toEqual([]);
    reduce('2026-10-01', '-0.01');
    expect(anomaliesOf(story)).toEqual(['8 account_below_zero change']);
    story.void(story.at(8));
    reduce('2026-01-15', '-600.01');
    expect(anomaliesOf(story)).toEqual(['10 account_below_zero change', '7 account_below_zero change']);
  });
});

test('a gift takes no stated capital away (CBCA ss. 37, 39(1))', () => {
  const story = history();
  story.record('surrendered', '2026-10-01', acquisition(sourceOf(story, 'CO-2'), 400));
  expect(read(story)).toEqual([600n, '2000/1', []]);
});

test('shares that came back may be issued again below the authorized number, on their day', () => {
  const story = founded('Ann', 'Bo');
  story.shareClass('Seed', '2025-03-12', { authorized: '1000' });
  story.issued('2026-01-02', issue('Ann', 'Seed', 1000, 1));
  story.record('surrendered', '2026-10-01', acquisition(sourceOf(story, 'SE-1'), 1000));
  story.issued('2026-10-01', issue('Bo', 'Seed', 1000, 2));
  expect(anomaliesOf(story)).toEqual([]);
  story.issued('2026-09-30', issue('Bo', 'Seed', 1, 3));
  expect(anomaliesOf(story)).toEqual([
    '9 above_authorized issues.0.quantity',
    '8 above_authorized issues.0.quantity',
  ]);
});

test('a certificate comes back once', () => {
  const story = history();
  const source = sourceOf(story, 'CO-2');
  repurchase(story, '2026-10-01', 400);
  story.record('cancelled', '2026-10-02', { ...acquisition(source, 400), reason: 'mistake' });
  expect(read(story)).toEqual([600n, '1200/1', ['8 not_open source.securityId']]);
});

describe('the law says of shares that come back', () => {
  const terms = { redeemable: true, retractable: false };
  const quantity = '100';
  const before = { terms, capital: fraction(2000n, 1n), issued: 1000n };
  const on = plainDate('2026-10-01');
  const resolution = { number: 'D-2026-01', date: on };
  const sound = { resolution, quantity, deduction: part, solvencyOn: on, demandedBy: 'corporation' };
  const paid = { kind: 'money', total: '999', paidOn: on };
  const gift: Deduction = { rule: 'NONE' };
  test.each([
    ['nothing, when all is there', 'redeemed', {}, {}, []],
    [
      'that only redeemable shares are redeemed',
      'redeemed',
      {},
      { terms: { redeemable: false, retractable: false } },
      ['refused not_redeemable demandedBy'],
    ],
    [
      'that only retractable ones are on demand of the holder',
      'redeemed',
      { demandedBy: 'holder' },
      {},
      ['refused not_redeemable demandedBy'],
    ],
    ['nothing of the sum of the price', 'repurchased', { price: '9.99', paid }, {}, []],
    [
      'that another sum is paid than the price makes',
      'repurchased',
      { price: '10', paid },
      {},
      ['warning consideration_differs paid.total'],
    ],
    [
      'that nothing is paid before its day',
      'repurchased',
      { price: null, paid: { ...paid, paidOn: plainDate('2026-10-02') } },
      {},
      ['refused not_paid paid.paidOn'],
    ],
    [
      'that an account of another sum or number takes another part',
      'repurchased',
      {},
      { issued: 999n },
      ['refused deduction_differs deduction'],
    ],
    [
      'that a gift takes none',
      'surrendered',
      { solvencyOn: undefined },
      {},
      ['refused deduction_differs deduction'],
    ],
    ['nothing of a gift that takes none', 'surrendered', { deduction: gift, solvencyOn: undefined }, {}, []],
    [
      'that solvency is attested',
      'repurchased',
      { solvencyOn: null },
      {},
      ['warning solvency_missing solvencyOn'],
    ],
    [
      'that it is attested before',
      'repurchased',
      { solvencyOn: plainDate('2026-10-02') },
      {},
      ['refused solvency_missing solvencyOn'],
    ],
    [
      'that the directors resolve',
      'repurchased',
      { resolution: null },
      {},
      ['warning resolution_missing resolution'],
    ],
    [
      'that they resolve before',
      'repurchased',
      { resolution: { ...resolution, date: plainDate('2026-10-02') } },
      {},
      ['refused before_resolution resolution.date'],
    ],
  ] as const)('%s', (_what, kind, differs, facts, expected) => {
    const found = judgeAcquisition(kind, { ...sound, ...differs } as never, { ...before, ...facts }, on);
    expect(found.map(({ severity, code, path }) => `${severity} ${code} ${path}`)).toEqual(expected);
  });
});

describe('the payload', () => {
  const story = history();
  const sound = acquisition(sourceOf(story, 'CO-2'), 100, { balance: { shares: 300, serial: 3 } });
  test.each([
    ['more than the certificate has', { quantity: '101' }],
    ['a rest that is nowhere', { balance: null }],
    ['a balance under the id of its source', { balance: { ...sound.balance, securityId: idOf('CO-2') } }],
    ['a balance without a number', { balance: { ...sound.balance, certificate: null } }],
    ['an account of fewer shares', { deduction: { ...part, sharesBefore: '99' } }],
    ['an account below nothing', { deduction: { ...part, capitalBefore: '-1' } }],
    ['an account as a fraction', { deduction: { ...part, capitalBefore: '2000/1' } }],
    ['a part to more places than a price has', { deduction: { ...part, places: 11 } }],
    ['a rounding that is none', { deduction: { ...part, rounding: 'up_and_down' } }],
    ['a rule that is none', { deduction: { rule: 'BY_PRICE' } }],
  ])('refuses %s', (_what, differs) => {
    expect(checkPayload('surrendered', sound).ok).toBe(true);
    expect(checkPayload('surrendered', { ...sound, ...differs }).ok).toBe(false);
  });

  test('refuses a debt that is paid', () => {
    const owed = { kind: 'debt', total: '999', paidOn: null };
    const bought = { ...sound, price: null, solvencyOn: null, ground: 'purchase' };
    expect(checkPayload('repurchased', { ...bought, paid: owed }).ok).toBe(true);
    expect(checkPayload('repurchased', { ...bought, paid: { ...owed, paidOn: '2026-10-01' } }).ok).toBe(
      false,
    );
  });
});
