/**
 * A calendar of whole days as text (RFC 5545). Written here: the libraries for it take moments of a zone, from which a
 * legal date, which has none, would come a day early or late (decision 097).
 */
import { addDays, type Instant, type PlainDate } from '@tabellion/kernel/date.ts';

export interface CalendarEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly changedAt: Instant;
  readonly on: PlainDate;
  readonly isCancelled: boolean;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  /** Each rings that number of days before, at nine in the morning on the reader's wall. */
  readonly alarmDays: readonly number[];
}

export interface Calendar {
  readonly name: string;
  /** The product. */
  readonly maker: string;
  readonly events: readonly CalendarEvent[];
}

/** @returns lines of at most 75 octets, each ended by CRLF (section 3.1) */
export function calendarText({ name, maker, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(maker)}//Deadlines//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${textValue(name)}`,
    `X-WR-CALNAME:${textValue(name)}`,
    // Section 5.7 of RFC 7986, and the name that came before it.
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The day after is the end, which does not belong to it (section 3.6.1). A deadline takes nobody's time. */
function linesOf(event: CalendarEvent): string[] {
  const { uid, sequence, changedAt, on, isCancelled, alarmDays } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART;VALUE=DATE:${compact(on)}`,
    `DTEND;VALUE=DATE:${compact(addDays(on, 1))}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${textValue(event.summary)}`,
    `DESCRIPTION:${textValue(event.description)}`,
    `URL:${event.url}`,
    ...(isCancelled ? [] : alarmDays.flatMap((days) => alarm(days, event.summary))),
    'END:VEVENT',
  ];
}

/** A day begins at midnight: nine in the morning is fifteen hours before the end of the day before. */
const alarm = (days: number, summary: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-P${days - 1}DT15H`,
  `DESCRIPTION:${textValue(summary)}`,
  'END:VALARM',
];

const compact = (date: PlainDate): string => date.replaceAll('-', '');

const utc = (moment: Instant): string => `${moment.slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Section 3.3.11; other control characters have no place in a text. */
const textValue = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '');

const mostOctets = 75;

const octetsOf = new TextEncoder();

/** Folds a line between characters, never inside one: what follows begins with a blank, which counts too. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = octetsOf.encode(character).length;
    if (octets + length > mostOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}
