/** Yearly deadlines of a corporation: its filings, its meetings, its taxes. */
import { addDays, addMonths, daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import { governmentFee } from '../fees.ts';
import type { FilingRule } from '../jurisdictions/jurisdiction.ts';
import { jurisdiction, mustConfirm } from '../jurisdictions.ts';
import {
  type ComputedDeadline,
  type Deadline,
  type DeadlineFacts,
  deadlineKey,
  isSettled,
  keyText,
} from './deadline.ts';
import {
  annualFilingDeadline,
  firstAnnualMeetingDueOn,
  firstFilingYear,
  initialFilingDueOn,
  nextAnnualMeetingDueOn,
  t2DueOn,
  taxBalanceDueOn,
} from './dueDates.ts';
import { financialYearEndsInOrder, financialYearsUntil, untilDissolved } from './financialYears.ts';

/** Ontario's initial return (CIA s. 2). What is due with the incorporation itself was sent with it. */
export function initialFiling({ jurisdiction: id, incorporatedOn }: FilingFacts): ComputedDeadline[] {
  const dueOn = initialFilingDueOn(id, incorporatedOn);
  if (dueOn === undefined || dueOn === incorporatedOn) return [];
  return [
    {
      kind: 'initial_filing',
      dueOn,
      rule: 'days_after_incorporation',
      count: daysBetween(incorporatedOn, dueOn),
      countedFrom: incorporatedOn,
      feeCents: governmentFee(id, 'initial_return')?.onlineCents ?? null,
      confirmWithRegistry: mustConfirm(id, 'initialFiling'),
    },
  ];
}

/** Filings from the filing year that was set, as those before it were filed; else from the first. The year that the
 *  prompt sets is the one after the incorporation: it says nothing of an earlier one, which falls due where the
 *  registry counts from the year end. */
export function annualFilings(facts: DeadlineFacts): ComputedDeadline[] {
  const { incorporatedOn, anchoredOn = incorporatedOn, filingYear } = facts;
  const isLater = filingYear !== null && filingYear > firstFilingYear(anchoredOn);
  const from = isLater ? filingYear : yearOf(anchoredOn);
  return untilNext(facts, filingsFrom(facts, from));
}

function* filingsFrom(facts: DeadlineFacts, from: number): Generator<ComputedDeadline> {
  const { jurisdiction: id, financialYears: years } = facts;
  if (jurisdiction(id).annualFiling.rule.anchor === 'fiscal_year_end' && years !== undefined) {
    for (const { year, secondEndOn, endsOn } of financialYearsUntil(lastYear(facts, from), years)) {
      if (year < from) continue;
      const one = annualFilingOf({ ...facts, yearEndOn: endsOn }, year, secondEndOn);
      if (one !== undefined) yield one;
    }
    return;
  }
  for (let year = from; year <= lastYear(facts, from); year += 1) {
    const one = annualFilingOf(facts, year);
    if (one !== undefined) yield one;
  }
}

/** The annual filing of one year; undefined where none falls due for it, or a fact is missing.
 *  @param secondEndOn  the last day of the second financial year that ended in it, where that one is meant */
export function annualFilingOf(
  { jurisdiction: id, incorporatedOn, anchoredOn, financialYears: years, yearEndOn }: FilingFacts,
  year: number,
  secondEndOn: PlainDate | null = null,
): ComputedDeadline | undefined {
  const deadline = annualFilingDeadline({
    jurisdiction: id,
    filingYear: year,
    incorporatedOn: anchoredOn ?? incorporatedOn,
    financialYears: years,
    secondEndOn,
    yearEndOn,
  });
  if (deadline.kind !== 'due') return undefined;
  const { rule, count } = countingOf(deadline.rule);
  return {
    kind: 'annual_filing',
    dueOn: deadline.dueOn,
    rule,
    count,
    countedFrom: deadline.anchorOn,
    year,
    secondEndOn,
    feeCents: governmentFee(id, 'annual_filing')?.onlineCents ?? null,
    confirmWithRegistry: deadline.confirmWithRegistry,
  };
}

/** The facts that the due date of a filing depends on. */
export interface FilingFacts
  extends Pick<DeadlineFacts, 'jurisdiction' | 'incorporatedOn' | 'anchoredOn' | 'financialYears'> {
  /** The last day of its financial year, where that is known already. */
  readonly yearEndOn?: PlainDate | undefined;
}

/** Every one that has passed and is not settled, and the next to come; of a dissolved corporation all, since no other follows.
 *  @param all  the earliest first */
function untilNext(facts: DeadlineFacts, all: Iterable<ComputedDeadline>): ComputedDeadline[] {
  const found: ComputedDeadline[] = [];
  for (const one of all) {
    if (isSettled(facts, one)) continue;
    found.push(one);
    if (one.dueOn >= facts.today && facts.dissolvedOn == null) break;
  }
  return found;
}

/** Nobody settles more years ahead than these. */
const mostYearsAhead = 10;

const lastYear = ({ today }: DeadlineFacts, from: number): number =>
  Math.max(from, yearOf(today)) + mostYearsAhead;

const yearOf = (date: PlainDate): number => Number(date.slice(0, 4));

function countingOf({ anchor, months, days, snap }: FilingRule): Pick<Deadline, 'rule' | 'count'> {
  if (anchor === 'fiscal_year_end') {
    return months > 0
      ? { rule: 'months_after_year_end', count: months }
      : { rule: 'days_after_year_end', count: days };
  }
  if (snap === 'end_of_month') {
    return {
      rule: months > 0 ? 'end_of_month_after_anniversary' : 'end_of_anniversary_month',
      count: months,
    };
  }
  return months > 0
    ? { rule: 'months_after_anniversary', count: months }
    : { rule: 'days_after_anniversary', count: days };
}

/** The next one that is not settled. */
export function annualMeeting(facts: DeadlineFacts): ComputedDeadline[] {
  for (const meeting of annualMeetings(facts)) if (!isSettled(facts, meeting)) return [meeting];
  return [];
}

/** Every one that is due by that day. */
export function annualMeetingsUntil(facts: DeadlineFacts, last: PlainDate): ComputedDeadline[] {
  const found: ComputedDeadline[] = [];
  for (const meeting of annualMeetings(facts)) {
    if (meeting.dueOn > last) break;
    found.push(meeting);
  }
  return found;
}

/** The first one from the incorporation, the others from the last one or, if earlier, the year end after it (CBCA s. 133(1),
 *  OBCA s. 94); each as if the one before it had been held on its last day. Without end. */
function* annualMeetings(facts: DeadlineFacts): Generator<ComputedDeadline> {
  const first = facts.annualMeetingOn === null ? firstMeeting(facts) : undefined;
  if (first !== undefined) yield first;
  let heldOn = first?.dueOn ?? facts.annualMeetingOn;
  const yearEndOf = facts.financialYears && financialYearEndsInOrder(facts.financialYears);
  while (heldOn !== null) {
    const next = meetingAfter(facts, { heldOn, yearEndOn: yearEndOf?.(addDays(heldOn, 1)) });
    if (next === undefined) return;
    yield next;
    heldOn = next.dueOn;
  }
}

function firstMeeting({ jurisdiction: id, incorporatedOn }: DeadlineFacts): ComputedDeadline | undefined {
  const meeting = jurisdiction(id).annualMeeting;
  const dueOn = firstAnnualMeetingDueOn(id, incorporatedOn);
  if (meeting === undefined || dueOn === undefined) return undefined;
  return {
    kind: 'first_annual_meeting',
    dueOn,
    rule: 'months_after_incorporation',
    count: meeting.firstMonths,
    countedFrom: incorporatedOn,
    confirmWithRegistry: mustConfirm(id, 'annualMeeting'),
  };
}

function meetingAfter(
  { jurisdiction: id }: DeadlineFacts,
  { heldOn, yearEndOn }: { readonly heldOn: PlainDate; readonly yearEndOn: PlainDate | undefined },
): ComputedDeadline | undefined {
  const meeting = jurisdiction(id).annualMeeting;
  const dueOn = nextAnnualMeetingDueOn(id, { lastMeetingOn: heldOn, yearEndOn });
  if (meeting === undefined || dueOn === undefined) return undefined;
  const isFromMeeting = dueOn === addMonths(heldOn, meeting.thenMonths);
  const counting = isFromMeeting
    ? ({ rule: 'months_after_meeting', count: meeting.thenMonths, countedFrom: heldOn } as const)
    : ({
        rule: 'months_after_year_end',
        count: meeting.afterYearEndMonths ?? 0,
        countedFrom: yearEndOn ?? heldOn,
      } as const);
  return {
    kind: 'annual_meeting',
    dueOn,
    ...counting,
    confirmWithRegistry: mustConfirm(id, 'annualMeeting'),
  };
}

/** The financial statements presented to a meeting end at most so many months before it (CBCA s. 155(1)). */
const statementMonths = 6;
/** Sent to the shareholders so many days before the meeting (CBCA s. 159(1)). */
const statementDays = 21;

/** Statements of every financial year, counted back from the last day on which a meeting may see them. Only the
 *  federal period was read. */
export const financialStatements = (facts: DeadlineFacts): ComputedDeadline[] =>
  facts.jurisdiction !== 'CA'
    ? []
    : eachYearEnd(facts, (yearEndOn) => {
        const meetingOn = addMonths(yearEndOn, statementMonths);
        return {
          kind: 'financial_statements',
          dueOn: addDays(meetingOn, -statementDays),
          rule: 'days_before_meeting',
          count: statementDays,
          countedFrom: meetingOn,
        };
      });

/** Every shareholder waives the auditor anew in each year (CBCA s. 163, OBCA s. 148), by the meeting that sees its statements. */
export const auditorWaivers = (facts: DeadlineFacts): ComputedDeadline[] =>
  facts.jurisdiction !== 'CA' && facts.jurisdiction !== 'ON'
    ? []
    : eachYearEnd(facts, (countedFrom) => ({
        kind: 'auditor_waiver',
        dueOn: addMonths(countedFrom, statementMonths),
        countedFrom,
        rule: 'months_after_year_end',
        count: statementMonths,
        confirmWithRegistry: facts.jurisdiction !== 'CA',
      }));

/** The balance of tax of every financial year, two months after its end: the earlier of the two periods (Canada Revenue Agency). */
export const taxBalances = (facts: DeadlineFacts): ComputedDeadline[] =>
  eachYearEnd(facts, (countedFrom) => ({
    kind: 'tax_balance',
    dueOn: taxBalanceDueOn(countedFrom, false),
    countedFrom,
    rule: 'months_after_year_end',
    count: 2,
  }));

/** The T2 of every financial year (Canada Revenue Agency). */
export const taxReturns = (facts: DeadlineFacts): ComputedDeadline[] =>
  eachYearEnd(facts, (countedFrom) => ({
    kind: 'tax_return',
    dueOn: t2DueOn(countedFrom),
    countedFrom,
    rule: 'months_after_year_end',
    count: 6,
  }));

/** Documents that meet one name its financial year by the last day; marks and filings as its key does. */
function eachYearEnd(
  facts: DeadlineFacts,
  deadlineOf: (yearEndOn: PlainDate) => ComputedDeadline,
): ComputedDeadline[] {
  const { financialYears: years, incorporatedOn, dissolvedOn } = facts;
  if (years === undefined) return [];
  const begun = financialYearsUntil(lastYear(facts, yearOf(incorporatedOn)), years);
  const lived = dissolvedOn == null ? begun : untilDissolved(begun, dissolvedOn);
  const all = lived.flatMap(({ endsOn, year, secondEndOn }) => {
    const one = { ...deadlineOf(endsOn), year, secondEndOn };
    const named = { ...deadlineKey(one, facts.jurisdiction), occasion: endsOn };
    return facts.settled.has(keyText(named)) ? [] : [one];
  });
  return untilNext(facts, all);
}
