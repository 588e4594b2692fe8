/** The articles as they are filed: items 1 to 8 of Form 1 (CBCA s. 6(1)), in the language of the articles. Those of Ontario also
 *  name the first directors. */
import {
  type ArticlesLanguage,
  articlesFormWords,
  articlesItems,
  oneLine,
} from '@tabellion/law/articlesFormWords.ts';
import { type JurisdictionId, jurisdiction } from '@tabellion/law/jurisdictions.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Text } from '@tabellion/texts/text.ts';
import type { Filing } from '../../registry/rules/filing.ts';
import { addressAsFiled, incorporatorName } from '../../registry/rules/incorporator.ts';
import type { FiledArticles } from '../contract.ts';

interface FiledIn {
  readonly language: ArticlesLanguage;
  /** Words of that language, for the names of provinces. */
  readonly text: Text;
  /** The incorporator's, which is the last line of item 8. */
  readonly declaration: string;
}

export function filedArticles(filing: Filing, { language, text, declaration }: FiledIn): FiledArticles {
  const words = articlesFormWords[language];
  const { jurisdiction: id, board, classes, directors, incorporators } = filing;
  const items = articlesItems(language, {
    jurisdiction: id,
    name: nameOf(filing, language),
    place: placeOf(filing, text),
    classes,
    transfers: filing.transferRestrictions,
    board,
    directors: directors.map(({ name, formAddress, residentCanadian }) => ({
      name,
      address: formAddress === null ? '' : addressAsFiled(formAddress),
      residentCanadian,
    })),
    business: filing.businessRestrictions,
    other: filing.otherProvisions,
    incorporators: incorporators.map((one) => ({
      name: incorporatorName(one),
      address: addressAsFiled(one.address),
    })),
    declaration,
  });
  return {
    language,
    title: words.title,
    statute: words.statutes[id] ?? statuteOf(id),
    items: items.map(({ number, heading, lines, classesAt }) => ({
      number,
      heading,
      lines: [...lines],
      classes_at: [...classesAt],
    })),
  };
}

/** The Act alone, without those on filings that are named beside it. */
const statuteOf = (id: JurisdictionId): string => jurisdiction(id).statute.replace(/;.*/, '');

function nameOf({ nameFormat, name, legalElement, jurisdiction: id }: Filing, language: ArticlesLanguage) {
  if (nameFormat === 'named') return fullNameOf({ name, name_postfix: legalElement });
  const { numberedName } = jurisdiction(id).names;
  return articlesFormWords[language].numberedName(
    numberedName.replace('{number}', '…').replace('{element}', legalElement),
  );
}

function placeOf({ jurisdiction: id, province, office }: Filing, text: Text): string {
  const place = text(`province.${province}`);
  const { address_line_1, address_line_2, city, postal_code } = office;
  return id === 'CA' ? place : oneLine([address_line_1, address_line_2, city, place, postal_code]);
}
