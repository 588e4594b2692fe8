import { plainDate } from '@tabellion/kernel/date.ts';
import { type Decimal, decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import { formatFraction } from '@tabellion/kernel/fraction.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capTable, positionOf } from '../captable.ts';
import { fold } from '../fold.ts';
import { checkPayload } from '../read.ts';
import { founded, idOf, issue, type Part, part, proRata, type Story, sourceOf, told } from '../testing.ts';
import type { ConvertedPayload } from './converted.ts';
import { dollarsTaken } from './deduction.ts';
import { type AcquiredFractions, cashFor, fractionsLost, isExchangedByRatio } from './fractions.ts';
import type { SplitPayload } from './split.ts';

/** Acts 1 to 7: Ann has CO-1 with 600,000 shares and Bo CO-2 with 400,001, at a cent each; at most 100 of Seed. */
function history(): Story {
  const story = founded('Ann', 'Bo');
  story.shareClass('Seed', '2025-03-12', { authorized: '100' });
  const price = { price: '0.01' };
  const paid = (amount: string) => ({ ...price, consideration: { kind: 'money' as const, amount } });
  story.issued('2026-01-02', issue('Ann', 'Common', 600_000, 1, paid('6000')));
  story.issued('2026-01-02', issue('Bo', 'Common', 400_001, 2, paid('4000.01')));
  return story;
}

const down = { per: 'certificate' as const, rounding: 'down' as const, cash: null };

/** Every certificate is reissued: `into` says under which serial and as how many shares. */
function division(story: Story, numerator: string, denominator: string, into: Record<string, Part | null>) {
  const reissued = Object.entries(into).map(([name, one]) => ({
    source: sourceOf(story, name),
    into: one && part(one),
  }));
  const ratio = { numerator, denominator };
  const payload = {
    classId: idOf('Common'),
    ratio,
    fractions: down,
    reissued,
    resolution: null,
    registryCertificate: null,
    spoiled: [],
  };
  return payload satisfies SplitPayload;
}

function read(story: Story, asOf = '2026-12-31') {
  const book = fold(story.acts, { asOf: plainDate(asOf) });
  const { classes } = capTable(positionOf(book));
  return {
    open: [...book.tables.certificates.now()]
      .filter(({ value }) => value.status === 'open')
      .map(({ value }) => [value.label, value.quantity]),
    capital: classes.map(({ statedCapital }) => formatFraction(statedCapital)),
    anomalies: told(story, book.anomalies),
  };
}

describe('a split', () => {
  const threeForOne = (story: Story) =>
    division(story, '3', '1', {
      'CO-1': { shares: 1_800_000, serial: 3 },
      'CO-2': { shares: 1_200_003, serial: 4 },
    });

  test('one that brings nothing out passes no bound, whatever was passed before it', () => {
    const story = history();
    story.issued('2026-01-02', issue('Ann', 'Seed', 101, 3));
    story.record('class.split', '2026-09-01', { ...division(story, '3', '1', {}), classId: idOf('Seed') });
    expect(fold(story.acts).anomalies.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'above_authorized issues.0.quantity',
      'not_all_shares reissued',
    ]);
  });

  test('3 for 1 reissues every certificate and leaves stated capital as it was', () => {
    const story = history();
    story.record('class.split', '2026-09-01', threeForOne(story));
    expect(read(story, '2026-08-31').open).toEqual([
      ['CO-1', 600_000n],
      ['CO-2', 400_001n],
    ]);
    expect(read(story)).toEqual({
      open: [
        ['CO-3', 1_800_000n],
        ['CO-4', 1_200_003n],
      ],
      capital: ['1000001/100', '0/1'],
      anomalies: [],
    });
    expect(fold(story.acts).tables.certificates.get(idOf('CO-3'))).toMatchObject({ price: null });
  });

  test('rounds fractions as it says: down, and cash for the rest', () => {
    const story = history();
    const sound = division(story, '3', '2', {
      'CO-1': { shares: 900_000, serial: 3 },
      'CO-2': { shares: 600_001, serial: 4 },
    });
    expect(checkPayload('class.split', sound).ok).toBe(true);
    const cash = (cents: readonly string[]) => ({
      perShare: '0.03',
      rounding: 'up',
      paid: cents.map((one) => ({ personId: idOf('Bo'), cents: one })),
    });
    const check = (fractions: object) => checkPayload('class.split', { ...sound, fractions }).ok;
    expect(check({ ...down, rounding: 'up' })).toBe(false);
    // Half a share at three cents is a cent and a half.
    expect(check({ ...down, cash: cash(['2']) })).toBe(true);
    expect(check({ ...down, cash: cash(['1']) })).toBe(false);
    expect(check({ ...down, cash: cash([]) })).toBe(false);
    expect(check({ ...down, cash: cash(['2', '2']) })).toBe(false);
    expect(check({ ...down, rounding: 'up', cash: cash([]) })).toBe(false);
  });

  test('takes every share of the class, and later a share less is in its way', () => {
    const story = history();
    const { reissued, ...rest } = threeForOne(story);
    story.record('class.split', '2026-09-01', { ...rest, reissued: reissued.slice(0, 1) });
    expect(read(story).anomalies).toEqual(['8 not_all_shares reissued']);
    const other = history();
    other.record('class.split', '2026-09-01', threeForOne(other));
    other.issued('2026-08-31', issue('Ann', 'Common', 1, 5));
    expect(read(other).anomalies).toEqual(['8 not_all_shares reissued']);
  });

  test('of a class without shares lists none, and a share issued before is in its way', () => {
    const story = history();
    const empty = { ...threeForOne(story), classId: idOf('Seed'), reissued: [] };
    expect(checkPayload('class.split', empty).ok).toBe(true);
    story.record('class.split', '2026-09-01', empty);
    expect(read(story).anomalies).toEqual([]);
    story.issued('2026-08-31', issue('Ann', 'Seed', 1, 1));
    expect(read(story).anomalies).toEqual(['8 not_all_shares reissued']);
  });

  test('lists as many certificates as a class may have', () => {
    const reissued = Array.from({ length: 10_001 }, (_, i) => ({
      source: { securityId: idOf(`old ${i}`), classId: idOf('Common'), personId: idOf('Ann'), quantity: '1' },
      into: part({ shares: 3, serial: i + 1 }),
    }));
    expect(checkPayload('class.split', { ...threeForOne(history()), reissued }).ok).toBe(true);
  });

  test('stays within the authorized number', () => {
    const story = history();
    story.replace(story.at(2), '2025-03-12', { authorized: '3000002' });
    story.record('class.split', '2026-09-01', threeForOne(story));
    expect(read(story).anomalies).toEqual(['9 above_authorized ratio']);
  });

  test('is not a consolidation', () => {
    const payload = threeForOne(history());
    expect(checkPayload('class.split', payload).ok).toBe(true);
    expect(checkPayload('class.consolidated', payload).ok).toBe(false);
  });
});

