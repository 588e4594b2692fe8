/** The board as the law counts it, from what stands in the registers. */
import type { Appointment, Corporation } from '@tabellion/book/entities.ts';
import type { BoardMember, BoardRules } from '@tabellion/book/judge/board.ts';
import { residencyRule, type Sector } from '@tabellion/book/judge/law.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { PersonFacts } from '../../registers/facts.ts';

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

/** Facts that decide which law governs a board. */
export interface GoverningFacts {
  readonly corporation: Corporation | null;
  /** Of the organization, while it is no corporation yet. */
  readonly jurisdiction: JurisdictionId;
  /** As answered before incorporation; it holds after it, too. */
  readonly sector: Sector | null;
}

/** While there are no articles yet, nothing bounds the board but the law. */
export const boardRulesOf = ({ corporation, jurisdiction, sector }: GoverningFacts): BoardRules => ({
  ...(corporation?.board ?? { minimum: suggestedBoard.minimum, maximum: UNBOUNDED }),
  residency: residencyRule(corporation?.jurisdiction ?? jurisdiction, sector),
});
