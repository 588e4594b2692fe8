import { instant } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { type JobInterval, nextRun } from './schedule.ts';

const daily = (dailyAt: string, zone: string): JobInterval => ({ dailyAt, zone });

test.each<[string, JobInterval, string, string]>([
  [
    'every five minutes, on round times',
    { minutes: 5 },
    '2025-03-12T14:03:10Z',
    '2025-03-12T14:05:00.000000Z',
  ],
  ['every five seconds', { seconds: 5 }, '2025-03-12T14:03:10Z', '2025-03-12T14:03:15.000000Z'],
  ['strictly after a round time', { minutes: 5 }, '2025-03-12T14:05:00Z', '2025-03-12T14:10:00.000000Z'],
  ['later today', daily('09:30', 'America/Toronto'), '2025-03-12T13:29:59Z', '2025-03-12T13:30:00.000000Z'],
  ['tomorrow', daily('09:30', 'America/Toronto'), '2025-03-12T13:30:00Z', '2025-03-13T13:30:00.000000Z'],
  [
    'over the end of a year',
    daily('00:00', 'America/Vancouver'),
    '2025-12-31T23:00:00Z',
    '2026-01-01T08:00:00.000000Z',
  ],
  [
    'a zone of half hours',
    daily('07:00', 'America/St_Johns'),
    '2025-03-12T00:00:00Z',
    '2025-03-12T09:30:00.000000Z',
  ],
  [
    'fourteen hours ahead',
    daily('07:00', 'Pacific/Kiritimati'),
    '2025-03-12T18:00:00Z',
    '2025-03-13T17:00:00.000000Z',
  ],
  [
    'fourteen hours ahead, same day',
    daily('07:00', 'Pacific/Kiritimati'),
    '2025-03-12T16:59:00Z',
    '2025-03-12T17:00:00.000000Z',
  ],
  [
    'a time that spring leaves out',
    daily('02:30', 'America/Toronto'),
    '2025-03-09T05:00:00Z',
    '2025-03-09T07:00:00.000000Z',
  ],
  [
    'a time that autumn has twice',
    daily('01:30', 'America/Toronto'),
    '2025-11-02T04:00:00Z',
    '2025-11-02T05:30:00.000000Z',
  ],
  [
    'its second passing is not a second run',
    daily('01:30', 'America/Toronto'),
    '2025-11-02T05:30:00Z',
    '2025-11-03T06:30:00.000000Z',
  ],
])('%s', (_, every, after, expected) => {
  expect(nextRun(every, instant(after))).toBe(expected);
});

test.each<[JobInterval]>([
  [{ minutes: 0 }],
  [{ minutes: 1.5 }],
  [{ seconds: 4 }],
  [{ seconds: 60 }],
  [daily('24:00', 'America/Toronto')],
  [daily('09:30', 'America/Nowhere')],
])('%j is no schedule', (every) => {
  expect(() => nextRun(every, instant('2025-03-12T14:00:00Z'))).toThrow(RangeError);
});
