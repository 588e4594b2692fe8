/** A deadline, and the facts that it depends on. */
import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import type { JurisdictionId } from '../jurisdictions.ts';
import type { FinancialYears } from './financialYears.ts';

export const deadlineKinds = [
  'consent',
  'director_notice',
  'director_address_notice',
  'office_notice',
  'officer_notice',
  'email_notice',
  'activity_notice',
  'initial_filing',
  'ontario_initial_return',
  'annual_filing',
  'first_annual_meeting',
  'annual_meeting',
  'financial_statements',
  'auditor_waiver',
  'tax_balance',
  'tax_return',
  'gst_registration',
  'isc_amalgamation',
  'isc_record',
  'isc_file',
  'isc_review',
  'isc_dispose',
  /** An organization's own: no law asks for it. */
  'own',
] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

/** The rule in words: `count` days or months after `counted_from`, an election, a change, an anniversary, … */
export const rulesOfCounting = [
  'days_after_election',
  'days_after_change',
  'days_after_incorporation',
  'days_after_start_in_ontario',
  'days_after_amalgamation',
  'days_after_small_supplier',
  'days_after_learning',
  'days_after_recording',
  'days_before_meeting',
  'months_after_incorporation',
  'days_after_anniversary',
  'months_after_anniversary',
  'end_of_anniversary_month',
  'end_of_month_after_anniversary',
  'days_after_year_end',
  'months_after_year_end',
  'months_after_meeting',
  'months_after_ceasing',
  'by_year_end',
  'own_day',
] as const;
type RuleOfCounting = (typeof rulesOfCounting)[number];

/** Events that no register holds: a member reports them with their day. */
export const reportedEvents = [
  'ontario_business',
  'ontario_ended',
  'small_supplier_lost',
  'amalgamation',
  'continuance',
] as const;
export type ReportedEvent = (typeof reportedEvents)[number];

/** Events from whose anniversary annual returns are counted: the last of them counts. A revival is none. */
export const anchors = ['incorporation', 'amalgamation', 'continuance'] as const;
export type Anchor = (typeof anchors)[number];

export interface DeadlineFacts {
  readonly jurisdiction: JurisdictionId;
  readonly incorporatedOn: PlainDate;
  /** The last amalgamation or continuance, from whose anniversary annual returns then run; left out where there was none. A
   *  revival is none. */
  readonly anchoredOn?: PlainDate | undefined;
  /** Since when it exists no more; left out while it does. What is filed for the time before stays due. */
  readonly dissolvedOn?: PlainDate | null | undefined;
  /** The day at the registry. */
  readonly today: PlainDate;
  /** The next annual return to file, as a member said; null while no one has. */
  readonly filingYear: number | null;
  /** undefined while no year end is known. */
  readonly financialYears: FinancialYears | undefined;
  /** The last annual meeting; null while none is on record. */
  readonly annualMeetingOn: PlainDate | null;
  /** Everyone who sits or sat. */
  readonly directors: readonly DirectorTerm[];
  readonly officers: readonly OfficerTerm[];
  /** Days on which the address of a sitting director changed. */
  readonly directorMoves: readonly { readonly personId: string; readonly on: PlainDate }[];
  /** Days on which the registered office moved. */
  readonly officeMoves: readonly PlainDate[];
  /** Days on which the official e-mail address or the primary activity changed; the first that were stated are none. Left out
   *  where none did. */
  readonly particularsChanges?: readonly { readonly kind: 'email' | 'activity'; readonly on: PlainDate }[];
  /** Since when a corporation of another jurisdiction is registered in Ontario, and until when; left out where it is not. */
  readonly ontario?: { readonly since: PlainDate; readonly until: PlainDate | null } | undefined;
  readonly events: readonly { readonly kind: ReportedEvent; readonly on: PlainDate }[];
  /** Whether it has a GST/HST account. */
  readonly hasGst: boolean;
  /** Settled as filed or as not applicable, spelled by `keyText`. */
  readonly settled: ReadonlySet<string>;
}

export interface OfficerTerm {
  readonly personId: string;
  readonly position: string;
  readonly from: PlainDate;
  readonly ceasedOn: PlainDate | null;
  /** Recorded together with the incorporation: the initial return names the officer. */
  readonly isFirst: boolean;
}

export interface DirectorTerm {
  readonly personId: string;
  readonly from: PlainDate;
  readonly ceasedOn: PlainDate | null;
  readonly consentOn: PlainDate | null;
  /** Recorded together with the incorporation: the registry knows of it by the articles. */
  readonly isOfFirstBoard: boolean;
  /** It began on that day or before: nothing is counted from it. */
  readonly isOnOrBefore?: boolean;
}

export interface Deadline {
  /** The jurisdiction that asks for it. */
  readonly registration: JurisdictionId;
  readonly kind: DeadlineKind;
  readonly dueOn: PlainDate;
  /** Days from today; negative when it has passed. */
  readonly days: number;
  readonly rule: RuleOfCounting;
  readonly count: number;
  readonly countedFrom: PlainDate;
  readonly year: number | null;
  /** The last day of the second financial year that ended in `year`; null for every other one. */
  readonly secondEndOn: PlainDate | null;
  readonly personId: string | null;
  readonly form: string | null;
  readonly feeCents: number | null;
  readonly confirmWithRegistry: boolean;
}

/** A deadline before the days to it are counted; what is left out is null. */
export type ComputedDeadline = Pick<Deadline, 'kind' | 'dueOn' | 'rule' | 'count' | 'countedFrom'> &
  Partial<Deadline>;

/** Names a deadline for good, however its due date is computed later: marks settle it by these three, filings will. */
export interface DeadlineKey {
  /** The jurisdiction that asks for it: the corporation's own, or another in which it is registered. */
  readonly registration: JurisdictionId;
  readonly kind: DeadlineKind;
  /** The year of a yearly one, or the last day of the second financial year that ended in it; else the day from which it is
   *  counted. Where it concerns one person, his id follows a colon. */
  readonly occasion: string;
}

/** A computed deadline that names no registration is that of the corporation's own jurisdiction. */
export const deadlineKey = (
  one: Pick<ComputedDeadline, 'kind' | 'year' | 'secondEndOn' | 'countedFrom' | 'personId' | 'registration'>,
  jurisdiction: JurisdictionId,
): DeadlineKey => ({
  registration: one.registration ?? jurisdiction,
  kind: one.kind,
  occasion: `${one.secondEndOn ?? one.year ?? one.countedFrom}${one.personId == null ? '' : `:${one.personId}`}`,
});

/** As sets of settled deadlines hold it. */
export const keyText = ({ registration, kind, occasion }: DeadlineKey): string =>
  [registration, kind, occasion].join(' ');

/** The parts of an occasion. */
export function readOccasion(occasion: string): {
  readonly year: number | null;
  readonly day: PlainDate | null;
  readonly personId: string | null;
} {
  const [when = '', personId = null] = occasion.split(':');
  const day = parsePlainDate(when) ?? null;
  return { year: day === null ? Number(when) : null, day, personId };
}

/** The calendar year that an occasion names, alone or in a day. */
export const yearOfOccasion = (occasion: string): number => Number(occasion.slice(0, 4));

export const isSettled = (
  { settled, jurisdiction }: Pick<DeadlineFacts, 'settled' | 'jurisdiction'>,
  one: Parameters<typeof deadlineKey>[0],
): boolean => settled.has(keyText(deadlineKey(one, jurisdiction)));
