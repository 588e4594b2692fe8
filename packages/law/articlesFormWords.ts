/** Articles of incorporation, item by item, in the language in which they are filed: one text for who reviews them, for the registry
 *  and for the minute book. The headings are in the sense of Form 1 (CBCA s. 6(1)). Read by no lawyer or certified translator. */

import { designationIn } from './className.ts';
import { authorizedInWords, type ClassInArticles, rightsInWords } from './classRights.ts';
import type { JurisdictionId } from './jurisdictions.ts';

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
  unstatedResident: 'resident Canadian: not stated',
  numberedName: (pattern: string) => `A designating number, as the name: ${pattern}`,
  /** The name of a class, and how many shares of it there may be. */
  authorized: (name: string, count: string) => `${name}: ${count}`,
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
  unstatedResident: 'résident canadien\u00a0: non indiqué',
  numberedName: (pattern) => `Un numéro matricule, comme dénomination\u00a0: ${pattern}`,
  authorized: (name, count) => `${name}\u00a0: ${count}`,
  board: (fewest, most) =>
    fewest === most ? `${fewest}` : `Minimum\u00a0: ${fewest}. Maximum\u00a0: ${most}.`,
};

export const articlesFormWords = { en, fr } as const satisfies Record<'en' | 'fr', Words>;

export type ArticlesLanguage = keyof typeof articlesFormWords;

/** Contents of articles; people, places and clauses as lines. */
export interface ArticlesContent {
  readonly jurisdiction: JurisdictionId;
  readonly name: string;
  /** Federal articles name the province alone, the others the whole address. */
  readonly place: string;
  readonly classes: readonly ClassInArticles[];
  readonly transfers: string;
  readonly board: { readonly minimum: number; readonly maximum: number };
  readonly directors: readonly {
    readonly name: string;
    readonly address: string;
    /** Null where nobody said it. */
    readonly residentCanadian: boolean | null;
  }[];
  readonly business: string;
  readonly other: string;
  readonly incorporators: readonly { readonly name: string; readonly address: string }[];
  /** The incorporators', which is the last line of item 8. */
  readonly declaration: string;
}

export interface ArticlesItem {
  readonly number: number;
  readonly item: keyof Words['headings'];
  readonly heading: string;
  readonly lines: readonly string[];
  /** Places of the lines that name a class, from 0; its rights follow. */
  readonly classesAt: readonly number[];
}

/** Items 1 to 8 of Form 1; those of Ontario also name the first directors. */
export function articlesItems(language: ArticlesLanguage, content: ArticlesContent): readonly ArticlesItem[] {
  const words = articlesFormWords[language];
  const { jurisdiction, classes, board, directors, incorporators } = content;
  const ofClasses = classes.map((one) => linesOfClass(language, one, classes));
  const items: readonly (readonly [ArticlesItem['item'], readonly string[]])[] = [
    ['name', [content.name]],
    [jurisdiction === 'CA' ? 'province' : 'office', [content.place]],
    ['classes', ofClasses.flat()],
    ['transfers', [content.transfers]],
    ['board', [words.board(board.minimum, board.maximum)]],
    ...(jurisdiction === 'ON'
      ? [['directors', directors.map((one) => lineOfDirector(language, one))] as const]
      : []),
    ['business', [content.business]],
    ['other', [content.other]],
    [
      'incorporators',
      [...incorporators.map(({ name, address }) => oneLine([name, address])), content.declaration],
    ],
  ];
  const classesAt = ofClasses.map((_, at) => ofClasses.slice(0, at).flat().length);
  return items.map(([item, lines], at) => ({
    number: at + 1,
    item,
    heading: words.headings[item],
    lines,
    classesAt: item === 'classes' ? classesAt : [],
  }));
}

/** Its name with the greatest number of its shares, and its rights. */
export const linesOfClass = (
  language: ArticlesLanguage,
  terms: ClassInArticles,
  classes: readonly ClassInArticles[],
): readonly string[] => [
  articlesFormWords[language].authorized(designationIn(language, terms), authorizedInWords(language, terms)),
  ...rightsInWords(language, terms, classes),
];

function lineOfDirector(
  language: ArticlesLanguage,
  { name, address, residentCanadian }: ArticlesContent['directors'][number],
): string {
  const { resident, notResident, unstatedResident } = articlesFormWords[language];
  const stated = residentCanadian ? resident : notResident;
  return oneLine([name, address, residentCanadian === null ? unstatedResident : stated]);
}

/** A place as articles have it: `100 Queen Street West, Toronto, Ontario, M5H 2N2`. */
export const oneLine = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ');
