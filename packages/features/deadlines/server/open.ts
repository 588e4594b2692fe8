/** Every deadline of a corporation: of its law, of what members reported, and of significant control for those who may read it. */

import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { judge } from '@tabellion/kit/may.ts';
import {
  type Anchor,
  type Deadline,
  type DeadlineFacts,
  type DeadlineKey,
  type DeadlineKind,
  deadlineKey,
  keyText,
  readOccasion,
} from '@tabellion/law/deadlines/deadline.ts';
import { everyDeadline } from '@tabellion/law/deadlines/deadlines.ts';
import { sourceOf } from '@tabellion/law/deadlines/source.ts';
import { annualMeetingsUntil, type FilingFacts } from '@tabellion/law/deadlines/yearlyDeadlines.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { HandlerResult, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { access } from '../../access.ts';
import { userNames } from '../../accounts/server/public.ts';
import { controlDeadlinesOf } from '../../control/server/public.ts';
import { accessIn, todayOf } from '../../organizations/server/public.ts';
import { displayName } from '../../registers/server/public/people.ts';
import type { DeadlineList, OpenDeadline } from '../contract.ts';
import { type OwnDeadline, ownOccasion } from '../rules/ownDeadlines.ts';
import { areRunning, currentGrounds } from './grounds.ts';
import { openOwn, ownAsDeadline } from './ownDays.ts';
import { selectMarks } from './store/marks.ts';
import {
  type DeadlineState,
  type Grounds,
  type PersonsOnRecord,
  selectDeadlineState,
} from './store/state.ts';

interface Running {
  /** Deadlines of law, the earliest first. */
  readonly ofLaw: readonly Deadline[];
  /** Deadlines of significant control, the earliest first. */
  readonly ofControl: readonly Deadline[];
  readonly facts: DeadlineFacts;
  readonly grounds: Grounds;
  readonly persons: PersonsOnRecord;
  /** Whether no end of a financial year is on record, from which yearly ones would run. */
  readonly asksYearEnd: boolean;
}

/** Those that are not settled; undefined where none run. */
export async function runningDeadlines(
  q: Queries,
  orgId: string,
  state: DeadlineState,
  today: PlainDate,
): Promise<Running | undefined> {
  if (!areRunning(state)) return undefined;
  const { grounds, persons } = await currentGrounds(q, orgId, state, today);
  const facts = factsOf(state, grounds, today);
  const { financialYears } = facts;
  const ofControl = controlDeadlinesOf(grounds.control, new Map(Object.entries(persons)), {
    jurisdiction: state.jurisdiction,
    incorporatedOn: state.registered_incorporation,
    dissolvedOn: state.dissolved_on,
    financialYears,
    settled: facts.settled,
    today,
  });
  return {
    ofLaw: everyDeadline(facts),
    ofControl,
    facts,
    grounds,
    persons,
    asksYearEnd: financialYears === undefined && state.dissolved_on === null,
  };
}

/** The keys of all that was due by a day and is not settled. Of annual meetings only the next is ever open: those that would follow
 *  it are among them. */
export async function unsettledUntil(
  q: Queries,
  orgId: string,
  { now, until }: { readonly now: Instant; readonly until: PlainDate },
): Promise<readonly DeadlineKey[]> {
  const state = await selectDeadlineState(q, orgId);
  const running = await runningDeadlines(q, orgId, state, todayOf(state, now));
  if (running === undefined) return [];
  const { ofLaw, ofControl, facts } = running;
  const meetings = annualMeetingsUntil(facts, until).map((one) => deadlineKey(one, state.jurisdiction));
  const open = [...ofLaw, ...ofControl].filter(({ dueOn }) => dueOn <= until);
  const keys = [...open.map((one) => deadlineKey(one, one.registration)), ...meetings];
  const unsettled = new Map(keys.map((key) => [keyText(key), key]));
  return [...unsettled].flatMap(([key, of]) => (facts.settled.has(key) ? [] : [of]));
}

export interface WholeRunning {
  /** The day at the registry. */
  readonly today: PlainDate;
  /** The due date of a filing depends on these; null before the incorporation. */
  readonly facts: FilingFacts | null;
  /** The event from whose anniversary annual returns are counted. */
  readonly anchoredBy: Anchor;
  /** Those that are not settled, of law and of significant control, the earliest first. */
  readonly deadlines: readonly Deadline[];
  /** The open days of those that the organization set itself, each as its key names it. */
  readonly own: readonly (DeadlineKey & { readonly dueOn: PlainDate; readonly of: OwnDeadline })[];
  readonly nameOf: (personId: string) => string;
  readonly asksYearEnd: boolean;
}

