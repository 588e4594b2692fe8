/** One day as a file of a calendar (RFC 5545): a whole day, whose end is the day after. Pure. */
import { addDays, plainDate } from '@tabellion/kernel/date.ts';

interface CalendarDay {
  /** `YYYY-MM-DD`. */
  readonly on: string;
  readonly title: string;
  /** Stays the same for the same thing. */
  readonly uid: string;
}

/** @returns the file as an address that a link downloads */
export function calendarFile({ on, title, uid }: CalendarDay): string {
  const day = (date: string): string => date.replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tabellion//Filings//EN',
    'BEGIN:VEVENT',
    `UID:${uid}@tabellion`,
    `DTSTAMP:${day(on)}T000000Z`,
    `DTSTART;VALUE=DATE:${day(on)}`,
    `DTEND;VALUE=DATE:${day(addDays(plainDate(on), 1))}`,
    `SUMMARY:${title.replace(/[\\;,]/g, '\\$&')}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`;
}
