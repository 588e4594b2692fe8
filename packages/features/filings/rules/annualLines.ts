/** The lines of an annual return that a corporation confirms, from its registers. Pure. */
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FilingKind } from '@tabellion/law/deadlines/filings.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import { rankOfOffice, SENIOR_OFFICERS } from '@tabellion/law/seniority.ts';

export const lineGroups = ['corporation', 'people'] as const;
export type LineGroup = (typeof lineGroups)[number];

/** The statement of a line. Two readings of a line say the same where their values are equal. */
export type LineValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'distributing'; readonly isDistributing: boolean; readonly holders: number }
  | { readonly kind: 'meeting'; readonly on: PlainDate | null; readonly isResolution: boolean }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly offices: string[];
      readonly address: string;
    }
  | { readonly kind: 'names'; readonly names: string[] };

export interface AnnualLine {
  /** `name`, `office`; of a person `director:` or `officer:` with the id. */
  readonly line: string;
  readonly group: LineGroup;
  readonly value: LineValue;
}

export interface SeatFacts {
  readonly personId: string;
  readonly name: string;
  readonly address: string;
  /** Positions of an officer, the most senior first; empty of a director. */
  readonly offices: readonly string[];
}

/** The facts of a corporation on one day. */
export interface AnnualFacts {
  readonly jurisdiction: JurisdictionId;
  readonly name: string;
  readonly number: string;
  readonly office: string;
  /** The official e-mail address and the primary activity, which Ontario registers; empty where none was stated. */
  readonly email: string;
  readonly activity: string;
  readonly isDistributing: boolean;
  /** Registered holders of shares. */
  readonly holders: number;
  readonly directors: readonly SeatFacts[];
  readonly officers: readonly SeatFacts[];
  /** Individuals with significant control, by name. */
  readonly control: readonly string[];
  readonly lastMeeting: LastMeeting | null;
  /** Whom the registry may ask: names, address of e-mail, phone. */
  readonly contact: string;
}

/** A meeting that was held, or a resolution in its place that is signed as the law wants. */
export interface LastMeeting {
  readonly on: PlainDate;
  readonly isResolution: boolean;
}

/** Registers of officers that go to the registry: Ontario's notice of change and return name them. */
export const namesOfficers = (jurisdiction: JurisdictionId): boolean => jurisdiction === 'ON';

/** Ontario registers an official e-mail address and a primary activity, and its return confirms them (CIA). */
export const namesParticulars = (jurisdiction: JurisdictionId): boolean => jurisdiction === 'ON';

/** Federally the information on individuals with significant control is filed with the annual return (CBCA s. 21.21). Ontario's
 *  register is kept, and not filed. */
export const filesControl = (jurisdiction: JurisdictionId): boolean => jurisdiction === 'CA';

/**
 * The lines in the order in which a return shows them.
 * @param facts  as of the return's date, as known when they are read
 * Source: CBCA ss. 21.21, 263; Ontario's Corporations Information Act; canada.md 1.9, 1.10 and 2.
 */
export function linesOf(facts: AnnualFacts): readonly AnnualLine[] {
  const { jurisdiction, lastMeeting } = facts;
  const officers = namesOfficers(jurisdiction) ? seniorOfficers(facts.officers) : [];
  return [
    ...corporationLines(facts),
    line('meeting', 'corporation', {
      kind: 'meeting',
      on: lastMeeting?.on ?? null,
      isResolution: lastMeeting?.isResolution ?? false,
    }),
    line('contact', 'corporation', { kind: 'text', text: facts.contact }),
    ...facts.directors.map((seat) => line(`director:${seat.personId}`, 'people', personValue(seat))),
    ...officers.map((seat) => line(`officer:${seat.personId}`, 'people', personValue(seat))),
    ...(filesControl(jurisdiction)
      ? [line('control', 'people', { kind: 'names', names: facts.control.toSorted() })]
      : []),
  ];
}

const corporationLines = (facts: AnnualFacts): AnnualLine[] => [
  ...(['name', 'number', 'office'] as const).map((name) => textLine(facts, name)),
  ...(namesParticulars(facts.jurisdiction)
    ? (['email', 'activity'] as const).map((name) => textLine(facts, name))
    : []),
  line('distributing', 'corporation', {
    kind: 'distributing',
    isDistributing: facts.isDistributing,
    holders: facts.holders,
  }),
];

const textLine = (facts: AnnualFacts, name: 'name' | 'number' | 'office' | 'email' | 'activity') =>
  line(name, 'corporation', { kind: 'text', text: facts[name] });

const line = (name: string, group: LineGroup, value: LineValue): AnnualLine => ({ line: name, group, value });

const noticesOf: Readonly<Record<string, readonly FilingKind[]>> = {
  office: ['office_notice'],
  email: ['email_notice'],
  activity: ['activity_notice'],
  director: ['director_notice', 'director_address_notice'],
  officer: ['officer_notice'],
  control: ['isc_file'],
};

/** Whether a notice of this kind tells the registry of a change of this line.
 *  @param personId  whom the notice names; null where it names nobody */
export function isNoticeOf(lineName: string, kind: FilingKind, personId: string | null): boolean {
  const [of = '', person = null] = lineName.split(':');
  return noticesOf[of]?.includes(kind) === true && (personId === null || personId === person);
}

const personValue = ({ name, offices, address }: SeatFacts): LineValue => ({
  kind: 'person',
  name,
  offices: [...offices],
  address,
});

/** The five whom Ontario registers, the most senior first, each by the most senior of his offices. */
export const seniorOfficers = (officers: readonly SeatFacts[]): readonly SeatFacts[] =>
  officers.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, SENIOR_OFFICERS);

const rankOf = ({ offices }: SeatFacts): number => Math.min(...offices.map(rankOfOffice));

/** Whether two readings of a line say the same; a line that is not there says nothing. */
export const saysTheSame = (one: LineValue | undefined, other: LineValue | undefined): boolean =>
  canonicalJson(one ?? null) === canonicalJson(other ?? null);
