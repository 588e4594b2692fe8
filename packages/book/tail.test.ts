import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { rowsOf } from './rows.ts';
import { appendAtTail, isTail, needsOf } from './tail.ts';
import { founded, idOf, issue, type Story, told } from './testing.ts';
import { answer } from './testing-store.ts';

/** Anomalies caused by the acts that `tell` adds, folded from the rows that they touch. */
function broken(story: Story, tell: (story: Story) => void) {
  const rows = rowsOf(fold(story.acts));
  const before = story.lastSeq;
  tell(story);
  const additions = story.acts.slice(before);
  if (!isTail(additions, plainDate('2025-06-01'))) throw new Error('not at the tail');
  return told(story, appendAtTail(answer(rows, needsOf(additions)), additions).anomalies);
}

/** Acts 1 to 8, the last on 2025-06-01. */
function history(): Story {
  const story = founded('Ann', 'Bo');
  story.shareClass('Seed', '2025-03-12', { authorized: '1000' });
  story.appointed('a1', 'Ann', 'director', '2025-03-12');
  story.issued('2025-03-14', issue('Ann', 'Seed', 600, 1));
  story.void(story.issued('2025-06-01', issue('Bo', 'Seed', 400, 2)));
  return story;
}

describe('an act at the end of a history is judged from the rows that it touches', () => {
  const cases: [rule: string, tell: (story: Story) => void, expected: string[]][] = [
    ['up to the authorized number', (s) => s.issued('2025-06-01', issue('Bo', 'Seed', 400, 3)), []],
    [
      'above it',
      (s) => s.issued('2025-06-01', issue('Bo', 'Seed', 401, 3)),
      ['10 above_authorized issues.0.quantity'],
    ],
    [
      'with a number already given',
      (s) => {
        const { certificate } = issue('Ann', 'Seed', 1, 1);
        s.issued('2025-06-01', issue('Bo', 'Seed', 1, 3, { certificate }));
      },
      ['10 number_taken issues.0.certificate'],
    ],
    [
      'with the number of a void certificate',
      (s) => {
        const { certificate } = issue('Ann', 'Seed', 1, 2);
        s.issued('2025-06-01', issue('Bo', 'Seed', 1, 3, { certificate }));
      },
      ['10 number_taken issues.0.certificate'],
    ],
    [
      'a seat already taken',
      (s) => s.appointed('a2', 'Ann', 'director', '2025-06-02'),
      ['10 already_appointed position'],
    ],
    [
      'a seat that falls free in the same batch',
      (s) => {
        s.ceased('a1', '2025-06-02');
        s.appointed('a2', 'Ann', 'director', '2025-06-02');
      },
      [],
    ],
    [
      'a stranger',
      (s) => s.issued('2025-06-01', issue('Cy', 'Seed', 1, 3)),
      ['10 no_person issues.0.personId'],
    ],
    [
      'a stranger who enters in the same batch',
      (s) => {
        s.person('Cy', '2025-06-01');
        s.issued('2025-06-01', issue('Cy', 'Seed', 1, 3));
      },
      [],
    ],
  ];
  test.each(cases)('%s', (_rule, tell, expected) => {
    expect(broken(history(), tell)).toEqual(expected);
  });
});

test('a correction, a voiding and a back-dated act are not at the tail', () => {
  const story = history();
  const latest = plainDate('2025-06-01');
  expect(isTail([story.at(1)], null)).toBe(true);
  expect(isTail([story.issued('2025-06-01', issue('Ann', 'Seed', 1, 3))], latest)).toBe(true);
  expect(isTail([story.issued('2025-05-31', issue('Ann', 'Seed', 1, 4))], latest)).toBe(false);
  expect(isTail([story.replace(story.at(7), '2025-06-02', {})], latest)).toBe(false);
  expect(isTail([story.void(story.at(7))], latest)).toBe(false);
});

test('a cessation closes the open row of the appointment and opens the row of its end', () => {
  const story = history();
  const rows = rowsOf(fold(story.acts));
  const act = story.ceased('a1', '2025-06-02');
  const { difference } = appendAtTail(answer(rows, needsOf([act])), [act]);
  const key = idOf('a1');
  expect(difference.close).toMatchObject([
    { table: 'appointments', key, effFrom: '2025-03-12', effTo: null },
  ]);
  expect(difference.open).toMatchObject([
    { key, effFrom: '2025-03-12', effTo: '2025-06-02', value: { status: 'active' } },
    { key, effFrom: '2025-06-02', effTo: null, value: { status: 'ceased', reason: 'resigned' } },
  ]);
});
