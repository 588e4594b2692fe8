/** The board as the law counts it, from what stands in the registers. */
import type { Appointment, Corporation } from '@tabellion/book/entities.ts';
import type { BoardMember, BoardRules, SeatsSinceElection } from '@tabellion/book/judge/board.ts';
import { CONSENT_DAYS, residencyRule, type Sector } from '@tabellion/book/judge/law.ts';
import { addDays, type PlainDate } from '@tabellion/kernel/date.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { PersonFacts } from '../../registers/facts.ts';
import { bodyOf } from '../../registers/rules/resolutions.ts';

/** Suggested until the articles say otherwise. */
export const suggestedBoard = { minimum: 1, maximum: 10 } as const;

/** The largest number that articles may name. */
const UNBOUNDED = 1000;

/** Whoever sits on the board, each once. */
export function boardOf(
  appointments: readonly Appointment[],
  facts: ReadonlyMap<string, PersonFacts>,
): readonly BoardMember[] {
  const seated = appointments.filter(
    ({ position, status }) => position === 'director' && status === 'active',
  );
  return [...new Set(seated.map(({ personId }) => personId))].map((personId) => ({
    personId,
    residentCanadian: facts.get(personId)?.resident_canadian?.resident_canadian ?? null,
  }));
}

/** The board as it was elected and as it sits on a day, after those who came since.
 *  @param electedOn  the day of the last annual meeting, or of the resolution in its place */
export function seatsSinceElection(
  appointments: readonly Appointment[],
  { electedOn, on }: { readonly electedOn: PlainDate; readonly on: PlainDate },
): SeatsSinceElection {
  const seatedOn = (day: PlainDate) =>
    appointments.filter(
      ({ position, from, ceasedOn }) =>
        position === 'director' && from <= day && (ceasedOn === null || ceasedOn > day),
    );
  const seats = seatedOn(on);
  return {
    elected: seatedOn(electedOn).length,
    electedSince: seats.filter((one) => one.from > electedOn && isElected(one)).length,
    seated: seats.length,
  };
}

/** The number of the resolution says whether the shareholders elected. */
export const isElected = ({ resolution }: Pick<Appointment, 'resolution'>): boolean =>
  resolution !== null && bodyOf({ kind: 'appointed', payload: null }, resolution.number) === 'shareholders';

/** Whether a director who sits now consented in writing after the tenth day (CBCA s. 106(9)); Ontario counts as many, which is to
 *  be confirmed. */
export const isLateConsent = (
  { position, status, from, consentOn }: Appointment,
  jurisdiction: string,
): boolean =>
  (jurisdiction === 'CA' || jurisdiction === 'ON') &&
  position === 'director' &&
  status === 'active' &&
  consentOn !== null &&
  consentOn > addDays(from, CONSENT_DAYS);

/** Facts that decide which law governs a board. */
export interface GoverningFacts {
  readonly corporation: Corporation | null;
  /** The jurisdiction of the organization, while it is no corporation yet. */
  readonly jurisdiction: JurisdictionId;
  /** As answered before incorporation; it holds after it, too. */
  readonly sector: Sector | null;
}

/** While there are no articles yet, nothing bounds the board but the law. */
export const boardRulesOf = ({ corporation, jurisdiction, sector }: GoverningFacts): BoardRules => ({
  ...(corporation?.board ?? { minimum: suggestedBoard.minimum, maximum: UNBOUNDED }),
  residency: residencyRule(corporation?.jurisdiction ?? jurisdiction, sector),
});

/** Whether a resident Canadian says why he is one: where a board needs some of them. Elsewhere the registry's form asks yes or no. */
export const asksResidencyGround = (jurisdiction: string): boolean =>
  residencyRule(jurisdiction, null) !== null;
