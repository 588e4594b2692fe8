/** The articles are amended by special resolution of the shareholders (CBCA s. 173), with a vote of each class whose rights it touches
 *  (s. 176), from the date of the certificate on (ss. 177-179). */

import { type ClassAmendedPayload, isOutsideArticles } from '@tabellion/book/acts/classes.ts';
import type { ArticlesAmendedPayload } from '@tabellion/book/acts/corporation.ts';
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { ClassPayload } from '@tabellion/book/terms/classes.ts';
import { classNameIn, designationIn } from '@tabellion/law/className.ts';
import { authorizedInWords, rightsInWords } from '@tabellion/law/classRights.ts';
import { onlyFalls } from '@tabellion/law/fallingRights.ts';
import type { Block, Clause } from '@tabellion/paper/printed.ts';
import { type AmendingKind, isAmendingKind } from '../../../registers/rules/resolutions.ts';
import { provinceName } from '../jurisdictions.ts';
import { lawyerFirst } from '../notes.ts';
import { classIn } from '../phrases.ts';
import type { BookFacts, DocumentLanguage } from '../template.ts';
import { classNameOf, clause, countIn, dollarsIn, section, shareNoun } from '../words.ts';
import { wording } from './amendmentWords.ts';
import { type ClauseMaker, type ClauseMakers, isAfterBookBegan } from './clauses.ts';
import { roundingIn, splitRatioIn } from './division.ts';

export type AmendingAct = ChangeAct<AmendingKind>;

const ofArticles = [
  'province',
  'board',
  'transferRestrictions',
  'businessRestrictions',
  'otherProvisions',
] as const;

/** Whether it changes what the articles say: neither the first articles, nor what the corporation itself sets, nor in what
 *  language and for what business they were drawn up. */
export function isAmendment(act: ChangeAct): act is AmendingAct {
  if (!isAmendingKind(act.kind)) return false;
  if (act.kind === 'class.created') return act.payload.amendment !== null;
  if (act.kind === 'class.amended') return !isOutsideArticles(act.payload.changes);
  return act.kind !== 'articles.amended' || ofArticles.some((item) => item in act.payload.changes);
}

/** A series of a class that the articles let the directors designate (CBCA s. 27(1)(b), (4)). */
export const isSeries = (act: ChangeAct): boolean =>
  act.kind === 'class.created' && act.payload.seriesOf !== null;

/** Amendments of articles, as the Act lists them (CBCA s. 173(1)). */
const sections: Readonly<Record<Exclude<AmendingAct['kind'], 'articles.amended'>, string>> = {
  'name.changed': '173(1)(a)',
  'class.created': '173(1)(e)',
  'class.amended': '173(1)(g)',
  'authorized.changed': '173(1)(d)',
  'class.split': '173(1)(h)',
  'class.consolidated': '173(1)(h)',
};

/** An amended class by what becomes of the directors' authority over its series. */
const sectionsOfSeries: Readonly<Record<string, string>> = {
  true: '173(1)(g), (j)',
  false: '173(1)(g), (l)',
};

function sectionOf(act: AmendingAct): string {
  if (isSeries(act)) return '27';
  return act.kind === 'articles.amended' ? '173' : sections[act.kind];
}

