import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { founded } from '@tabellion/book/testing.ts';
import { sound } from '@tabellion/book/testing-payloads.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { openSince } from './openFacts.ts';

test('a day before an office that was there then or before says that it may have been there already', () => {
  const story = founded();
  const { place: _, ...office } = sound['address.changed'];
  story.record('address.changed', '2025-05-01', { ...office, place: 'registered', orBefore: true });
  story.record('address.changed', '2025-06-01', { ...office, place: 'registered' });
  story.record('address.changed', '2025-06-01', { ...office, place: 'records' });
  story.record('yearend.changed', '2025-07-01', { ...sound['yearend.changed'], orBefore: true });
  const on = (day: string) => openSince(story.acts as readonly ChangeAct[], plainDate(day));
  expect(on('2025-04-30')).toEqual({ registered_office: '2025-05-01', fiscal_year_end: '2025-07-01' });
  expect(on('2025-05-01')).toEqual({ fiscal_year_end: '2025-07-01' });
  expect(on('2025-07-01')).toEqual({});
});
