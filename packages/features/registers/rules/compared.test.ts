import { expect, test } from 'vitest';
import { compared, countsOf } from './compared.ts';

const lines = compared(
  [
    { key: 'ann', shares: 10 },
    { key: 'bo', shares: 5 },
    { key: 'cy', shares: 1 },
  ],
  [
    { key: 'dee', shares: 2 },
    { key: 'bo', shares: 7 },
    { key: 'cy', shares: 1 },
  ],
  { keyOf: ({ key }) => key },
);

test('the later date stands in its order, each line with what it was; then come those that left', () => {
  expect(lines.map(({ key, change, before }) => [key, change, before?.shares ?? null])).toEqual([
    ['dee', 'joined', null],
    ['bo', 'changed', 5],
    ['cy', 'same', 1],
    ['ann', 'left', 10],
  ]);
  expect(countsOf(lines)).toEqual({ lines: 4, joined: 1, left: 1, changed: 1, same: 1 });
});

test('what is not said of a line is no change of it', () => {
  const actual = ({ key }: { key: string }) => key;
  const [line] = compared([{ key: 'ann', at: 1 }], [{ key: 'ann', at: 2 }], {
    keyOf: actual,
    statementOf: actual,
  });
  expect(line?.change).toBe('same');
});
