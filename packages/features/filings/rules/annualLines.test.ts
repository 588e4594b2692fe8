import { plainDate } from '@tabellion/kernel/date.ts';
import { officerNotices } from '@tabellion/law/deadlines/boardDeadlines.ts';
import { expect, test } from 'vitest';
import { type AnnualFacts, isNoticeOf, linesOf, type SeatFacts } from './annualLines.ts';

const seat = (personId: string, ...offices: string[]): SeatFacts => ({
  personId,
  name: personId,
  address: `${personId} Street`,
  offices,
});

export const maple: AnnualFacts = {
  jurisdiction: 'CA',
  name: 'Maple Robotics Inc.',
  number: '990000-1',
  office: '128 Roncesvalles Avenue, Toronto ON M6R 2L4',
  email: 'office@maple.test',
  activity: 'Robots',
  isDistributing: false,
  holders: 12,
  directors: [seat('ann'), seat('bo')],
  officers: [seat('bo', 'secretaries'), seat('ann', 'presidents')],
  control: ['Bo', 'Ann'],
  lastMeeting: { on: plainDate('2026-02-02'), isResolution: true },
  contact: 'Ann, ann@maple.test',
};
const namesOf = (facts: AnnualFacts) => linesOf(facts).map(({ line }) => line);

test('a federal return confirms the corporation, its directors, and who has significant control', () => {
  expect(namesOf(maple)).toEqual([
    'name',
    'number',
    'office',
    'distributing',
    'meeting',
    'contact',
    'director:ann',
    'director:bo',
    'control',
  ]);
});

test('Ontario’s confirms what its registry has beside the registers too', () => {
  expect(namesOf({ ...maple, jurisdiction: 'ON' }).slice(0, 6)).toEqual([
    'name',
    'number',
    'office',
    'email',
    'activity',
    'distributing',
  ]);
});

test('Ontario’s names the five most senior officers, and files no register of significant control', () => {
  const officers = [
    seat('cy', 'vice_presidents'),
    seat('bo', 'secretaries'),
    seat('di', 'other'),
    seat('ed', 'treasurers'),
    seat('flo', 'assistant_secretary'),
    seat('ann', 'presidents', 'treasurers'),
  ];
  const people = namesOf({ ...maple, jurisdiction: 'ON', officers }).slice(8);
  expect(people).toEqual([
    'director:ann',
    'director:bo',
    'officer:ann',
    'officer:cy',
    'officer:bo',
    'officer:ed',
    'officer:di',
  ]);
});

test.each([
  ['chair', 1],
  ['presidents', 1],
  ['vice_presidents', 1],
  ['secretaries', 1],
  ['treasurers', 1],
  ['comptroller', 0],
] as const)(
  'of six officers of Ontario the %s brings %i notice, and as many lines of the return',
  (office, count) => {
    const offices = ['comptroller', 'treasurers', 'secretaries', 'vice_presidents', 'presidents', 'chair'];
    const founded = plainDate('2025-03-12');
    const terms = offices.map((position) => ({
      personId: position,
      position,
      from: position === office ? plainDate('2026-04-01') : founded,
      ceasedOn: null,
      isFirst: position !== office,
    }));
    const notices = officerNotices({
      jurisdiction: 'ON',
      incorporatedOn: founded,
      today: plainDate('2026-04-20'),
      filingYear: null,
      financialYears: undefined,
      annualMeetingOn: null,
      directors: [],
      officers: terms,
      directorMoves: [],
      officeMoves: [],
      events: [],
      hasGst: false,
      settled: new Set(),
    });
    const officers = offices.map((position) => seat(position, position));
    const named = namesOf({ ...maple, jurisdiction: 'ON', officers });
    expect([notices.length, named.filter((line) => line === `officer:${office}`).length]).toEqual([
      count,
      count,
    ]);
  },
);

test('who has significant control is one line, whatever the order in which they are read', () => {
  expect(linesOf(maple).at(-1)?.value).toEqual({ kind: 'names', names: ['Ann', 'Bo'] });
});

test.each([
  ['office', 'office_notice', null, true],
  ['office', 'director_notice', null, false],
  ['director:ann', 'director_notice', 'ann', true],
  ['director:ann', 'director_notice', 'bo', false],
  ['director:ann', 'director_notice', null, true],
  ['director:ann', 'director_address_notice', 'ann', true],
  ['officer:ann', 'officer_notice', null, true],
  ['email', 'email_notice', null, true],
  ['contact', 'office_notice', null, false],
] as const)('the notice of %s: %s of %s, %s', (line, kind, personId, isIt) => {
  expect(isNoticeOf(line, kind, personId)).toBe(isIt);
});
