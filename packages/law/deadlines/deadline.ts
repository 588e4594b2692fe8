/** A deadline, and the facts that it depends on. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { JurisdictionId } from '../jurisdictions.ts';
import type { FiscalYearEnd } from './fiscalYear.ts';

export const deadlineKinds = [
  'consent',
  'director_notice',
  'initial_filing',
  'annual_filing',
  'first_annual_meeting',
  'annual_meeting',
  'tax_return',
] as const;
type DeadlineKind = (typeof deadlineKinds)[number];

/** In words: `count` days or months after `counted_from`, an election, a change, an anniversary, … */
export const rulesOfCounting = [
  'days_after_election',
  'days_after_change',
  'days_after_incorporation',
  'months_after_incorporation',
  'days_after_anniversary',
  'months_after_anniversary',
  'end_of_anniversary_month',
  'end_of_month_after_anniversary',
  'days_after_year_end',
  'months_after_year_end',
  'months_after_meeting',
] as const;
type RuleOfCounting = (typeof rulesOfCounting)[number];

export interface DeadlineFacts {
  readonly jurisdiction: JurisdictionId;
  readonly incorporatedOn: PlainDate;
  /** The day at the registry. */
  readonly today: PlainDate;
  /** null until the prompt of the dashboard is answered. */
  readonly filingYear: number | null;
  readonly fiscalYearEnd: FiscalYearEnd | undefined;
  /** The last annual meeting; null while none is on record. */
  readonly annualMeetingOn: PlainDate | null;
  /** Those who sit, and those who ceased of late. */
  readonly directors: readonly DirectorTerm[];
}

export interface DirectorTerm {
  readonly personId: string;
  readonly from: PlainDate;
  readonly ceasedOn: PlainDate | null;
  readonly consentOn: PlainDate | null;
  /** Recorded together with the incorporation: the registry knows of it by the articles. */
  readonly isOfFirstBoard: boolean;
}

export interface Deadline {
  readonly kind: DeadlineKind;
  readonly dueOn: PlainDate;
  /** From today; negative when it has passed. */
  readonly days: number;
  readonly rule: RuleOfCounting;
  readonly count: number;
  readonly countedFrom: PlainDate;
  readonly year: number | null;
  readonly personId: string | null;
  readonly form: string | null;
  readonly feeCents: number | null;
  readonly confirmWithRegistry: boolean;
}

/** A deadline before the days to it are counted; what is left out is null. */
export type ComputedDeadline = Pick<Deadline, 'kind' | 'dueOn' | 'rule' | 'count' | 'countedFrom'> &
  Partial<Deadline>;
