import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  dateInZone,
  daysBetween,
  endOfMonth,
  instant,
  instantOfMillis,
  millisOfInstant,
  type PlainDate,
  parseDateAhead,
  parseInstant,
  parsePlainDate,
  parseTypedDate,
  plainDate,
} from './date.ts';
import { compare } from './order.ts';

const d = plainDate;
const dates = fc.integer({ min: -719_162, max: 2_932_896 }).map((n) => addDays(d('1970-01-01'), n));
const temporal = (date: PlainDate) => Temporal.PlainDate.from(date);

test.each([
  ['2025-02-29', false],
  ['2024-02-29', true],
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['2025-04-31', false],
  ['2025-13-01', false],
  ['2025-00-10', false],
  ['2025-01-00', false],
  ['0000-01-01', false],
  ['0001-01-01', true],
  ['9999-12-31', true],
  ['2025-1-1', false],
  ['2025-03-12T00:00Z', false],
  ['2025-03-12\n', false],
  ['', false],
])('%s is a date: %s', (text, is) => {
  expect(parsePlainDate(text)).toBe(is ? text : undefined);
});

test('what is typed for the record begins in 1600; what others are counted from ends in 2999', () => {
  const [typed, ahead] = [parseTypedDate, parseDateAhead].map((parse) =>
    ['0001-01-01', '1599-12-31', '1600-01-01', '2999-12-31', '3000-01-01', '2025-02-29'].filter(
      (text) => parse(text) !== undefined,
    ),
  );
  expect(typed).toEqual(['1600-01-01', '2999-12-31', '3000-01-01']);
  expect(ahead).toEqual(['1600-01-01', '2999-12-31']);
});

test.each([
  ['2021-01-31', 1, '2021-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2021-01-31', 2, '2021-03-31'],
  ['2021-01-30', 13, '2022-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-03-31', -1, '2024-02-29'],
  ['2024-01-15', -13, '2022-12-15'],
])('%s plus %i months is %s', (from, months, to) => {
  expect(addMonths(d(from), months)).toBe(to);
});

test('years are clamped, months end, days are counted', () => {
  expect(addYears(d('2024-02-29'), 1)).toBe('2025-02-28');
  expect(endOfMonth(d('2024-02-10'))).toBe('2024-02-29');
  expect(daysBetween(d('2025-03-12'), d('2026-05-11'))).toBe(425);
  expect(['2025-03-13', '2025-03-12'].map(d).sort(compare)).toEqual(['2025-03-12', '2025-03-13']);
});

test('no date lies outside the years 0001 to 9999', () => {
  expect(() => addDays(d('9999-12-31'), 1)).toThrow(RangeError);
  expect(() => addMonths(d('0001-01-01'), -1)).toThrow(RangeError);
  expect(() => addDays(d('2025-01-01'), Number.NaN)).toThrow(RangeError);
  expect(() => plainDate('tomorrow')).toThrow(RangeError);
});

const winterOffsets: [zone: string, minutesBehindUtc: number][] = [
  ['America/St_Johns', 210],
  ['America/Vancouver', 480],
  ['Asia/Istanbul', -180],
  ['Pacific/Kiritimati', -840],
  ['UTC', 0],
];
const zones = winterOffsets.map(([zone]) => zone);

describe.each(winterOffsets)('in a process whose zone is %s', (zone, minutesBehindUtc) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  test('the process really is there', () => {
    expect(Math.abs(new Date(2026, 0, 15).getTimezoneOffset() - minutesBehindUtc)).toBe(0);
  });

  test('sums of dates are those of Temporal', () => {
    const days = fc.integer({ min: -200_000, max: 200_000 });
    fc.assert(
      fc.property(dates, days, dates, (date, n, other) => {
        const years = Math.trunc(n / 400);
        const inside = (year: number) => year > 1 && year < 9999;
        fc.pre(inside(temporal(date).year + years) && inside(temporal(date).year + n / 365));
        expect(addDays(date, n)).toBe(temporal(date).add({ days: n }).toString());
        expect(addMonths(date, years)).toBe(temporal(date).add({ months: years }).toString());
        expect(addYears(date, years)).toBe(temporal(date).add({ years }).toString());
        expect(daysBetween(date, other)).toBe(temporal(date).until(temporal(other)).days);
        expect(endOfMonth(date).slice(8)).toBe(String(temporal(date).daysInMonth));
        expect(compare(date, other)).toBe(Temporal.PlainDate.compare(date, other));
      }),
    );
  });

  test('the date on the wall of any zone is that of Temporal', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 4_102_444_800_000 }),
        (wall, millis) => {
          const expected = Temporal.Instant.fromEpochMilliseconds(millis)
            .toZonedDateTimeISO(wall)
            .toPlainDate();
          expect(dateInZone(instantOfMillis(millis), wall)).toBe(expected.toString());
          expect(millisOfInstant(instantOfMillis(millis))).toBe(millis);
        },
      ),
    );
  });
});

test('one moment is two dates in two zones', () => {
  const moment = instant('2025-03-12T02:30:00Z');
  expect(dateInZone(moment, 'America/St_Johns')).toBe('2025-03-12');
  expect(dateInZone(moment, 'America/Vancouver')).toBe('2025-03-11');
  expect(dateInZone(moment, 'Pacific/Kiritimati')).toBe('2025-03-12');
  expect(() => dateInZone(moment, 'America/Nowhere')).toThrow(RangeError);
});

test.each([
  ['2025-03-12T14:03:05Z', '2025-03-12T14:03:05.000000Z'],
  ['2025-03-12T14:03:05.1Z', '2025-03-12T14:03:05.100000Z'],
  ['2025-03-12T14:03:05.123456Z', '2025-03-12T14:03:05.123456Z'],
  ['2025-03-12T14:03:05.1234567Z', undefined],
  ['2025-03-12T14:03:05-04:00', undefined],
  ['2025-02-30T14:03:05Z', undefined],
  ['2025-03-12T24:00:00Z', undefined],
  ['2025-03-12', undefined],
])('the instant %s is spelled %s', (text, spelled) => {
  expect(parseInstant(text)).toBe(spelled);
});
