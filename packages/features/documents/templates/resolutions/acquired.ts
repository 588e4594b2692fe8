/** Shares come back to the corporation (CBCA ss. 34-36, 39): bought, redeemed, surrendered or cancelled. Before it pays, the directors
 *  satisfy themselves that it stays solvent. */
import { dollarsTaken } from '@tabellion/book/acts/deduction.ts';
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { lawyerFirst } from '../notes.ts';
import { classOf } from '../ofTheDay.ts';
import {
  balanceCertificateClause,
  certificateIn,
  classIn,
  holderNameOf,
  joined,
  sharesIn,
} from '../phrases.ts';
import type { Blank, BookFacts } from '../template.ts';
import { centsIn, clause, dateIn, dollarsIn } from '../words.ts';
import type { ClauseMaker } from './clauses.ts';

type Kind = 'repurchased' | 'redeemed' | 'surrendered' | 'cancelled';
type Acquisition = ChangeAct<Kind>;
type Paid = ChangeAct<'repurchased' | 'redeemed'>;

const en = {
  repurchased: (shares: string) => `The Corporation purchases ${shares}`,
  redeemed: (shares: string) => `The Corporation redeems ${shares}`,
  surrendered: (shares: string) => `The Corporation accepts the surrender, without payment, of ${shares}`,
  cancelled: (shares: string) => `The Corporation cancels ${shares}`,
  held: (shares: string, holder: string, _isOne: boolean) => `${shares}, held by ${holder}`,
  ground: {
    purchase: '',
    settlement: ', to settle a debt or claim',
    agreement:
      ', under a non-assignable agreement that was made with the holder as a director, an officer or an employee',
    dissent: ', from a holder who dissents',
    order: ', by order of a court',
  },
  demandedBy: { corporation: '', holder: ', as the holder demands' },
  reason: {
    mistake: ', which were registered by mistake',
    order: ', by order of a court',
    agreement: ', under an agreement with the holder',
    other: '',
  },
  price: (price: string) => `at ${price} per share`,
  total: (total: string) => `for ${total} in all`,
  kind: { money: 'in money', property: 'in property', debt: 'which is owed or set off' },
  solvent: (on: string) =>
    `On ${on} the directors were satisfied that there are no reasonable grounds for believing that:`,
  liabilities:
    'the Corporation is, or would after the payment be, unable to pay its liabilities as they become due; or',
  assets: {
    purchase:
      'the realizable value of its assets would after the payment be less than the aggregate of its liabilities and the stated capital of all classes.',
    agreement:
      'the realizable value of its assets would after the payment be less than the aggregate of its liabilities and the amount required to pay, on a redemption or in a liquidation, the holders of shares who have the right to be paid before the holders of these shares, to the extent that its liabilities do not include that amount.',
    redemption:
      'the realizable value of its assets would after the payment be less than the aggregate of its liabilities and the amount required to pay, on a redemption or in a liquidation, the holders of shares who have the right to be paid rateably with or before the holders of these shares, to the extent that its liabilities do not include that amount.',
    liabilities:
      'the realizable value of its assets would by the payment be less than the aggregate of its liabilities.',
  },
  deducted: (amount: string, shares: string) =>
    `${amount} is deducted from the stated capital account of the ${shares}.`,
  notDeducted: (shares: string) => `Nothing is deducted from the stated capital account of the ${shares}.`,
  fate: {
    unlimited: 'The shares are cancelled.',
    limited: 'The shares are restored to the status of authorized but unissued shares.',
  },
  returned: (pool: string) => `They may again be granted or issued under the plan “${pool}”.`,
  ofRight: (isDeducted: boolean) =>
    `says by what right the Corporation cancels these shares${isDeducted ? ', and whether the Act lets it deduct this amount from its stated capital' : ''}`,
};
const fr: typeof en = {
  repurchased: (shares) => `La société achète ${shares}`,
  redeemed: (shares) => `La société rachète ${shares}`,
  surrendered: (shares) => `La société accepte la remise, à titre gratuit, de ${shares}`,
  cancelled: (shares) => `La société annule ${shares}`,
  held: (shares, holder, isOne) => `${shares}, ${isOne ? 'détenue' : 'détenues'} par ${holder}`,
  ground: {
    purchase: '',
    settlement: ', pour régler une créance',
    agreement:
      ', aux termes d’un contrat incessible conclu avec cette personne à titre d’administrateur, de dirigeant ou d’employé de la société',
    dissent: ', par suite de la dissidence du détenteur',
    order: ', par ordonnance d’un tribunal',
  },
  demandedBy: { corporation: '', holder: ', à la demande de cette personne' },
  reason: {
    mistake: ', inscrites par erreur',
    order: ', par ordonnance d’un tribunal',
    agreement: ', aux termes d’un contrat avec cette personne',
    other: '',
  },
  price: (price) => `au prix de ${price} l’action`,
  total: (total) => `soit ${total} en tout`,
  kind: { money: 'en numéraire', property: 'en biens', debt: 'somme due ou compensée' },
  solvent: (on) =>
    `Le ${on}, les administrateurs se sont assurés qu’il n’existe aucun motif raisonnable de croire que :`,
  liabilities: 'la société ne peut, ou ne pourrait de ce fait, acquitter son passif à échéance;\u00a0ou',
  assets: {
    purchase:
      'la valeur de réalisation de son actif serait, de ce fait, inférieure au total de son passif et de son capital déclaré.',
    agreement:
      'la valeur de réalisation de son actif serait, de ce fait, inférieure au total de son passif et des sommes nécessaires au paiement, en cas de rachat ou de liquidation, des actions payables par préférence à celles-ci, déduction faite de toute partie de ces sommes déjà inscrite au passif.',
    redemption:
      'la valeur de réalisation de son actif serait, de ce fait, inférieure au total de son passif et des sommes nécessaires au paiement, en cas de rachat ou de liquidation, des actions payables au même rang que celles-ci ou par préférence à elles, déduction faite de toute partie de ces sommes déjà inscrite au passif.',
    liabilities: 'la valeur de réalisation de son actif serait, de ce fait, inférieure à son passif.',
  },
  deducted: (amount, shares) => `La somme de ${amount} est déduite du compte capital déclaré des ${shares}.`,
  notDeducted: (shares) => `Aucune somme n’est déduite du compte capital déclaré des ${shares}.`,
  fate: {
    unlimited: 'Les actions sont annulées.',
    limited: 'Les actions reprennent le statut d’actions autorisées non émises.',
  },
  returned: (pool) => `Elles peuvent de nouveau être attribuées ou émises en vertu du régime « ${pool} ».`,
  ofRight: (isDeducted) =>
    `indique à quel titre la société annule ces actions${isDeducted ? ', et si la loi lui permet de déduire cette somme de son capital déclaré' : ''}`,
};
const wording = { en, fr };