/** The amendments of an act, each as a sentence with its text below it. */
export function amendmentClauses(facts: BookFacts, act: AmendingAct): Clause[] {
  const { language } = facts;
  const words = wording[language];
  const clause = (text: string, parts: readonly string[] = [], cbca = sectionOf(act)): Clause => ({
    kind: 'clause',
    text,
    ...(parts.length > 0 && { parts }),
    ...section(facts, { cbca }),
  });
  switch (act.kind) {
    case 'name.changed':
      return [clause(words.name(act.payload.name))];
    case 'articles.amended':
      return itemsOf(language, act.payload.changes).map(({ text, parts, cbca }) => clause(text, parts, cbca));
    case 'class.created': {
      const { seriesOf } = act.payload;
      const terms = { ...act.payload, createdOn: act.effectiveOn };
      const [name, count] = [designationIn(language, terms), authorizedInWords(language, terms)];
      return [
        clause(
          seriesOf === null
            ? words.created(name, count)
            : words.series(name, count, classIn(facts, seriesOf)),
          rightsInWords(language, terms, facts.classes),
        ),
      ];
    }
    case 'class.amended': {
      const shares = shareNoun(language, 2n, classNameBefore(facts, act));
      if (isOutsideArticles(act.payload.changes)) return ownTermsOf(language, shares, act.payload.changes);
      const terms = facts.classes.find(({ classId }) => classId === act.payload.classId);
      if (terms !== undefined && isRenamingOnly(act))
        return [clause(words.redesignated(shares, designationIn(language, terms)))];
      return [
        clause(
          words.amended(shares),
          [
            ...(terms === undefined || !isRenaming(act)
              ? []
              : [words.renamed(designationIn(language, terms))]),
            ...(terms === undefined ? [] : rightsInWords(language, terms, facts.classes)),
          ],
          sectionsOfSeries[String(act.payload.changes.seriesAllowed)] ?? sectionOf(act),
        ),
      ];
    }
    case 'authorized.changed': {
      const { classId, authorized } = act.payload;
      const count = authorizedInWords(language, { authorized });
      return [clause(words.authorized(classIn(facts, classId), count))];
    }
    default: {
      const { classId, ratio, fractions } = act.payload;
      const divided = words[act.kind](classIn(facts, classId), splitRatioIn(language, ratio));
      return [clause(`${divided} ${roundingIn(language, fractions)}`)];
    }
  }
}

const isRenaming = ({ payload: { changes } }: ChangeAct<'class.amended'>): boolean =>
  changes.name !== undefined || changes.nameFr !== undefined;

const isRenamingOnly = (act: ChangeAct<'class.amended'>): boolean =>
  isRenaming(act) && Object.keys(act.payload.changes).every((term) => notRights.includes(term));

/** As it was named until an act named it anew. */
function classNameBefore(facts: BookFacts, renaming: ChangeAct<'class.amended'>): string {
  const { language, classes } = facts;
  const { classId } = renaming.payload;
  const named = termsBefore(facts, renaming);
  return named === undefined ? classNameOf({ language, classes }, { classId }) : classNameIn(language, named);
}

/** The terms of a class until an act amended them. */
function termsBefore(
  { acts }: BookFacts,
  { root, payload: { classId } }: ChangeAct<'class.amended'>,
): ClassPayload | undefined {
  const at = acts.findIndex((act) => act.root === root);
  let terms: ClassPayload | undefined;
  for (const { kind, payload } of acts.slice(0, at)) {
    if (kind === 'class.created' && payload.classId === classId) terms = payload;
    if (kind === 'class.amended' && payload.classId === classId && terms !== undefined)
      terms = { ...terms, ...payload.changes };
  }
  return terms;
}

/** The articles do not say them. */
function ownTermsOf(
  language: DocumentLanguage,
  shares: string,
  { price, prefix }: ClassAmendedPayload['changes'],
): Clause[] {
  const words = wording[language];
  return [
    ...(prefix === undefined ? [] : [words.prefix(shares, prefix)]),
    ...(price === undefined
      ? []
      : [price === null ? words.anyPrice(shares) : words.price(shares, dollarsIn(language, price))]),
  ].map((text) => ({ kind: 'clause', text }));
}

function itemsOf(
  language: DocumentLanguage,
  { province, board, ...texts }: ArticlesAmendedPayload['changes'],
): { readonly text: string; readonly parts?: readonly string[]; readonly cbca: string }[] {
  const words = wording[language];
  const items = [
    ['transferRestrictions', '173(1)(n)'],
    ['businessRestrictions', '173(1)(c)'],
    ['otherProvisions', '173(1)(o)'],
  ] as const;
  const clauses = items.flatMap(([item, cbca]) =>
    texts[item] === undefined ? [] : [{ text: words[item], parts: [texts[item] ?? words.none], cbca }],
  );
  const count = (value: number) => countIn(language, value);
  const boardText = ({ minimum, maximum }: NonNullable<typeof board>) =>
    minimum === maximum ? words.directors(count(minimum)) : words.between(count(minimum), count(maximum));
  return [
    ...(province === undefined
      ? []
      : [{ text: words.province(provinceName(province, language)), cbca: '173(1)(b)' }]),
    ...(board === undefined ? [] : [{ text: boardText(board), cbca: '173(1)(m)' }]),
    ...clauses,
  ];
}

