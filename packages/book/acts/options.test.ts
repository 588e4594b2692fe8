import { addDays, plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { adjustmentOf, unadjusted } from '../adjusting.ts';
import { fold } from '../fold.ts';
import { judgeWindow } from '../judge/options.ts';
import { availableOf, exercisableOf, lastDayOf, leftOf, neverVestOf, vestingDatesLeft } from '../options.ts';
import { checkPayload } from '../read.ts';
import { acquisition, founded, idOf, issue, part, type Story, sourceOf, told, transfer } from '../testing.ts';
import {
  atWill,
  becoming,
  convertible,
  debt,
  eightPercent,
  exercised,
  grant,
  warrant,
} from '../testing-options.ts';
import { DEFAULT_VESTING } from '../vesting.ts';
import type { OptionTerms } from './granted.ts';

const resolution = null;
const approved = { boardApprovedOn: null, shareholdersApprovedOn: null };
const plan = { poolId: idOf('Plan'), quantity: '1000', ...approved, resolution };
const ofCommon = { name: 'Plan', classIds: [idOf('Common')], onCancellation: null };
/** 100 shares on each first of the month from May to August. */
const monthly = { ...DEFAULT_VESTING, start: plainDate('2025-04-01'), period: 4, cliff: 0 };
const option = { securityId: idOf('OP-1') };

/** Acts 1 to 4 found it; 5 reserves 1,000; 6 grants Ann 400 of them. */
function history(more: Parameters<typeof grant>[4] = {}): Story {
  const story = founded('Ann', 'Bo');
  story.record('pool.reserved', '2025-03-20', { ...plan, ...ofCommon });
  story.record(
    'option.granted',
    '2025-04-01',
    grant('Ann', 'Common', 400, 'OP-1', { poolId: plan.poolId, vesting: monthly, ...more }),
  );
  return story;
}

const exercise = (story: Story, on: string, shares: number, serial = 1, holder = 'Ann') =>
  story.record('option.exercised', on, exercised(option.securityId, [atPrice(holder, shares, serial)]));

/** At 50 cents, as `grant` tells. */
const atPrice = (holder: string, shares: number, serial = 1, price = '0.5') =>
  issue(holder, 'Common', shares, serial, {
    price,
    consideration: { kind: 'money', amount: String(shares * Number(price)) },
  });

type Lost = readonly [vested: number, unvested: number];
const lost = ([vested, unvested]: Lost) => ({
  ...option,
  vested: String(vested),
  unvested: String(unvested),
});

const expire = (story: Story, on: string, shares: Lost, returnsTo: string | null = plan.poolId) =>
  story.record('option.expired', on, { ...lost(shares), returnsTo });

const release = (story: Story, on: string, shares: Lost, returnsTo: string | null = plan.poolId) =>
  story.record('option.released', on, {
    ...lost(shares),
    returnsTo,
    reason: 'forfeited',
    resolution,
  });

const anomaliesOf = (story: Story) => told(story, fold(story.acts).anomalies);

/** Left, exercised, expired and released of the option; reserved, used and available of its pool. */
function numbersOn(story: Story, asOf: string) {
  const { instruments, pools } = fold(story.acts, { asOf: plainDate(asOf) }).tables;
  const [one, pool] = [instruments.get(option.securityId), pools.get(plan.poolId)];
  if (!one || !pool) throw new Error('not there');
  return [leftOf(one), one.exercised, one.expired, one.released, pool.used, availableOf(pool)].map(Number);
}

describe('an option', () => {
  test('uses its pool from the grant on; what is granted is not issued', () => {
    const story = history();
    expect(numbersOn(story, '2025-04-01')).toEqual([400, 0, 0, 0, 400, 600]);
    expect(fold(story.acts).totals(idOf('Common'), plainDate('2025-04-01')).shares).toBe(0n);
  });

  test('may be exercised as far as it has vested, and less what was exercised', () => {
    const story = history();
    const mayOn = (asOf: string) => {
      const on = plainDate(asOf);
      const one = fold(story.acts, { asOf: on }).tables.instruments.get(option.securityId);
      return one && exercisableOf(one, on);
    };
    expect(['2025-04-30', '2025-05-01', '2025-07-31', '2025-08-01'].map(mayOn)).toEqual([
      0n,
      100n,
      300n,
      400n,
    ]);
    exercise(story, '2025-06-15', 150);
    expect(['2025-06-15', '2025-08-01'].map(mayOn)).toEqual([50n, 250n]);
  });

  test('exercised, becomes shares with a certificate and what was paid for them in the stated capital', () => {
    const story = history();
    exercise(story, '2025-06-15', 150);
    const { tables } = fold(story.acts);
    expect(tables.certificates.get(idOf('CO-1'))).toMatchObject({
      personId: idOf('Ann'),
      quantity: 150n,
      label: 'CO-1',
    });
    expect(
      [...tables.capitalEntries.now()].map(({ value }) => [value.kind, value.amount, value.shares]),
    ).toEqual([['issue', '75', 150n]]);
    expect(numbersOn(story, '2025-06-15')).toEqual([250, 150, 0, 0, 400, 600]);
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('is somewhere to the last share, and ends with it', () => {
    const story = history();
    exercise(story, '2025-06-15', 150);
    story.record('vesting.stopped', '2025-06-20', { ...option, reason: 'voluntary', resolution });
    release(story, '2025-06-20', [0, 200]);
    expect(numbersOn(story, '2025-06-20')).toEqual([50, 150, 0, 200, 200, 800]);
    expire(story, '2025-09-20', [50, 0]);
    expect(numbersOn(story, '2025-09-20')).toEqual([0, 150, 50, 200, 150, 850]);
    expect(fold(story.acts).tables.instruments.get(option.securityId)).toMatchObject({
      status: 'ended',
      ended: { by: 'option.expired', on: '2025-09-20' },
    });
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('never vests as far as it had not when vesting stopped, until that is released', () => {
    const story = history();
    exercise(story, '2025-06-15', 150);
    story.record('vesting.stopped', '2025-06-20', { ...option, reason: 'voluntary', resolution });
    release(story, '2025-07-02', [0, 200]);
    const neverOn = (day: string) => {
      const on = plainDate(day);
      const one = fold(story.acts, { asOf: on }).tables.instruments.get(option.securityId);
      return one && neverVestOf(one, on);
    };
    expect(['2025-06-19', '2025-06-20', '2025-07-01', '2025-07-02'].map(neverOn)).toEqual([
      0n,
      200n,
      200n,
      0n,
    ]);
  });

  test.each<[string, OptionTerms['windows'][number] | undefined, string | null, string | null]>([
    ['ninety days', { reason: 'voluntary', length: 90, unit: 'days' }, null, '2025-09-18'],
    ['three months', { reason: 'voluntary', length: 3, unit: 'months' }, '2034-10-31', '2025-09-20'],
    ['that day alone', { reason: 'voluntary', length: 0, unit: 'days' }, '2034-10-31', '2025-06-20'],
    [
      'longer than it lasts',
      { reason: 'voluntary', length: 10_000, unit: 'years' },
      '2034-10-31',
      '2034-10-31',
    ],
    ['for another reason', { reason: 'death', length: 1, unit: 'years' }, '2034-10-31', '2034-10-31'],
    ['none', undefined, null, null],
  ])('lasts as its window says once its holder has left: %s', (_, window, expiresOn, last) => {
    const terms = { compensation: 'option' as const, early: false, windows: window ? [window] : [] };
    const story = history({ terms, expiresOn: expiresOn === null ? null : plainDate(expiresOn) });
    story.record('vesting.stopped', '2025-06-20', { ...option, reason: 'voluntary', resolution });
    story.record('vesting.accelerated', '2025-06-21', { ...option, quantity: '1', resolution });
    const one = fold(story.acts).tables.instruments.get(option.securityId);
    expect(one && lastDayOf(one)).toBe(last);
    const dayAfter = last === null ? '2099-01-01' : addDays(plainDate(last), 1);
    const isWindow = last !== expiresOn;
    expect(one && judgeWindow(one, plainDate(dayAfter))).toMatchObject(
      isWindow ? [{ code: 'after_window', severity: 'warning', params: { until: last } }] : [],
    );
    if (last !== null) expect(one && judgeWindow(one, plainDate(last))).toEqual([]);
  });

  test('given up, goes back to the pool or not', () => {
    const story = history();
    release(story, '2025-04-02', [0, 100], null);
    expect(numbersOn(story, '2025-04-02')).toEqual([300, 0, 0, 100, 400, 600]);
  });

  test('vests at once where it has no terms, and ahead of its dates where an act says so', () => {
    const story = history({ vesting: null });
    exercise(story, '2025-04-01', 400);
    expect(anomaliesOf(story)).toEqual([]);
    const other = history();
    other.record('vesting.accelerated', '2025-04-02', { ...option, quantity: '250', resolution });
    exercise(other, '2025-04-02', 250);
    expect(anomaliesOf(other)).toEqual([]);
  });

  test('vests on its dates as far as something is left of it', () => {
    const story = history();
    const datesOf = (asOf: string) => {
      const one = fold(story.acts, { asOf: plainDate(asOf) }).tables.instruments.get(option.securityId);
      return one
        ? vestingDatesLeft(one).map(({ on, quantity, vested }) => `${on} ${quantity} ${vested}`)
        : [];
    };
    exercise(story, '2025-06-15', 50);
    release(story, '2025-06-16', [0, 150]);
    expect(datesOf('2025-06-14')).toEqual([
      ...['2025-05-01 100 100', '2025-06-01 100 200', '2025-07-01 100 300', '2025-08-01 100 400'],
    ]);
    expect(datesOf('2025-06-15').at(-1)).toBe('2025-08-01 100 350');
    // Of 200 that are left 150 have vested, and 50 will.
    expect(datesOf('2025-06-16')).toEqual(['2025-05-01 50 50', '2025-06-01 100 150', '2025-07-01 50 200']);
  });

  test('of which the exercise was void is whole again, and the certificate number stays in the register', () => {
    const story = history();
    story.void(exercise(story, '2025-06-15', 150));
    expect(numbersOn(story, '2025-06-15')).toEqual([400, 0, 0, 0, 400, 600]);
    expect(fold(story.acts).tables.certificates.get(idOf('CO-1'))?.status).toBe('void');
  });
});

test('a pool is raised, and lowered to what is used', () => {
  const story = history();
  story.record('pool.adjusted', '2025-05-01', { ...plan, quantity: '5000' });
  expect(numbersOn(story, '2025-05-01').at(-1)).toBe(4600);
  story.record('pool.adjusted', '2025-06-01', { ...plan, quantity: '400' });
  expect(numbersOn(story, '2025-06-01').at(-1)).toBe(0);
  expect(anomaliesOf(story)).toEqual([]);
});

describe('what is not a share', () => {
  const issued = (one: ReturnType<typeof debt>) => {
    const story = founded('Ann', 'Bo');
    story.record('instrument.issued', '2025-04-01', one);
    return story;
  };
  const now = (story: Story, label = 'OP-1') => fold(story.acts).tables.instruments.get(idOf(label));
  const toAnn = (shares: number, amount: string) =>
    issue('Ann', 'Common', shares, 1, { consideration: { kind: 'property', amount } });

  test('a warrant is exercised as an option is', () => {
    const story = issued(warrant('Ann', 'Common', 'OP-1', { quantity: '300', price: '1' }));
    story.record(
      'option.exercised',
      '2025-05-01',
      exercised(option.securityId, [atPrice('Ann', 300, 1, '1')]),
    );
    expect(now(story)).toMatchObject({ status: 'ended', exercised: 300n, into: [idOf('CO-1')] });
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('a note becomes shares of whatever class is agreed, with its interest, and ends; each is known of the other', () => {
    const terms = { interest: eightPercent('2025-04-01'), triggers: [], proRata: null, seniority: null };
    const story = issued(convertible('Ann', 'OP-1', { terms }));
    const more = { interest: '1000' };
    story.record(
      'instrument.converted',
      '2026-04-01',
      becoming(option.securityId, '25000', [toAnn(50_000, '26000')], more),
    );
    const { tables } = fold(story.acts);
    expect(now(story)).toMatchObject({ status: 'ended', discharged: '25000', into: [idOf('CO-1')] });
    expect(tables.certificates.get(idOf('CO-1'))).toMatchObject({
      quantity: 50_000n,
      origin: { by: 'instrument.converted', from: [option.securityId] },
    });
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('a note converts in part, by a trigger of its own and into the class that it names', () => {
    const triggers = [atWill('Common', { type: 'price', price: '0.5' })];
    const story = issued(
      convertible('Ann', 'OP-1', { terms: { interest: null, triggers, proRata: null, seniority: null } }),
    );
    const part = becoming(option.securityId, '10000', [toAnn(20_000, '10000')], { triggerId: 'T1' });
    story.record('instrument.converted', '2025-05-01', part);
    expect(now(story)).toMatchObject({ status: 'open', classId: idOf('Common'), discharged: '10000' });
    story.record('instrument.ended', '2025-05-02', {
      ...option,
      principal: '15000.01',
      reason: 'repaid',
      resolution,
    });
    story.record(
      'instrument.converted',
      '2025-05-03',
      becoming(option.securityId, '1', [issue('Ann', 'Common', 1, 2)], { triggerId: 'T2' }),
    );
    expect(anomaliesOf(story)).toEqual(['7 above_principal principal', '8 no_trigger triggerId']);
  });

  test('debt is paid back, in parts and whole, and is no share to anybody', () => {
    const story = issued(debt('Ann', 'OP-1'));
    story.record(
      'instrument.converted',
      '2025-05-01',
      becoming(option.securityId, '1', [issue('Ann', 'Common', 1, 1)]),
    );
    exercise(story, '2025-05-01', 1);
    const repaid = (principal: string, on: string) =>
      story.record('instrument.ended', on, { ...option, principal, reason: 'repaid', resolution });
    repaid('10000', '2025-06-01');
    expect(now(story)).toMatchObject({ status: 'open', discharged: '10000' });
    repaid('15000', '2025-07-01');
    expect(anomaliesOf(story)).toEqual(['6 not_convertible securityId', '7 not_an_option securityId']);
    expect(now(story)?.ended).toMatchObject({ reason: 'repaid', on: '2025-07-01' });
  });

  test('goes to another holder whole or in parts, each on the same terms under a number of its own', () => {
    const story = issued(debt('Ann', 'OP-1'));
    story.record('instrument.transferred', '2025-05-01', {
      source: { ...option, kind: 'debt', personId: idOf('Ann'), quantity: null, principal: '25000' },
      into: [
        { securityId: idOf('D-2'), label: 'D-2', personId: idOf('Bo'), quantity: null, principal: '9000' },
      ],
      balance: { securityId: idOf('D-3'), label: 'D-3', quantity: null, principal: '16000' },
      resolution,
    });
    expect(anomaliesOf(story)).toEqual([]);
    expect(now(story)).toMatchObject({ status: 'ended', into: [idOf('D-2'), idOf('D-3')] });
    expect(now(story, 'D-2')).toMatchObject({ personId: idOf('Bo'), principal: '9000', status: 'open' });
    expect(now(story, 'D-3')).toMatchObject({ personId: idOf('Ann'), principal: '16000' });
  });

  test('an option that is still vesting goes on vesting with its new holder, and is not divided', () => {
    const story = history();
    exercise(story, '2025-05-01', 50);
    const source = {
      ...option,
      kind: 'option' as const,
      personId: idOf('Ann'),
      quantity: '350',
      principal: null,
    };
    const to = { securityId: idOf('OP-9'), label: 'OP-9', personId: idOf('Bo'), principal: null };
    const half = { securityId: idOf('OP-8'), label: 'OP-8', quantity: '175', principal: null };
    story.record('instrument.transferred', '2025-05-10', {
      ...{ source, into: [{ ...to, quantity: '175' }], balance: half, resolution },
    });
    story.record('instrument.transferred', '2025-05-11', {
      ...{ source, into: [{ ...to, quantity: '350' }], balance: null, resolution },
    });
    expect(anomaliesOf(story)).toEqual(['8 still_vesting into']);
    const one = now(story, 'OP-9');
    const mayOn = (on: string) => one && exercisableOf(one, plainDate(on));
    expect(['2025-05-11', '2025-06-01', '2025-08-01'].map(mayOn)).toEqual([50n, 150n, 350n]);
    expect(numbersOn(story, '2025-05-11').slice(4)).toEqual([400, 600]);
  });
});

test('the number that a voided transfer gave stays, though what it came of stands on another day', () => {
  const story = history();
  const source = {
    ...option,
    kind: 'option' as const,
    personId: idOf('Ann'),
    quantity: '400',
    principal: null,
  };
  const into = { securityId: idOf('OP-9'), label: 'OP-9', quantity: '400', principal: null };
  story.void(
    story.record('instrument.transferred', '2025-05-10', {
      ...{ source, into: [{ ...into, personId: idOf('Bo') }], balance: null, resolution },
    }),
  );
  story.replace(story.at(6), '2025-06-01', {});
  story.record('option.granted', '2025-06-02', { ...grant('Bo', 'Common', 10, 'OP-8'), label: 'OP-9' });
  expect(anomaliesOf(story)).toEqual(['10 number_taken label']);
  expect(fold(story.acts).tables.instruments.get(idOf('OP-9'))).toMatchObject({
    status: 'void',
    kind: 'option',
  });
});

describe('a right is settled as its terms say', () => {
  const settled = (
    terms: NonNullable<Parameters<typeof grant>[4]>,
    more: Parameters<typeof exercised>[2],
    one = atPrice('Ann', 100),
  ) => {
    const story = history({ vesting: null, ...terms });
    story.record('option.exercised', '2025-05-01', exercised(option.securityId, [one], more));
    return anomaliesOf(story);
  };
  const plain = { early: false, windows: [] };
  const units = { terms: { ...plain, compensation: 'share_unit' as const }, price: null };
  const rises = { terms: { ...plain, compensation: 'appreciation_right' as const } };
  const net = (value: string) => ({
    quantity: '400',
    settlement: { by: 'net', value, rounding: 'down' } as const,
  });

  test('at its exercise price, and no other', () => {
    expect(settled({}, {})).toEqual([]);
    expect(settled({ price: '0.51' }, {})).toEqual(['7 price_differs issues.0.price']);
  });

  test('for work, where it is a share unit', () => {
    expect(settled(units, { settlement: { by: 'service' } })).toEqual([]);
    expect(settled(units, {})).toEqual(['7 settlement_differs settlement.by']);
    expect(settled({}, { settlement: { by: 'service' } })).toEqual(['7 settlement_differs settlement.by']);
  });

  test('for the rise of the price: of 400 at $0.50 on a day of $1.75 there are 285 shares', () => {
    const rise = atPrice('Ann', 285, 1, '1.75');
    expect(settled(rises, net('1.75'), rise)).toEqual([]);
    expect(settled({}, net('1.75'), rise)).toEqual([]);
    expect(settled(rises, net('1.75'), atPrice('Ann', 286))).toEqual(['7 net_differs issues.0.quantity']);
    expect(settled(rises, {})).toEqual(['7 settlement_differs settlement.by']);
  });

  test('before it has vested only where that is agreed, and then the shares go on vesting', () => {
    const early = (isEarly: boolean, vesting: typeof monthly | null) =>
      settled(
        { vesting: monthly, terms: { compensation: 'option', early: isEarly, windows: [] } },
        {},
        { ...atPrice('Ann', 400), vesting },
      );
    expect(early(false, monthly)).toEqual(['7 above_vested quantity']);
    expect(early(true, null)).toEqual(['7 above_vested quantity']);
    expect(early(true, monthly)).toEqual([]);
  });

  test('what is paid is the price times the shares: exact, or rounded up to the cent', () => {
    const paid = (amount: string, rounding: 'up' | null) =>
      checkPayload(
        'option.exercised',
        exercised(
          option.securityId,
          [issue('Ann', 'Common', 33, 1, { price: '0.0101', consideration: { kind: 'money', amount } })],
          { settlement: { by: 'price', rounding } },
        ),
      );
    const refused = { ok: false, error: [{ path: 'issues.0.consideration.amount', code: 'invalid' }] };
    expect(paid('0.3333', null)).toMatchObject({ ok: true });
    expect(paid('0.34', 'up')).toMatchObject({ ok: true });
    expect(paid('0.34', null)).toMatchObject(refused);
    expect(paid('0.33', 'up')).toMatchObject(refused);
  });
});

describe('when the shares of a class are consolidated, one for three', () => {
  const ratio = { numerator: '1', denominator: '3' };
  const fractions = { per: 'certificate', rounding: 'down', cash: null } as const;
  /** The class, of which no share is issued but those that `taken` names. */
  const consolidated = (story: Story, on: string, taken: Parameters<typeof reissued>[1] = []) =>
    story.record('class.consolidated', on, {
      ...{ classId: idOf('Common'), ratio, fractions, reissued: reissued(story, taken) },
      ...{ resolution, registryCertificate: null, spoiled: [] },
    });
  const reissued = (story: Story, taken: readonly (readonly [from: string, serial: number])[]) =>
    taken.map(([label, serial]) => {
      const source = sourceOf(story, label);
      return { source, into: part({ shares: BigInt(source.quantity) / 3n, serial }) };
    });
  const adjusted = (story: Story, on: string, of: string) => {
    const { instruments, pools } = fold(story.acts, { asOf: plainDate(on) }).tables;
    const before = {
      instruments: [...instruments.now()].map(({ value }) => value),
      pools: [...pools.now()].map(({ value }) => value),
    };
    const ofPools = fold(story.acts, { asOf: plainDate(on) }).divisions.get(idOf('Common'))?.ofPools;
    const said = { of, classId: idOf('Common'), ratio, resolution, ...(ofPools && { ofPools }) };
    const payload = adjustmentOf(said, before);
    if (payload) expect(checkPayload('rights.adjusted', payload)).toMatchObject({ ok: true });
    if (payload) story.record('rights.adjusted', on, payload);
    return payload;
  };
  const both = (story: Story, on: string, taken: Parameters<typeof reissued>[1] = []) => {
    const split = consolidated(story, on, taken);
    return { split, payload: adjusted(story, on, split.root) };
  };

  test('options and pools go with them: fewer shares, rounded down, at a price that is rounded up', () => {
    const story = history();
    exercise(story, '2025-06-15', 99);
    expect(both(story, '2025-06-20', [['CO-1', 2]]).payload).toMatchObject({
      instruments: [{ quantity: { from: '301', to: '100' }, price: { from: '0.5', to: '1.5' } }],
      pools: [{ reserved: { from: '1000', to: '333' }, used: { from: '400', to: '133' } }],
    });
    expect(numbersOn(story, '2025-06-20')).toEqual([100, 33, 0, 0, 133, 200]);
    const one = fold(story.acts).tables.instruments.get(option.securityId);
    expect(one && exercisableOf(one, plainDate('2025-06-20'))).toBe(33n);
    expect(one && exercisableOf(one, plainDate('2025-08-01'))).toBe(100n);
    expect(one?.price).toBe('1.5');
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('numbers and prices that are fixed for a conversion go with them, of this class and no other', () => {
    const story = history();
    story.shareClass('Seed', '2025-03-20');
    const triggers = [
      atWill('Common', { type: 'price', price: '0.7' }, 'T1'),
      atWill('Common', { type: 'fixed', quantity: '100' }, 'T2'),
      atWill('Seed', { type: 'fixed', quantity: '100' }, 'T3'),
      atWill('Common', { type: 'other' }, 'T4'),
    ];
    const terms = { interest: null, triggers, proRata: null, seniority: null };
    story.record('instrument.issued', '2025-04-01', convertible('Bo', 'CN-1', { terms }));
    const fixed = { triggers: triggers.slice(1, 2), quantitySource: 'fixed' as const, purchasePrice: null };
    story.record('instrument.issued', '2025-04-01', warrant('Bo', 'Common', 'W-1', { terms: fixed }));
    const { tables } = fold(story.acts);
    const values = <T>(rows: Iterable<{ readonly value: T }>) => Array.from(rows, ({ value }) => value);
    const rights = { instruments: values(tables.instruments.now()), pools: values(tables.pools.now()) };
    expect(unadjusted(idOf('Common'), rights)).toEqual(['CN-1']);
    both(story, '2025-06-20');
    const mechanisms = (label: string) => {
      const one = fold(story.acts).tables.instruments.get(idOf(label));
      return one && 'triggers' in one.terms ? one.terms.triggers.map(({ right }) => right.mechanism) : [];
    };
    expect(mechanisms('CN-1')).toEqual([
      { type: 'price', price: '2.1' },
      { type: 'fixed', quantity: '33' },
      { type: 'fixed', quantity: '100' },
      { type: 'other' },
    ]);
    expect(mechanisms('W-1')).toEqual([{ type: 'fixed', quantity: '33' }]);
    expect(fold(story.acts).tables.instruments.get(idOf('CN-1'))).toMatchObject({
      status: 'open',
      discharged: '0',
    });
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('a pool of several classes stays as large, and its options go on using it', () => {
    const story = founded('Ann');
    story.shareClass('Seed', '2025-03-12');
    const classIds = [idOf('Common'), idOf('Seed')];
    const { poolId } = plan;
    story.record('pool.reserved', '2025-03-20', { ...plan, ...ofCommon, classIds });
    story.record('option.granted', '2025-04-01', grant('Ann', 'Common', 400, 'OP-1', { poolId }));
    story.record('option.granted', '2025-04-01', grant('Ann', 'Seed', 100, 'OP-2', { poolId }));
    expect(both(story, '2025-06-20').payload?.pools).toEqual([
      { poolId, reserved: { from: '1000', to: '1000' }, used: { from: '500', to: '233' } },
    ]);
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('nothing is used of a pool of which nothing is left', () => {
    const story = founded('Ann');
    const { poolId } = plan;
    story.record('pool.reserved', '2025-03-20', { ...plan, ...ofCommon });
    for (const label of ['OP-1', 'OP-2', 'OP-3', 'OP-4', 'OP-5'])
      story.record('option.granted', '2025-04-01', grant('Ann', 'Common', 2, label, { poolId }));
    both(story, '2025-06-20');
    expect(numbersOn(story, '2025-06-20').slice(4)).toEqual([0, 333]);
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('shares that came of a pool of several classes go on using it, as many as they become', () => {
    const story = founded('Ann');
    story.shareClass('Seed', '2025-03-12');
    const { poolId } = plan;
    const classIds = [idOf('Common'), idOf('Seed')];
    story.record('pool.reserved', '2025-03-20', { ...plan, ...ofCommon, classIds });
    story.record('option.granted', '2025-04-01', grant('Ann', 'Seed', 600, 'OP-1', { poolId }));
    story.issued('2025-04-02', { ...issue('Ann', 'Common', 300, 1), poolId });
    both(story, '2025-06-20', [['CO-1', 2]]);
    expect(numbersOn(story, '2025-06-20').slice(4)).toEqual([700, 300]);
    const back = acquisition(sourceOf(story, 'CO-2'), 100);
    story.record('cancelled', '2025-06-21', { ...back, returnsTo: poolId, reason: 'agreement' });
    expect(numbersOn(story, '2025-06-21').slice(4)).toEqual([600, 400]);
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('an option that is not as the act says refuses it whole', () => {
    const story = history();
    both(story, '2025-06-20');
    story.record('option.released', '2025-06-15', {
      ...lost([0, 10]),
      returnsTo: null,
      reason: 'other',
      resolution,
    });
    expect(anomaliesOf(story)).toEqual(['8 source_differs instruments.0']);
  });

  const apart: [rule: string, tell: (story: Story) => void, expected: string[]][] = [
    [
      'nothing is adjusted without a split',
      (s) => adjusted(s, '2025-06-20', idOf('none')),
      ['7 not_divided of'],
    ],
    [
      'nor on another day',
      (s) => adjusted(s, '2025-06-21', consolidated(s, '2025-06-20').root),
      ['8 not_divided of'],
    ],
    ['nor once the split was taken back', (s) => s.void(both(s, '2025-06-20').split), ['8 not_divided of']],
    [
      'nor once it was moved',
      (s) => s.replace(both(s, '2025-06-20').split, '2025-06-19', {}),
      ['8 not_divided of'],
    ],
    [
      'nor by another ratio',
      (s) => {
        const { split } = both(s, '2025-06-20');
        s.replace(split, '2025-06-20', { ratio: { numerator: '1', denominator: '4' } });
      },
      ['8 not_divided of'],
    ],
    ['nor twice', (s) => adjusted(s, '2025-06-20', both(s, '2025-06-20').split.root), ['9 not_divided of']],
  ];
  test.each(apart)('%s', (_, tell, expected) => {
    const story = history();
    tell(story);
    expect(anomaliesOf(story)).toEqual(expected);
  });
});

describe('shares that are issued under a plan', () => {
  const { poolId } = plan;
  /** 300 shares of the pool's 1,000, beside the option on 400. */
  const awarded = (shares = 300) => {
    const story = history();
    story.issued('2025-04-02', { ...issue('Bo', 'Common', shares, 1), poolId });
    return story;
  };
  const cancelled = (story: Story, on: string, returnsTo: string | null) => {
    const source = sourceOf(story, 'CO-1');
    story.record('cancelled', on, {
      ...acquisition(source, 100, { balance: { shares: BigInt(source.quantity) - 100n, serial: 2 } }),
      ...{ returnsTo, reason: 'agreement' },
    });
  };

  test('use its pool, and go back to it where the act says so', () => {
    const story = awarded();
    expect(numbersOn(story, '2025-04-02').slice(4)).toEqual([700, 300]);
    cancelled(story, '2025-05-01', poolId);
    expect(numbersOn(story, '2025-05-01').slice(4)).toEqual([600, 400]);
    const { certificates } = fold(story.acts).tables;
    expect(['CO-1', 'CO-2'].map((label) => certificates.get(idOf(label))?.poolId)).toEqual([poolId, poolId]);
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('or stay used', () => {
    const story = awarded();
    cancelled(story, '2025-05-01', null);
    expect(numbersOn(story, '2025-05-01').slice(4)).toEqual([700, 300]);
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('go back also where an option brought them', () => {
    const story = history();
    exercise(story, '2025-08-01', 400);
    cancelled(story, '2025-08-02', poolId);
    expect(numbersOn(story, '2025-08-02').slice(4)).toEqual([300, 700]);
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('use it on with whoever they go to, and go back where the rest of a transfer is cancelled', () => {
    const going = (returnsTo: string | null) => {
      const story = awarded();
      const to = transfer(sourceOf(story, 'CO-1'), [{ holder: 'Ann', shares: 200, serial: 2 }]);
      const deduction = { rule: 'NONE' } as const;
      const particulars = { by: 'surrendered' as const };
      const rest = { quantity: '100', deduction, particulars, returnsTo, resolution };
      story.record('transferred', '2025-05-01', { ...to, balance: { outcome: 'cancelled', ...rest } });
      return story;
    };
    expect(numbersOn(going(poolId), '2025-05-01').slice(4)).toEqual([600, 400]);
    expect(numbersOn(going(null), '2025-05-01').slice(4)).toEqual([700, 300]);
    expect(anomaliesOf(going(poolId))).toEqual([]);
    expect(anomaliesOf(going(idOf('B')))).toEqual(['8 no_pool balance.returnsTo']);
  });

  test('are no more than the pool has left', () => {
    expect(anomaliesOf(awarded(600))).toEqual([]);
    expect(anomaliesOf(awarded(601))).toEqual(['7 above_pool issues.0.quantity']);
  });

  test('others go to no pool', () => {
    const story = history();
    story.issued('2025-04-02', issue('Bo', 'Common', 300, 1));
    cancelled(story, '2025-05-01', poolId);
    expect(anomaliesOf(story)).toEqual(['8 pool_differs returnsTo']);
  });
});

test('a conversion tells an exchange rate of another currency than the Canadian dollar, and of no other', () => {
  const converted = (currency: string, exchangeRate: string | null) => {
    const story = founded('Ann');
    story.record('instrument.issued', '2025-04-01', convertible('Ann', 'CN-1', { currency }));
    const amount = exchangeRate === null ? '25000' : '33750';
    const consideration = { kind: 'property' as const, amount };
    const issues = [issue('Ann', 'Common', 100, 1, { consideration })];
    story.record(
      'instrument.converted',
      '2025-05-01',
      becoming(idOf('CN-1'), '25000', issues, { exchangeRate }),
    );
    return anomaliesOf(story);
  };
  expect([converted('CAD', null), converted('USD', '1.35')]).toEqual([[], []]);
  expect(converted('USD', null)).toEqual(['5 rate_differs exchangeRate']);
  expect(converted('CAD', '1.35')).toEqual(['5 rate_differs exchangeRate']);
});

test('the number of an instrument is given once, and stays though the act is void', () => {
  const story = history();
  story.void(story.record('instrument.issued', '2025-04-02', debt('Ann', 'D-1')));
  story.record('instrument.issued', '2025-04-03', { ...debt('Ann', 'D-2'), label: 'D-1' });
  story.record('instrument.issued', '2025-04-03', { ...debt('Ann', 'D-3'), label: 'OP-1' });
  expect(anomaliesOf(story)).toEqual(['9 number_taken label', '10 number_taken label']);
  expect(fold(story.acts).tables.instruments.get(idOf('D-1'))?.status).toBe('void');
});

const structure: [rule: string, tell: (story: Story) => void, expected: string[]][] = [
  [
    'a pool is reserved once',
    (s) => s.record('pool.reserved', '2025-04-01', { ...plan, ...ofCommon }),
    ['7 already_exists poolId'],
  ],
  [
    'a pool is of a class that is there',
    (s) =>
      s.record('pool.reserved', '2025-04-01', {
        ...plan,
        ...ofCommon,
        poolId: idOf('B'),
        classIds: [idOf('Common'), idOf('Seed')],
      }),
    ['7 no_class classIds.1'],
  ],
  [
    'no more is granted than the pool has left',
    (s) =>
      s.record('option.granted', '2025-04-02', grant('Bo', 'Common', 601, 'OP-2', { poolId: plan.poolId })),
    ['7 above_pool quantity'],
  ],
  [
    'all that is left may be granted',
    (s) =>
      s.record('option.granted', '2025-04-02', grant('Bo', 'Common', 600, 'OP-2', { poolId: plan.poolId })),
    [],
  ],
  [
    'an option is granted from a pool that is there',
    (s) => s.record('option.granted', '2025-04-02', grant('Bo', 'Common', 1, 'OP-2', { poolId: idOf('B') })),
    ['7 no_pool poolId'],
  ],
  [
    'and that is for its class',
    (s) => {
      s.shareClass('Seed');
      s.record('option.granted', '2025-04-02', grant('Bo', 'Seed', 1, 'OP-2', { poolId: plan.poolId }));
    },
    ['8 pool_differs poolId'],
  ],
  [
    'a pool is not lowered below what is used',
    (s) => s.record('pool.adjusted', '2025-05-01', { ...plan, quantity: '399' }),
    ['7 below_used quantity'],
  ],
  [
    'a back-dated grant counts for every later grant',
    (s) => {
      s.record('option.granted', '2025-05-02', grant('Bo', 'Common', 600, 'OP-2', { poolId: plan.poolId }));
      s.record('option.granted', '2025-03-21', grant('Bo', 'Common', 1, 'OP-3', { poolId: plan.poolId }));
    },
    ['7 above_pool quantity'],
  ],
  [
    'no more is exercised than has vested',
    (s) => exercise(s, '2025-05-01', 101),
    ['7 above_vested quantity'],
  ],
  [
    'nor than is left',
    (s) => {
      release(s, '2025-08-01', [300, 0]);
      exercise(s, '2025-08-01', 101);
    },
    ['8 above_open quantity'],
  ],
  [
    'nor after the last day',
    (s) => {
      s.replace(s.at(6), '2025-04-01', { expiresOn: plainDate('2025-08-01') });
      exercise(s, '2025-08-01', 1);
      exercise(s, '2025-08-02', 1, 2);
    },
    ['9 after_expiry effectiveOn'],
  ],
  [
    'nor by another than its holder',
    (s) => exercise(s, '2025-05-01', 1, 1, 'Bo'),
    ['7 source_differs issues.0.personId'],
  ],
  [
    'nor above the authorized number',
    (s) => {
      s.record('authorized.changed', '2025-04-02', {
        classId: idOf('Common'),
        seriesOf: null,
        authorized: '99',
        resolution,
        registryCertificate: null,
      });
      exercise(s, '2025-05-01', 100);
    },
    ['8 above_authorized issues.0.quantity'],
  ],
  [
    'nor expires before its last day has passed',
    (s) => {
      s.replace(s.at(6), '2025-04-01', { expiresOn: plainDate('2025-09-01') });
      expire(s, '2025-09-01', [100, 0]);
      expire(s, '2025-09-02', [300, 0]);
    },
    ['8 before_expiry effectiveOn'],
  ],
  [
    'nothing of it stays once its last day has passed',
    (s) => {
      s.replace(s.at(6), '2025-04-01', { expiresOn: plainDate('2025-09-01') });
      expire(s, '2025-09-02', [399, 0]);
      expire(s, '2025-09-02', [1, 0]);
    },
    ['8 expires_whole vested'],
  ],
  [
    'nor vests ahead of its dates where it is lost already',
    (s) => {
      release(s, '2025-05-01', [0, 250]);
      s.record('vesting.accelerated', '2025-05-02', { ...option, quantity: '51', resolution });
    },
    ['8 above_unvested quantity'],
  ],
  ['what is given up is left', (s) => release(s, '2025-05-01', [100, 301]), ['7 above_open quantity']],
  [
    'and had vested as the act says',
    (s) => release(s, '2025-05-01', [101, 299]),
    ['7 vested_differs vested'],
  ],
  ['or had not', (s) => release(s, '2025-05-01', [99, 301]), ['7 vested_differs unvested']],
  [
    'and goes back to the pool from which it came',
    (s) => release(s, '2025-05-01', [0, 1], idOf('B')),
    ['7 no_pool returnsTo'],
  ],
  [
    'what has ended ends no more',
    (s) => {
      release(s, '2025-05-01', [100, 300]);
      release(s, '2025-05-02', [0, 1]);
    },
    ['8 not_open securityId'],
  ],
  [
    'an option is not ended as a debt is',
    (s) =>
      s.record('instrument.ended', '2025-05-01', {
        ...option,
        principal: '1',
        reason: 'cancelled',
        resolution,
      }),
    ['7 is_an_option securityId'],
  ],
  [
    'shares of an option do not take the id of another',
    (s) => s.record('option.granted', '2025-05-01', grant('Bo', 'Common', 1, 'OP-1')),
    ['7 already_exists securityId'],
  ],
];

test.each(structure)('%s', (_rule, tell, expected) => {
  const story = history();
  tell(story);
  expect(anomaliesOf(story)).toEqual(expected);
});