const isPaid = (act: Acquisition): act is Paid => act.kind === 'repurchased' || act.kind === 'redeemed';

/** The test of solvency that the Act sets for the payment, by its section. A holder who dissents, and an order of a court, are paid
 *  notwithstanding s. 34(2): stated capital is not counted (ss. 35(2), 190(26), 241(6)). */
function testOf(act: Paid): { readonly assets: keyof typeof en.assets; readonly cbca: string } {
  if (act.kind === 'redeemed') return { assets: 'redemption', cbca: '36(2)' };
  return (
    {
      purchase: { assets: 'purchase', cbca: '34(2)' },
      agreement: { assets: 'agreement', cbca: '35(3)' },
      settlement: { assets: 'agreement', cbca: '35(3)' },
      dissent: { assets: 'liabilities', cbca: '190(26)' },
      order: { assets: 'liabilities', cbca: '241(6)' },
    } as const
  )[act.payload.ground];
}

function authorityOf(act: Acquisition): { readonly cbca?: string } {
  if (act.kind === 'redeemed') return { cbca: '36' };
  if (act.kind === 'surrendered') return { cbca: '37' };
  if (act.kind === 'cancelled') return {};
  return {
    purchase: { cbca: '34' },
    agreement: { cbca: '35(1)(c)' },
    settlement: { cbca: '35(1)(a)' },
    dissent: { cbca: '35(2)(a)' },
    order: { cbca: '35(2)(b)' },
  }[act.payload.ground];
}

/** Only what is bought, redeemed or otherwise acquired under the sections that s. 39(1) names is deducted by it. */
const deductedUnder = ({ kind }: Acquisition): { readonly cbca?: string } =>
  kind === 'repurchased' || kind === 'redeemed' ? { cbca: '39(1)' } : {};

/** How much, for what, and why: `, at $0.10 per share, for $800.00 in all, in money`. */
function termsOf({ language }: BookFacts, act: Acquisition): string {
  const words = wording[language];
  if (act.kind === 'surrendered') return '';
  if (act.kind === 'cancelled') return words.reason[act.payload.reason];
  const { price, paid } = act.payload;
  const amounts = joined(
    price === null ? '' : words.price(dollarsIn(language, price)),
    paid === null ? '' : words.total(dollarsIn(language, paid.total)),
    paid === null ? '' : words.kind[paid.kind],
  );
  const why =
    act.kind === 'redeemed' ? words.demandedBy[act.payload.demandedBy] : words.ground[act.payload.ground];
  return `${amounts === '' ? '' : `, ${amounts}`}${why}`;
}

