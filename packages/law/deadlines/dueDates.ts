import { addDays, addMonths, type PlainDate } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import type { FilingRule } from '../jurisdictions/jurisdiction.ts';
import { type JurisdictionId, jurisdiction, mustConfirm } from '../jurisdictions.ts';
import { addMonthsFromMonthEnd, anniversaryIn, countFrom } from './countDate.ts';
import { type FinancialYears, financialYearsUntil } from './financialYears.ts';

/** Facts that the due date of an annual filing depends on. `incorporatedOn` is the date of incorporation,
 *  amalgamation or continuance; a revival does not change it. */
export interface AnnualFilingFacts {
  readonly jurisdiction: JurisdictionId;
  /** 1000 to 2999, as `readFilingYear` gives it. */
  readonly filingYear: number;
  readonly incorporatedOn?: PlainDate | undefined;
  readonly financialYears?: FinancialYears | undefined;
  /** The last day of the second financial year that ended in `filingYear`, where that one is meant. */
  readonly secondEndOn?: PlainDate | null | undefined;
  /** The last day of the financial year, where it is known already: its years are not walked through again. */
  readonly yearEndOn?: PlainDate | undefined;
}

export interface AnnualFilingDue {
  readonly kind: 'due';
  /** The last day, and the earliest of all readings of the rule. Not moved for weekends or holidays: whether
   *  the Interpretation Act's s. 26 reaches these periods is not verified. */
  readonly dueOn: PlainDate;
  /** The anniversary or fiscal year end of the filing year, from which `rule` counts. */
  readonly anchorOn: PlainDate;
  /** The reading that gave `firstIssueDay`. */
  readonly rule: FilingRule;
  /** Later dates that other readings of the same rule give. */
  readonly laterReadings: readonly PlainDate[];
  /** True where the rule was read neither in the law nor on a government page. */
  readonly confirmWithRegistry: boolean;
}

export type AnnualFilingDeadline =
  | AnnualFilingDue
  /** Nothing falls due for that year: the corporation did not exist, or was only incorporated in it. */
  | { readonly kind: 'not_due' }
  | { readonly kind: 'unknown'; readonly missing: 'incorporation_date' | 'fiscal_year_end' };

/** When the annual filing of `filingYear` falls due, counted as the jurisdiction's rule says.
 *  A missing fact is named in the answer. Source: the `statuteRef` and `sources` of
 *  the jurisdiction; federally CBCA s. 263 and Interpretation Act ss. 27(5), 28. */
export function annualFilingDeadline(facts: AnnualFilingFacts): AnnualFilingDeadline {
  const { annualFiling } = jurisdiction(facts.jurisdiction);
  if (annualFiling.rule.anchor === 'fiscal_year_end' && !facts.financialYears)
    return { kind: 'unknown', missing: 'fiscal_year_end' };
  if (annualFiling.rule.anchor === 'incorporation_anniversary' && !facts.incorporatedOn)
    return { kind: 'unknown', missing: 'incorporation_date' };
  const readings = readingsOf([annualFiling.rule, ...(annualFiling.alternatives ?? [])], facts);
  const [earliest] = readings;
  if (earliest === undefined) return { kind: 'not_due' };
  const later = new Set(readings.map(({ dueOn }) => dueOn));
  later.delete(earliest.dueOn);
  return {
    kind: 'due',
    dueOn: earliest.dueOn,
    anchorOn: earliest.anchorOn,
    rule: earliest.rule,
    laterReadings: [...later],
    confirmWithRegistry: mustConfirm(facts.jurisdiction, 'annualFiling'),
  };
}

type DueReading = Pick<AnnualFilingDue, 'dueOn' | 'anchorOn' | 'rule'>;

/** The earliest first. */
function readingsOf(rules: readonly FilingRule[], facts: AnnualFilingFacts): readonly DueReading[] {
  const readings: DueReading[] = [];
  for (const rule of rules) {
    const reading = readRule(rule, facts);
    if (reading !== undefined) readings.push(reading);
  }
  return readings.sort((a, b) => compare(a.dueOn, b.dueOn));
}

function readRule(rule: FilingRule, facts: AnnualFilingFacts): DueReading | undefined {
  const anchorOn = anchorIn(rule, facts);
  const { incorporatedOn } = facts;
  if (anchorOn === undefined || (incorporatedOn && anchorOn <= incorporatedOn)) return undefined;
  return { dueOn: countFrom(anchorOn, rule), anchorOn, rule };
}

/** undefined where no financial year ends in that year, or not on that day. */
function anchorIn(
  rule: FilingRule,
  { filingYear, incorporatedOn, financialYears, secondEndOn = null, yearEndOn }: AnnualFilingFacts,
): PlainDate | undefined {
  if (rule.anchor === 'fiscal_year_end' && yearEndOn !== undefined) return yearEndOn;
  if (rule.anchor === 'fiscal_year_end' && financialYears)
    return financialYearsUntil(filingYear, financialYears).find(
      (one) => one.year === filingYear && one.secondEndOn === secondEndOn,
    )?.endsOn;
  if (incorporatedOn) return anniversaryIn(filingYear, incorporatedOn, rule.feb29Anniversary);
  throw new Error('the anchor of a filing rule was not checked to be known');
}

