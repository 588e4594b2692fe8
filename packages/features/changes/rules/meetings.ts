/** Approval at a meeting: whether it was called in time, and whether the votes carry what was resolved. Pure. */
import { residencyRule, residentsNeededPresent, type Sector } from '@tabellion/book/judge/law.ts';
import { addDays, daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import { addDecimals, type Decimal, decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { ApprovalRule, Statute } from '../../documents/templates/template.ts';
import type { MeetingBody, ResolutionMeeting } from '../../registers/meeting.ts';
import { leastFor } from './approvals.ts';

export interface TypedVote {
  /** The class that voted apart; null of everybody. */
  readonly classId: string | null;
  readonly for: Decimal;
  readonly against: Decimal;
  /** Those of the shares present or represented, where somebody said so. */
  readonly represented?: Decimal;
}

/** A vote with what it is judged by. */
export interface Vote extends TypedVote {
  readonly rule: ApprovalRule;
  /** All that could have been cast. */
  readonly entitled: Decimal;
  /** Whether each share that could vote has as many votes as every other. */
  readonly hasEqualVotes: boolean;
}

/** A meeting as somebody typed it. */
export interface TypedMeeting extends Omit<ResolutionMeeting, 'votes'> {
  readonly body: MeetingBody;
  readonly heldOn: PlainDate;
}

/** A meeting with its votes, as somebody typed them. */
export interface ReadMeeting {
  readonly meeting: TypedMeeting;
  readonly votes: readonly TypedVote[];
  /** Whether the notice stated the text of each special resolution. */
  readonly isTextStated: boolean;
}

export interface MeetingFacts {
  readonly statute: Statute;
  readonly today: PlainDate;
  /** The business by which residency is judged (CBCA s. 105(3.1)). */
  readonly sector: Sector | null;
  /** The number of directors that the articles set, or their minimum. */
  readonly boardOfArticles: number;
  /** Directors and officers on the day of the meeting. */
  readonly people: readonly {
    readonly personId: string;
    readonly isDirector: boolean;
    readonly isResident: boolean;
  }[];
}

interface Window {
  readonly least: number;
  readonly most: number;
}

/** Days from the notice to the meeting of shareholders. Sources: CBCA s. 135, Regs s. 44; OBCA s. 96. */
const noticeDays: Readonly<Record<'cbca' | 'obca', Window>> = {
  cbca: { least: 21, most: 60 },
  obca: { least: 10, most: 50 },
};

/** Days from the record date to the meeting. Source: CBCA Regs s. 43; Ontario's was not read, so that it is not judged. */
const recordDays: Window = { least: 21, most: 60 };

/** Directors have 48 hours by By-law No. 1. */
const DIRECTORS_DAYS = 2;

/**
 * Faults at the fields of the form, in their order: none where the meeting may have passed something. Another by-law may set another
 * notice, and a person may waive it; where the statute was not read nothing is judged of its days. Federally a quarter of the
 * directors present are resident Canadians, of fewer than four at least one, in prescribed sectors a majority, or one of the two of a
 * board of two (CBCA s. 114(3)).
 */
export function meetingFaults(meeting: TypedMeeting, facts: MeetingFacts): FieldRefusal[] {
  return [
    ...dayFaults(meeting, facts),
    ...noticeFaults(meeting, facts),
    ...recordFaults(meeting, facts),
    ...peopleFaults(meeting, facts),
  ];
}

const fault = (path: string, textCode: TextCode, params?: FieldRefusal['params']): FieldRefusal => ({
  path,
  textCode,
  ...(params !== undefined && { params }),
});

const dayFaults = ({ heldOn }: TypedMeeting, { today }: MeetingFacts): FieldRefusal[] =>
  heldOn > today ? [fault('held_on', 'PEOPLE.DATE_IN_FUTURE')] : [];

function noticeFaults(meeting: TypedMeeting, { statute }: MeetingFacts): FieldRefusal[] {
  const { body, notice, noticeOn, heldOn } = meeting;
  if (notice === 'waived') return [];
  if (noticeOn === null) return [fault('notice_on', 'GENERAL.FIELD_REQUIRED')];
  const days = daysBetween(noticeOn, heldOn);
  if (notice === 'by_law') return days < 0 ? [fault('notice_on', 'CHANGES.NOTICE_AFTER')] : [];
  if (body === 'directors')
    return days < DIRECTORS_DAYS ? [fault('notice_on', 'CHANGES.NOTICE_OF_DIRECTORS')] : [];
  if (statute === null) return [];
  const { least, most } = noticeDays[statute];
  return days < least || days > most ? [fault('notice_on', 'CHANGES.NOTICE_DAYS', { least, most })] : [];
}

function recordFaults(meeting: TypedMeeting, { statute }: MeetingFacts): FieldRefusal[] {
  const { body, recordOn, heldOn } = meeting;
  if (body === 'directors' || recordOn === null) return [];
  const days = daysBetween(recordOn, heldOn);
  if (days < 0) return [fault('record_on', 'CHANGES.RECORD_AFTER')];
  if (statute !== 'cbca') return [];
  const isOutside = days < recordDays.least || days > recordDays.most;
  return [
    ...(isOutside
      ? [fault('record_on', 'CHANGES.RECORD_DAYS', { least: recordDays.least, most: recordDays.most })]
      : []),
    ...(isRecordDateFixed(meeting) && meeting.recordNotice == null
      ? [fault('record_notice', 'GENERAL.FIELD_REQUIRED')]
      : []),
  ];
}

/** Where none is fixed, the Act has the day before the notice, or that of the meeting without one (CBCA s. 134(2)(a)): whoever names
 *  another day says that the directors fixed it, and how notice of it was given (s. 134(3)). */
const isRecordDateFixed = ({ recordOn, noticeOn, heldOn }: TypedMeeting): boolean =>
  recordOn !== (noticeOn === null ? heldOn : addDays(noticeOn, -1));

function peopleFaults(meeting: TypedMeeting, facts: MeetingFacts): FieldRefusal[] {
  const { statute, people, boardOfArticles } = facts;
  const { body, chair, secretary, present } = meeting;
  const unknown = Object.entries({ chair, secretary })
    .filter(([, id]) => !people.some(({ personId }) => personId === id))
    .map(([path]) => fault(path, 'GENERAL.FIELD_INVALID'));
  if (body === 'shareholders') return unknown;
  const there = people.filter(({ isDirector, personId }) => isDirector && present.includes(personId));
  // A majority of the number or the minimum number of the articles (CBCA s. 114(2), OBCA s. 126(3)), whoever is in office.
  const quorum = Math.floor(boardOfArticles / 2) + 1;
  if (there.length < quorum) return [...unknown, fault('present', 'CHANGES.NO_QUORUM', { needed: quorum })];
  const board = people.filter(({ isDirector }) => isDirector).length;
  const needed = residentsNeededPresent({ present: there.length, board }, residencyRule('CA', facts.sector));
  const residents = there.filter(({ isResident }) => isResident).length;
  return statute === 'cbca' && residents < needed
    ? [...unknown, fault('present', 'CHANGES.RESIDENTS_PRESENT', { needed })]
    : unknown;
}

/** The notice of a meeting states the text of a special resolution (CBCA s. 135(6)(b)), which its minutes say.
 *  @param rules  by which the meeting decides */
export function textFaults(
  { meeting: { notice }, isTextStated }: Pick<ReadMeeting, 'meeting' | 'isTextStated'>,
  rules: readonly ApprovalRule[],
): FieldRefusal[] {
  const isSpecial = rules.some((rule) => rule === 'special' || rule === 'class');
  return isSpecial && notice !== 'waived' && !isTextStated
    ? [fault('text_stated', 'CHANGES.TEXT_NOT_STATED')]
    : [];
}

/** Whoever is named as voting against was there, and nobody is named unless all are: a director whom the minutes leave out is deemed to
 *  have consented (CBCA s. 123(1)). */
export function dissentFaults(
  { present, dissenting = [] }: Pick<TypedMeeting, 'present' | 'dissenting'>,
  votes: readonly Pick<Vote, 'against'>[],
): FieldRefusal[] {
  if (dissenting.length === 0) return [];
  const against = votes[0]?.against ?? decimal('0');
  const isWhole = against === decimal(String(dissenting.length));
  return isWhole && dissenting.every((one) => present.includes(one))
    ? []
    : [fault('dissenting', 'CHANGES.DISSENTING', { count: Number(formatDecimal(against)) })];
}

/** More votes than could be cast, or none at all. @param path  of the vote, with its dot */
export function voteFaults({ for: yes, against, entitled }: Vote, path: string): FieldRefusal[] {
  const cast = addDecimals(yes, against);
  if (cast === 0n) return [fault(`${path}for`, 'CHANGES.NO_VOTES')];
  return cast > entitled
    ? [fault(`${path}for`, 'CHANGES.TOO_MANY_VOTES', { most: formatDecimal(entitled) })]
    : [];
}

/** A quorum of shareholders is a majority of the shares entitled to vote, present or represented, unless a by-law says otherwise: more
 *  than half of the votes, where each share has as many as every other. Whoever voted was there (CBCA s. 139(1)).
 *  @param path  of the vote, with its dot */
export function quorumFaults(
  { represented, for: yes, against, entitled, hasEqualVotes }: Omit<Vote, 'classId' | 'rule'>,
  path: string,
): FieldRefusal[] {
  if (represented === undefined) return [];
  const cast = addDecimals(yes, against);
  const isQuorum = !hasEqualVotes || represented + represented > entitled;
  if (represented >= cast && represented <= entitled && isQuorum) return [];
  return [
    fault(`${path}represented`, 'CHANGES.VOTES_REPRESENTED', {
      cast: formatDecimal(cast),
      entitled: formatDecimal(entitled),
    }),
  ];
}

/** Votes for it are enough of those cast: of directors and of an ordinary resolution more than half, of a special one and of a class
 *  two thirds (CBCA s. 2(1), 176). The chair has no second vote. */
export const isCarried = ({ rule, for: yes, against }: Vote): boolean =>
  yes > 0n && yes >= leastFor(rule, addDecimals(yes, against));