/** The same for a feature that judges its readers itself.
 *  @param seq  the last act of a transaction that is under way: what is kept does not tell of it */
export async function wholeRunning(
  q: Queries,
  orgId: string,
  now: Instant,
  seq?: number,
): Promise<WholeRunning> {
  const read = await selectDeadlineState(q, orgId);
  const state = seq === undefined ? read : { ...read, last_seq: seq, kept: null };
  const today = todayOf(state, now);
  const running = await runningDeadlines(q, orgId, state, today);
  const nameOf = (personId: string) => displayName(running?.persons[personId]?.name);
  const { jurisdiction, incorporation_date: incorporatedOn } = state;
  const facts =
    incorporatedOn === null
      ? null
      : {
          jurisdiction,
          incorporatedOn,
          anchoredOn: state.anchor?.on,
          financialYears: state.financial_years ?? undefined,
        };
  const anchoredBy = state.anchor?.by ?? 'incorporation';
  if (running === undefined)
    return { today, facts, anchoredBy, deadlines: [], own: [], nameOf, asksYearEnd: false };
  const { ofLaw, ofControl, asksYearEnd } = running;
  return {
    today,
    facts,
    anchoredBy,
    deadlines: [...ofLaw, ...ofControl].sort((a, b) => compare(a.dueOn, b.dueOn)),
    own: openOwn(state, today).map(({ one, dueOn }) => ({
      registration: jurisdiction,
      kind: 'own',
      occasion: ownOccasion(one.ownId, dueOn),
      dueOn,
      of: one,
    })),
    nameOf,
    asksYearEnd,
  };
}

function factsOf(state: DeadlineState, { terms }: Grounds, today: PlainDate): DeadlineFacts {
  const { events, ontario_since: since } = state;
  const hasBegun = events.some(({ kind }) => kind === 'ontario_business');
  const begun = since === null || hasBegun ? [] : [{ kind: 'ontario_business', on: since } as const];
  const all = [...events, ...begun];
  return {
    jurisdiction: state.jurisdiction,
    // They run from incorporation on (`areRunning`).
    incorporatedOn: state.incorporation_date ?? today,
    dissolvedOn: state.dissolved_on,
    today,
    filingYear: state.filing_year,
    financialYears: state.financial_years ?? undefined,
    annualMeetingOn: state.annual_shareholders_on,
    directors: terms.directors,
    officers: terms.officers,
    directorMoves: terms.director_moves,
    officeMoves: terms.office_moves,
    events: all,
    anchoredOn: state.anchor?.on,
    ontario: ontarioOf(all),
    particularsChanges: state.particulars_changes,
    hasGst: state.has_gst,
    settled: new Set(state.settled),
  };
}

/** The registration in Ontario that began last, and its end where that is later. */
function ontarioOf(events: DeadlineState['events']): DeadlineFacts['ontario'] {
  const since = events.findLast(({ kind }) => kind === 'ontario_business')?.on;
  if (since === undefined) return undefined;
  const until = events.find(({ kind, on }) => kind === 'ontario_ended' && on >= since)?.on ?? null;
  return { since, until };
}

/** The list of the page, and of its settled ones who marked them. */
export async function deadlineList(ctx: OrganizationContext): Promise<HandlerResult<DeadlineList, never>> {
  const { q, orgId } = ctx;
  const [open, marks] = await Promise.all([openDeadlines(ctx), selectMarks(q, orgId)]);
  const { today, deadlines, persons, asksYearEnd } = open;
  if (!open.isRunning) return ok({ today, deadlines, settled: [], asksYearEnd, members: [] });
  const maySet = judge(ctx, access['filings.edit']).may;
  const members = maySet ? (await accessIn(q)).map(({ userId }) => userId) : [];
  const users = await userNames(q, [...new Set([...marks.map(({ markedBy }) => markedBy), ...members])]);
  const titles = new Map(open.own.map(({ ownId, title }) => [ownId, title]));
  return ok({
    today,
    deadlines,
    settled: marks.map((mark) => ({
      registration: mark.registration,
      kind: mark.kind,
      occasion: mark.occasion,
      person: mark.kind === 'own' ? null : personOf(readOccasion(mark.occasion).personId, persons),
      title: titles.get(readOccasion(mark.occasion).personId ?? '') ?? null,
      mark: mark.mark,
      done_on: mark.doneOn,
      reason: mark.reason,
      marked_at: mark.markedAt,
      marked_by: users.get(mark.markedBy) ?? '',
    })),
    asksYearEnd,
    members: members.map((userId) => ({ user_id: userId, name: users.get(userId) ?? '' })),
  });
}

