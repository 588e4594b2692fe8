import { describe, expect, test } from 'vitest';
import { fold } from '../fold.ts';
import { acquisition, anomaliesOf, idOf, issue, type Story, sourceOf, transfer } from '../testing.ts';
import { grant } from '../testing-options.ts';
import { exercise, history, numbersOn, ofCommon, plan } from '../testing-plan.ts';

const resolution = null;

test('a pool is raised, and lowered to what is used', () => {
  const story = history();
  story.record('pool.adjusted', '2025-05-01', { ...plan, quantity: '5000' });
  expect(numbersOn(story, '2025-05-01').at(-1)).toBe(4600);
  story.record('pool.adjusted', '2025-06-01', { ...plan, quantity: '400' });
  expect(numbersOn(story, '2025-06-01').at(-1)).toBe(0);
  expect(anomaliesOf(story)).toEqual([]);
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
      returnsTo,
      reason: 'agreement',
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
];

test.each(structure)('%s', (_rule, tell, expected) => {
  const story = history();
  tell(story);
  expect(anomaliesOf(story)).toEqual(expected);
});
