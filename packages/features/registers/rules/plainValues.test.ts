import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { founded, issue } from '@tabellion/book/testing.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { differingValues, hasOtherDifferences, plainValuesOf } from './plainValues.ts';

const story = founded('Ann', 'Bo');
const act = story.issued('2025-03-14', {
  ...issue('Ann', 'Common', 600, 1),
  consideration: { kind: 'property', amount: '900' },
});
if (act.kind !== 'issued') throw new Error('it is an issue');
const issued = act;
const again = (payload: object): ChangeAct => ({ ...issued, payload }) as ChangeAct;
const [one] = issued.payload.issues;
const resolution = { number: 'D-1', date: plainDate('2025-03-13') };

test('an issue says its number of shares, what was given and when, and its resolution', () => {
  expect(plainValuesOf(issued).map(({ name, value }) => `${name} ${value}`)).toEqual([
    'issues.0.quantity 600',
    'issues.0.consideration.amount 900',
    'issues.0.consideration.text ',
    `issues.0.paidOn ${one?.paidOn ?? ''}`,
    `resolution.number ${issued.payload.resolution?.number ?? ''}`,
    `resolution.date ${issued.payload.resolution?.date ?? ''}`,
  ]);
});

test('of two versions the values that differ are told, and whether anything else does', () => {
  const fewer = again({ ...issued.payload, issues: [{ ...one, quantity: '500' }] });
  expect(differingValues(issued, fewer)).toEqual([
    { what: 'quantity', of: 'CO-1', before: '600', after: '500' },
  ]);
  expect(hasOtherDifferences(issued, fewer)).toBe(false);
  const ofAnother = again({ ...issued.payload, issues: [{ ...one, quantity: '500', personId: 'bo' }] });
  expect(hasOtherDifferences(issued, ofAnother)).toBe(true);
});

test('the price of another number of shares in money is nothing else that differs', () => {
  const paid = (quantity: string, amount: string) =>
    again({ ...issued.payload, issues: [{ ...one, quantity, consideration: { kind: 'money', amount } }] });
  expect(hasOtherDifferences(paid('600', '600.00'), paid('500', '500.00'))).toBe(false);
});

test('a resolution that was left out is a plain value, and nothing else', () => {
  const without = again({ ...issued.payload, resolution: null });
  const resolved = again({ ...issued.payload, resolution });
  expect(differingValues(without, resolved).map(({ what, after }) => `${what} ${after}`)).toEqual([
    'resolution D-1',
    'resolutionOn 2025-03-13',
  ]);
  expect(hasOtherDifferences(without, resolved)).toBe(false);
});
