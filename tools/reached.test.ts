import { expect, test } from 'vitest';
import { testsReached } from './reached.ts';

const imports = new Map([
  ['a.ts', []],
  ['b.ts', ['a.ts']],
  ['b.test.ts', ['b.ts']],
  ['c.ts', ['b.ts', 'd.ts']],
  ['c.test.tsx', ['c.ts']],
  ['d.ts', ['c.ts']],
  ['e.test.ts', ['f.ts']],
]);

test.each([
  [['a.ts'], ['b.test.ts', 'c.test.tsx']],
  [['d.ts'], ['c.test.tsx']],
  [['e.test.ts'], ['e.test.ts']],
  [['gone.test.ts', 'docs/MAP.md'], []],
])('a change of %j reaches the tests %j', (changed, tests) => {
  expect(testsReached(changed, imports)).toEqual(tests);
});
