/** How sure a fact is, best first: read in the statute; a government page; a law firm or service provider;
 *  only open programs agree; general knowledge. */
export type VerificationLevel =
  | 'statute'
  | 'official'
  | 'secondary'
  | 'third_party_code'
  | 'general_knowledge';

/** How a due date is counted from the anchor date of a filing year. With `end_of_month` the months are added to
 *  the anchor's month and its last day is taken; otherwise months are added first, then days. */
export interface FilingRule {
  readonly anchor: 'incorporation_anniversary' | 'fiscal_year_end';
  readonly months: number;
  readonly days: number;
  readonly snap: 'none' | 'end_of_month';
  /** `end_of_month_sticky`: from the last day of a month to the last day of a month, as the CRA counts. */
  readonly monthArithmetic: 'same_day_clamped' | 'end_of_month_sticky';
  /** Where the anniversary of a February 29 falls in a common year. */
  readonly feb29Anniversary: 'feb28' | 'mar1';
}

/** Another reading of the same law, with who reads it so. */
export interface AlternativeFilingRule extends FilingRule {
  readonly source: string;
}

export interface AnnualFiling {
  readonly name: string;
  readonly rule: FilingRule;
  /** Readings that differ. The earliest date of all readings is the one to keep. */
  readonly alternatives?: readonly AlternativeFilingRule[];
  readonly statuteRef?: string;
  readonly note?: string;
}

export interface AnnualMeeting {
  readonly firstMonths: number;
  readonly thenMonths: number;
  /** null: no such limit in this law. */
  readonly afterYearEndMonths: number | null;
  readonly statuteRef: string;
  readonly note?: string;
}

/** Days from the change to the last day for its notice; null: none, or not known (see `note`). */
export interface ChangeNotices {
  readonly directorsDays: number | null;
  readonly officeDays: number | null;
  readonly officersDays?: number;
  /** The official e-mail address and the primary activity. */
  readonly particularsDays?: number;
  /** Days from learning of a change to recording it, and from recording to filing it. */
  readonly iscRecordDays?: number;
  readonly iscFileDays?: number;
  readonly forms?: { readonly directors?: string; readonly office?: string; readonly all?: string };
  readonly statuteRef?: string;
  readonly note?: string;
}

/** Where required: a quarter of the directors, and at least one of a board of fewer than four. */
export interface DirectorResidency {
  readonly required: boolean;
  readonly repealedOn?: string;
  readonly substitute?: string;
  readonly statuteRef?: string;
  readonly note?: string;
}

/** The register of individuals with significant control, or its like. The threshold is inclusive. */
export interface TransparencyRegister {
  readonly required: boolean;
  readonly name?: string;
  readonly since: string | null;
  readonly thresholdPercent: number | null;
  readonly filedWithRegistry?: boolean;
  readonly filedSince?: string;
  readonly public?: string;
  readonly updateDays?: number;
  readonly notifyIndividualDays?: number;
  readonly appliesToExtraProvincial?: boolean;
  readonly asOf?: string;
  readonly statuteRef?: string;
}

/** The proof that a name in words needs before the articles are filed: a search that filing online includes, a Nuans
 *  report, the registry's approval of a name request, a reservation, or nothing. A numbered name needs none of them. */
export interface NameReport {
  readonly kind: 'included' | 'nuans' | 'request' | 'reservation' | 'none';
  /** How old it may be when the articles are filed; left out where that is not known. */
  readonly validDays?: number;
}

export interface NameRules {
  readonly legalElements: readonly string[];
  /** `abbreviation_last`: an abbreviation stands at the end, the full words may stand anywhere. */
  readonly elementPosition: 'anywhere' | 'last' | 'abbreviation_last';
  readonly positionNote: string;
  /** A pattern with {number} and, where it can be chosen, {element}. */
  readonly numberedName: string;
  readonly report: NameReport;
  /** The source's own words on the search. */
  readonly search: string;
}

/** Part of `Jurisdiction` whose source is known. */
export type VerifiedPart =
  | 'annualFiling'
  | 'changeNotices'
  | 'directorResidency'
  | 'transparencyRegister'
  | 'legalElements'
  | 'annualMeeting'
  | 'initialFiling'
  | 'numberedName';

/** One law under which a corporation can be incorporated, and how well each part of it is verified.
 *  Facts collected from stored copies of the sources, to be confirmed with the registry before go-live. */
export interface Jurisdiction {
  readonly id: string;
  readonly name: string;
  readonly statute: string;
  readonly registry: string;
  readonly annualFiling: AnnualFiling;
  readonly initialFiling?: { readonly name: string; readonly days: number; readonly statuteRef: string };
  readonly annualMeeting?: AnnualMeeting;
  readonly changeNotices: ChangeNotices;
  readonly directorResidency: DirectorResidency;
  readonly transparencyRegister: TransparencyRegister;
  readonly names: NameRules;
  readonly extraRegisters?: readonly {
    readonly name: string;
    readonly since: string;
    readonly statuteRef: string;
  }[];
  readonly constatingDocuments?: string;
  readonly writtenShareholderResolution?: { readonly ordinary: string; readonly special: string };
  readonly verification: Partial<Readonly<Record<VerifiedPart, VerificationLevel>>>;
  readonly sources: readonly string[];
}

/** The legal elements that all jurisdictions but Quebec share; the federal Act adds S.A.R.F. (CBCA s. 10(1)). */
export const commonLegalElements = [
  'Limited',
  'Ltd.',
  'Limitée',
  'Ltée',
  'Incorporated',
  'Inc.',
  'Incorporée',
  'Corporation',
  'Corp.',
] as const;

/** Most laws say of a name that its legal element may stand anywhere in it. */
export const elementAnywhere = {
  legalElements: commonLegalElements,
  elementPosition: 'anywhere',
  positionNote: 'part of the name',
} as const;

/** A register of individuals with significant control that the corporation keeps and nobody sees. */
export const controlRegisterSince = (since: string) =>
  ({ required: true, since, thresholdPercent: 25, filedWithRegistry: false, public: 'no' }) as const;

export const noControlRegister = {
  required: false,
  since: null,
  thresholdPercent: null,
  asOf: '2024-07-18',
} as const;

/** Choices on the safe (earlier) side: February 29 anniversaries fall on February 28 in common years; the day
 *  number is kept when months are added, clamped to the month's end (Interpretation Act s. 28). */
const cautious = { monthArithmetic: 'same_day_clamped', feb29Anniversary: 'feb28' } as const;
const anniversary = { ...cautious, anchor: 'incorporation_anniversary' } as const;

/** The anniversary itself is not counted (Interpretation Act s. 27(5)). */
export const anniversaryAndDays = (days: number): FilingRule => ({
  ...anniversary,
  months: 0,
  days,
  snap: 'none',
});

export const anniversaryAndMonths = (months: number): FilingRule => ({
  ...anniversary,
  months,
  days: 0,
  snap: 'none',
});

export const endOfAnniversaryMonth: FilingRule = { ...anniversary, months: 0, days: 0, snap: 'end_of_month' };

export const endOfMonthAfterAnniversaryMonth: FilingRule = { ...endOfAnniversaryMonth, months: 1 };

export const yearEndAndMonths = (months: number): FilingRule => ({
  ...cautious,
  anchor: 'fiscal_year_end',
  months,
  days: 0,
  snap: 'none',
});