describe('fractions of a holder', () => {
  const ratio = { numerator: '1', denominator: '4' };
  const cash = { perShare: '1', rounding: 'down' as const, paid: [] };
  const terms = { ratio, fractions: { per: 'holder' as const, rounding: 'down' as const, cash } };
  const [ann, bo] = [idOf('Ann'), idOf('Bo')];
  const certificates = (...into: readonly [bigint, bigint, bigint]) => [
    { personId: ann, from: 6n, into: into[0] },
    { personId: ann, from: 7n, into: into[1] },
    { personId: bo, from: 3n, into: into[2] },
  ];
  const paid = [
    { personId: ann, cents: '25' },
    { personId: bo, cents: '75' },
  ];
  const paying = { ...terms, fractions: { ...terms.fractions, cash: { ...cash, paid } } };

  test('are rounded once, over all of his certificates', () => {
    const spelled = (all: typeof paid) => all.map(({ personId, cents }) => `${personId} ${cents}`).sort();
    expect(spelled([...cashFor(certificates(1n, 2n, 0n), terms)])).toEqual(spelled(paid));
    expect(isExchangedByRatio(certificates(1n, 2n, 0n), paying)).toBe(true);
    expect(isExchangedByRatio(certificates(2n, 1n, 0n), paying)).toBe(true);
  });

  test('leave no certificate more than a share from its own number', () => {
    expect(isExchangedByRatio(certificates(1n, 1n, 0n), paying)).toBe(false);
    expect(isExchangedByRatio(certificates(0n, 3n, 0n), paying)).toBe(false);
    expect(isExchangedByRatio(certificates(1n, 2n, 1n), paying)).toBe(false);
  });
});

