import { expect, test } from 'vitest';
import { kinds } from './acts/kinds.ts';
import { steps as releasedSteps, upcast } from './upcast.ts';

const steps = {
  moved: {
    1: (payload: unknown) => ({ street: payload }),
    2: (payload: unknown) => ({ ...(payload as object), country: 'CA' }),
  },
};

test.each([
  [1, '12 Elm Street'],
  [2, { street: '12 Elm Street' }],
  [3, { street: '12 Elm Street', country: 'CA' }],
])('an act of version %i reads as one of version 3', (v, payload) => {
  expect(upcast({ kind: 'moved', v, payload }, 3, steps)).toEqual({ street: '12 Elm Street', country: 'CA' });
});

test('refuses a version of a newer program, and a missing step', () => {
  expect(() => upcast({ kind: 'moved', v: 4, payload: null }, 3, steps)).toThrow('newer program');
  expect(() => upcast({ kind: 'left', v: 1, payload: null }, 2, steps)).toThrow('no step');
});

test('a class of the first version came with the first articles', () => {
  const payload = { classId: 'c', name: 'Common' };
  expect(upcast({ kind: 'class.created', v: 1, payload }, kinds['class.created'].v, releasedSteps)).toEqual({
    ...payload,
    amendment: null,
  });
});

test('articles of the first version say neither their language nor the business', () => {
  const payload = { number: '1', jurisdiction: 'CA', articles: { name: 'Maple Inc.' } };
  expect(upcast({ kind: 'incorporated', v: 1, payload }, kinds.incorporated.v, releasedSteps)).toEqual({
    ...payload,
    articles: { name: 'Maple Inc.', language: null, sector: null },
  });
});

test('every older version of every kind has its step', () => {
  for (const [kind, { v }] of Object.entries(kinds)) {
    for (let from = 1; from < v; from++) expect(releasedSteps[kind]?.[from]).toBeTypeOf('function');
  }
});