const amending = <K extends AmendingAct['kind']>(
  maker: Pick<ClauseMaker<K>, 'heading' | 'title' | 'classesOf' | 'resolvedBy'>,
): ClauseMaker<K> => ({
  ...maker,
  // Sound by the kinds of the makers below.
  isNeeded: (facts, act) => isNeededOfShareholders(facts, act as unknown as ChangeAct),
  clauses: (facts, acts) =>
    acts.flatMap((act) => {
      const amended = act as unknown as AmendingAct;
      return [...amendmentClauses(facts, amended), ...rankClauses(facts, amended)];
    }),
});

/** Whether the shares are told to stand below those of each other class, none of which votes apart then (CBCA s. 176(1)). */
function isBelowOthers(act: AmendingAct): boolean {
  switch (act.kind) {
    case 'class.created':
      return act.payload.amendment?.isBelowOthers === true;
    case 'class.amended':
    case 'authorized.changed':
      return act.payload.isBelowOthers === true;
    default:
      return false;
  }
}

/** The answer on which the votes of other classes rest, as far as it was weighed: new shares, more of them or greater rights touch a
 *  class to which they are equal or superior (CBCA s. 176(1)(a), (d), (e)). Rights in words of their own are a lawyer's to weigh. */
function rankClauses(facts: BookFacts, act: AmendingAct): Block[] {
  if (!isBelowOthers(act) || !('classId' in act.payload)) return [];
  const { below, belowByWords } = wording[facts.language];
  const changed = 'changes' in act.payload ? act.payload.changes : {};
  const isInWords = [changed, ...facts.classes].some(
    (one) => 'restrictions' in one && typeof one.restrictions === 'string',
  );
  return [
    clause(facts, below(classIn(facts, act.payload.classId)), { cbca: '176(1)' }),
    ...(isInWords ? [lawyerFirst(facts, belowByWords)] : []),
  ];
}

/** As its Act names them: in French the federal one alone says `clauses`. */
export const articlesOfAmendmentName = ({
  language,
  statute,
}: Pick<BookFacts, 'language' | 'statute'>): string => {
  if (language === 'en') return 'articles of amendment';
  return statute === 'cbca' ? 'clauses modificatrices' : 'statuts de modification';
};

/** The day from which an amendment holds, said once for all that a resolution amends: it is passed before its certificate is there, whose
 *  day nobody knows then (CBCA s. 179(1)). */
export function certificateOfAmendmentClauses(facts: BookFacts, acts: readonly ChangeAct[]): Clause[] {
  if (!acts.some(isAmendment)) return [];
  const { awaited } = wording[facts.language];
  const amended = acts.filter(isAmendment);
  // Articles that designate a series have provisions of their own.
  const cbca = amended.every(isSeries) ? '27(4)-(6)' : '177-179';
  return [clause(facts, awaited(articlesOfAmendmentName(facts), facts.statute === 'cbca'), { cbca })];
}

const isNeededOfShareholders = (facts: BookFacts, act: ChangeAct): boolean =>
  isAfterBookBegan(facts, act) && isAmendment(act) && !isSeries(act);

const everyClass = ({ classes }: BookFacts): string[] => classes.map(({ classId }) => classId);

