/** Deadlines that are met by filing with a registry, and what the list of filings says of each: when it opens, when the
 *  corporation's standing is at risk, its section and its fee. */
import { addDays, daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import { type FeeFor, type GovernmentFee, governmentFee } from '../fees.ts';
import { type JurisdictionId, jurisdiction, mustConfirm } from '../jurisdictions.ts';
import { type Notice, noticeOn } from './boardDeadlines.ts';
import {
  type ComputedDeadline,
  type Deadline,
  type DeadlineKey,
  type DeadlineKind,
  readOccasion,
  yearOfOccasion,
} from './deadline.ts';
import { changeNoticeDueOn } from './dueDates.ts';
import { amalgamationFiling, ontarioInitialReturn } from './eventDeadlines.ts';
import { annualFilingOf, type FilingFacts, initialFiling } from './yearlyDeadlines.ts';

export const filingKinds = [
  'annual_filing',
  'initial_filing',
  'ontario_initial_return',
  'director_notice',
  'director_address_notice',
  'office_notice',
  'officer_notice',
  'email_notice',
  'activity_notice',
  'isc_file',
  'isc_amalgamation',
] as const satisfies readonly DeadlineKind[];
export type FilingKind = (typeof filingKinds)[number];

export const isFilingKind = (kind: DeadlineKind): kind is FilingKind =>
  (filingKinds as readonly DeadlineKind[]).includes(kind);

/** A deadline of a registry. */
export type FilingDeadline = Omit<Deadline, 'days'> & { readonly kind: FilingKind };

/** The deadline that a key of a filing names, whether or not it is settled; undefined where the law knows none for it: the
 *  corporation did not exist in that year, or a fact is missing. */
export function filingDeadline(
  { registration, kind, occasion }: DeadlineKey & { readonly kind: FilingKind },
  facts: FilingFacts,
): FilingDeadline | undefined {
  const { day, personId, ...named } = readOccasion(occasion);
  const year = kind === 'annual_filing' ? yearOfOccasion(occasion) : named.year;
  const of = { registration, year, day, personId };
  const found = computed(kind, of, facts);
  if (found === undefined) return undefined;
  const isElsewhere = registration !== facts.jurisdiction && kind !== 'ontario_initial_return';
  const confirmWithRegistry = isElsewhere || found.confirmWithRegistry === true;
  return {
    form: null,
    feeCents: null,
    secondEndOn: null,
    ...found,
    confirmWithRegistry,
    registration,
    kind,
    year,
    personId,
  };
}

interface Of {
  readonly registration: JurisdictionId;
  readonly year: number | null;
  readonly day: PlainDate | null;
  readonly personId: string | null;
}

function computed(
  kind: FilingKind,
  { registration, year, day, personId }: Of,
  facts: FilingFacts,
): ComputedDeadline | undefined {
  if (kind === 'annual_filing')
    return year === null ? undefined : annualFilingOf({ ...facts, jurisdiction: registration }, year, day);
  if (kind === 'initial_filing') return initialFiling({ ...facts, jurisdiction: registration })[0];
  if (day === null) return undefined;
  switch (kind) {
    case 'ontario_initial_return':
      return ontarioInitialReturn(day);
    case 'isc_amalgamation':
      return amalgamationFiling(day);
    case 'isc_file':
      return iscFiling(registration, day);
    case 'director_notice':
    case 'director_address_notice':
    case 'office_notice':
    case 'officer_notice':
    case 'email_notice':
    case 'activity_notice':
      return noticeOn(registration, day, { kind, of: subjects[kind], ...(personId && { personId }) });
  }
}

const subjects = {
  director_notice: 'directors',
  director_address_notice: 'directors',
  office_notice: 'office',
  officer_notice: 'officers',
  email_notice: 'particulars',
  activity_notice: 'particulars',
} as const satisfies Partial<Record<FilingKind, Notice['of']>>;

function iscFiling(id: JurisdictionId, recordedOn: PlainDate): ComputedDeadline | undefined {
  const dueOn = changeNoticeDueOn(id, 'isc_file', recordedOn);
  return dueOn === undefined
    ? undefined
    : {
        kind: 'isc_file',
        dueOn,
        rule: 'days_after_recording',
        count: daysBetween(recordedOn, dueOn),
        countedFrom: recordedOn,
        confirmWithRegistry: mustConfirm(id, 'transparencyRegister'),
      };
}

/** The first day on which the registry takes it: the anniversary itself, or the day after the financial year's end. */
export const opensOn = ({ rule, countedFrom }: Pick<FilingDeadline, 'rule' | 'countedFrom'>): PlainDate =>
  runsFromAnniversary({ rule }) ? countedFrom : addDays(countedFrom, 1);

/** Whether a yearly filing is counted from an anniversary; else from the end of the financial year. */
export const runsFromAnniversary = ({ rule }: Pick<FilingDeadline, 'rule'>): boolean =>
  rule !== 'days_after_year_end' && rule !== 'months_after_year_end';

/** Corporations Canada sends its notice of default about so many days after the anniversary. */
const federalDefaultDays = 90;

/** The first day on which the registry may show the corporation as not in good standing; null for what it does not judge
 *  standing by. Only the federal day was read; elsewhere it is the day after the last one. */
export function standingAtRiskFrom({
  kind,
  registration,
  countedFrom,
  dueOn,
}: Pick<FilingDeadline, 'kind' | 'registration' | 'countedFrom' | 'dueOn'>): PlainDate | null {
  if (kind !== 'annual_filing') return null;
  return registration === 'CA' ? addDays(countedFrom, federalDefaultDays) : addDays(dueOn, 1);
}

const feesFor: Record<FilingKind, FeeFor> = {
  annual_filing: 'annual_filing',
  initial_filing: 'initial_return',
  ontario_initial_return: 'initial_return',
  director_notice: 'change_notice',
  director_address_notice: 'change_notice',
  office_notice: 'change_notice',
  officer_notice: 'change_notice',
  email_notice: 'change_notice',
  activity_notice: 'change_notice',
  isc_file: 'isc_filing',
  isc_amalgamation: 'isc_filing',
};

/** The registry's fee; undefined where none is known. */
export const filingFee = ({
  registration,
  kind,
}: Pick<FilingDeadline, 'registration' | 'kind'>): GovernmentFee | undefined =>
  governmentFee(registration, feesFor[kind]);

const federalSections: Record<FilingKind, string | null> = {
  annual_filing: 'CBCA s. 263',
  initial_filing: 'CBCA s. 21.21(2)',
  ontario_initial_return: null,
  director_notice: 'CBCA s. 113',
  director_address_notice: 'CBCA s. 113',
  office_notice: 'CBCA s. 19(4)',
  officer_notice: null,
  email_notice: null,
  activity_notice: null,
  isc_file: 'CBCA s. 21.21',
  isc_amalgamation: 'CBCA s. 21.21',
};

const ontarioSections: Record<FilingKind, string | null> = {
  annual_filing: 'CIA s. 3.1; O. Reg. 400/21',
  initial_filing: 'CIA s. 2',
  ontario_initial_return: 'CIA s. 3',
  director_notice: 'CIA s. 4',
  director_address_notice: 'CIA s. 4',
  office_notice: 'CIA s. 4',
  officer_notice: 'CIA s. 4',
  email_notice: 'CIA s. 4',
  activity_notice: 'CIA s. 4',
  isc_file: null,
  isc_amalgamation: null,
};

/** The section that asks for it; null where none was read. */
export function filingSection({
  registration,
  kind,
}: Pick<FilingDeadline, 'registration' | 'kind'>): string | null {
  if (registration === 'CA') return federalSections[kind];
  if (registration === 'ON') return ontarioSections[kind];
  const { annualFiling, changeNotices } = jurisdiction(registration);
  return (kind === 'annual_filing' ? annualFiling.statuteRef : changeNotices.statuteRef) ?? null;
}
