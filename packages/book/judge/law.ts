/** How many of the directors must be resident Canadians: at least `minimum`, and at least one in `oneIn`. */
export interface ResidencyRule {
  readonly oneIn: number;
  readonly minimum: number;
  readonly source: string;
}

const CBCA: ResidencyRule = { oneIn: 4, minimum: 1, source: 'CBCA s. 105(3)' };
/** Read in old sources only; whether it still holds was not verified. */
const MANITOBA: ResidencyRule = { oneIn: 4, minimum: 1, source: 'The Corporations Act (Manitoba)' };

/** Null where no such rule is in force: Ontario repealed its own on 2021-07-05, Alberta on 2021-03-29,
 *  Newfoundland and Labrador on 2022-04-01, Saskatchewan on 2023-03-12. */
export function residencyRule(jurisdiction: string): ResidencyRule | null {
  return jurisdiction === 'CA' ? CBCA : jurisdiction === 'MB' ? MANITOBA : null;
}

/** Resident Canadians that a board of `directors` needs: 1 of 1 to 4, 2 of 5 to 8, 3 of 9. */
export function residentsNeeded(directors: number, rule: ResidencyRule | null): number {
  return rule === null || directors === 0 ? 0 : Math.max(rule.minimum, Math.ceil(directors / rule.oneIn));
}

/** Days in which the registry must hear of a change of directors (CBCA s. 113: 15). */
export function changeNoticeDays(jurisdiction: string): number {
  return jurisdiction === 'QC' ? 30 : 15;
}

/** Days after an election in which a written consent still makes it valid (CBCA s. 106(9)). */
export const CONSENT_DAYS = 10;
export const AGE_OF_DIRECTORS = 18;
