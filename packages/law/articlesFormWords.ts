/** The words of articles of incorporation, item by item, in the language in which they are filed. The headings are in the
 *  sense of Form 1 (CBCA s. 6(1)); the terms of classes in that of s. 24. Read by no lawyer or certified translator. */

import type { JurisdictionId } from './jurisdictions.ts';

const plural = (count: string, one: string, other: string): string => (count === '1' ? one : other);

const en = {
  title: 'Articles of incorporation',
  /** The Act by its name and place in the statutes, where the language has its own. */
  statutes: {} as Readonly<Partial<Record<JurisdictionId, string>>>,
  headings: {
    name: 'Corporate name',
    province: 'Province or territory in Canada where the registered office is situated',
    office: 'Registered office',
    classes: 'Classes and any maximum number of shares that the corporation is authorized to issue',
    transfers: 'Restrictions on share transfers',
    board: 'Number of directors',
    directors: 'First directors',
    business: 'Restrictions on the business that the corporation may carry on',
    other: 'Other provisions',
    incorporators: 'Incorporators and declaration',
  },
  resident: 'resident Canadian: yes',
  notResident: 'resident Canadian: no',
  numberedName: (pattern: string) => `A designating number, as the name: ${pattern}`,
  authorized: (name: string, most: string | undefined) =>
    most === undefined ? `${name}: an unlimited number of shares` : `${name}: at most ${most} shares`,
  votes: (count: string) =>
    count === '0'
      ? 'No right to vote, except as the Act provides.'
      : `${count} ${plural(count, 'vote', 'votes')} for each share at meetings of shareholders.`,
  dividend: {
    none: () => 'No right to dividends.',
    participating: () => 'The right to receive the dividends that are declared.',
    discretionary: () => 'Dividends as the directors decide for this class.',
    fixed: (rate: string, isCumulative: boolean) =>
      `A ${isCumulative ? 'cumulative' : 'non-cumulative'} dividend of ${rate}% a year of the issue price.`,
  },
  liquidation: {
    none: () => 'No right to property of the corporation on dissolution.',
    residual: () => 'The right to share in the remaining property of the corporation on dissolution.',
    preference: (amount: string, rank: number) =>
      `On dissolution, $${amount} for each share before the holders of other classes (rank ${rank}).`,
  },
  redeemable: 'Redeemable by the corporation.',
  retractable: 'Redeemable at the request of the holder.',
  convertible: (into: string, numerator: string, denominator: string) =>
    `Convertible: ${denominator} ${plural(denominator, 'share', 'shares')} into ${numerator} ${into}.`,
  series: 'May be issued in series; the directors fix the number and the rights of each series.',
  board: (fewest: number, most: number) =>
    fewest === most ? `${fewest}` : `Minimum: ${fewest}. Maximum: ${most}.`,
} as const;

type Words = { readonly [Key in keyof typeof en]: Loose<(typeof en)[Key]> };
type Loose<T> = T extends string
  ? string
  : T extends (...given: never[]) => unknown
    ? T
    : { readonly [Key in keyof T]: Loose<T[Key]> };

const fr: Words = {
  title: 'Statuts constitutifs',
  statutes: {
    CA: 'Loi canadienne sur les sociétés par actions, L.R.C. (1985), ch. C-44 (LCSA)',
    ON: 'Loi sur les sociétés par actions, L.R.O. 1990, chap. B.16 (LSAO)',
    QC: 'Loi sur les sociétés par actions, RLRQ, c. S-31.1 (LSAQ)',
  },
  headings: {
    name: 'Dénomination sociale',
    province: 'Province ou territoire au Canada où est situé le siège social',
    office: 'Siège social',
    classes: 'Catégories et nombre maximal d’actions que la société est autorisée à émettre',
    transfers: 'Restrictions sur le transfert des actions',
    board: 'Nombre d’administrateurs',
    directors: 'Premiers administrateurs',
    business: 'Limites imposées à l’activité commerciale de la société',
    other: 'Autres dispositions',
    incorporators: 'Fondateurs et déclaration',
  },
  resident: 'résident canadien\u00a0: oui',
  notResident: 'résident canadien\u00a0: non',
  numberedName: (pattern) => `Un numéro matricule, comme dénomination\u00a0: ${pattern}`,
  authorized: (name, most) =>
    most === undefined
      ? `${name}\u00a0: un nombre illimité d’actions`
      : `${name}\u00a0: au plus ${most}\u00a0actions`,
  votes: (count) =>
    count === '0'
      ? 'Aucun droit de vote, sauf dans les cas prévus par la Loi.'
      : `${count}\u00a0${plural(count, 'voix', 'voix')} par action aux assemblées des actionnaires.`,
  dividend: {
    none: () => 'Aucun droit à des dividendes.',
    participating: () => 'Droit aux dividendes déclarés.',
    discretionary: () => 'Dividendes selon ce que les administrateurs décident pour cette catégorie.',
    fixed: (rate, isCumulative) =>
      `Dividende ${isCumulative ? 'cumulatif' : 'non cumulatif'} de ${rate}\u00a0% par an du prix d’émission.`,
  },
  liquidation: {
    none: () => 'Aucun droit aux biens de la société à sa dissolution.',
    residual: () => 'Droit de se partager le reliquat des biens de la société à sa dissolution.',
    preference: (amount, rank) =>
      `À la dissolution, ${amount}\u00a0$ par action avant les détenteurs des autres catégories (rang\u00a0${rank}).`,
  },
  redeemable: 'Rachetables par la société.',
  retractable: 'Rachetables au gré du détenteur.',
  convertible: (into, numerator, denominator) =>
    `Convertibles\u00a0: ${denominator}\u00a0${plural(denominator, 'action', 'actions')} en ${numerator}\u00a0${into}.`,
  series:
    'Peuvent être émises en séries; les administrateurs fixent le nombre et les droits de chaque série.',
  board: (fewest, most) =>
    fewest === most ? `${fewest}` : `Minimum\u00a0: ${fewest}. Maximum\u00a0: ${most}.`,
};

export const articlesFormWords = { en, fr } as const satisfies Record<'en' | 'fr', Words>;
