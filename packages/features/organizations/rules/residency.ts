import { residencyRule, residentsNeeded } from '@tabellion/book/judge/law.ts';
import { addYears, type PlainDate } from '@tabellion/kernel/date.ts';
import { type FieldRefusal, type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { JurisdictionId } from './jurisdictions.ts';

/** Businesses whose federal corporations need a majority of resident Canadians (CBCA s. 105(3.1), Regs s. 16). */
export const prescribedSectors = [
  'uranium_mining',
  'book_publishing',
  'book_distribution',
  'book_sale',
  'film_distribution',
  'video_distribution',
] as const;
export type PrescribedSector = (typeof prescribedSectors)[number];

/** Citizens abroad who still count (Regs s. 13). */
export const citizenAbroadClasses = [
  'government_employee',
  'canadian_company_employee',
  'student_under_ten_years',
  'international_organization',
  'aged_sixty_under_ten_years_abroad',
] as const;
export type CitizenAbroadClass = (typeof citizenAbroadClasses)[number];

/** What a director attests, and when: the grounds (a), (b) and (c) of "resident Canadian" in CBCA s. 2(1), or
 *  that none applies. Citizenship alone is none of them. */
export type ResidencyAttestation = { readonly attestedOn: PlainDate } & (
  | { readonly ground: 'citizen_resident' }
  | { readonly ground: 'citizen_abroad'; readonly abroadClass: CitizenAbroadClass }
  /** `eligibleForCitizenshipOn`: the day the person first could apply; absent when not yet so. */
  | { readonly ground: 'permanent_resident'; readonly eligibleForCitizenshipOn?: PlainDate | undefined }
  | { readonly ground: 'none' }
);

/** Whether the attested facts make a person a resident Canadian on `on`. A permanent resident ceases to be one
 *  when more than a year has passed since first becoming eligible for citizenship. */
export function isResidentCanadian(attestation: ResidencyAttestation, on: PlainDate): boolean {
  switch (attestation.ground) {
    case 'citizen_resident':
    case 'citizen_abroad':
      return true;
    case 'permanent_resident': {
      const eligibleOn = attestation.eligibleForCitizenshipOn;
      return eligibleOn === undefined || on <= addYears(eligibleOn, 1);
    }
    case 'none':
      return false;
  }
}

/** How many of `directors` must be resident Canadians: the book's law, or a majority in a prescribed sector of the
 *  federal law (CBCA s. 105(3), (3.1)); 0 where the jurisdiction has no such rule, and of nobody. */
export function minResidentDirectors(
  directors: number,
  { jurisdiction: id = 'CA', sector }: { jurisdiction?: JurisdictionId; sector?: PrescribedSector } = {},
): number {
  if (id === 'CA' && sector && directors > 0) return Math.floor(directors / 2) + 1;
  return residentsNeeded(directors, residencyRule(id));
}

/** Refuses a board with too few resident Canadians on `on`; a director without an attestation does not count.
 *  Errors: DIRECTORS.TOO_FEW_RESIDENT with `needed` and `present`. */
export function checkBoardResidency(board: {
  readonly jurisdiction: JurisdictionId;
  readonly sector?: PrescribedSector;
  readonly directors: readonly (ResidencyAttestation | undefined)[];
  readonly on: PlainDate;
}): Result<void, Refusal> {
  const { directors, on, sector } = board;
  const needed = minResidentDirectors(directors.length, {
    jurisdiction: board.jurisdiction,
    ...(sector && { sector }),
  });
  const present = directors.filter((attested) => attested && isResidentCanadian(attested, on)).length;
  return present >= needed
    ? ok(undefined)
    : refuse('DIRECTORS.TOO_FEW_RESIDENT', { params: { needed, present } });
}

/** A federal managing director must be a resident Canadian (CBCA s. 115(1)); a warning when the title is chosen. */
export function managingDirectorWarning(
  id: JurisdictionId,
  attestation: ResidencyAttestation | undefined,
  on: PlainDate,
  path = 'position',
): FieldRefusal | undefined {
  const isFine = id !== 'CA' || (attestation !== undefined && isResidentCanadian(attestation, on));
  return isFine ? undefined : { path, textCode: 'DIRECTORS.MANAGING_DIRECTOR_NOT_RESIDENT' };
}
