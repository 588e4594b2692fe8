import { instant } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { dueAt } from './dueAt.ts';
import { itemState } from './itemState.ts';

test.each([
  // A Thursday, a Friday, a Saturday; and a Sunday evening in Toronto, which is a Monday in UTC.
  ['2026-04-23T14:00:00Z', '2026-04-27T14:00:00'],
  ['2026-04-24T14:00:00Z', '2026-04-28T14:00:00'],
  ['2026-04-25T14:00:00Z', '2026-04-28T14:00:00'],
  ['2026-04-27T01:00:00Z', '2026-04-29T01:00:00'],
])('what is sent at %s is answered by %s: two working days later', (sent, due) => {
  expect(dueAt(instant(sent))).toMatch(due);
});

test('an item waits, is asked about, is replied to, and ends with the registry’s answer', () => {
  const open = { answer: null, withdrawnAt: null };
  const replied = { answer: 'King Street', withdrawnAt: null };
  const withdrawn = { answer: null, withdrawnAt: '2026-04-23T14:00:00Z' };
  expect([
    itemState('waiting', []),
    itemState('waiting', [replied, open]),
    itemState('waiting', [replied, withdrawn]),
    itemState('rejected', [open]),
  ]).toEqual(['waiting', 'with_customer', 'replied', 'rejected']);
});
