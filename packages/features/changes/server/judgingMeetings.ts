/** The decisions of a meeting, and the votes that could be cast at it, by the registers of its days. */
import { addDays, type PlainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import { type FieldRefusal, type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { haveEqualVotes, votesIn } from '../../documents/rules/votes.ts';
import { documentsSince, readBookFacts } from '../../documents/server/public.ts';
import { directorsOf, officersOf } from '../../documents/templates/ofTheDay.ts';
import type { BookFacts } from '../../documents/templates/template.ts';
import { personOf } from '../../documents/templates/words.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { approvalsOf } from '../rules/approvals.ts';
import { bodyOfRule } from '../rules/changeKind.ts';
import { mayDissent } from '../rules/kinds.ts';
import {
  dissentFaults,
  meetingFaults,
  quorumFaults,
  type ReadMeeting,
  type TypedMeeting,
  textFaults,
  type Vote,
  voteFaults,
} from '../rules/meetings.ts';
import type { ChangePreview, PartInput } from '../shapes.ts';
import { bookNow, type DraftingCode, dayOfTrying, effectOf, tryParts } from './drafting.ts';
import type { ChangePorts } from './ports.ts';

export interface JudgedMeeting {
  readonly meeting: TypedMeeting;
  readonly votes: readonly Vote[];
}

interface Judging {
  readonly ctx: OrganizationContext;
  readonly ports: ChangePorts;
  readonly parts: readonly PartInput[];
  readonly meetings: readonly ReadMeeting[];
}

type Code = DraftingCode | 'CHANGES.NOT_AT_MEETING';

/** Refused at the fields of the meetings, or where a body has nothing to decide, or needs each shareholder by himself. */
export async function judgeMeetings(
  write: OrganizationWrite,
  { ctx, ports, parts, meetings }: Judging,
): Promise<Result<readonly JudgedMeeting[], Refusal<Code>>> {
  const needed = await approvalsNeeded(write, { ctx, ports, parts, meetings });
  if (!needed.ok) return needed;
  const fields: FieldRefusal[] = [];
  const judged: JudgedMeeting[] = [];
  for (const [at, one] of meetings.entries()) {
    const { meeting } = one;
    const own = needed.value.filter(({ rule }) => bodyOfRule(rule) === meeting.body);
    const isTwice = meetings.some(({ meeting: { body } }, other) => other < at && body === meeting.body);
    if (isTwice || own.length === 0 || own.some(({ rule }) => rule === 'every'))
      return refuse('CHANGES.NOT_AT_MEETING');
    const votes = await votesOf(write, one, own);
    const faults = [
      ...meetingFaults(meeting, await factsFor(write, meeting)),
      ...textFaults(
        one,
        own.map(({ rule }) => rule),
      ),
      ...dissentFaults(meeting, votes),
      ...votes.flatMap((vote, place) => [
        ...voteFaults(vote, `votes.${place}.`),
        ...quorumFaults(vote, `votes.${place}.`),
      ]),
      ...(isWhole(one, own) ? [] : [{ path: 'votes', textCode: 'GENERAL.FIELD_REQUIRED' } as const]),
    ];
    fields.push(...faults.map((fault) => ({ ...fault, path: `meetings.${at}.${fault.path}` })));
    judged.push({ meeting, votes });
  }
  return fields.length > 0 ? refuse('GENERAL.FIELD_INVALID', { fields }) : ok(judged);
}

/** Each vote that is needed, once, and no other. */
const isWhole = ({ votes }: ReadMeeting, needed: ChangePreview['approvals']): boolean =>
  votes.length === needed.length &&
  needed.every(({ class_id }) => votes.filter(({ classId }) => classId === class_id).length === 1);

/** The decisions of each body, by the documents that it would have: tried as resolved on the days of their meetings. */
async function approvalsNeeded(
  write: OrganizationWrite,
  { ctx, ports, parts, meetings }: Judging,
): Promise<Result<ChangePreview['approvals'], Refusal<DraftingCode>>> {
  const book = await bookNow(write);
  if (book === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
  const after = Number(write.lastSeq());
  const held = meetings.map(({ meeting: { body, heldOn } }) => ({ body, heldOn }));
  const day = dayOfTrying(parts, book, { today: write.today, meetings: held });
  return tryParts(write, book, { ctx, ports, parts, day }, async () => {
    const isUncertified = effectOf(parts) === 'certificate';
    const made = await documentsSince(ports.documents, write, { now: ctx.now, after, isUncertified });
    return approvalsOf(made.documents, { statute: made.statute, mayDissent: mayDissent(parts, book) });
  });
}

async function factsFor(write: OrganizationWrite, { heldOn }: TypedMeeting) {
  const { today } = write;
  const book = await bookOn(write, heldOn);
  const directors = book === undefined ? [] : directorsOf(book);
  const officers = book === undefined ? [] : officersOf(book);
  const isDirector = (id: string) => directors.some(({ personId }) => personId === id);
  const people = [...directors, ...officers].map(({ personId }) => ({
    personId,
    isDirector: isDirector(personId),
    isResident: book !== undefined && personOf(book, personId).residentCanadian === true,
  }));
  const once = [...new Map(people.map((one) => [one.personId, one])).values()];
  const boardOfArticles = book?.corporation.board.minimum ?? 1;
  const sector = book?.corporation.sector ?? null;
  return { statute: book?.statute ?? null, today, sector, boardOfArticles, people: once };
}

/** The votes that were asked for, with what they are judged by: of directors those who were there, of shareholders those of the
 *  record date. */
async function votesOf(
  write: OrganizationWrite,
  { meeting, votes }: ReadMeeting,
  needed: ChangePreview['approvals'],
): Promise<readonly Vote[]> {
  const { body, present } = meeting;
  const book = body === 'directors' ? undefined : await bookOn(write, recordDayOf(meeting));
  return votes.flatMap((vote): Vote[] => {
    const approval = needed.find(({ class_id }) => class_id === vote.classId);
    if (approval === undefined) return [];
    const { rule } = approval;
    if (book === undefined)
      return [{ ...vote, rule, entitled: decimal(String(present.length)), hasEqualVotes: true }];
    const { classId } = vote;
    const open = book.certificates.filter(({ status }) => status === 'open');
    const hasEqualVotes = classId !== null || haveEqualVotes(book, open);
    return [{ ...vote, rule, entitled: votesIn(book, { classId }), hasEqualVotes }];
  });
}

/** Where no record date was fixed, holders of the day before the notice may vote, or without a notice those of the meeting's day
 *  (CBCA s. 134(2)(a)). */
const recordDayOf = ({ recordOn, noticeOn, heldOn }: TypedMeeting): PlainDate =>
  recordOn ?? (noticeOn === null ? heldOn : addDays(noticeOn, -1));

const bookOn = async (
  { tx, orgId, lastSeq }: OrganizationWrite,
  asOf: PlainDate,
): Promise<BookFacts | undefined> =>
  (await readBookFacts(tx, orgId, { asOf, seq: Number(lastSeq()) }))?.facts;
