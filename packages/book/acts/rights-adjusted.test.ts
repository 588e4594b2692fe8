import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { adjustmentOf, unadjustableRights } from '../adjusting.ts';
import { fold } from '../fold.ts';
import { exercisableOf } from '../options.ts';
import { checkPayload } from '../read.ts';
import { acquisition, anomaliesOf, founded, idOf, issue, part, type Story, sourceOf } from '../testing.ts';
import { atWill, convertible, grant, warrant } from '../testing-options.ts';
import { exercise, history, lost, numbersOn, ofCommon, option, plan } from '../testing-plan.ts';

const resolution = null;

describe('when the shares of a class are consolidated, one for three', () => {
  const ratio = { numerator: '1', denominator: '3' };
  const fractions = { per: 'certificate', rounding: 'down', cash: null } as const;
  /** The class, of which no share is issued but those that `taken` names. */
  const consolidated = (story: Story, on: string, taken: Parameters<typeof reissued>[1] = []) =>
    story.record('class.consolidated', on, {
      classId: idOf('Common'),
      ratio,
      fractions,
      reissued: reissued(story, taken),
      resolution,
      registryCertificate: null,
      spoiled: [],
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
    const actual = { of, classId: idOf('Common'), ratio, resolution, ...(ofPools && { ofPools }) };
    const payload = adjustmentOf(actual, before);
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
    expect(unadjustableRights(idOf('Common'), rights)).toEqual(['CN-1']);
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
