/** Businesses whose federal corporations need a majority of resident Canadians (CBCA s. 105(3.1), Regs s. 16). */
export const prescribedSectors = [
  'uranium_mining',
  'book_publishing',
  'book_distribution',
  'book_sale',
  'film_distribution',
  'video_distribution',
] as const;

/** The answers to the question of CBCA s. 105(3.1): `none`, or the sector. */
export const SECTORS = ['none', ...prescribedSectors] as const;
export type Sector = (typeof SECTORS)[number];

/** Which part of the directors must be resident Canadians. */
export interface ResidencyRule {
  readonly part: 'quarter' | 'majority';
  readonly source: string;
}

const CBCA: ResidencyRule = { part: 'quarter', source: 'CBCA s. 105(3)' };
const CBCA_PRESCRIBED: ResidencyRule = { part: 'majority', source: 'CBCA s. 105(3.1)' };
/** Read in old sources only; whether it still holds was not verified. */
const MANITOBA: ResidencyRule = { part: 'quarter', source: 'The Corporations Act (Manitoba)' };

/** Null where no such rule is in force: Ontario repealed its own on 2021-07-05, Alberta on 2021-03-29,
 *  Newfoundland and Labrador on 2022-04-01, Saskatchewan on 2023-03-12. Only the federal law asks for the sector, and
 *  one that is not known (null) counts as none. */
export function residencyRule(jurisdiction: string, sector: Sector | null): ResidencyRule | null {
  if (jurisdiction === 'CA') return sector === null || sector === 'none' ? CBCA : CBCA_PRESCRIBED;
  return jurisdiction === 'MB' ? MANITOBA : null;
}

/** Resident Canadians that a board of `directors` needs. A quarter: 1 of 1 to 4, 2 of 5 to 8, 3 of 9; a majority: 1 of 1
 *  or 2 (CBCA s. 105(3.3)), 2 of 3, 3 of 4 and 5. */
export function residentsNeeded(directors: number, rule: ResidencyRule | null): number {
  if (rule === null || directors === 0) return 0;
  if (rule.part === 'quarter') return Math.ceil(directors / 4);
  return directors <= 2 ? 1 : Math.floor(directors / 2) + 1;
}

/** Resident Canadians that a meeting needs of the directors `present`, out of a board of `board` (CBCA s. 114(3)): one of two is enough
 *  for a corporation that has two directors, and no majority of two who meet of a larger board. */
export const residentsNeededPresent = (
  { present, board }: { readonly present: number; readonly board: number },
  rule: ResidencyRule | null,
): number =>
  rule?.part === 'majority' && present === 2 && board > 2 ? present : residentsNeeded(present, rule);

/** Days after an election in which a written consent still makes it valid (CBCA s. 106(9)). */
export const CONSENT_DAYS = 10;
export const AGE_OF_DIRECTORS = 18;
