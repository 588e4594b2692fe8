/** The shares of a class are split or consolidated (CBCA s. 173(1)(h)): by special resolution of the shareholders, and of the class
 *  (s. 176); on the date of the certificate of amendment every certificate gives way to another. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { SplitPayload } from '@tabellion/book/acts/split.ts';
import type { SplitKind } from '@tabellion/book/terms/securities.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { certificateWith } from '../ofTheDay.ts';
import { classIn, holderNameOf } from '../phrases.ts';
import type { BookFacts, DocumentLanguage } from '../template.ts';
import { clause, countIn, dollarsIn } from '../words.ts';
import type { ClauseMaker } from './clauses.ts';

const en = {
  'class.split': (shares: string, basis: string) =>
    `The articles are amended to split the issued ${shares} on the basis of ${basis}.`,
  'class.consolidated': (shares: string, basis: string) =>
    `The articles are amended to consolidate the issued ${shares} on the basis of ${basis}.`,
  basis: (into: string, from: string) =>
    `${into} new ${into === '1' ? 'share' : 'shares'} for ${from === '1' ? 'each issued share' : `every ${from} issued shares`}`,
  rounding: (counted: string, how: string) =>
    `Fractions of a share are not issued; the number of shares of ${counted} is rounded ${how}.`,
  counted: { certificate: 'each certificate', holder: 'each holder' },
  how: { down: 'down', up: 'up', half_up: 'to the nearest whole share' },
  cash: (price: string) =>
    `A holder who loses a fraction is paid for it in cash, at ${price} for a whole new share, once the directors are satisfied that there are no reasonable grounds for believing that the Corporation fails the test of solvency that the Act sets.`,
  capital: 'The stated capital of the class does not change.',
  holder: 'Holder',
  before: 'Certificate before',
  sharesBefore: 'Shares before',
  after: 'Certificate after',
  sharesAfter: 'Shares after',
};
const fr: typeof en = {
  'class.split': (shares, basis) =>
    `Les statuts sont modifiés de façon à fractionner les ${shares} émises, à raison de ${basis}.`,
  'class.consolidated': (shares, basis) =>
    `Les statuts sont modifiés de façon à regrouper les ${shares} émises, à raison de ${basis}.`,
  basis: (into, from) =>
    `${into} ${into === '1' ? 'action nouvelle' : 'actions nouvelles'} pour ${from === '1' ? 'chaque action émise' : `${from} actions émises`}`,
  rounding: (counted, how) =>
    `Aucune fraction d’action n’est émise; le nombre d’actions de ${counted} est arrondi à l’unité ${how}.`,
  counted: { certificate: 'chaque certificat', holder: 'chaque détenteur' },
  how: { down: 'inférieure', up: 'supérieure', half_up: 'la plus proche' },
  cash: (price) =>
    `La fraction perdue est payée en numéraire au détenteur, à raison de ${price} pour une action nouvelle entière, une fois que les administrateurs se sont assurés qu’il n’existe aucun motif raisonnable de croire que la société ne satisfait pas au critère de solvabilité prévu par la loi.`,
  capital: 'Le capital déclaré de la catégorie ne change pas.',
  holder: 'Détention au nom de',
  before: 'Ancien certificat',
  sharesBefore: 'Anciennes actions',
  after: 'Nouveau certificat',
  sharesAfter: 'Nouvelles actions',
};
const wording = { en, fr };

/** `2 new shares for each issued share`. */
export const splitRatioIn = (
  language: DocumentLanguage,
  { numerator, denominator }: { readonly numerator: string; readonly denominator: string },
): string => wording[language].basis(countIn(language, numerator), countIn(language, denominator));

/** Says how fractions are rounded: the articles do as the resolution does, since shares change by them (CBCA ss. 177, 179). */
export function roundingIn(
  language: DocumentLanguage,
  { per, rounding }: Pick<SplitPayload['fractions'], 'per' | 'rounding'>,
): string {
  const words = wording[language];
  return words.rounding(words.counted[per], words.how[rounding]);
}

function clausesOf(facts: BookFacts, { kind, payload }: ChangeAct<SplitKind>): Block[] {
  const { language } = facts;
  const words = wording[language];
  const { classId, ratio, fractions, reissued } = payload;
  const label = (securityId: string) => certificateWith(facts, securityId)?.label ?? '';
  const text = words[kind](classIn(facts, classId), splitRatioIn(language, ratio));
  return [
    clause(facts, text, { cbca: '173(1)(h)' }),
    clause(facts, roundingIn(language, fractions)),
    // Cash for fractions buys them, which the directors resolve (`fractions.ts`) with what it takes from the account.
    fractions.cash === null
      ? clause(facts, words.capital)
      : clause(facts, words.cash(dollarsIn(language, fractions.cash.perShare)), { cbca: '35' }),
    ...(reissued.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            columns: [
              { label: words.holder, share: 2 },
              { label: words.before },
              { label: words.sharesBefore, isNumber: true },
              { label: words.after },
              { label: words.sharesAfter, isNumber: true },
            ],
            rows: reissued.map(({ source, into }) => [
              holderNameOf(facts, source.personId),
              label(source.securityId),
              countIn(language, source.quantity),
              into === null ? '' : label(into.securityId),
              countIn(language, into?.quantity ?? '0'),
            ]),
          },
        ]),
  ];
}

const division = (heading: ClauseMaker<SplitKind>['heading']): ClauseMaker<SplitKind> => ({
  heading,
  title: (facts, acts) =>
    acts.map(({ payload }) => `${heading[facts.language]}, ${classIn(facts, payload.classId)}`).join('; '),
  clauses: (facts, acts) => acts.flatMap((act) => clausesOf(facts, act)),
  classesOf: ({ payload }) => [payload.classId],
});

export const divisions = {
  'class.split': division({ en: 'Split of shares', fr: 'Fractionnement d’actions' }),
  'class.consolidated': division({
    en: 'Consolidation of shares',
    fr: 'Regroupement d’actions',
  }),
};
