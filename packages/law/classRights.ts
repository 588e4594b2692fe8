/** The rights of a class of shares in sentences (CBCA ss. 24, 36): the one wording of what is reviewed, filed and kept. Read by no
 *  lawyer or certified translator. */

import { type ClassDesignation, classNameIn } from './className.ts';

type Language = 'en' | 'fr';

/** A class as its articles have it. Numbers and dollars are exact, in decimal digits. */
export interface ClassInArticles extends ClassDesignation {
  readonly classId: string;
  readonly votesPerShare: string;
  readonly dividend:
    | { readonly type: 'none' | 'participating' | 'discretionary' }
    | { readonly type: 'fixed'; readonly rate: string; readonly cumulative: boolean };
  readonly liquidation:
    | { readonly type: 'none' | 'residual' }
    | { readonly type: 'preference'; readonly amount: string; readonly rank: number };
  readonly redeemable: boolean;
  readonly retractable: boolean;
  readonly redemption?:
    | { readonly type: 'amount'; readonly price: string }
    | { readonly type: 'formula'; readonly text: string }
    | null;
  readonly convertible: {
    readonly into: string;
    readonly numerator: string;
    readonly denominator: string;
  } | null;
  readonly seriesAllowed: boolean;
  /** The class of which it is a series. */
  readonly seriesOf?: string | null;
  readonly restrictions: string | null;
  readonly authorized: string;
}

const plural = (count: string, one: string, other: string): string => (count === '1' ? one : other);

const en = {
  unlimited: 'an unlimited number of shares',
  most: (count: string, _isMillions: boolean) => `at most ${count} ${plural(count, 'share', 'shares')}`,
  noVotes: 'No right to vote, except as the Act provides.',
  votes: (count: string) =>
    `${count} ${plural(count, 'vote', 'votes')} for each share at meetings of shareholders.`,
  dividend: {
    none: 'No right to dividends.',
    participating: 'The right to receive the dividends that are declared.',
    discretionary: 'Dividends as the directors decide for this class.',
    fixed: (rate: string, isCumulative: boolean) =>
      `A ${isCumulative ? 'cumulative' : 'non-cumulative'} dividend of ${rate}% a year of the issue price.`,
  },
  noProperty: 'No right to property of the corporation on dissolution.',
  residual: (isShared: boolean) =>
    `The right to ${isShared ? 'share in ' : ''}the remaining property of the corporation on dissolution.`,
  preference: (dollars: string, rank: string, isSeries: boolean) =>
    `On dissolution, ${dollars} for each share at rank ${rank}. ${isSeries ? 'Classes, the series of a class together,' : 'Classes'} are paid in the order of their ranks from 1 on, those of the same rank rateably, and classes without a rank after them.`,
  redeemable: 'Redeemable by the corporation.',
  retractable: 'Redeemable at the request of the holder.',
  redemptionPrice: (dollars: string, hasDividends: boolean) =>
    `Redemption price: ${dollars} for each share${hasDividends ? ', plus declared and unpaid dividends' : ''}.`,
  redemptionFormula: (formula: string) => `Redemption price, calculated by this formula: ${formula}`,
  convertible: (into: string, numerator: string, denominator: string) =>
    `Convertible: ${denominator} ${plural(denominator, 'share', 'shares')} into ${numerator} ${into}.`,
  equalSeries:
    'The series has no priority over any other outstanding series of its class in respect of dividends or return of capital. Where cumulative dividends or amounts payable on return of capital are not paid in full, all series of the class participate rateably.',
  series:
    'May be issued in one or more series. The directors may fix the number of shares in each series and determine the designation, rights, privileges, restrictions and conditions of its shares.',
};

