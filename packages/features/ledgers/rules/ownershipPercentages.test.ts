import { plainDate } from '@tabellion/kernel/date.ts';
import { percentages } from '@tabellion/kernel/percent.ts';
import { expect, test } from 'vitest';
import { ownershipPercentages as partsOn } from './ownershipPercentages.ts';
import { type HolderShareChange, placeIn } from './ownershipSteps.ts';

const change = (on: string, part: string | null, shares: string) => ({
  on: plainDate(on),
  part,
  change: shares,
  kinds: [],
  firstOf: [],
});

const ownershipParts = (
  changes: readonly HolderShareChange<never>[],
  named: readonly string[],
  dates: readonly ReturnType<typeof plainDate>[],
) =>
  partsOn(changes, dates, {
    count: named.length,
    placeOf: placeIn(named, (part) => part.startsWith('~')),
    compare: (a, b) => (a < b ? -1 : 1),
  });

test('a part is rounded among all holders, as in the cap table of the date', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => change('2025-01-01', id, '1'));
  const [first, second] = ownershipParts(
    [...six, change('2025-02-01', 'f', '1')],
    ['a', 'b', 'c', 'd'],
    [plainDate('2025-01-01'), plainDate('2025-02-01')],
  );
  expect(first).toEqual([...percentages([1n, 1n, 1n, 1n, 1n, 1n]).slice(0, 4), '33.32', '0.00']);
  expect(first?.[3]).toBe('16.67');
  expect(second).toEqual(['14.29', '14.29', '14.29', '14.28', '42.85', '0.00']);
});

test('where others are told together they are one; where nobody holds any nothing is shared', () => {
  const changes = [
    change('2025-01-01', 'a', '1'),
    change('2025-01-01', null, '2'),
    change('2025-03-01', 'a', '-1'),
  ];
  const dates = ['2024-12-31', '2025-01-01', '2025-03-01'].map(plainDate);
  expect(ownershipParts(changes, ['a'], dates)).toEqual([
    ['0.00', '0.00', '0.00'],
    ['33.33', '66.67', '0.00'],
    ['0.00', '100.00', '0.00'],
  ]);
});
