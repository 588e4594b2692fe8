import { prescribedSectors } from '../../organizations/rules/residency.ts';

/** How the articles restrict transfers (item 4); `own` is one's own wording. */
export const transferChoices = ['directors', 'directors_or_shareholders', 'private_issuer', 'own'] as const;
export type TransferChoice = (typeof transferChoices)[number];

/** The answer to the question of CBCA s. 105(3.1): `none`, or the sector. */
export const sectors = ['none', ...prescribedSectors] as const;
export type Sector = (typeof sectors)[number];
