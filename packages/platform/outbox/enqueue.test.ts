import { expect, test } from 'vitest';
import { checkPayload } from './enqueue.ts';

test('a payload holds ids, numbers, dates and codes', () => {
  expect(() =>
    checkPayload({
      person: '0195a0c4-7c4e-7b0e-9a55-0c1f6a3b2d11',
      on: '2025-03-12',
      at: '2025-03-12T14:00:00.123456Z',
      quantity: '1000',
      price: '0.0001',
      digest: 'q83v/+0=',
      code: 'ENVELOPE.DONE',
      list: [1, true, null, { seq: 4 }],
    }),
  ).not.toThrow();
});

test.each(['Ayşe Yılmaz', 'ann@example.com', '12 King Street', 'a\nb', 'x'.repeat(201)])(
  'a payload refuses %j, naming its place and not repeating it',
  (fact) => {
    const problem = 'payload.person.0 may hold only ids, numbers and codes';
    expect(() => checkPayload({ person: [fact] })).toThrow(problem);
  },
);
