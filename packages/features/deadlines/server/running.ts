/** Deadlines that run and are not settled, of law and of significant control, by the facts of the registers and of what members said. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import {
  type Anchor,
  type Deadline,
  type DeadlineFacts,
  type DeadlineKey,
  deadlineKey,
  keyText,
} from '@tabellion/law/deadlines/deadline.ts';
import { everyDeadline } from '@tabellion/law/deadlines/deadlines.ts';
import { annualMeetingsUntil, type FilingFacts } from '@tabellion/law/deadlines/yearlyDeadlines.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { controlDeadlinesOf } from '../../control/server/public.ts';
import { todayOf } from '../../organizations/server/public.ts';
import { displayName } from '../../registers/server/public/people.ts';
import { type OwnDeadline, ownOccasion } from '../rules/ownDeadlines.ts';
import { areRunning, currentGrounds } from './grounds.ts';
import { openOwn } from './ownDays.ts';
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
