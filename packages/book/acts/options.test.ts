import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { fold } from '../fold.ts';
import { availableOf, exercisableOf, leftOf } from '../options.ts';
import { founded, idOf, issue, type Story, told } from '../testing.ts';
import { grant, instrument } from '../testing-options.ts';
import { DEFAULT_VESTING } from '../vesting.ts';

const resolution = null;
const plan = { poolId: idOf('Plan'), quantity: '1000', resolution };
/** 100 shares on each first of the month from May to August. */
const monthly = { ...DEFAULT_VESTING, start: plainDate('2025-04-01'), period: 4, cliff: 0 };
const option = { securityId: idOf('OP-1') };

/** Acts 1 to 4 found it; 5 reserves 1,000; 6 grants Ann 400 of them. */
function history(more: Parameters<typeof grant>[4] = {}): Story {
  const story = founded('Ann', 'Bo');
  story.record('pool.reserved', '2025-03-20', { ...plan, name: 'Plan', classId: idOf('Common') });
  story.record(
    'option.granted',
    '2025-04-01',
    grant('Ann', 'Common', 400, 'OP-1', { poolId: plan.poolId, vesting: monthly, ...more }),
  );
  return story;
}

const exercise = (story: Story, on: string, shares: number, serial = 1, holder = 'Ann') =>
  story.record('option.exercised', on, {
    ...option,
    issues: [issue(holder, 'Common', shares, serial)],
    resolution,
  });

const expire = (story: Story, on: string, quantity: number, returnsTo: string | null = plan.poolId) =>
  story.record('option.expired', on, { ...option, quantity: String(quantity), returnsTo });

const release = (story: Story, on: string, quantity: number, returnsTo: string | null = plan.poolId) =>
  story.record('option.released', on, {
    ...option,
    quantity: String(quantity),
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
    ).toEqual([['issue', '150', 150n]]);
    expect(numbersOn(story, '2025-06-15')).toEqual([250, 150, 0, 0, 400, 600]);
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('is somewhere to the last share, and ends with it', () => {
    const story = history();
    exercise(story, '2025-06-15', 150);
    story.record('vesting.stopped', '2025-06-20', { ...option, reason: 'resigned', resolution });
    release(story, '2025-06-20', 200);
    expect(numbersOn(story, '2025-06-20')).toEqual([50, 150, 0, 200, 200, 800]);
    expire(story, '2025-09-20', 50);
    expect(numbersOn(story, '2025-09-20')).toEqual([0, 150, 50, 200, 150, 850]);
    expect(fold(story.acts).tables.instruments.get(option.securityId)).toMatchObject({
      status: 'ended',
      ended: { by: 'option.expired', on: '2025-09-20' },
    });
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('given up, goes back to the pool or not', () => {
    const story = history();
    release(story, '2025-04-02', 100, null);
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
  const issued = (kind: Parameters<typeof instrument>[0], more: Parameters<typeof instrument>[3]) => {
    const story = founded('Ann', 'Bo');
    story.record('instrument.issued', '2025-04-01', instrument(kind, 'Ann', 'OP-1', more));
    return story;
  };

  test('a warrant is exercised as an option is', () => {
    const story = issued('warrant', { classId: idOf('Common'), quantity: '300', price: '1' });
    exercise(story, '2025-05-01', 300);
    expect(fold(story.acts).tables.instruments.get(option.securityId)).toMatchObject({
      status: 'ended',
      exercised: 300n,
    });
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('a note becomes shares of whatever class is agreed, and ends', () => {
    const story = issued('note', { principal: '25000', rate: '8' });
    const issues = [
      issue('Ann', 'Common', 50_000, 1, { consideration: { kind: 'property', amount: '26000' } }),
    ];
    story.record('instrument.converted', '2026-04-01', { ...option, issues, resolution });
    const { tables } = fold(story.acts);
    expect(tables.instruments.get(option.securityId)?.status).toBe('ended');
    expect(tables.certificates.get(idOf('CO-1'))?.quantity).toBe(50_000n);
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('debt is paid back, and is no share to anybody', () => {
    const story = issued('debt', { principal: '25000' });
    story.record('instrument.converted', '2025-05-01', {
      ...option,
      issues: [issue('Ann', 'Common', 1, 1)],
      resolution,
    });
    exercise(story, '2025-05-01', 1);
    story.record('instrument.ended', '2025-06-01', { ...option, reason: 'repaid', resolution });
    expect(anomaliesOf(story)).toEqual(['6 not_convertible securityId', '7 not_an_option securityId']);
    expect(fold(story.acts).tables.instruments.get(option.securityId)?.ended?.reason).toBe('repaid');
  });
});

const structure: [rule: string, tell: (story: Story) => void, expected: string[]][] = [
  [
    'a pool is reserved once',
    (s) => s.record('pool.reserved', '2025-04-01', { ...plan, name: 'Plan', classId: idOf('Common') }),
    ['7 already_exists poolId'],
  ],
  [
    'a pool is of a class that is there',
    (s) =>
      s.record('pool.reserved', '2025-04-01', {
        ...plan,
        poolId: idOf('B'),
        name: 'B',
        classId: idOf('Seed'),
      }),
    ['7 no_class classId'],
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
    ['7 above_vested issues.0.quantity'],
  ],
  [
    'nor than is left',
    (s) => {
      release(s, '2025-08-01', 300);
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
  ['what is given up is left', (s) => release(s, '2025-05-01', 401), ['7 above_open quantity']],
  [
    'and goes back to the pool from which it came',
    (s) => release(s, '2025-05-01', 1, idOf('B')),
    ['7 pool_differs returnsTo'],
  ],
  [
    'what has ended ends no more',
    (s) => {
      release(s, '2025-05-01', 400);
      expire(s, '2025-05-02', 1);
    },
    ['8 not_open securityId'],
  ],
  [
    'an option is not ended as a debt is',
    (s) => s.record('instrument.ended', '2025-05-01', { ...option, reason: 'cancelled', resolution }),
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
