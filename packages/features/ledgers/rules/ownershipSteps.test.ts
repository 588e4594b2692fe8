import { addDays, addMonths, plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { type HolderShareChange, placeIn, stepsOf as stepsAt, thinned } from './ownershipSteps.ts';

const on = plainDate;
const change = (day: string, part: string | null, shares: number, ...kinds: string[]) => ({
  on: on(day),
  part,
  change: String(shares),
  kinds,
  firstOf: [],
});
const stepsOf = (changes: readonly HolderShareChange<string>[], named: readonly string[]) =>
  stepsAt(
    changes,
    named.length,
    placeIn(named, (part) => part.startsWith('~')),
  );

test('one step for each date, the holders in their order, all others, and what nobody holds yet', () => {
  const changes = [
    change('2025-03-14', 'ann', 400, 'issued'),
    change('2025-03-14', 'bo', 300, 'issued'),
    change('2025-11-03', 'ann', -25, 'transferred'),
    change('2025-11-03', null, 25, 'transferred'),
    change('2025-11-03', '~0 common', 60, 'option.granted'),
  ];
  expect(stepsOf(changes, ['ann', 'bo'])).toEqual([
    { on: '2025-03-14', shares: [400n, 300n, 0n, 0n], kinds: ['issued'], firstOf: [] },
    {
      on: '2025-11-03',
      shares: [375n, 300n, 25n, 60n],
      kinds: ['transferred', 'option.granted'],
      firstOf: [],
    },
  ]);
  expect(stepsOf([], ['ann'])).toEqual([]);
});

describe('a long history', () => {
  const daily = stepsOf(
    Array.from({ length: 120 }, (_, at) => ({
      ...change('2025-01-01', 'ann', 1, at % 2 ? 'issued' : 'transferred'),
      on: addDays(on('2025-01-01'), at),
    })),
    ['ann'],
  );

  test('shows every date as long as they are few', () => {
    expect(thinned(daily, 120)).toEqual({ steps: daily, thinned: 'none' });
  });

  test('shows the last date of each month, with all that happened in it', () => {
    const { steps, thinned: how } = thinned(daily, 119);
    expect(how).toBe('month');
    expect(steps.map((step) => [step.on, step.shares[0]])).toEqual([
      ['2025-01-31', 31n],
      ['2025-02-28', 59n],
      ['2025-03-31', 90n],
      ['2025-04-30', 120n],
    ]);
    expect(steps[0]?.kinds).toEqual(['transferred', 'issued']);
  });

  test('of many months the last date of each year, and of many years the latest', () => {
    const monthly = stepsOf(
      Array.from({ length: 60 }, (_, at) => ({
        ...change('2020-01-15', null, 1, 'issued'),
        on: addMonths(on('2020-01-15'), at),
      })),
      [],
    );
    expect(thinned(monthly, 5).steps.map((step) => step.on)).toEqual([
      '2020-12-15',
      '2021-12-15',
      '2022-12-15',
      '2023-12-15',
      '2024-12-15',
    ]);
    expect(thinned(monthly, 2)).toMatchObject({
      thinned: 'year',
      steps: [{ on: '2023-12-15' }, { on: '2024-12-15' }],
    });
  });
});