interface Open {
  /** After incorporation. */
  readonly isRunning: boolean;
  readonly today: PlainDate;
  /** The earliest first. */
  readonly deadlines: OpenDeadline[];
  readonly persons: PersonsOnRecord;
  /** Those that the organization set itself, the removed ones too. */
  readonly own: DeadlineState['own'];
  readonly asksYearEnd: boolean;
}

export type Reader = Pick<OrganizationContext, 'orgId' | 'user' | 'membership'> & {
  readonly q: Queries;
  readonly now: Instant;
};

/** Those that the reader may see. One statement, as long as what is kept of the registers holds. */
export async function openDeadlines({ q, orgId, now, ...reader }: Reader): Promise<Open> {
  const open = await allOpenDeadlines(q, orgId, now);
  return { ...open, deadlines: open.deadlines.filter(({ kind }) => mayReadKind(reader, kind)) };
}

/** Deadlines of significant control are for those who may see its register. */
export const mayReadKind = (reader: Pick<Reader, 'user' | 'membership'>, kind: DeadlineKind): boolean =>
  !kindsOfControl.includes(kind) || judge(reader, access['control.read']).may;

const kindsOfControl: readonly DeadlineKind[] = ['isc_record', 'isc_file', 'isc_review', 'isc_dispose'];

/** Those that are not settled, whoever asks; none where none run. */
export async function allOpenDeadlines(q: Queries, orgId: string, now: Instant): Promise<Open> {
  const state = await selectDeadlineState(q, orgId);
  const today = todayOf(state, now);
  const running = await runningDeadlines(q, orgId, state, today);
  if (running === undefined)
    return { isRunning: false, today, deadlines: [], persons: {}, own: [], asksYearEnd: false };
  const { ofLaw, ofControl, persons, asksYearEnd } = running;
  const deadlines = [
    ...[...ofLaw, ...ofControl].map((one) => viewOf(one, persons)),
    ...(await ownViews(q, state, today)),
  ].sort((a, b) => compare(a.due_on, b.due_on));
  return { isRunning: true, today, deadlines, persons, own: state.own, asksYearEnd };
}

/** The open days of those that the organization set itself. */
async function ownViews(q: Queries, state: DeadlineState, today: PlainDate): Promise<OpenDeadline[]> {
  const own = state.own.filter(({ isRemoved }) => !isRemoved);
  const users = own.flatMap(({ inCharge }) => inCharge ?? []);
  const names = users.length === 0 ? new Map<string, string>() : await userNames(q, [...new Set(users)]);
  return openOwn(state, today).map(({ one, dueOn }) => ({
    ...viewOf(ownAsDeadline(one, { dueOn, today, registration: state.jurisdiction }), {}),
    occasion: ownOccasion(one.ownId, dueOn),
    person: null,
    own: {
      own_id: one.ownId,
      title: one.title,
      starts_on: one.dueOn,
      repeats_months: one.repeatsMonths,
      in_charge:
        one.inCharge === null ? null : { user_id: one.inCharge, name: names.get(one.inCharge) ?? '' },
    },
  }));
}

const personOf = (personId: string | null, persons: PersonsOnRecord): OpenDeadline['person'] =>
  personId === null ? null : { _id: personId, display_name: displayName(persons[personId]?.name) };

const viewOf = (deadline: Deadline, persons: PersonsOnRecord): OpenDeadline => ({
  own: null,
  section: sourceOf(deadline.kind, deadline.registration).section,
  read_at: sourceOf(deadline.kind, deadline.registration).readAt,
  registration: deadline.registration,
  kind: deadline.kind,
  occasion: deadlineKey(deadline, deadline.registration).occasion,
  days: deadline.days,
  rule: deadline.rule,
  count: deadline.count,
  year: deadline.year,
  form: deadline.form,
  confirmWithRegistry: deadline.confirmWithRegistry,
  due_on: deadline.dueOn,
  counted_from: deadline.countedFrom,
  fee_cents: deadline.feeCents,
  person: personOf(deadline.personId, persons),
});
