import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { type AnnualFacts, linesOf, type SeatFacts } from './annualLines.ts';

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

test('Ontario’s names the five most senior officers, and files no register of significant control', () => {
  const officers = [
    seat('cy', 'vice_presidents'),
    seat('bo', 'secretaries'),
    seat('di', 'other'),
    seat('ed', 'treasurers'),
    seat('flo', 'assistant_secretary'),
    seat('ann', 'presidents', 'treasurers'),
  ];
  const people = namesOf({ ...maple, jurisdiction: 'ON', officers }).slice(6);
  expect(people).toEqual([
    'director:ann',
    'director:bo',
    'officer:ann',
    'officer:bo',
    'officer:ed',
    'officer:cy',
    'officer:di',
  ]);
});

test('who has significant control is one line, whatever the order in which they are read', () => {
  expect(linesOf(maple).at(-1)?.value).toEqual({ kind: 'names', names: ['Ann', 'Bo'] });
});
