import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import type { ResolutionMeeting, VoteCount } from '../../registers/meeting.ts';
import { type Minuted, minutesBlocks, minutesProvision, minutesSignees, minutesTitle } from './minutes.ts';
import type { BookFacts, PrintedPerson } from './template.ts';

const person = (name: string): PrintedPerson => ({
  name,
  isBody: false,
  address: null,
  serviceAddress: null,
  formAddress: null,
  residentCanadian: true,
  residentGround: null,
  gender: null,
  members: [],
});
const meeting: ResolutionMeeting = {
  notice: 'given',
  noticeOn: plainDate('2026-04-08'),
  recordOn: plainDate('2026-04-07'),
  place: 'Toronto',
  chair: 'ann',
  secretary: 'bob',
  present: [],
  votes: {
    '': { for: '1800', against: '900', entitled: '3000' },
    a: { for: '20', against: '10', entitled: '40' },
  },
};
const of: Minuted = { rule: 'special', meeting, datedOn: plainDate('2026-05-01'), hasEqualVotes: true };
const persons = new Map([
  ['ann', person('Ann Roy')],
  ['bob', person('Bob Lee')],
]);
const factsIn = (language: 'en' | 'fr', statute: 'cbca' | 'obca' = 'cbca') =>
  ({ language, statute, persons, appointments: [], corporation: { sector: null } }) as unknown as BookFacts;
const said = (...[facts, minuted]: [BookFacts, Minuted]) => JSON.stringify(minutesBlocks(facts, minuted, []));

test.each([
  ['en', 'cbca', 'Notice of the meeting was sent on April 8, 2026, 23 days before it', 'CBCA, s.\u00a0135'],
  ['en', 'obca', 'At least two thirds of the votes cast were for the resolution', 'OBCA, s.\u00a096'],
  ['fr', 'cbca', 'envoyé le 8 avril 2026, soit 23 jours avant la séance', 'LCSA, art.\u00a0135'],
  ['fr', 'obca', 'Au moins les deux tiers des voix exprimées', 'LSAO, art.\u00a096'],
] as const)('minutes in %s under the %s tell the notice and the majority', (language, statute, ...words) => {
  const blocks = said(factsIn(language, statute), of);
  for (const one of words) expect(blocks).toContain(one);
  expect(blocks).toContain('Ann Roy');
});

test('a class that votes apart has its own count, and directors are named who were there', () => {
  const ofClass = { classId: 'a', shares: 'Class A shares', section: '210(2)' };
  const voted = { ...of, rule: 'class', ofClass } as const;
  expect(minutesTitle(factsIn('en'), voted)).toContain('of the holders of Class A shares');
  expect(said(factsIn('en'), voted)).toContain('"value":"40"');
  expect(said(factsIn('en', 'cbca'), voted)).toContain('CBCA, s.\u00a0210(2)');
  const board = {
    ...of,
    rule: 'directors',
    meeting: { ...meeting, notice: 'waived', present: ['ann', 'bob'] },
  } as const;
  expect(said(factsIn('fr'), board)).toContain('Ann Roy et Bob Lee');
  expect(said(factsIn('fr'), board)).toContain('LCSA, art.\u00a0114(3)');
  expect(said(factsIn('en', 'obca'), board)).not.toContain('resident Canadians');
  expect(said(factsIn('en'), board)).toContain('waived it');
  expect(said(factsIn('fr'), board)).toContain('La dissidence de toute personne nommée ici');
  expect(said(factsIn('en'), board)).toContain('CBCA, s.\u00a0123(1)');
  expect(said(factsIn('en'), of)).not.toContain('dissent');
  const named = { ...board, meeting: { ...board.meeting, dissenting: ['bob'] } };
  expect(said(factsIn('fr'), named)).toContain('"label":"Dissidence de","value":"Bob Lee"');
  expect(said(factsIn('fr'), board)).toContain('"value":"____________________"');
});

test('minutes in a prescribed sector say nothing of residents where two of three met and one is resident (s. 114(3)(b))', () => {
  const seat = (personId: string, ceasedOn: string | null = null) => ({
    position: 'director',
    personId,
    from: '2026-01-01',
    ceasedOn,
  });
  const away = { ...person('Bob Lee'), residentCanadian: false };
  const board = (...appointments: readonly object[]) =>
    ({
      ...factsIn('en'),
      appointments,
      persons: new Map([...persons, ['bob', away]]),
      corporation: { sector: 'book_sale' },
    }) as unknown as BookFacts;
  const met: Minuted = {
    ...of,
    rule: 'directors',
    meeting: { ...meeting, present: ['ann', 'bob'] },
  };
  const two = [seat('ann'), seat('bob'), seat('cy', '2026-04-30')];
  expect(said(board(...two), met)).toContain('resident Canadians');
  expect(said(board(...two, seat('eve')), met)).not.toContain('resident Canadians');
  expect(said(board(...two, seat('eve', '2026-05-01')), met)).not.toContain('resident Canadians');
});

test('minutes tell that the notice stated the text of a special resolution, and of no other (s. 135(6))', () => {
  const text = 'The notice stated the text of the special resolution.';
  expect(said(factsIn('en', 'cbca'), of)).toContain(text);
  expect(said(factsIn('en', 'cbca'), { ...of, rule: 'ordinary' })).not.toContain(text);
  expect(said(factsIn('en'), { ...of, meeting: { ...meeting, notice: 'waived' } })).not.toContain(text);
});