function clausesOf(facts: BookFacts, act: Acquisition): Block[] {
  const { language } = facts;
  const words = wording[language];
  const { source, quantity, deduction, returnsTo, balance } = act.payload;
  const shares = words.held(
    joined(sharesIn(facts, quantity, source.classId), certificateIn(facts, source.securityId)),
    holderNameOf(facts, source.personId),
    quantity === '1',
  );
  const ofClass = classIn(facts, source.classId);
  const taken = formatDecimal(dollarsTaken(deduction, BigInt(quantity)));
  const isLimited = classOf(facts, source)?.authorized !== 'unlimited';
  const pool = facts.pools.find(({ poolId }) => poolId === returnsTo);
  return [
    clause(facts, `${words[act.kind](shares)}${termsOf(facts, act)}.`, authorityOf(act)),
    ...(isPaid(act) && act.payload.solvencyOn !== null
      ? [solvencyOf(facts, act, act.payload.solvencyOn)]
      : []),
    clause(
      facts,
      deduction.rule === 'NONE' ? words.notDeducted(ofClass) : deductedIn(facts, taken, ofClass),
      deductedUnder(act),
    ),
    ...(act.kind === 'cancelled' && !isLimited
      ? []
      : [
          clause(
            facts,
            [isLimited ? words.fate.limited : words.fate.unlimited, pool ? words.returned(pool.name) : '']
              .filter(Boolean)
              .join(' '),
            { cbca: '39(6)' },
          ),
        ]),
    ...balanceCertificateClause(facts, source, balance),
    ...rightNote(facts, act),
  ];
}

/** Nothing in the Act lets directors cancel shares without an acquisition, and stated capital falls only as it provides (CBCA
 *  ss. 26(10), 39(1)); what was registered by mistake, a court puts right (s. 243). An order says itself what it decides. */
function rightNote(facts: BookFacts, act: Acquisition): Block[] {
  if (act.kind !== 'cancelled' || act.payload.reason === 'order') return [];
  return [lawyerFirst(facts, wording[facts.language].ofRight(act.payload.deduction.rule !== 'NONE'))];
}

const solvencyOf = (facts: BookFacts, act: Paid, on: string): Block => solvencyClause(facts, testOf(act), on);

type TestOfSolvency = ReturnType<typeof testOf>;

/** The directors are satisfied that the corporation passes the test, on the day on which they were. */
export function solvencyClause(facts: BookFacts, { assets, ...cited }: TestOfSolvency, on: string): Block {
  const words = wording[facts.language];
  return clause(facts, words.solvent(dateIn(facts.language, on)), cited, [
    words.liabilities,
    words.assets[assets],
  ]);
}

/** Says what leaves the stated capital account of a class (CBCA s. 39(1)). */
export const deductedIn = ({ language }: BookFacts, amount: string, ofClass: string): string =>
  wording[language].deducted(centsIn(language, amount), ofClass);

const blanksOf = (act: Acquisition): Blank[] => {
  if (!isPaid(act)) return [];
  const { paid, solvencyOn, source } = act.payload;
  return [
    ...(paid === null ? [{ fact: 'consideration', personId: source.personId } as const] : []),
    ...(solvencyOn === null ? [{ fact: 'solvency', personId: source.personId } as const] : []),
  ];
};

const acquisition = (heading: ClauseMaker<Kind>['heading']): ClauseMaker<Kind> => ({
  heading,
  concerns: ({ payload }) => [payload.source.personId],
  clauses: (facts, acts) => acts.flatMap((act) => clausesOf(facts, act)),
  blanks: (_, acts) => acts.flatMap((act) => blanksOf(act)),
  changesCertificates: true,
});

export const acquisitions = {
  repurchased: acquisition({
    en: 'Purchase of shares by the Corporation',
    fr: 'Achat par la société de ses actions',
  }),
  redeemed: acquisition({ en: 'Redemption of shares', fr: 'Rachat d’actions' }),
  surrendered: acquisition({ en: 'Surrender of shares', fr: 'Remise d’actions' }),
  cancelled: acquisition({ en: 'Cancellation of shares', fr: 'Annulation d’actions' }),
};
