/** The corporation acquires the fractions that a split or a consolidation leaves, and pays for them in cash (CBCA s. 35(1)(b)): the
 *  directors resolve it, once they satisfied themselves that it stays solvent (s. 35(3)). */
import type { AcquiredFractions } from '@tabellion/book/acts/fractions.ts';
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { SplitKind } from '@tabellion/book/terms/securities.ts';
import { addDecimals, decimal, formatDecimal, ZERO } from '@tabellion/kernel/decimal.ts';
import { dollarsOfCents } from '@tabellion/kernel/money.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { classIn, holderNameOf } from '../phrases.ts';
import type { Blank, BookFacts } from '../template.ts';
import { centsIn, clause, countIn, dollarsIn } from '../words.ts';
import { deductedIn, solvencyClause } from './acquired.ts';
import type { ClauseMaker } from './clauses.ts';
import { splitRatioIn } from './division.ts';

const en = {
  acquired: {
    'class.split': (shares: string, basis: string, price: string) =>
      `When the issued ${shares} are split on the basis of ${basis}, the Corporation purchases, in order to eliminate them, the fractions of a new share that holders would have, at ${price} for a whole new share, in money.`,
    'class.consolidated': (shares: string, basis: string, price: string) =>
      `When the issued ${shares} are consolidated on the basis of ${basis}, the Corporation purchases, in order to eliminate them, the fractions of a new share that holders would have, at ${price} for a whole new share, in money.`,
  },
  cancelled: 'The fractions are cancelled.',
  holder: 'Holder',
  fraction: 'Fraction of a new share',
  paid: 'Payment',
  deducted: 'Deducted from stated capital',
  total: 'Total',
};
const fr: typeof en = {
  acquired: {
    'class.split': (shares, basis, price) =>
      `Lorsque les ${shares} émises sont fractionnées à raison de ${basis}, la société achète, afin de les éliminer, les fractions d’action nouvelle qui reviendraient aux détenteurs, au prix de ${price} l’action nouvelle entière, en numéraire.`,
    'class.consolidated': (shares, basis, price) =>
      `Lorsque les ${shares} émises sont regroupées à raison de ${basis}, la société achète, afin de les éliminer, les fractions d’action nouvelle qui reviendraient aux détenteurs, au prix de ${price} l’action nouvelle entière, en numéraire.`,
  },
  cancelled: 'Les fractions sont annulées.',
  holder: 'Détention au nom de',
  fraction: 'Fraction d’action nouvelle',
  paid: 'Paiement',
  deducted: 'Déduit du capital déclaré',
  total: 'Total',
};
const wording = { en, fr };

type Divided = ChangeAct<SplitKind>;

function clausesOf(facts: BookFacts, act: Divided): Block[] {
  const { language } = facts;
  const words = wording[language];
  const { classId, ratio, fractions, acquired } = act.payload;
  if (acquired === undefined || fractions.cash === null) return [];
  const ofClass = classIn(facts, classId);
  const price = dollarsIn(language, fractions.cash.perShare);
  const { solvencyOn } = acquired;
  const deducted = deductedOf(acquired.holders);
  return [
    clause(facts, words.acquired[act.kind](ofClass, splitRatioIn(language, ratio), price), {
      cbca: '35(1)(b)',
    }),
    tableOf(facts, fractions.cash.paid, acquired),
    ...(solvencyOn === null
      ? []
      : [solvencyClause(facts, { assets: 'agreement', cbca: '35(3)' }, solvencyOn)]),
    clause(facts, deductedIn(facts, formatDecimal(deducted), ofClass), { cbca: '39(1)' }),
    clause(facts, words.cancelled, { cbca: '39(6)' }),
  ];
}

const deductedOf = (holders: AcquiredFractions['holders']) =>
  holders.reduce((sum, one) => addDecimals(sum, decimal(one.deducted)), ZERO);

type Paid = NonNullable<Divided['payload']['fractions']['cash']>['paid'];

function tableOf(facts: BookFacts, paid: Paid, { holders }: AcquiredFractions): Block {
  const { language } = facts;
  const words = wording[language];
  const cents = new Map(paid.map((one) => [one.personId, BigInt(one.cents)]));
  const dollars = (of: bigint) => dollarsIn(language, formatDecimal(dollarsOfCents(of)));
  const parts = holders.reduce((sum, { fraction }) => sum + BigInt(fraction.numerator), 0n);
  return {
    kind: 'table',
    columns: [
      { label: words.holder, share: 2 },
      { label: words.fraction, isNumber: true },
      { label: words.paid, isNumber: true },
      { label: words.deducted, isNumber: true },
    ],
    rows: holders.map(({ personId, fraction, deducted }) => [
      holderNameOf(facts, personId),
      fractionIn(facts, BigInt(fraction.numerator), BigInt(fraction.denominator)),
      dollars(cents.get(personId) ?? 0n),
      centsIn(language, deducted),
    ]),
    totals: [
      words.total,
      fractionIn(facts, parts, BigInt(holders[0]?.fraction.denominator ?? 1)),
      dollars([...cents.values()].reduce((sum, one) => sum + one, 0n)),
      centsIn(language, formatDecimal(deductedOf(holders))),
    ],
  };
}

/** `3/4`, of several certificates `1 1/2`. */
function fractionIn({ language }: BookFacts, parts: bigint, of: bigint): string {
  const [whole, rest] = [parts / of, parts % of];
  const fraction = `${countIn(language, rest)}/${countIn(language, of)}`;
  if (whole === 0n) return fraction;
  return rest === 0n ? countIn(language, whole) : `${countIn(language, whole)} ${fraction}`;
}

function blanksOf({ payload: { acquired } }: Divided): Blank[] {
  const [first] = acquired?.holders ?? [];
  return acquired?.solvencyOn === null && first ? [{ fact: 'solvency', personId: first.personId }] : [];
}

const heading = { en: 'Payment for fractions of a share', fr: 'Paiement des fractions d’action' };

const eliminated: ClauseMaker<SplitKind> = {
  heading,
  // Many holders lose a fraction: lists name the class instead.
  title: (facts, acts) =>
    acts.map(({ payload }) => `${heading[facts.language]}, ${classIn(facts, payload.classId)}`).join('; '),
  concerns: ({ payload }) => payload.acquired?.holders.map(({ personId }) => personId) ?? [],
  clauses: (facts, acts) => acts.flatMap((act) => clausesOf(facts, act)),
  blanks: (_, acts) => acts.flatMap((act) => blanksOf(act)),
  resolvedBy: ({ payload }) => payload.acquired?.resolution,
};

export const fractionsEliminated = { 'class.split': eliminated, 'class.consolidated': eliminated };
