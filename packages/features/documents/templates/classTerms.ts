/** The rights of a class of shares in sentences, as articles and certificates say them. */
import type { ClassTerms } from '@tabellion/book/entities.ts';
import type { BookFacts } from './template.ts';
import { countIn, dollarsIn, shareNoun } from './words.ts';

const en = {
  unlimited: 'an unlimited number of shares',
  most: (count: string) => `at most ${count} ${count === '1' ? 'share' : 'shares'}`,
  votes: (count: string) =>
    `${count} ${count === '1' ? 'vote' : 'votes'} for each share at meetings of shareholders`,
  noVotes: 'no votes at meetings of shareholders, unless the Act provides otherwise',
  participating: (isShared: boolean): string =>
    `dividends as the directors declare them${isShared ? ', shared with the other participating classes' : ''}`,
  discretionary:
    'dividends as the directors declare them on this class, to the exclusion of others if they so decide',
  fixed: (rate: string, isCumulative: boolean) =>
    `a dividend of ${rate}% of the issue price each year, ${isCumulative ? 'cumulative' : 'not cumulative'}`,
  noDividend: 'no dividends',
  residual: (isShared: boolean): string =>
    `the remaining property of the Corporation on its dissolution${isShared ? ', shared with the other classes that have this right' : ''}`,
  preference: (amount: string, rank: string) =>
    `${amount} for each share on the dissolution of the Corporation, in rank ${rank}, before the classes that share the remaining property`,
  noProperty: 'no part of the remaining property of the Corporation on its dissolution',
  redeemable: 'the Corporation may redeem the shares',
  retractable: 'the holder may require the Corporation to redeem the shares',
  convertible: (numerator: string, into: string, denominator: string) =>
    `the holder may convert ${denominator} ${denominator === '1' ? 'share' : 'shares'} into ${numerator} ${into}`,
  series: 'the directors may fix the number and the rights of the shares of each series',
};
const fr: typeof en = {
  unlimited: 'un nombre illimité d’actions',
  most: (count) => `au plus ${count} ${count === '1' ? 'action' : 'actions'}`,
  votes: (count) => `${count} voix par action aux assemblées`,
  noVotes: 'aucune voix aux assemblées, sauf disposition contraire de la loi',
  participating: (isShared) =>
    `les dividendes que déclarent les administrateurs${isShared ? ', partagés avec les autres catégories participantes' : ''}`,
  discretionary:
    'les dividendes que les administrateurs déclarent sur cette catégorie, à l’exclusion des autres s’ils en décident ainsi',
  fixed: (rate, isCumulative) =>
    `un dividende annuel de ${rate} % du prix d’émission, ${isCumulative ? 'cumulatif' : 'non cumulatif'}`,
  noDividend: 'aucun dividende',
  residual: (isShared) =>
    `le reliquat des biens de la société lors de sa dissolution${isShared ? ', partagé avec les autres catégories qui ont ce droit' : ''}`,
  preference: (amount, rank) =>
    `${amount} par action lors de la dissolution de la société, au rang ${rank}, avant les catégories qui se partagent le reliquat`,
  noProperty: 'aucune part du reliquat des biens de la société lors de sa dissolution',
  redeemable: 'la société peut racheter les actions',
  retractable: 'le détenteur peut exiger que la société rachète les actions',
  convertible: (numerator, into, denominator) =>
    `le détenteur peut convertir ${denominator} ${denominator === '1' ? 'action' : 'actions'} en ${numerator} ${into}`,
  series: 'les administrateurs peuvent fixer le nombre et les droits des actions de chaque série',
};
const wording = { en, fr };

/** `an unlimited number of shares`, or the greatest number. */
export const authorizedIn = (
  { language }: Pick<BookFacts, 'language'>,
  { authorized }: Pick<ClassTerms, 'authorized'>,
): string =>
  authorized === 'unlimited'
    ? wording[language].unlimited
    : wording[language].most(countIn(language, authorized));

/** What each share carries, one line a right. */
export function rightsOf(
  { language, classes }: Pick<BookFacts, 'language' | 'classes'>,
  terms: ClassTerms,
): string[] {
  const words = wording[language];
  const {
    votesPerShare,
    dividend,
    liquidation,
    redeemable,
    retractable,
    convertible,
    seriesAllowed,
    restrictions,
  } = terms;
  const others = classes.filter(({ classId }) => classId !== terms.classId);
  const into = classes.find(({ classId }) => classId === convertible?.into)?.name ?? '';
  return [
    Number(votesPerShare) === 0 ? words.noVotes : words.votes(countIn(language, votesPerShare)),
    dividend.type === 'fixed'
      ? words.fixed(countIn(language, dividend.rate), dividend.cumulative)
      : dividend.type === 'none'
        ? words.noDividend
        : dividend.type === 'participating'
          ? words.participating(others.some((one) => one.dividend.type === 'participating'))
          : words.discretionary,
    liquidation.type === 'preference'
      ? words.preference(dollarsIn(language, liquidation.amount), String(liquidation.rank))
      : liquidation.type === 'none'
        ? words.noProperty
        : words.residual(others.some((one) => one.liquidation.type === 'residual')),
    ...(redeemable ? [words.redeemable] : []),
    ...(retractable ? [words.retractable] : []),
    ...(convertible === null
      ? []
      : [
          words.convertible(
            countIn(language, convertible.numerator),
            shareNoun(language, convertible.numerator === '1' ? 1n : 2n, into),
            countIn(language, convertible.denominator),
          ),
        ]),
    ...(seriesAllowed ? [words.series] : []),
    ...(restrictions === null ? [] : [restrictions]),
  ].map((line) => `${line.charAt(0).toUpperCase()}${line.slice(1).replace(/[.;]$/, '')}.`);
}
