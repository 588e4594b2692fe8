import { expect, test } from 'vitest';
import { numberGaps } from './numberGaps.ts';

const numbers = (prefix: string, ...serials: readonly (number | null)[]) =>
  serials.map((serial) => ({ prefix, serial }));

test('what neither the register nor the file bears below the highest number is missing', () => {
  const file = numbers('CS', 5, 9, null);
  expect(numberGaps([...numbers('CS', 1, 2), ...numbers('PA', 7), ...file], file)).toEqual([
    { from: 'CS-3', to: 'CS-4', count: 2 },
    { from: 'CS-6', to: 'CS-8', count: 3 },
  ]);
});

test('nothing is missing of what follows without a gap, and a number that does not count is none', () => {
  const file = numbers('CS', 3, 2, 1);
  expect(numberGaps(file, file)).toEqual([]);
  expect(numberGaps(numbers('CS', null), numbers('CS', null))).toEqual([]);
  expect(numberGaps([{ prefix: null, serial: null }], [{ prefix: null, serial: null }])).toEqual([]);
});

test('the largest number there may be is told as one gap', () => {
  const file = numbers('CS', 2 ** 31 - 1);
  expect(numberGaps(file, file)).toEqual([{ from: 'CS-1', to: 'CS-2147483646', count: 2147483646 }]);
});