test('minutes stand by the provisions of meetings, not of resolutions in writing', () => {
  expect(minutesProvision({ rule: 'directors' })).toEqual({ cbca: '20(2), 114' });
  expect(minutesProvision(of)).toEqual({ cbca: '20(1)(b), 133(2)' });
  const ofClass = { classId: 'a', shares: 'Class A shares', section: '176' };
  expect(minutesProvision({ rule: 'class', ofClass })).toEqual({ cbca: '20(1)(b), 133(2), 176' });
  const waived = { ...of, meeting: { ...meeting, notice: 'waived' } } as const;
  expect(said(factsIn('en'), waived)).toContain('CBCA, s.\u00a0136');
  expect(said(factsIn('en'), { ...waived, rule: 'directors' })).toContain('CBCA, s.\u00a0114(6)');
  const shortened = { ...of, meeting: { ...meeting, notice: 'by_law' } } as const;
  expect(said(factsIn('en'), shortened)).toContain('CBCA, s.\u00a0135(1.1)');
});

test('whoever was both chair and secretary signs once', () => {
  expect(minutesSignees({ ...meeting, secretary: 'ann' })).toEqual([{ personId: 'ann', capacity: 'chair' }]);
});

test('minutes of shareholders say that a quorum was there only where the votes do (CBCA s. 139(1))', () => {
  const quorum = 'that a quorum was present';
  const voted = (vote: Omit<VoteCount, 'entitled'>): Minuted => ({
    ...of,
    meeting: { ...meeting, votes: { '': { ...vote, entitled: '3000' } } },
  });
  expect(said(factsIn('en'), of)).toContain(quorum);
  expect(said(factsIn('en'), of)).toContain('CBCA, s.\u00a0139');
  expect(said(factsIn('en'), voted({ for: '1', against: '0' }))).not.toContain(quorum);
  const represented = said(factsIn('fr'), voted({ for: '1', against: '0', represented: '1600' }));
  expect(represented).toContain('le quorum était atteint');
  expect(represented).toContain('"label":"Voix présentes ou représentées"');
  const board: Minuted = { ...voted({ for: '3', against: '0' }), rule: 'directors' };
  expect(said(factsIn('en'), board)).toContain(quorum);
  const all = { ...board, meeting: { ...meeting, votes: { '': { for: '3', against: '0', entitled: '3' } } } };
  expect(said(factsIn('en'), all)).toContain('All the directors who were present voted for the resolution.');
});

test('where some shares have more votes than others, no number of votes is a quorum: the shares are filled in by hand (CBCA s. 139(1))', () => {
  const unequal = { ...of, hasEqualVotes: false };
  expect(said(factsIn('en'), unequal)).not.toContain('a quorum was present');
  expect(said(factsIn('en'), unequal)).toContain(
    '"label":"Shares entitled to vote, present or represented by proxy","value":"____________________"',
  );
  expect(said(factsIn('fr', 'obca'), unequal)).toContain(
    'Actions avec droit de vote, présentes ou représentées',
  );
  expect(said(factsIn('en'), of)).not.toContain('Shares entitled to vote');
  const ofClass = { classId: 'a', shares: 'Series A shares', section: '176', isSeries: true };
  const apart = said(factsIn('en'), { ...unequal, rule: 'class', ofClass });
  expect(apart).toContain('a quorum was present');
  expect(apart).toContain('cast by the holders of the series, voting separately');
});

test.each([
  ['en', 'cbca', 'Did not vote, and on which matter', 'CBCA, s.\u00a0120(5)'],
  ['fr', 'obca', 'N’a pas voté, et sur quelle question', 'LSAO, art.\u00a0132'],
] as const)(
  'minutes in %s under the %s leave to be filled in who did not vote where a director is a party, and count nobody among those who might (s. 120(5))',
  (language, statute, label, section) => {
    const votes = { '': { for: '3', against: '0', entitled: '3' } };
    const board: Minuted = { ...of, rule: 'directors', meeting: { ...meeting, votes } };
    const facts = factsIn(language, statute);
    const interested = said(facts, { ...board, hasInterests: true });
    expect(interested).toContain(`"label":"${label}","value":"____________________"`);
    expect(interested).toContain(section);
    for (const words of [
      'Votes that could be cast',
      'Voix pouvant être',
      'All the directors',
      'Tous les administrateurs',
    ])
      expect(interested).not.toContain(words);
    expect(said(facts, board)).not.toContain(label);
  },
);

test('minutes without the votes of their resolution are none', () => {
  const uncounted = { ...of, meeting: { ...meeting, votes: {} } };
  expect(() => said(factsIn('en'), uncounted)).toThrow('without its vote');
});

test.each([
  ['en', 'given', 'Notice of it was given at least seven days before it', 'CBCA, s.\u00a0134(3)'],
  ['en', 'waived', 'Every registered holder of the shares waived notice of it in writing', 'CBCA, s.'],
  ['fr', 'given', 'Avis en a été donné au moins sept jours à l’avance', 'LCSA, art.\u00a0134(3)'],
  ['fr', 'waived', 'a renoncé par écrit à en recevoir avis', 'LCSA, art.\u00a0134(3)'],
] as const)('a record date that was fixed has its notice in %s, %s', (language, recordNotice, ...words) => {
  const blocks = said(factsIn(language), { ...of, meeting: { ...meeting, recordNotice } });
  for (const one of words) expect(blocks).toContain(one);
  expect(said(factsIn(language), of)).not.toContain(words[0]);
});

test.each([
  ['en', 'The notice named the matters that this resolution decides.', 'CBCA, s.\u00a0114(5)'],
  ['fr', 'L’avis faisait état des questions que règle la présente résolution.', 'LCSA, art.\u00a0114(5)'],
] as const)(
  'minutes in %s say that the notice named the matters where somebody said so',
  (language, words, section) => {
    const blocks = said(factsIn(language), { ...of, meeting: { ...meeting, namesMatters: true } });
    expect(blocks).toContain(words);
    expect(blocks).toContain(section);
    expect(said(factsIn(language), of)).not.toContain(words);
  },
);
