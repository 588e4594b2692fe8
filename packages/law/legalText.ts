import { type PlainDate, plainDate } from '@tabellion/kernel/date.ts';

/** Wordings that go into articles. A wording once used in a filing is never edited: a better one is a new version,
 *  and the older stays for the documents that cite it. */
export interface LegalWording {
  readonly id: LegalTextId;
  readonly version: number;
  /** The day this version was written; it is used for articles dated on or after it. */
  readonly wordedOn: PlainDate;
  readonly en: string;
  readonly fr: string;
  /** `official_sense`: the sense is that of the registry's sample, the words are ours. `statute_sense`: the sense
   *  is that of the law cited, the words are ours. Neither was read by a lawyer or certified translator. */
  readonly verification: 'official_sense' | 'statute_sense';
  readonly source: string;
}

export type LegalTextId =
  | 'transfer_restriction_directors'
  | 'transfer_restriction_directors_or_shareholders'
  | 'private_issuer'
  | 'business_restriction_none'
  | 'other_provisions_none'
  | 'incorporator_declaration';

const first = { version: 1, wordedOn: plainDate('2026-11-21') } as const;

const wordings: readonly LegalWording[] = [
  {
    ...first,
    id: 'transfer_restriction_directors',
    en: 'No share of the corporation may be transferred without the consent of the directors, given by a resolution of the board of directors.',
    fr: 'Aucune action de la société ne peut être transférée sans le consentement des administrateurs, donné par résolution du conseil d’administration.',
    verification: 'official_sense',
    source: 'CBCA s. 6(1)(d); Corporations Canada, sample for item 4 of Form 1',
  },
  {
    ...first,
    id: 'transfer_restriction_directors_or_shareholders',
    en: 'No share of the corporation may be transferred without the consent of either the directors, given by a resolution of the board of directors, or the shareholders, given by a resolution of the holders of shares that carry the right to vote.',
    fr: 'Aucune action de la société ne peut être transférée sans le consentement soit des administrateurs, donné par résolution du conseil d’administration, soit des actionnaires, donné par résolution des détenteurs d’actions qui confèrent le droit de vote.',
    verification: 'official_sense',
    source: 'CBCA s. 6(1)(d); Corporations Canada, sample for item 4 of Form 1',
  },
  {
    ...first,
    id: 'private_issuer',
    en: 'The securities of the corporation, other than non-convertible debt securities, may not be transferred without the consent of the directors, given by a resolution of the board of directors. They may not be beneficially owned, directly or indirectly, by more than fifty persons, not counting employees and former employees of the corporation or its affiliates.',
    fr: 'Les valeurs mobilières de la société, sauf les titres de créance non convertibles, ne peuvent être transférées sans le consentement des administrateurs, donné par résolution du conseil d’administration. Elles ne peuvent être la propriété effective, directe ou indirecte, de plus de cinquante personnes, sans compter les employés et anciens employés de la société ou des membres de son groupe.',
    verification: 'statute_sense',
    source: 'National Instrument 45-106, s. 2.4 (from a secondary source)',
  },
  {
    ...first,
    id: 'business_restriction_none',
    en: 'None',
    fr: 'Aucune',
    verification: 'official_sense',
    source: 'CBCA s. 6(1)(f); usual answer to item 6 of Form 1',
  },
  {
    ...first,
    id: 'other_provisions_none',
    en: 'None',
    fr: 'Aucune',
    verification: 'official_sense',
    source: 'CBCA s. 6(2); usual answer to item 7 of Form 1',
  },
  {
    ...first,
    id: 'incorporator_declaration',
    en: 'I certify that I am authorized to sign and submit these articles, and that what they say is correct.',
    fr: 'J’atteste que j’ai l’autorisation de signer et de soumettre les présents statuts, et que leur contenu est exact.',
    verification: 'official_sense',
    source: 'CBCA ss. 5, 6; Corporations Canada, declaration in item 8 of Form 1',
  },
];

/** The wording in use on `on`, or the first one where `on` is earlier than any. */
export function legalText(id: LegalTextId, on: PlainDate): LegalWording {
  const versions = wordings.filter((wording) => wording.id === id);
  const current = versions.findLast(({ wordedOn }) => wordedOn <= on) ?? versions[0];
  if (!current) throw new Error('a legal text without any wording');
  return current;
}

/** A version as a document cites it; undefined when there is none. */
export function legalTextVersion(id: LegalTextId, version: number): LegalWording | undefined {
  return wordings.find((wording) => wording.id === id && wording.version === version);
}

/** A wording of ours as its other language has it; what somebody wrote stays as it is. */
export function inLanguage<Text extends string | null | undefined>(
  text: Text,
  language: 'en' | 'fr',
): Text | string {
  return wordings.find(({ en, fr }) => en === text || fr === text)?.[language] ?? text;
}
