import { expect, test } from 'vitest';
import { itemState } from './itemState.ts';

const open = { answer: null, withdrawnAt: null };
const answered = { answer: 'King Street', withdrawnAt: null };
const withdrawn = { answer: null, withdrawnAt: '2026-01-05' };

test.each([
  ['waiting', [], 'waiting'],
  ['waiting', [open], 'with_customer'],
  ['waiting', [answered], 'replied'],
  ['waiting', [answered, open], 'with_customer'],
  ['waiting', [answered, withdrawn], 'replied'],
  ['waiting', [withdrawn], 'waiting'],
  ['accepted', [open], 'accepted'],
  ['rejected', [answered], 'rejected'],
] as const)('an item that is %s, with the questions %j, is %s', (registry, questions, state) => {
  expect(itemState(registry, questions)).toBe(state);
});
