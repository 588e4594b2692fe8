import { plainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import { expect, test } from 'vitest';
import type { ApprovalRule } from '../../documents/templates/template.ts';
import {
  dissentFaults,
  isCarried,
  type MeetingFacts,
  meetingFaults,
  quorumFaults,
  type TypedMeeting,
  textFaults,
  voteFaults,
} from './meetings.ts';

const person = (personId: string, isDirector: boolean, isResident = true) => ({
  personId,
  isDirector,
  isResident,
});
const facts: MeetingFacts = {
  statute: 'cbca',
  today: plainDate('2026-05-04'),
  sector: null,
  boardOfArticles: 3,
  people: [person('ann', true), person('bob', true, false), person('eve', true, false), person('sam', false)],
};
const shareholders: TypedMeeting = {
  body: 'shareholders',
  heldOn: plainDate('2026-05-01'),
  notice: 'given',
  noticeOn: plainDate('2026-04-10'),
  recordOn: null,
  recordNotice: null,
  place: 'Toronto',
  chair: 'ann',
  secretary: 'sam',
  present: [],
};
const directors: TypedMeeting = { ...shareholders, body: 'directors', present: ['ann', 'bob'] };
const faultsOf = (meeting: TypedMeeting, over: Partial<MeetingFacts> = {}) =>
  meetingFaults(meeting, { ...facts, ...over }).map(({ path, textCode }) => `${path} ${textCode}`);

// CBCA s. 135 and Regs s. 44: 21 to 60 days; OBCA s. 96: 10 to 50.
test.each([
  ['cbca', '2026-04-10', []],
  ['cbca', '2026-04-11', ['notice_on CHANGES.NOTICE_DAYS']],
  ['cbca', '2026-03-02', []],
  ['cbca', '2026-03-01', ['notice_on CHANGES.NOTICE_DAYS']],
  ['obca', '2026-04-21', []],
  ['obca', '2026-04-22', ['notice_on CHANGES.NOTICE_DAYS']],
  ['obca', '2026-03-12', []],
  ['obca', '2026-03-11', ['notice_on CHANGES.NOTICE_DAYS']],
  [null, '2026-04-30', []],
] as const)('under %s notice of %s for May 1 is judged', (statute, on, faults) => {
  expect(faultsOf({ ...shareholders, noticeOn: plainDate(on) }, { statute })).toEqual(faults);
});

test.each([
  ['waived', null, []],
  ['given', null, ['notice_on GENERAL.FIELD_REQUIRED']],
  ['by_law', '2026-04-30', []],
  ['by_law', '2026-05-02', ['notice_on CHANGES.NOTICE_AFTER']],
] as const)('notice %s on %s is judged', (notice, on, faults) => {
  const noticeOn = on === null ? null : plainDate(on);
  expect(faultsOf({ ...shareholders, notice, noticeOn })).toEqual(faults);
});

// CBCA s. 135(6)(b); where nobody was sent a notice, none stated it.
test.each([
  ['given', 'special', 1],
  ['by_law', 'class', 1],
  ['given', 'ordinary', 0],
  ['given', 'directors', 0],
  ['waived', 'special', 0],
] as const)('a notice %s without the text has %s resolutions with %d faults', (notice, rule, faults) => {
  const meeting = { ...shareholders, notice };
  expect(textFaults({ meeting, isTextStated: false }, ['ordinary', rule])).toHaveLength(faults);
  expect(textFaults({ meeting, isTextStated: true }, ['ordinary', rule])).toEqual([]);
});

// CBCA Regs s. 43: 21 to 60 days before the meeting.
test.each([
  ['cbca', '2026-04-10', []],
  ['cbca', '2026-04-11', ['record_on CHANGES.RECORD_DAYS']],
  ['cbca', '2026-03-01', ['record_on CHANGES.RECORD_DAYS']],
  ['cbca', '2026-05-02', ['record_on CHANGES.RECORD_AFTER']],
  ['obca', '2026-04-28', []],
] as const)('under %s a record date of %s is judged', (statute, on, faults) => {
  const fixed = { ...shareholders, recordOn: plainDate(on), recordNotice: 'given' } as const;
  expect(faultsOf(fixed, { statute })).toEqual(faults);
});

// CBCA s. 134(2)(a), (3): the day before the notice is the Act's own.
test.each([
  ['cbca', '2026-04-09', []],
  ['cbca', '2026-04-08', ['record_notice GENERAL.FIELD_REQUIRED']],
  ['obca', '2026-04-08', []],
] as const)('under %s notice of a record date of %s is asked for', (statute, on, faults) => {
  expect(faultsOf({ ...shareholders, recordOn: plainDate(on) }, { statute })).toEqual(faults);
});

// The by-law gives 48 hours and wants a majority of the board; CBCA s. 114(3) wants a quarter of resident Canadians.
test.each([
  [{ noticeOn: plainDate('2026-04-29') }, []],
  [{ noticeOn: plainDate('2026-04-30') }, ['notice_on CHANGES.NOTICE_OF_DIRECTORS']],
  [{ present: ['ann'] }, ['present CHANGES.NO_QUORUM']],
  [{ present: ['ann', 'sam'] }, ['present CHANGES.NO_QUORUM']],
  [{ present: ['bob', 'eve'] }, ['present CHANGES.RESIDENTS_PRESENT']],
  [{ chair: 'nobody' }, ['chair GENERAL.FIELD_INVALID']],
  [{ heldOn: plainDate('2026-05-05') }, ['held_on PEOPLE.DATE_IN_FUTURE']],
] as const)('a meeting of directors with %j is judged', (over, faults) => {
  expect(faultsOf({ ...directors, ...over })).toEqual(faults);
});

test('votes present or represented are those cast or more, and more than half of all (CBCA s. 139(1))', () => {
  const faultsOf = (represented?: string, hasEqualVotes = true) =>
    quorumFaults(
      {
        ...vote('ordinary', '300', '100'),
        hasEqualVotes,
        ...(represented !== undefined && { represented: decimal(represented) }),
      },
      'votes.0.',
    ).map(({ path }) => path);
  expect([faultsOf(), faultsOf('501'), faultsOf('1000')]).toEqual([[], [], []]);
  const refused = ['votes.0.represented'];
  expect([faultsOf('500'), faultsOf('399'), faultsOf('1001')]).toEqual([refused, refused, refused]);
  // Where some shares have more votes than others, a majority of the shares may have fewer than half of the votes.
  expect([faultsOf('500', false), faultsOf('399', false), faultsOf('1001', false)]).toEqual([
    [],
    refused,
    refused,
  ]);
});

test('directors who voted against are all named, each of them present, or none is', () => {
  const present = ['ann', 'bob', 'cy'];
  const faultsOf = (dissenting: readonly string[], against: string) =>
    dissentFaults({ present, dissenting }, [{ against: decimal(against) }]).map(({ path }) => path);
  expect([faultsOf([], '1'), faultsOf(['bob'], '1'), faultsOf(['bob', 'cy'], '2')]).toEqual([[], [], []]);
  expect([faultsOf(['bob'], '2'), faultsOf(['bob'], '0'), faultsOf(['dan'], '1')]).toEqual([
    ['dissenting'],
    ['dissenting'],
    ['dissenting'],
  ]);
});

test('a vacancy lowers no quorum, and a board above its minimum raises none (s. 114(2))', () => {
  const alone = { people: [person('ann', true), person('sam', false)] };
  expect(faultsOf({ ...directors, present: ['ann'] }, alone)).toEqual(['present CHANGES.NO_QUORUM']);
  expect(faultsOf({ ...directors, present: ['ann'] }, { boardOfArticles: 1 })).toEqual([]);
});

test('in a prescribed sector a majority of the directors present are resident Canadians (s. 114(3)(b))', () => {
  const present = ['ann', 'bob', 'eve'];
  expect(faultsOf({ ...directors, present })).toEqual([]);
  expect(faultsOf({ ...directors, present }, { sector: 'book_sale' })).toEqual([
    'present CHANGES.RESIDENTS_PRESENT',
  ]);
});

test('in a prescribed sector one of two present is enough for a board of two, and none of three (s. 114(3)(b))', () => {
  const present = ['ann', 'bob'];
  const people = facts.people.filter(({ personId }) => personId !== 'eve');
  expect(faultsOf({ ...directors, present }, { sector: 'book_sale', people })).toEqual([]);
  expect(faultsOf({ ...directors, present }, { sector: 'book_sale' })).toEqual([
    'present CHANGES.RESIDENTS_PRESENT',
  ]);
});

test('in Ontario no director has to be resident', () => {
  expect(faultsOf({ ...directors, present: ['bob', 'eve'] }, { statute: 'obca' })).toEqual([]);
});

const vote = (rule: ApprovalRule, yes: string, no: string, entitled = '1000') => ({
  classId: null,
  rule,
  for: decimal(yes),
  against: decimal(no),
  entitled: decimal(entitled),
  hasEqualVotes: true,
});

test.each([
  ['ordinary', '501', '499', true],
  ['ordinary', '500', '500', false],
  ['directors', '2', '1', true],
  ['directors', '1', '1', false],
  ['special', '2', '1', true],
  ['special', '666', '334', false],
  ['special', '667', '333', true],
  ['class', '0', '0', false],
  ['class', '0.5', '0.25', true],
] as const)('an %s resolution of %s votes for and %s against is carried: %s', (rule, yes, no, carried) => {
  expect(isCarried(vote(rule, yes, no))).toBe(carried);
});

test.each([
  ['600', '400', []],
  ['600', '401', ['for CHANGES.TOO_MANY_VOTES']],
  ['0', '0', ['for CHANGES.NO_VOTES']],
] as const)('%s for and %s against of 1000 votes are judged', (yes, no, faults) => {
  expect(voteFaults(vote('special', yes, no), '').map(({ path, textCode }) => `${path} ${textCode}`)).toEqual(
    faults,
  );
});
