import { expect, test } from 'vitest';
import { judgeChangedSince } from './changedSince.ts';

const was = { city: 'Toronto', industry: '' };
const refused = (now: object, typed: object, before: object | undefined = was) => {
  const judged = judgeChangedSince({ was: before as never, typed: typed as never, now: now as never });
  return judged.ok ? [] : [judged.error.fields?.map(({ path }) => path), judged.error.data];
};

test('a field that was saved elsewhere is not set back unseen', () => {
  expect(refused({ city: 'Ottawa', industry: '' }, { city: 'Toronto', industry: 'Toys' })).toEqual([
    ['city'],
    { current: { city: 'Ottawa' } },
  ]);
});

test.each([
  ['as it was', { city: 'Toronto', industry: '' }, { city: 'Hull' }],
  ['as it is typed', { city: 'Hull', industry: '' }, { city: 'Hull' }],
  ['not typed', { city: 'Ottawa', industry: '' }, { industry: 'Toys' }],
  ['null where it was blank', { city: 'Toronto', industry: null }, { industry: 'Toys' }],
])('but one that is %s is saved', (_name, now, typed) => {
  expect(refused(now, typed)).toEqual([]);
});

test('and who says nothing of what was compares nothing', () => {
  expect(judgeChangedSince({ was: undefined, typed: { city: 'Hull' }, now: { city: 'Ottawa' } }).ok).toBe(
    true,
  );
});
