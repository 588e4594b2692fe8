import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import type { JurisdictionId } from '../jurisdictions.ts';
import { foldText } from './foldName.ts';

interface ReservedWords {
  /** Folded, matched as whole words. */
  readonly words: readonly string[];
  /** Matched only in capitals, since in small letters they are other words. */
  readonly capitals?: readonly string[];
  readonly textCode: 'NAME.WORD_PROHIBITED' | 'NAME.WORD_NEEDS_CONSENT' | 'NAME.WORD_MAY_BE_PROHIBITED';
  /** CBC Regulations, SOR/2001-512. */
  readonly section: string;
}

/** Obscene (s. 27) and misdescriptive (s. 31) names need a person's judgement and have no list here. */
const reservedWords: readonly ReservedWords[] = [
  {
    words: [
      'cooperative',
      'co operative',
      'coop',
      'co op',
      'parliament hill',
      'colline du parlement',
      'colline parlementaire',
      'royal canadian mounted police',
      'gendarmerie royale du canada',
      'united nations',
      'nations unies',
    ],
    capitals: ['RCMP', 'GRC', 'ONU'],
    textCode: 'NAME.WORD_PROHIBITED',
    section: 's. 25',
  },
  // "Un" is also the French article, and a name may be written in capitals throughout.
  { words: [], capitals: ['UN'], textCode: 'NAME.WORD_MAY_BE_PROHIBITED', section: 's. 25' },
  {
    words: [
      'crown',
      'couronne',
      'government',
      'gouvernement',
      'university',
      'universite',
      'law society',
      'barreau',
      'ordre des',
      'college of',
      'chartered',
      'bank',
      'banque',
      'insurance',
      'insurer',
      'assurance',
      'assurances',
      'assureur',
      'trust',
      'fiducie',
      'stock exchange',
      'bourse',
    ],
    textCode: 'NAME.WORD_NEEDS_CONSENT',
    section: 's. 26',
  },
];

/** The reserved words in a name, each with the code that says what it means and the `section`
 *  of the Regulations. These are federal; for other jurisdictions, whose texts were not read, a prohibited word
 *  only warns. */
export function findReservedWords(
  name: string,
  id: JurisdictionId,
  path = 'name',
): { readonly refusals: readonly FieldRefusal[]; readonly warnings: readonly FieldRefusal[] } {
  const folded = ` ${foldText(name)} `;
  const written = new Set(name.replace(/\./g, '').split(/[^\p{L}\p{N}]+/u));
  const found = reservedWords.flatMap(({ words, capitals = [], textCode, section }) => {
    const present = [
      ...words.filter((word) => folded.includes(` ${word} `)),
      ...capitals.filter((word) => written.has(word)),
    ];
    const code =
      textCode === 'NAME.WORD_PROHIBITED' && id !== 'CA'
        ? ('NAME.WORD_MAY_BE_PROHIBITED' as const)
        : textCode;
    return present.map((word): FieldRefusal => ({ path, textCode: code, params: { word, section } }));
  });
  const isRefusal = ({ textCode }: FieldRefusal) => textCode === 'NAME.WORD_PROHIBITED';
  return { refusals: found.filter(isRefusal), warnings: found.filter((one) => !isRefusal(one)) };
}
