import { describe, expect, test } from 'vitest';
import { propose } from './amend.ts';
import { acquisition, founded, idOf, issue, part, proRata, type Story, sourceOf, told } from './testing.ts';

/** Acts 1 to 13: a corporation with two classes, three people, two seats of Ann, and an issue of each class. */
function history(): Story {
  const story = founded('Ann', 'Bo', 'Cy'); // 1 to 5: corporation, Common, Ann, Bo, Cy
  story.shareClass('Seed', '2025-03-12', { authorized: '1000' }); // 6
  story.appointed('a1', 'Ann', 'director', '2025-03-12'); // 7
  story.ceased('a1', '2025-05-01'); // 8
  story.appointed('a2', 'Ann', 'presidents', '2025-03-12'); // 9
  story.moved('Bo', '2025-04-01', '12 Elm Street'); // 10
  story.issued('2025-03-14', issue('Ann', 'Common', 600, 1)); // 11
  story.issued('2025-04-14', issue('Bo', 'Seed', 600, 2)); // 12
  story.issued('2025-05-14', issue('Bo', 'Seed', 300, 3)); // 13
  return story;
}

/** The acts that fit no more once the story goes on, and why. */
function brokenBy(story: Story, tell: (story: Story) => void): readonly string[] {
  const before = [...story.acts];
  tell(story);
  return told(story, propose(before, story.acts.slice(before.length)).newAnomalies);
}

describe('an entry dated before others', () => {
  const cases: [what: string, tell: (story: Story) => void, broken: string[]][] = [
    ['a person’s move', (s) => s.moved('Bo', '2025-03-20', '1 Oak Street'), []],
    ['a correction that others cannot see', (s) => s.replace(s.at(1), '2025-03-12', {}), []],
    ['an issue of a class without a bound', (s) => s.issued('2025-03-13', issue('Cy', 'Common', 50, 4)), []],
    ['an issue within a bound', (s) => s.issued('2025-04-01', issue('Cy', 'Seed', 100, 4)), []],
    [
      'an issue above it: the later issue by which too many are outstanding',
      (s) => s.issued('2025-04-01', issue('Cy', 'Seed', 101, 4)),
      ['13 above_authorized issues.0.quantity'],
    ],
    [
      'a lower bound: the issue that passes it',
      (s) => s.replace(s.at(6), '2025-03-12', { authorized: '899' }),
      ['13 above_authorized issues.0.quantity'],
    ],
    [
      'a seat that the person still sits in',
      (s) => s.appointed('a3', 'Ann', 'director', '2025-04-30'),
      ['14 already_appointed position'],
    ],
    [
      'a person who never came: whatever names him, and whatever rests on that',
      (s) => s.void(s.at(3)),
      [
        '7 no_person personId',
        '9 no_person personId',
        '11 no_person issues.0.personId',
        '8 no_appointment appointmentId',
      ],
    ],
  ];
  test.each(cases)('%s', (_what, tell, broken) => {
    expect(brokenBy(history(), tell)).toEqual(broken);
  });
});

test('an imported issue above the bound is no news when it is corrected and stays above', () => {
  const story = founded('Ann');
  story.shareClass('Seed', '2025-03-12', { authorized: '100' });
  story.issued('2025-03-13', issue('Ann', 'Seed', 60, 1));
  const second = story.issued('2025-03-14', issue('Ann', 'Seed', 60, 2));
  const third = (s: Story) => s.issued('2025-03-20', issue('Ann', 'Seed', 10, 3));
  third(story);
  expect(brokenBy(story, (s) => s.replace(second, '2025-03-21', {}))).toEqual([]);
});

describe('an account that acts compare', () => {
  /** Acts 1 to 8: of three issues of Common, the second comes back on 2025-06-01, and a fourth follows. */
  function returned(): Story {
    const story = founded('Ann', 'Bo'); // 1 to 4
    for (const serial of [1, 2, 3])
      story.issued(`2025-04-0${serial}`, issue(serial === 2 ? 'Bo' : 'Ann', 'Common', 100, serial)); // 5 to 7
    const deduction = proRata('300', '300');
    story.record('surrendered', '2025-06-01', acquisition(sourceOf(story, 'CO-2'), 100, { deduction })); // 8
    story.issued('2025-07-01', issue('Ann', 'Common', 100, 4)); // 9
    return story;
  }

  test.each([
    [
      'before it: the act that compares it',
      (s: Story) => s.issued('2025-05-01', issue('Ann', 'Common', 50, 5)),
      ['8 account_differs deduction'],
    ],
    [
      'before it, said again together',
      (s: Story) => {
        s.issued('2025-05-01', issue('Ann', 'Common', 50, 5));
        s.replace(s.at(8), '2025-06-01', { deduction: proRata('350', '350') });
      },
      [],
    ],
    ['after it', (s: Story) => s.issued('2025-06-02', issue('Ann', 'Common', 50, 5)), []],
  ] as const)('an issue dated %s', (_what, tell, broken) => {
    expect(brokenBy(returned(), tell)).toEqual(broken);
  });
});

test('an issue of one class is in the way of an act that compares the accounts of two together', () => {
  const story = founded('Ann', 'Bo'); // 1 to 4
  story.shareClass('Seed'); // 5
  story.issued('2025-04-01', issue('Bo', 'Seed', 100, 1)); // 6
  story.issued('2025-04-01', issue('Ann', 'Common', 100, 1)); // 7
  story.record('converted', '2025-06-01', {
    source: sourceOf(story, 'SE-1'),
    quantity: '100',
    ratio: { numerator: '1', denominator: '1' },
    fractions: { per: 'certificate', rounding: 'down', cash: null },
    into: { classId: idOf('Common'), securities: [part({ shares: 100, serial: 2 })] },
    balance: null,
    deduction: { ...proRata('200', '200'), rule: 'INTERCONVERTIBLE' },
    additional: null,
    resolution: null,
    spoiled: [],
  }); // 8
  expect(brokenBy(story, (s) => s.issued('2025-05-01', issue('Ann', 'Common', 50, 3)))).toEqual([
    '8 account_differs deduction',
  ]);
});
