/** Votes of meetings on a change: they pass it, and its minutes are signed then, or they end it. */
import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import { addDecimals, decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import { type FieldRefusal, type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { readText } from '@tabellion/law/fields.ts';
import { okWithCode } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { matterOf, withdrawMatter } from '../../matters/server/public.ts';
import { type OrganizationWrite, writeOrganization } from '../../organizations/server/public.ts';
import type { VoteCount } from '../../registers/meeting.ts';
import { nextResolutionNumber, noteMeeting } from '../../registers/server/public/proposals.ts';
import * as contract from '../contract.ts';
import { leastFor } from '../rules/approvals.ts';
import { needsEveryone } from '../rules/kinds.ts';
import { isCarried, type ReadMeeting, type Vote } from '../rules/meetings.ts';
import type { HeldMeeting } from '../rules/progress.ts';
import type { MeetingInput } from '../shapes.ts';
import { answer } from './commands.ts';
import { type JudgedMeeting, judgeMeetings } from './judgingMeetings.ts';
import { unsentChange } from './openChanges.ts';
import type { ChangePorts } from './ports.ts';
import { insertChangeEvent } from './store/changes.ts';
import { undoChange } from './withdrawing.ts';

export const holdMeeting = (ports: ChangePorts) =>
  serveOrganization(contract.holdMeeting, async (ctx, { params: { changeId }, body }) => {
    const read = readMeetings(body.meetings);
    if (!read.ok) return read;
    const written = await writeOrganization(ctx, async (write) => {
      const unsent = await unsentChange(write, ctx, changeId);
      if (!unsent.ok) return unsent;
      const { parts } = unsent.value;
      if (needsEveryone(parts)) return refuse('CHANGES.NOT_AT_MEETING');
      const judged = await judgeMeetings(write, { ctx, ports, parts, meetings: read.value });
      if (!judged.ok) return judged;
      return judged.value.every(({ votes }) => votes.every(isCarried))
        ? pass(write, changeId, judged.value)
        : voteDown(write, changeId, judged.value);
    });
    if (!written.ok) return written;
    const answered = await answer(ctx, ports, changeId);
    if (!answered.ok) return answered;
    const isRefused = answered.value.change.state === 'refused';
    return isRefused ? okWithCode('CHANGES.VOTED_DOWN', answered.value) : answered;
  });

/** It is passed: its resolutions have their numbers, and minutes in place of the signatures of all. */
async function pass(write: OrganizationWrite, changeId: string, judged: readonly JudgedMeeting[]) {
  const { tx, orgId, recordedAt: at, userId: byUser } = write;
  const meetings: HeldMeeting[] = [];
  for (const one of judged) {
    const { body, heldOn, ...meeting } = one.meeting;
    const number = await nextResolutionNumber(tx, orgId, { on: heldOn, body });
    const votes = Object.fromEntries(one.votes.map((vote) => [vote.classId ?? '', countOf(vote)]));
    await noteMeeting(write, { body, number, datedOn: heldOn, meeting: { ...meeting, votes } });
    meetings.push(heldMeeting(one, number));
  }
  await insertChangeEvent(tx, orgId, changeId, { event: 'met', at, byUser, details: { meetings } });
  await recordActivity(write, { kind: 'change_met', params: {} });
  return ok({ changeId });
}

/** The vote ends it. Whatever was sent before is void. */
async function voteDown(write: OrganizationWrite, changeId: string, judged: readonly JudgedMeeting[]) {
  const { tx, orgId, recordedAt: at, userId: byUser } = write;
  const undone = await undoChange(write, changeId);
  if (!undone.ok) return undone;
  const matterId = await matterOf(tx, orgId, { kind: 'change', subject: changeId });
  if (matterId !== undefined) await withdrawMatter(write, matterId);
  const meetings = judged.map((one) => heldMeeting(one, ''));
  await insertChangeEvent(tx, orgId, changeId, { event: 'refused', at, byUser, details: { meetings } });
  await recordActivity(write, { kind: 'change_refused', params: {} });
  return ok({ changeId });
}

const wordsOf = ({ for: yes, against, entitled }: Vote) => ({
  for: formatDecimal(yes),
  against: formatDecimal(against),
  entitled: formatDecimal(entitled),
});

/** The votes of one body or class in the words of the minutes. */
const countOf = (vote: Vote): VoteCount => ({
  ...wordsOf(vote),
  ...(vote.represented !== undefined && { represented: formatDecimal(vote.represented) }),
});

const heldMeeting = ({ meeting: { body, heldOn }, votes }: JudgedMeeting, number: string): HeldMeeting => ({
  body,
  heldOn,
  number,
  votes: votes.map((vote) => ({
    classId: vote.classId,
    rule: vote.rule,
    ...wordsOf(vote),
    needed: formatDecimal(leastFor(vote.rule, addDecimals(vote.for, vote.against))),
    isCarried: isCarried(vote),
  })),
});

/** Faults at the fields, whose paths begin with the place of the meeting. */
function readMeetings(
  typed: readonly MeetingInput[],
): Result<readonly ReadMeeting[], Refusal<'GENERAL.FIELD_INVALID'>> {
  const read = typed.map((one, at) => readMeeting(one, `meetings.${at}.`));
  const fields = read.flatMap((one) => (one.ok ? [] : one.error));
  if (fields.length > 0) return refuse('GENERAL.FIELD_INVALID', { fields });
  return ok(read.flatMap((one) => (one.ok ? one.value : [])));
}

function readMeeting(typed: MeetingInput, path: string): Result<ReadMeeting, readonly FieldRefusal[]> {
  const { body, notice, chair, secretary, present = [], dissenting = [] } = typed;
  const faults: FieldRefusal[] = [];
  const dayIn = (field: 'held_on' | 'notice_on' | 'record_on'): PlainDate | null => {
    const day = parsePlainDate(typed[field] ?? '') ?? null;
    if (day === null && typed[field] !== undefined)
      faults.push({ path: `${path}${field}`, textCode: 'GENERAL.NOT_A_DATE' });
    return day;
  };
  const [heldOn, noticeOn, recordOn] = [dayIn('held_on'), dayIn('notice_on'), dayIn('record_on')];
  const place = readText(typed.place, { path: `${path}place`, maxLength: 300, required: true });
  if (!place.ok) faults.push(place.error);
  if (faults.length > 0 || heldOn === null || !place.ok) return err(faults);
  const isOfDirectors = body === 'directors';
  const isOpposed = typed.votes.some(({ against }) => decimal(against) > 0n);
  return ok({
    meeting: {
      body,
      heldOn,
      notice,
      noticeOn: notice === 'waived' ? null : noticeOn,
      namesMatters: isOfDirectors && notice !== 'waived' && typed.matters_named === true,
      recordOn: isOfDirectors ? null : recordOn,
      recordNotice: isOfDirectors || recordOn === null ? null : (typed.record_notice ?? null),
      place: place.value,
      chair,
      secretary,
      present: isOfDirectors ? [...new Set(present)] : [],
      dissenting: isOfDirectors && isOpposed ? [...new Set(dissenting)] : [],
    },
    isTextStated: typed.text_stated === true,
    votes: typed.votes.map(({ class_id: classId, represented, ...vote }) => ({
      classId,
      for: decimal(vote.for),
      against: decimal(vote.against),
      ...(!isOfDirectors && represented !== undefined && { represented: decimal(represented) }),
    })),
  });
}
