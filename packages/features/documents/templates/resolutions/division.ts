/** The shares of a class are split or consolidated (CBCA s. 173(1)(h)): by special resolution of the shareholders, and of the class
 *  (s. 176); on the date of the certificate of amendment every certificate gives way to another. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { classIn, holderNameOf } from '../phrases.ts';
import type { BookFacts, DocumentLanguage } from '../template.ts';
import { certificateWith, clause, countIn } from '../words.ts';
import type { ClauseMaker } from './clauses.ts';

type Kind = 'class.split' | 'class.consolidated';

const en = {
  'class.split': (shares: string, basis: string) =>
    `The articles are amended to split the issued ${shares} on the basis of ${basis}.`,
  'class.consolidated': (shares: string, basis: string) =>
    `The articles are amended to consolidate the issued ${shares} on the basis of ${basis}.`,
  basis: (into: string, from: string) =>
    `${into} new ${into === '1' ? 'share' : 'shares'} for ${from === '1' ? 'each issued share' : `every ${from} issued shares`}`,
  rounding: {
    down: 'Fractions of a share are not issued; each number is rounded down.',
    up: 'Fractions of a share are not issued; each number is rounded up.',
    half_up: 'Fractions of a share are not issued; each number is rounded to the nearest whole share.',
  },
  cash: 'A holder who loses a fraction is paid its value in cash.',
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
  rounding: {
    down: 'Aucune fraction d’action n’est émise; chaque nombre est arrondi à l’unité inférieure.',
    up: 'Aucune fraction d’action n’est émise; chaque nombre est arrondi à l’unité supérieure.',
    half_up: 'Aucune fraction d’action n’est émise; chaque nombre est arrondi à l’unité la plus proche.',
  },
  cash: 'La valeur de la fraction perdue est payée en numéraire au détenteur.',
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

function clausesOf(facts: BookFacts, { kind, payload }: ChangeAct<Kind>): Block[] {
  const { language } = facts;
  const words = wording[language];
  const { classId, ratio, fractions, reissued } = payload;
  const label = (securityId: string) => certificateWith(facts, securityId)?.label ?? '';
  const text = words[kind](classIn(facts, classId), splitRatioIn(language, ratio));
  return [
    clause(facts, text, { cbca: '173(1)(h)' }),
    clause(
      facts,
      [words.rounding[fractions.rounding], fractions.cash === null ? '' : words.cash]
        .filter(Boolean)
        .join(' '),
    ),
    clause(facts, words.capital),
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

const division = (heading: ClauseMaker<Kind>['heading']): ClauseMaker<Kind> => ({
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
