import { type Instant, instant } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { type CalendarEntry, changesOf } from './calendarEntries.ts';

const key = { registration: 'CA', kind: 'annual_filing', occasion: '2026' } as const;

/** Calendars read on each of these days, and a deadline is due then, or not open any more. */
function read(days: readonly (readonly [at: string, dueOn: string | null])[]) {
  let stored: readonly CalendarEntry[] = [];
  let made = 0;
  return days.map(([at, due_on]) => {
    const now: Instant = instant(at);
    const open = due_on === null ? [] : [{ ...key, due_on }];
    const newId = () => {
      made += 1;
      return `uid-${made}`;
    };
    const { changed, forgotten } = changesOf(stored, open, { now, newId });
    const gone = new Set([...changed, ...forgotten].map(({ uid }) => uid));
    stored = [...stored.filter(({ uid }) => !gone.has(uid)), ...changed];
    return stored.map(
      ({ uid, sequence, isCancelled }) => `${uid} ${sequence}${isCancelled ? ' cancelled' : ''}`,
    );
  });
}

test('an event keeps its uid, and its sequence grows when it moves, is over, and is open again', () => {
  expect(
    read([
      ['2026-04-01T10:00:00Z', '2026-05-11'],
      ['2026-04-02T10:00:00Z', '2026-05-11'],
      ['2026-04-03T10:00:00Z', '2026-05-14'],
      ['2026-04-04T10:00:00Z', null],
      ['2026-04-05T10:00:00Z', null],
      ['2026-04-06T10:00:00Z', '2026-05-14'],
    ]),
  ).toEqual([
    ['uid-1 0'],
    ['uid-1 0'],
    ['uid-1 1'],
    ['uid-1 2 cancelled'],
    ['uid-1 2 cancelled'],
    ['uid-1 3'],
  ]);
});

test('what is over is told as cancelled for 90 days, and forgotten then', () => {
  expect(
    read([
      ['2026-04-01T10:00:00Z', '2026-05-11'],
      ['2026-05-01T10:00:00Z', null],
      ['2026-07-30T10:00:00Z', null],
      ['2026-07-30T10:00:01Z', null],
      ['2026-08-01T10:00:00Z', '2026-05-11'],
    ]),
  ).toEqual([['uid-1 0'], ['uid-1 1 cancelled'], ['uid-1 1 cancelled'], [], ['uid-2 0']]);
});