describe('fractions that the corporation pays for', () => {
  const fractions = {
    ...down,
    cash: {
      perShare: '9',
      rounding: 'half_up' as const,
      paid: [
        { personId: idOf('Ann'), cents: '600' },
        { personId: idOf('Bo'), cents: '500' },
      ].toSorted((one, other) => (one.personId < other.personId ? -1 : 1)),
    },
  };
  /** 600,000 by 9 are 66,666 and six ninths, 400,001 by 9 are 44,444 and five ninths. */
  function paidFor(story: Story, differs: Partial<AcquiredFractions> = {}) {
    const payload = division(story, '1', '9', {
      'CO-1': { shares: 66_666, serial: 3 },
      'CO-2': { shares: 44_444, serial: 4 },
    });
    const all = payload.reissued.map(({ source, into }) => ({
      personId: source.personId,
      from: BigInt(source.quantity),
      into: BigInt(into?.quantity ?? '0'),
    }));
    const deduction = proRata('10000.01', '1000001');
    const holders = fractionsLost(all, { ...payload, fractions }, deduction);
    const acquired = { solvencyOn: null, deduction, holders, resolution: null, ...differs };
    return { ...payload, fractions, acquired } satisfies SplitPayload;
  }

  test('take their part of stated capital by holder (CBCA s. 39(1))', () => {
    const story = history();
    const payload = paidFor(story);
    const taken = new Map(payload.acquired.holders.map(({ personId, ...one }) => [personId, one]));
    expect(taken.get(idOf('Ann'))).toEqual({
      fraction: { numerator: '6', denominator: '9' },
      deducted: '0.06',
    });
    expect(taken.get(idOf('Bo'))).toEqual({
      fraction: { numerator: '5', denominator: '9' },
      deducted: '0.05',
    });
    expect(checkPayload('class.consolidated', payload).ok).toBe(true);
    story.record('class.consolidated', '2026-09-01', payload);
    expect(read(story)).toEqual({
      open: [
        ['CO-3', 66_666n],
        ['CO-4', 44_444n],
      ],
      capital: ['99999/10', '0/1'],
      anomalies: [],
    });
    const { capitalEntries } = fold(story.acts).tables;
    expect(capitalEntries.get(`${idOf('CO-1')} fraction`)).toMatchObject({
      kind: 'acquisition',
      amount: '-0.06',
      shares: 0n,
    });
  });

  test('stand there as they are, and only where they are paid for', () => {
    const sound = paidFor(history());
    const check = (differs: object) => checkPayload('class.consolidated', { ...sound, ...differs }).ok;
    const [first, ...others] = sound.acquired.holders;
    const holders = [{ ...first, deducted: '0.07' }, ...others];
    expect(check({ acquired: { ...sound.acquired, holders } })).toBe(false);
    expect(check({ acquired: { ...sound.acquired, holders: others } })).toBe(false);
    expect(check({ fractions: down })).toBe(false);
    // Older acts say nothing of it.
    const { acquired: _none, ...older } = sound;
    expect(checkPayload('class.consolidated', older).ok).toBe(true);
  });

  test('of an account that is not as the act says are flagged', () => {
    const story = history();
    const payload = paidFor(story);
    story.record('capital.adjusted', '2026-08-01', {
      classId: idOf('Common'),
      change: '-1',
      ground: 'reduction',
      resolution: null,
    });
    story.record('class.consolidated', '2026-09-01', payload);
    expect(read(story).anomalies).toEqual(['9 account_differs acquired.deduction']);
  });

  test('never take more than the account has, and their parts add up', () => {
    const holdings = fc.array(fc.record({ holder: fc.nat(3), shares: fc.bigInt({ min: 1n, max: 1000n }) }), {
      minLength: 1,
      maxLength: 6,
    });
    const account = fc.record({
      capital: fc.bigInt({ min: 0n, max: 10n ** 14n }),
      places: fc.constantFrom(2, 10),
      rounding: fc.constantFrom('down' as const, 'up' as const, 'half_up' as const, 'half_even' as const),
    });
    const ratio = fc.record({
      numerator: fc.integer({ min: 1, max: 40 }),
      denominator: fc.integer({ min: 1, max: 400 }),
    });
    const per = fc.constantFrom('certificate' as const, 'holder' as const);
    fc.assert(
      fc.property(holdings, account, ratio, per, (held, { capital, ...rounded }, by, counted) => {
        const all = held.map(({ holder, shares }) => ({ personId: `p${holder}`, from: shares, into: 0n }));
        const issued = all.reduce((sum, { from }) => sum + from, 0n);
        const [numerator, denominator] = [String(by.numerator), String(by.denominator)];
        const terms = {
          ratio: { numerator, denominator },
          fractions: { ...fractions, per: counted, cash: { ...fractions.cash, paid: [] } },
        };
        const capitalBefore = formatDecimal(capital as Decimal);
        const deduction = { ...proRata(capitalBefore, String(issued)), ...rounded };
        const lost = fractionsLost(all, terms, deduction);
        const parts = lost.reduce((sum, { fraction }) => sum + BigInt(fraction.numerator), 0n);
        const taken = lost.reduce((sum, { deducted }) => sum + decimal(deducted), 0n);
        const inParts = { ...deduction, sharesBefore: String(issued * BigInt(numerator)) };
        expect(taken).toBe(parts === 0n ? 0n : dollarsTaken(inParts, parts));
        expect(taken <= capital).toBe(true);
        expect(lost.every(({ deducted }) => decimal(deducted) >= 0n)).toBe(true);
        if (parts === issued * BigInt(numerator)) expect(taken).toBe(capital);
      }),
    );
  });
});

