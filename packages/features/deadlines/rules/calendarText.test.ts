import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { afterEach, expect, test } from 'vitest';
import { type CalendarEvent, calendarText } from './calendarText.ts';

const event: CalendarEvent = {
  uid: '0190a000-0000-7000-8000-000000000001',
  sequence: 2,
  changedAt: instant('2026-04-20T14:00:00Z'),
  on: plainDate('2028-02-28'),
  isCancelled: false,
  summary: 'Annual return 2027, Maple; Érable, Inc.',
  description: 'One line\nand another \\ end',
  url: 'https://books.example/app/org/1/dashboard/deadlines',
  alarmDays: [14, 3],
};
const textOf = (more: Partial<CalendarEvent> = {}) =>
  calendarText({ name: 'Deadlines', maker: 'Tabellion', events: [{ ...event, ...more }] });
const linesOf = (text: string) => text.split('\r\n');

const zoneBefore = process.env.TZ;
afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

test.each(['America/St_Johns', 'America/Vancouver', 'Asia/Istanbul', 'Pacific/Kiritimati'])(
  'a deadline is one whole day in %s too, and ends before the next, also on a leap day',
  (zone) => {
    process.env.TZ = zone;
    expect(linesOf(textOf())).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20280228', 'DTEND;VALUE=DATE:20280229']),
    );
    expect(linesOf(textOf({ on: plainDate('2027-12-31') }))).toContain('DTEND;VALUE=DATE:20280101');
  },
);

test('what is special in a text is escaped, and alarms ring at nine in the morning', () => {
  expect(linesOf(textOf())).toEqual(
    expect.arrayContaining([
      'SUMMARY:Annual return 2027\\, Maple\\; Érable\\, Inc.',
      'DESCRIPTION:One line\\nand another \\\\ end',
      'SEQUENCE:2',
      'STATUS:CONFIRMED',
      'DTSTAMP:20260420T140000Z',
      'TRIGGER:-P13DT15H',
      'TRIGGER:-P2DT15H',
    ]),
  );
});

test('what is cancelled says so and rings no more', () => {
  const lines = linesOf(textOf({ isCancelled: true }));
  expect(lines).toContain('STATUS:CANCELLED');
  expect(lines).not.toContain('BEGIN:VALARM');
});

test('no line is longer than 75 octets, and none is broken within a character', () => {
  const summary = 'إقرار سنوي 2027، شركة القيقب للروبوتات المحدودة في كندا والعالم أجمع 🍁🍁🍁🍁🍁🍁🍁🍁';
  const text = textOf({ summary });
  for (const line of linesOf(text)) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\uFFFD');
  }
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
});
