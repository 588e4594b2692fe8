/** Words of a table, in whichever of the product's languages it is written. */

import { onceFor } from '@tabellion/kernel/onceFor.ts';
import { countryCodes, countryName } from '@tabellion/law/countries.ts';
import { jurisdictionIds, provinceCodes } from '@tabellion/law/jurisdictions.ts';
import { foldText } from '@tabellion/law/names/foldName.ts';
import {
  corporationTypeFromWire,
  corporationTypeToWire,
  countryToWire,
  provinceToWire,
} from '@tabellion/law/wireNames.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';
import { type Language, languages } from '@tabellion/texts/languages.ts';
import { foldedHead, wordsIn } from '../../../exchange/rules/columns.ts';
import { foundWords } from '../../../exchange/rules/foundWords.ts';
import { officerPositions, type Position } from '../../../people/positions.ts';
import {
  corporationColumns,
  otherHeads,
  personColumns,
  type TakeOverColumn,
} from '../../rules/takeOver/columns.ts';
import type { TableWords } from '../../rules/takeOver/gatheredCorporation.ts';

/** Other words for the federal Act than its own in each language. */
const federal = wordsIn(
  'federal, cbca, canada, federally, fédéral, fédérale, lcsa, federal kanada, اتحادي, فدرالي',
);

const residents = new Map(
  (
    [
      ['citizen_resident', 'citizen, citoyen, citoyenne, vatandaş, مواطن'],
      [
        'permanent_resident',
        'permanent resident, résident permanent, résidente permanente, daimi oturumlu, مقيم دائم',
      ],
      ['citizen_abroad', 'citizen abroad, citoyen à l’étranger, yurt dışında vatandaş, مواطن في الخارج'],
      ['no', 'no, non, hayır, لا'],
    ] as const
  ).flatMap(([of, words]) => wordsIn(words).map((word) => [foldText(word), of] as const)),
);

/** Names of all countries in four languages take a while: they are read for the first table, not at each start.
 *  @param texts  all languages */
export const tableWordsOf = onceFor(readTableWords);

function readTableWords(texts: Texts): TableWords {
  const laws = new Map(federal.map((word) => [foldText(word), corporationTypeToWire('CA')]));
  const positions = new Map<string, Position>();
  const regions = new Map<string, string>();
  const countries = new Map<string, string>();
  for (const language of languages) {
    const text = texts[language];
    for (const id of jurisdictionIds)
      laws.set(
        foldText(id === 'CA' ? text('organization.federal') : text(`province.${id}`)),
        corporationTypeToWire(id),
      );
    for (const code of provinceCodes) regions.set(foldText(text(`province.${code}`)), provinceToWire(code));
    for (const code of countryCodes)
      countries.set(foldText(countryName(code, language)), countryToWire(code));
    for (const position of ['directors', ...officerPositions] as const)
      if (position !== 'other')
        for (const word of eitherOf(text(`position.${position}`))) positions.set(foldText(word), position);
  }
  return {
    law(word) {
      const id = corporationTypeFromWire(word);
      return id === undefined ? laws.get(foldText(word)) : corporationTypeToWire(id);
    },
    region: (word) => regions.get(foldText(word)) ?? word,
    country: (word) => (word === '' ? countryToWire('CA') : (countries.get(foldText(word)) ?? word)),
    position: (word) => positions.get(foldText(word)),
    resident: (word) => residents.get(foldText(word)),
  };
}

/** A word for everybody names two: `Président ou présidente`. */
const eitherOf = (words: string): readonly string[] => [words, ...words.split(' ou ')];

/** Heads of the sample in every language, and other ones that people use. */
export const takeOverHeads: Readonly<Record<TakeOverColumn, readonly string[]>> = headsOfAll();

function headsOfAll(): Readonly<Record<TakeOverColumn, readonly string[]>> {
  const all = [...corporationColumns, ...personColumns].map((column) => [
    column,
    [
      ...languages.map((language) => foldedHead(headOf(language, column))),
      ...otherHeads[column].map(foldedHead),
    ],
  ]);
  // Each column of the table is a key of it.
  return Object.fromEntries(all) as Readonly<Record<TakeOverColumn, readonly string[]>>;
}

export function headOf(language: Language, column: TakeOverColumn): string {
  return foundWords(language)(`taking.${column}`);
}