test('a consolidation ends a certificate of which nothing whole remains', () => {
  const story = history();
  const into = { 'CO-1': { shares: 1, serial: 3 }, 'CO-2': null };
  const payload = division(story, '1', '500000', into);
  expect(checkPayload('class.consolidated', payload).ok).toBe(true);
  story.record('class.consolidated', '2026-09-01', payload);
  expect(read(story)).toEqual({ open: [['CO-3', 1n]], capital: ['1000001/100', '0/1'], anomalies: [] });
});

describe('a conversion', () => {
  const seed = (...parts: readonly Part[]) => ({
    classId: idOf('Seed'),
    securities: parts.map((one) => part({ ...one, prefix: 'SE' })),
  });
  const convert = (story: Story, differs: Partial<ConvertedPayload> = {}): ConvertedPayload => ({
    source: sourceOf(story, 'CO-2'),
    quantity: '400',
    ratio: { numerator: '1', denominator: '5' },
    fractions: down,
    into: seed({ shares: 80, serial: 1 }),
    balance: part({ shares: 399_601, serial: 3 }),
    deduction: proRata('10000.01', '1000001'),
    additional: null,
    resolution: null,
    spoiled: [],
    ...differs,
  });

  test('moves shares and their part of stated capital from class to class (CBCA s. 39(4))', () => {
    const story = history();
    story.record('converted', '2026-09-01', convert(story));
    expect(read(story)).toEqual({
      open: [
        ['CO-1', 600_000n],
        ['SE-1', 80n],
        ['CO-3', 399_601n],
      ],
      capital: ['999601/100', '4/1'],
      anomalies: [],
    });
  });

  test('into several certificates shares the capital, and adds what is given besides', () => {
    const story = history();
    const into = seed({ shares: 60, serial: 1 }, { shares: 20, serial: 2 });
    const additional = { kind: 'money' as const, amount: '1', paidOn: plainDate('2026-09-01') };
    const payload = convert(story, { into, additional });
    expect(checkPayload('converted', payload).ok).toBe(true);
    story.record('converted', '2026-09-01', payload);
    expect(read(story).capital).toEqual(['999601/100', '5/1']);
    const { capitalEntries } = fold(story.acts).tables;
    expect(capitalEntries.get(idOf('SE-1'))).toMatchObject({ amount: '3.75', shares: 60n });
    expect(capitalEntries.get(idOf('SE-2'))).toMatchObject({ amount: '1.25', shares: 20n });
  });

  test('of classes that convert into each other moves the part of both accounts', () => {
    const story = history();
    const deduction = { ...proRata('20000.02', '1000001'), rule: 'INTERCONVERTIBLE' as const };
    story.record('converted', '2026-09-01', convert(story, { deduction }));
    expect(read(story).capital).toEqual(['999201/100', '8/1']);
  });

  test('brings no more shares than the articles authorize', () => {
    const story = history();
    const into = seed({ shares: 101, serial: 1 });
    const payload = convert(story, { quantity: '505', into, balance: part({ shares: 399_496, serial: 3 }) });
    expect(checkPayload('converted', payload).ok).toBe(true);
    story.record('converted', '2026-09-01', payload);
    expect(read(story).anomalies).toEqual(['8 above_authorized into.securities']);
  });

  test('into a class that is there', () => {
    const story = history();
    const payload = convert(story);
    story.record('converted', '2026-09-01', {
      ...payload,
      into: { ...payload.into, classId: idOf('First') },
    });
    expect(read(story).anomalies).toEqual(['8 no_class into.classId']);
  });

  test.each([
    [
      'another number than the ratio makes',
      { quantity: '406', balance: part({ shares: 399_595, serial: 3 }) },
    ],
    ['a rest that is nowhere', { balance: null }],
    ['the same class', { into: { ...seed({ shares: 80, serial: 1 }), classId: idOf('Common') } }],
    ['a conversion that takes nothing from the account', { deduction: { rule: 'NONE' } as never }],
    ['a security twice', { into: seed({ shares: 40, serial: 1 }, { shares: 40, serial: 1 }) }],
  ])('refuses %s', (_what, differs) => {
    expect(checkPayload('converted', convert(history())).ok).toBe(true);
    expect(checkPayload('converted', convert(history(), differs)).ok).toBe(false);
  });
});
