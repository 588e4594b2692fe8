import { plainDate } from '@tabellion/kernel/date.ts';
import { fold } from './fold.ts';
import { availableOf, leftOf } from './options.ts';
import { founded, idOf, issue, type Story } from './testing.ts';
import { exercised, grant } from './testing-options.ts';
import { DEFAULT_VESTING } from './vesting.ts';

/** A plan of 1,000 shares and Ann's option on 400 of them, told on in short sentences; for tests. */

const approved = { boardApprovedOn: null, shareholdersApprovedOn: null };
export const plan = { poolId: idOf('Plan'), quantity: '1000', ...approved, resolution: null };
export const ofCommon = { name: 'Plan', classIds: [idOf('Common')], onCancellation: null };
/** 100 shares on each first of the month from May to August. */
export const monthly = { ...DEFAULT_VESTING, start: plainDate('2025-04-01'), period: 4, cliff: 0 };
export const option = { securityId: idOf('OP-1') };

/** Acts 1 to 4 found it; 5 reserves 1,000; 6 grants Ann 400 of them. */
export function history(more: Parameters<typeof grant>[4] = {}): Story {
  const story = founded('Ann', 'Bo');
  story.record('pool.reserved', '2025-03-20', { ...plan, ...ofCommon });
  story.record(
    'option.granted',
    '2025-04-01',
    grant('Ann', 'Common', 400, 'OP-1', { poolId: plan.poolId, vesting: monthly, ...more }),
  );
  return story;
}

export const exercise = (story: Story, on: string, shares: number, serial = 1, holder = 'Ann') =>
  story.record('option.exercised', on, exercised(option.securityId, [atPrice(holder, shares, serial)]));

/** An issue at 50 cents, as `grant` tells. */
export const atPrice = (holder: string, shares: number, serial = 1, price = '0.5') =>
  issue(holder, 'Common', shares, serial, {
    price,
    consideration: { kind: 'money', amount: String(shares * Number(price)) },
  });

type Lost = readonly [vested: number, unvested: number];
export const lost = ([vested, unvested]: Lost) => ({
  ...option,
  vested: String(vested),
  unvested: String(unvested),
});

export const expire = (story: Story, on: string, shares: Lost, returnsTo: string | null = plan.poolId) =>
  story.record('option.expired', on, { ...lost(shares), returnsTo });

export const release = (story: Story, on: string, shares: Lost, returnsTo: string | null = plan.poolId) =>
  story.record('option.released', on, {
    ...lost(shares),
    returnsTo,
    reason: 'forfeited',
    resolution: null,
  });

/** Left, exercised, expired and released of the option; reserved, used and available of its pool. */
export function numbersOn(story: Story, asOf: string) {
  const { instruments, pools } = fold(story.acts, { asOf: plainDate(asOf) }).tables;
  const [one, pool] = [instruments.get(option.securityId), pools.get(plan.poolId)];
  if (!one || !pool) throw new Error('not there');
  return [leftOf(one), one.exercised, one.expired, one.released, pool.used, availableOf(pool)].map(Number);
}
