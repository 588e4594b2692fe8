import { addDays, addYears, type PlainDate } from '@tabellion/kernel/date.ts';
import type { Position } from '../positions.ts';
import type { PersonKind } from '../terms/people.ts';
import { type Finding, refused, warning } from './finding.ts';
import { AGE_OF_DIRECTORS, CONSENT_DAYS } from './law.ts';

/** Personal facts of somebody about to be appointed, read by the caller; null is "not known" and passes. */
export interface Candidate {
  readonly kind: PersonKind;
  readonly birthDate: PlainDate | null;
  readonly incapable: boolean | null;
  readonly bankrupt: boolean | null;
  readonly residentCanadian: boolean | null;
  readonly consentOn: PlainDate | null;
}

/** Finds who may not be a director (CBCA s. 105(1)), and whose consent is missing (s. 106(9)). */
export function judgeDirector(candidate: Candidate, on: PlainDate): readonly Finding[] {
  const { kind, birthDate, incapable, bankrupt, consentOn } = candidate;
  const consentBy = addDays(on, CONSENT_DAYS);
  return [
    ...(kind === 'individual' ? [] : [refused('director_not_individual', 'personId')]),
    ...(birthDate !== null && addYears(birthDate, AGE_OF_DIRECTORS) > on
      ? [refused('director_under_age', 'personId', { age: AGE_OF_DIRECTORS })]
      : []),
    ...(incapable === true ? [refused('director_incapable', 'personId')] : []),
    ...(bankrupt === true ? [refused('director_bankrupt', 'personId')] : []),
    ...(consentOn === null || consentOn > consentBy
      ? [warning('consent_missing', 'consentOn', { consentBy })]
      : []),
  ];
}

/** Officers need no residency, but a managing director must be a resident Canadian (CBCA s. 115(1)). */
export function judgeOfficer(
  position: Position,
  candidate: Pick<Candidate, 'residentCanadian'>,
): readonly Finding[] {
  return position === 'managing_director' && candidate.residentCanadian !== true
    ? [warning('managing_director_not_resident', 'position')]
    : [];
}
