import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { type Instant, type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { endedYears } from './annual.ts';
import type { AnnualResolution, BookFacts } from './template.ts';

const ends = (on: string, yearEnd: string): ChangeAct =>
  ({
    kind: 'yearend.changed',
    effectiveOn: plainDate(on),
    recordedAt: `${on}T12:00:00.000000Z` as Instant,
    payload: { yearEnd, resolution: null },
  }) as ChangeAct;

const yearsOf = ({
  acts = [ends('2024-03-12', '12-31')],
  asOf = '2026-11-23',
  jurisdiction = 'CA',
  isFoundedHere = true,
  annualResolutions = [] as AnnualResolution[],
  beganOn = undefined as PlainDate | undefined,
}) =>
  endedYears({
    isFoundedHere,
    acts,
    asOf,
    annualResolutions,
    beganOn: beganOn ?? acts[0]?.effectiveOn,
    corporation: { jurisdiction, incorporatedOn: acts[0]?.effectiveOn },
  } as unknown as BookFacts).map(({ yearEnd, dueOn }) => [yearEnd, dueOn]);

test('the first annual resolutions are due 18 months after the incorporation, the next six months after the year end', () => {
  expect(yearsOf({})).toEqual([
    ['2024-12-31', '2025-09-12'],
    ['2025-12-31', '2026-06-30'],
  ]);
});

test('a year counts from the day after its end', () => {
  expect(yearsOf({ asOf: '2024-12-31' })).toEqual([]);
  expect(yearsOf({ asOf: '2025-01-01' })).toEqual([['2024-12-31', '2025-09-12']]);
});

test('15 months after the last ones where that is earlier', () => {
  const annualResolutions: AnnualResolution[] = [
    {
      resolutionId: 'r',
      body: 'shareholders',
      yearEnd: plainDate('2024-12-31'),
      number: 'S-2025-01',
      isSigned: true,
      datedOn: plainDate('2025-01-20'),
    },
  ];
  expect(yearsOf({ annualResolutions })[1]).toEqual(['2025-12-31', '2026-04-20']);
  // Ontario's Act counts from the last ones alone.
  expect(yearsOf({ jurisdiction: 'ON' })[1]).toEqual(['2025-12-31', '2026-12-12']);
});

test('a changed year end ends the years after the change', () => {
  const acts = [ends('2024-03-12', '12-31'), ends('2025-05-01', '06-30')];
  expect(yearsOf({ acts }).map(([yearEnd]) => yearEnd)).toEqual(['2024-12-31', '2025-06-30', '2026-06-30']);
});

test('a year end that another entry of its day replaced never ended a year', () => {
  const acts = [ends('2025-02-10', '12-31'), ends('2025-02-10', '06-30')];
  const beganOn = plainDate('2024-03-12');
  expect(yearsOf({ acts, beganOn }).map(([yearEnd]) => yearEnd)).toEqual(['2025-06-30', '2026-06-30']);
});

test('the end of February is the 29th in a leap year', () => {
  expect(yearsOf({ acts: [ends('2023-06-01', '02-29')] }).map(([yearEnd]) => yearEnd)).toEqual([
    '2024-02-29',
    '2025-02-28',
    '2026-02-28',
  ]);
});

test('a corporation that existed before has the years that ended since it was taken over', () => {
  const acts = [ends('2010-03-12', '12-31')];
  const beganOn = plainDate('2026-02-02');
  expect(yearsOf({ acts, beganOn, isFoundedHere: false, asOf: '2027-01-15' })).toEqual([
    ['2026-12-31', '2027-06-30'],
  ]);
});
