import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { lossesOf } from './losses.ts';

test('acts that the format cannot say are counted by kind, with their first and last day', () => {
  const on = (kind: 'vesting.stopped' | 'rights.adjusted', day: string) => ({
    ...{ root: `${kind} ${day}`, kind },
    on: plainDate(day),
  });
  const inexact = [
    on('vesting.stopped', '2026-06-30'),
    on('rights.adjusted', '2026-07-01'),
    on('vesting.stopped', '2026-01-15'),
  ];
  const object = { object_type: 'VESTING_TERMS', id: 'gone' };
  expect(lossesOf({ inexact, leftOut: [{ object, isHeld: false, said: null }] })).toEqual({
    acts: [
      { kind: 'vesting.stopped', count: 2, from: '2026-01-15', to: '2026-06-30' },
      { kind: 'rights.adjusted', count: 1, from: '2026-07-01', to: '2026-07-01' },
    ],
    leftOut: 1,
  });
});
