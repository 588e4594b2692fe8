/** The articles as they are filed: items 1 to 8 of Form 1 (CBCA s. 6(1)), in the language of the articles. Those of Ontario also
 *  name the first directors. */
import type { ClassPayload } from '@tabellion/book/terms/classes.ts';
import type { AddressInput } from '@tabellion/law/address.ts';
import { articlesFormWords } from '@tabellion/law/articlesFormWords.ts';
import { type JurisdictionId, jurisdiction } from '@tabellion/law/jurisdictions.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Text } from '@tabellion/texts/text.ts';
import type { FiledArticles } from '../contract.ts';
import type { Filing } from './filing.ts';
import { type IncorporatorDraft, incorporatorName } from './incorporators.ts';

export type ArticlesLanguage = keyof typeof articlesFormWords;

interface FiledIn {
  readonly language: ArticlesLanguage;
  /** Of that language, for the names of provinces. */
  readonly text: Text;
  /** The incorporator's, which is the last line of item 8. */
  readonly declaration: string;
}

export function filedArticles(filing: Filing, { language, text, declaration }: FiledIn): FiledArticles {
  const words = articlesFormWords[language];
  const { headings } = words;
  const { jurisdiction: id, board, classes, directors, incorporators } = filing;
  const items: readonly (readonly [keyof typeof headings, readonly string[]])[] = [
    ['name', [nameOf(filing, language)]],
    [id === 'CA' ? 'province' : 'office', officeOf(filing, text)],
    ['classes', classes.flatMap((one) => linesOfClass(one, classes, language))],
    ['transfers', [filing.transferRestrictions]],
    ['board', [words.board(board.minimum, board.maximum)]],
    ...(id === 'ON' ? [['directors', directors.map((one) => lineOfDirector(one, words))] as const] : []),
    ['business', [filing.businessRestrictions]],
    ['other', [filing.otherProvisions]],
    ['incorporators', [...incorporators.map(lineOfIncorporator), declaration]],
  ];
  return {
    language,
    title: words.title,
    statute: words.statutes[id] ?? statuteOf(id),
    items: items.map(([item, lines], at) => ({ number: at + 1, heading: headings[item], lines: [...lines] })),
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

/** Federal articles name the province alone; the others give the address too. */
function officeOf({ jurisdiction: id, province, office }: Filing, text: Text): readonly string[] {
  const place = text(`province.${province}`);
  if (id === 'CA') return [place];
  const { address_line_1, address_line_2, city, postal_code } = office;
  return [oneLine([address_line_1, address_line_2, city, place, postal_code])];
}

function linesOfClass(
  one: ClassPayload,
  classes: readonly ClassPayload[],
  language: ArticlesLanguage,
): readonly string[] {
  const words = articlesFormWords[language];
  const { name, authorized, votesPerShare, dividend, liquidation, convertible, restrictions } = one;
  const figure = (digits: string) => new Intl.NumberFormat(`${language}-CA`).format(BigInt(digits));
  const into = classes.find(({ classId }) => classId === convertible?.into);
  return [
    words.authorized(name, authorized === 'unlimited' ? undefined : figure(authorized)),
    words.votes(votesPerShare),
    dividend.type === 'fixed'
      ? words.dividend.fixed(dividend.rate, dividend.cumulative)
      : words.dividend[dividend.type](),
    liquidation.type === 'preference'
      ? words.liquidation.preference(liquidation.amount, liquidation.rank)
      : words.liquidation[liquidation.type](),
    ...(one.redeemable ? [words.redeemable] : []),
    ...(one.retractable ? [words.retractable] : []),
    ...(convertible && into
      ? [words.convertible(into.name, figure(convertible.numerator), figure(convertible.denominator))]
      : []),
    ...(one.seriesAllowed ? [words.series] : []),
    ...(restrictions === null ? [] : [restrictions]),
  ];
}

type Words = (typeof articlesFormWords)[ArticlesLanguage];

function lineOfDirector(one: Filing['directors'][number], words: Words): string {
  const { firstname, lastname, formAddress, residentCanadian } = one;
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return oneLine([
    name,
    ...(formAddress ? addressParts(formAddress) : []),
    residentCanadian ? words.resident : words.notResident,
  ]);
}

const lineOfIncorporator = (one: IncorporatorDraft): string =>
  oneLine([incorporatorName(one), ...addressParts(one.address)]);

function addressParts(address: AddressInput): readonly (string | undefined)[] {
  const { address_line_1, address_line_2, city, province, region, country, postal_code } = address;
  const place = [address_line_1, address_line_2, city, province ?? region, postal_code];
  return country === 'CA' ? place : [...place, country];
}

const oneLine = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');