/** Splits and consolidations are in `division.ts`. */
export const amendments = {
  'name.changed': amending<'name.changed'>({
    heading: { en: 'Name', fr: 'Dénomination sociale' },
    title: (facts, acts) =>
      acts.map(({ payload }) => wording[facts.language].nameTo(payload.name)).join('; '),
  }),
  'articles.amended': amending<'articles.amended'>({
    heading: { en: 'Articles', fr: 'Statuts' },
    title: (facts) => wording[facts.language].articles,
    // Shares of every class can be transferred less freely, and other provisions may hold pre-emptive rights or bind the shares of a class
    // otherwise: nobody reads their text (CBCA ss. 28(1), 176(1)(c)(iv), (h)).
    classesOf: ({ payload: { changes } }, facts) =>
      onShares.some((item) => changes[item] !== undefined) ? everyClass(facts) : [],
  }),
  'class.created': amending<'class.created'>({
    heading: { en: 'New classes of shares', fr: 'Nouvelles catégories d’actions' },
    title: (facts, acts) =>
      acts
        .map(({ payload }) => {
          const { createdOf, seriesOf } = wording[facts.language];
          return (payload.seriesOf === null ? createdOf : seriesOf)(classNameIn(facts.language, payload));
        })
        .join('; '),
    // The classes of the first articles were passed by no resolution.
    resolvedBy: ({ payload }) => payload.amendment?.resolution,
    // A new class may be equal or superior to each that is there (CBCA s. 176(1)).
    classesOf: (act, facts) =>
      act.payload.seriesOf === null && !isBelowOthers(act)
        ? everyClass(facts).filter((classId) => classId !== act.payload.classId)
        : [],
  }),
  'class.amended': amending<'class.amended'>({
    heading: { en: 'Rights of shares', fr: 'Droits des actions' },
    title: (facts, acts) =>
      acts
        .map((act) => {
          const { amendedOf, redesignationOf } = wording[facts.language];
          return (isRenamingOnly(act) ? redesignationOf : amendedOf)(classIn(facts, act.payload.classId));
        })
        .join('; '),
    // Rights that grow may grow beyond those of each other class, equal or superior to it (CBCA s. 176(1)(d), (f)); those that only
    // fall are the class's own (s. 176(1)(c)), and a new name is no right.
    classesOf: (act, facts) => {
      const { changes, classId } = act.payload;
      if (isOutsideArticles(changes) || Object.keys(changes).every((term) => notRights.includes(term)))
        return [];
      const before = termsBefore(facts, act);
      const fallsOnly = before !== undefined && onlyFalls(before, { ...before, ...changes });
      return fallsOnly || isBelowOthers(act) ? [classId] : everyClass(facts);
    },
  }),
  'authorized.changed': amending<'authorized.changed'>({
    heading: { en: 'Authorized shares', fr: 'Actions autorisées' },
    title: (facts, acts) =>
      acts
        .map(({ payload }) => wording[facts.language].authorizedOf(classIn(facts, payload.classId)))
        .join('; '),
    // More shares of a class that may be equal or superior to the others touch them too (CBCA s. 176(1)(a)).
    classesOf: (act, facts) =>
      isRaised(facts, act) && !isBelowOthers(act) ? everyClass(facts) : [act.payload.classId],
  }),
} satisfies ClauseMakers;

/** Items of the articles that may say something of the shares of a class. */
const onShares = ['transferRestrictions', 'otherProvisions'] as const;

const notRights: readonly string[] = ['name', 'nameFr', 'price', 'prefix'];

/** Whether the class may have more shares than before. */
function isRaised(
  { acts }: BookFacts,
  { root, payload: { classId, authorized } }: ChangeAct<'authorized.changed'>,
): boolean {
  if (authorized === 'unlimited') return true;
  const at = acts.findIndex((one) => one.root === root);
  const before = acts.slice(0, at).flatMap((act) => {
    if (act.kind === 'class.created' && act.payload.classId === classId) return act.payload.authorized;
    return act.kind === 'authorized.changed' && act.payload.classId === classId ? act.payload.authorized : [];
  });
  const last = before.at(-1);
  return last !== undefined && last !== 'unlimited' && BigInt(authorized) > BigInt(last);
}

/** The part of an amendment on which classes vote apart: of several items of the articles, those on shares alone. */
export function votedApart(act: ChangeAct): ChangeAct {
  if (act.kind !== 'articles.amended') return act;
  const { transferRestrictions, otherProvisions } = act.payload.changes;
  const changes = {
    ...(transferRestrictions !== undefined && { transferRestrictions }),
    ...(otherProvisions !== undefined && { otherProvisions }),
  };
  return { ...act, payload: { ...act.payload, changes } };
}

/** A series that the directors designate needs nobody else (CBCA s. 27(4)). */
export const seriesByDirectors: ClauseMaker<'class.created'> = {
  ...amendments['class.created'],
  heading: { en: 'Series of shares', fr: 'Séries d’actions' },
  isNeeded: (facts, act) => isAfterBookBegan(facts, act) && isAmendment(act) && isSeries(act),
};

/** The directors alone give a corporation with a number name a name in words (CBCA s. 173(3)). */
export const nameByDirectors: ClauseMaker<'name.changed'> = {
  ...amendments['name.changed'],
  isNeeded: () => false,
  clauses: (facts, acts) =>
    acts.map(({ payload }) => clause(facts, wording[facts.language].name(payload.name), { cbca: '173(3)' })),
};