/** The filing that follows incorporation itself: federally the information on individuals with significant
 *  control, with the incorporation (s. 21.21(2)); in Ontario the initial return. undefined: none known. */
export function initialFilingDueOn(id: JurisdictionId, incorporatedOn: PlainDate): PlainDate | undefined {
  const initial = jurisdiction(id).initialFiling;
  return initial && addDays(incorporatedOn, initial.days);
}

/** Ontario's initial return: 60 days after the incorporation there or, for a corporation of another
 *  jurisdiction, after it starts business in Ontario (CIA s. 2, s. 3). */
export function ontarioInitialReturnDueOn(startedOn: PlainDate): PlainDate {
  return addDays(startedOn, 60);
}

/** The subject of a notice of change. `isc_record`: from learning of a change in significant control to
 *  recording it; `isc_file`: from recording to filing it. */
export type NoticeKind = 'directors' | 'office' | 'officers' | 'particulars' | 'isc_record' | 'isc_file';

/** The last day for a notice of change. undefined: no such notice, or its period is not known. Source: CBCA ss. 19(4), 113,
 *  21.1 and 21.21; elsewhere `changeNotices` of the jurisdiction. */
export function changeNoticeDueOn(
  id: JurisdictionId,
  kind: NoticeKind,
  changedOn: PlainDate,
): PlainDate | undefined {
  const notices = jurisdiction(id).changeNotices;
  const days = {
    directors: notices.directorsDays,
    office: notices.officeDays,
    officers: notices.officersDays,
    particulars: notices.particularsDays,
    isc_record: notices.iscRecordDays,
    isc_file: notices.iscFileDays,
  }[kind];
  return days == null ? undefined : addDays(changedOn, days);
}

/** The last day for the first annual meeting: 18 months after coming into existence (CBCA s. 133(1), OBCA s. 94).
 *  undefined where the jurisdiction's rule is not known. */
export function firstAnnualMeetingDueOn(
  id: JurisdictionId,
  incorporatedOn: PlainDate,
): PlainDate | undefined {
  const meeting = jurisdiction(id).annualMeeting;
  return meeting && addMonths(incorporatedOn, meeting.firstMonths);
}

/** The last day for the next annual meeting: months after the last one or, if the law says so and that is
 *  earlier, after the end of the financial year that followed it (CBCA s. 133(1)). */
export function nextAnnualMeetingDueOn(
  id: JurisdictionId,
  facts: { readonly lastMeetingOn: PlainDate; readonly yearEndOn?: PlainDate | undefined },
): PlainDate | undefined {
  const meeting = jurisdiction(id).annualMeeting;
  if (!meeting) return undefined;
  const afterMeeting = addMonths(facts.lastMeetingOn, meeting.thenMonths);
  if (meeting.afterYearEndMonths === null || !facts.yearEndOn) return afterMeeting;
  const afterYearEnd = addMonths(facts.yearEndOn, meeting.afterYearEndMonths);
  return afterYearEnd < afterMeeting ? afterYearEnd : afterMeeting;
}

/** The last day for the T2 return: six months after the year end, month end to month end. The CRA counts a return
 *  as late only after the next business day; the date here is the earlier, raw one. Source: Canada Revenue Agency. */
export function t2DueOn(yearEndOn: PlainDate): PlainDate {
  return addMonthsFromMonthEnd(yearEndOn, 6);
}

/** The last day for the balance of tax: two months after the year end, three for a Canadian-controlled private
 *  corporation that claims the small business deduction under the limits. Source: Canada Revenue Agency. */
export function taxBalanceDueOn(yearEndOn: PlainDate, claimsSmallBusinessDeduction: boolean): PlainDate {
  return addMonthsFromMonthEnd(yearEndOn, claimsSmallBusinessDeduction ? 3 : 2);
}

export interface NextFiling {
  filing_year: number;
  /** null where nothing falls due for that year, or a fact is missing. */
  due_date: PlainDate | null;
  confirmWithRegistry: boolean;
}

/** The same from the facts of an organization, of which some may be missing. */
export function nextFiling(
  facts: {
    jurisdiction: JurisdictionId;
    incorporation_date: PlainDate | null;
    /** The last amalgamation or continuance; null where there was none. */
    anchored_on: PlainDate | null;
    financial_years: FinancialYears | null;
  },
  filingYear: number,
): NextFiling {
  const deadline = annualFilingDeadline({
    jurisdiction: facts.jurisdiction,
    filingYear,
    incorporatedOn: facts.anchored_on ?? facts.incorporation_date ?? undefined,
    financialYears: facts.financial_years ?? undefined,
  });
  if (deadline.kind !== 'due') return { filing_year: filingYear, due_date: null, confirmWithRegistry: false };
  return {
    filing_year: filingYear,
    due_date: deadline.dueOn,
    confirmWithRegistry: deadline.confirmWithRegistry,
  };
}

/** The year that the prompt sets, and the least that is taken: the one after the incorporation (specification sections 4 and 9). */
export const firstFilingYear = (incorporatedOn: PlainDate): number => Number(incorporatedOn.slice(0, 4)) + 1;