const fr: typeof en = {
  unlimited: 'un nombre illimité d’actions',
  most: (count, isMillions) =>
    `au plus ${count}\u00a0${isMillions ? 'd’' : ''}${plural(count, 'action', 'actions')}`,
  noVotes: 'Aucun droit de vote, sauf dans les cas prévus par la loi.',
  votes: (count) => `${count}\u00a0voix par action aux assemblées des actionnaires.`,
  dividend: {
    none: 'Aucun droit à des dividendes.',
    participating: 'Droit aux dividendes déclarés.',
    discretionary: 'Dividendes selon ce que les administrateurs décident pour cette catégorie.',
    fixed: (rate, isCumulative) =>
      `Dividende ${isCumulative ? 'cumulatif' : 'non cumulatif'} de ${rate}\u00a0% par an du prix d’émission.`,
  },
  noProperty: 'Aucun droit aux biens de la société à sa dissolution.',
  residual: (isShared) =>
    `Droit ${isShared ? 'de se partager le' : 'au'} reliquat des biens de la société à sa dissolution.`,
  preference: (dollars, rank, isSeries) =>
    `À la dissolution, ${dollars} par action, au rang\u00a0${rank}. Les catégories${isSeries ? ', les séries d’une même catégorie ensemble,' : ''} sont payées dans l’ordre de leurs rangs à partir de 1, celles du même rang au prorata, et celles sans rang après elles.`,
  redeemable: 'Rachetables par la société.',
  retractable: 'Rachetables au gré du détenteur.',
  redemptionPrice: (dollars, hasDividends) =>
    `Prix de rachat\u00a0: ${dollars} par action${hasDividends ? ', plus les dividendes déclarés et non versés' : ''}.`,
  redemptionFormula: (formula) => `Prix de rachat, calculé selon la formule suivante\u00a0: ${formula}`,
  convertible: (into, numerator, denominator) =>
    `Convertibles\u00a0: ${denominator}\u00a0${plural(denominator, 'action', 'actions')} en ${numerator}\u00a0${into}.`,
  equalSeries:
    'La série ne jouit d’aucun traitement préférentiel, en matière de dividendes ou de remboursement de capital, par rapport aux autres séries en circulation de sa catégorie. Si les dividendes cumulatifs ou les sommes payables à titre de remboursement de capital ne sont pas versés intégralement, toutes les séries de la catégorie y participent au prorata.',
  series:
    'Peuvent être émises en une ou plusieurs séries. Les administrateurs peuvent fixer le nombre d’actions de chaque série, établir leur désignation et déterminer les droits, privilèges, conditions et restrictions dont elles sont assorties.',
};
const wording = { en, fr };

/** `an unlimited number of shares`, or the greatest number. */
export const authorizedInWords = (
  language: Language,
  { authorized }: Pick<ClassInArticles, 'authorized'>,
): string =>
  authorized === 'unlimited'
    ? wording[language].unlimited
    : wording[language].most(figure(language, authorized), /[1-9]\d*0{6}$/.test(authorized));

/** The rights of each share, a sentence for each; of a series also that it has no priority over others of its class (CBCA
 *  s. 27(2), (3)); restrictions in the corporation's own words stand as they are.
 *  @param classes  all of the same articles, this one too */
export function rightsInWords(
  language: Language,
  terms: ClassInArticles,
  classes: readonly ClassInArticles[],
): string[] {
  const words = wording[language];
  const { votesPerShare, dividend, liquidation, convertible, restrictions } = terms;
  const others = classes.filter(({ classId }) => classId !== terms.classId);
  const target = others.find(({ classId }) => classId === convertible?.into);
  const into = target === undefined ? '' : classNameIn(language, target);
  const isSeries = (terms.seriesOf ?? null) !== null;
  return [
    Number(votesPerShare) === 0 ? words.noVotes : words.votes(figure(language, votesPerShare)),
    dividend.type === 'fixed'
      ? words.dividend.fixed(figure(language, dividend.rate), dividend.cumulative)
      : words.dividend[dividend.type],
    propertyInWords(language, liquidation, {
      isShared: others.some((one) => one.liquidation.type === 'residual'),
      isSeries,
    }),
    ...(terms.redeemable ? [words.redeemable] : []),
    ...(terms.retractable ? [words.retractable] : []),
    ...redemptionInWords(language, terms),
    ...(convertible === null
      ? []
      : [
          words.convertible(
            into,
            figure(language, convertible.numerator),
            figure(language, convertible.denominator),
          ),
        ]),
    ...(terms.seriesAllowed ? [words.series] : []),
    ...(isSeries ? [words.equalSeries] : []),
    ...(restrictions === null ? [] : [restrictions]),
  ];
}

/** The price or the formula by which shares are redeemed, once for both ways (CBCA s. 36(1)). */
function redemptionInWords(
  language: Language,
  { redeemable, retractable, redemption, dividend }: ClassInArticles,
): string[] {
  const words = wording[language];
  if (!(redeemable || retractable) || !redemption) return [];
  return redemption.type === 'formula'
    ? [words.redemptionFormula(redemption.text)]
    : [words.redemptionPrice(dollars(language, redemption.price), dividend.type !== 'none')];
}

function propertyInWords(
  language: Language,
  liquidation: ClassInArticles['liquidation'],
  { isShared, isSeries }: { readonly isShared: boolean; readonly isSeries: boolean },
): string {
  const words = wording[language];
  if (liquidation.type === 'preference')
    return words.preference(dollars(language, liquidation.amount), String(liquidation.rank), isSeries);
  return liquidation.type === 'none' ? words.noProperty : words.residual(isShared);
}

/** A decimal keeps all its digits, and so does a number greater than any that JavaScript counts exactly. */
function figure(language: Language, digits: string, fewest = 0): string {
  const places = { minimumFractionDigits: fewest, maximumFractionDigits: 10 };
  return new Intl.NumberFormat(`${language}-CA`, places).format(digits as Intl.StringNumericLiteral);
}

const dollars = (language: Language, amount: string): string =>
  language === 'en' ? `$${figure(language, amount, 2)}` : `${figure(language, amount, 2)}\u00a0$`;
