/** Yearly deadlines of a corporation: its filings, its meetings, its taxes. */
import { addDays, addMonths, daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import { governmentFee } from '../fees.ts';
import type { FilingRule } from '../jurisdictions/jurisdiction.ts';
import { jurisdiction, mustConfirm } from '../jurisdictions.ts';
import type { ComputedDeadline, Deadline, DeadlineFacts } from './deadline.ts';
import {
  annualFilingDeadline,
  firstAnnualMeetingDueOn,
  initialFilingDueOn,
  nextAnnualMeetingDueOn,
  t2DueOn,
} from './dueDates.ts';
import { fiscalYearEndIn, promptedFilingYear, yearEndOf } from './fiscalYear.ts';

/** Ontario's initial return (CIA s. 2). What is due with the incorporation itself was sent with it. */
export function initialFiling({
  jurisdiction: id,
  incorporatedOn,
  today,
}: DeadlineFacts): ComputedDeadline[] {
  const dueOn = initialFilingDueOn(id, incorporatedOn);
  if (dueOn === undefined || dueOn === incorporatedOn || dueOn < today) return [];
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

/**
 * The next one to come, and before it what is overdue: the one of the year that was set, or the first of all, for which
 * the dashboard's prompt asks, until the second has passed as well. Of older ones nobody said that they were not filed.
 */
export function annualFiling(facts: DeadlineFacts): ComputedDeadline[] {
  const { incorporatedOn, today, filingYear } = facts;
  const first = filingYear ?? promptedFilingYear(incorporatedOn);
  const set = filingOf(facts, first);
  if (filingYear !== null && set !== undefined && set.dueOn >= today) return [set];
  const [next] = yearsFrom(Math.max(filingYear ?? yearOf(incorporatedOn), yearOf(today) - 1)).flatMap(
    (year) => {
      const filing = filingOf(facts, year);
      return filing === undefined || filing.dueOn < today ? [] : [filing];
    },
  );
  const isAsked = filingYear !== null || next?.year === first + 1;
  const overdue = isAsked && set !== undefined && set.dueOn < today ? [set] : [];
  return next === undefined ? overdue : [...overdue, next];
}

function filingOf(facts: DeadlineFacts, year: number): (ComputedDeadline & { year: number }) | undefined {
  const { jurisdiction: id, incorporatedOn, fiscalYearEnd } = facts;
  const deadline = annualFilingDeadline({
    jurisdiction: id,
    filingYear: year,
    incorporatedOn,
    fiscalYearEnd,
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
    feeCents: governmentFee(id, 'annual_filing')?.onlineCents ?? null,
    confirmWithRegistry: deadline.confirmWithRegistry,
  };
}

/** A year later than these nothing has to wait for its date. */
const yearsFrom = (year: number): number[] => [year, year + 1, year + 2];

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

/** The first one from the incorporation, the others from the last one or, if earlier, the year end after it (CBCA s. 133(1),
 *  OBCA s. 94). */
export function annualMeeting(facts: DeadlineFacts): ComputedDeadline[] {
  const { jurisdiction: id, incorporatedOn, annualMeetingOn, fiscalYearEnd } = facts;
  const meeting = jurisdiction(id).annualMeeting;
  if (meeting === undefined) return [];
  const confirmWithRegistry = mustConfirm(id, 'annualMeeting');
  if (annualMeetingOn === null) {
    const dueOn = firstAnnualMeetingDueOn(id, incorporatedOn);
    if (dueOn === undefined) return [];
    return [
      {
        kind: 'first_annual_meeting',
        dueOn,
        rule: 'months_after_incorporation',
        count: meeting.firstMonths,
        countedFrom: incorporatedOn,
        confirmWithRegistry,
      },
    ];
  }
  const yearEndOn = fiscalYearEnd && yearEndOf(addDays(annualMeetingOn, 1), fiscalYearEnd);
  const dueOn = nextAnnualMeetingDueOn(id, { lastMeetingOn: annualMeetingOn, yearEndOn });
  if (dueOn === undefined) return [];
  const isFromMeeting = dueOn === addMonths(annualMeetingOn, meeting.thenMonths);
  const counting = isFromMeeting
    ? ({ rule: 'months_after_meeting', count: meeting.thenMonths, countedFrom: annualMeetingOn } as const)
    : ({
        rule: 'months_after_year_end',
        count: meeting.afterYearEndMonths ?? 0,
        countedFrom: yearEndOn ?? annualMeetingOn,
      } as const);
  return [{ kind: 'annual_meeting', dueOn, ...counting, confirmWithRegistry }];
}

/** The T2 of the year end that is next to be filed for (Canada Revenue Agency). */
export function taxReturn({ incorporatedOn, today, fiscalYearEnd }: DeadlineFacts): ComputedDeadline[] {
  if (fiscalYearEnd === undefined) return [];
  for (const year of yearsFrom(yearOf(today) - 1)) {
    const yearEndOn = fiscalYearEndIn(year, fiscalYearEnd);
    const dueOn = t2DueOn(yearEndOn);
    if (yearEndOn <= incorporatedOn || dueOn < today) continue;
    return [
      { kind: 'tax_return', dueOn, rule: 'months_after_year_end', count: 6, countedFrom: yearEndOn, year },
    ];
  }
  return [];
}
