/** Rights to shares, and debts (CBCA ss. 25, 29): shares are reserved for a plan, options are granted, notes are given. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import {
  accelerationIn,
  classIn,
  compensationIn,
  holderNameOf,
  joined,
  moneyIn,
  sharesIn,
  vestingIn,
} from '../phrases.ts';
import type { BookFacts } from '../template.ts';
import { clause, countIn, dateIn, dollarsIn, listIn } from '../words.ts';
import type { ClauseMaker } from './clauses.ts';

const en = {
  reserved: (plan: string, shares: string) =>
    `The plan “${plan}” is approved. ${shares} are reserved for it.`,
  ofClasses: (count: string, classes: string) => `${count} shares (${classes})`,
  underPlan:
    'Options are granted and shares are issued under the plan by resolution of the directors. A share that has a price is issued when it is paid in full.',
  onCancellation: {
    returned: 'Shares of an option that ends without exercise may be granted again.',
    retired: 'Shares of an option that ends without exercise are not granted again.',
    held: '',
    by_grant: 'Each grant says whether its shares may be granted again when it ends without exercise.',
  },
  adjusted: (plan: string, count: string) =>
    `From now on ${count} shares are reserved for the plan “${plan}”, including those already granted or issued under it.`,
  granted: 'The following are granted:',
  grant: (what: string, holder: string, shares: string) => `${holder}: ${what}, for ${shares}`,
  loan: (what: string, holder: string) => `${holder}: ${what}`,
  price: (price: string) => `at ${price} per share`,
  valuedFrom: (price: string) => `for the rise in value over ${price} per share`,
  expires: (on: string) => `until ${on}`,
  plan: (plan: string) => `under the plan “${plan}”`,
  agreement:
    'An agreement between each holder and the Corporation, which an officer may sign, governs what is granted.',
  onExercise: 'The shares are issued on exercise, when their price has been paid in full.',
  forServices:
    'Shares for share units and share appreciation rights are issued on exercise, for past services that are worth at least the fair equivalent of the money that the Corporation would have received if the shares had been issued for money.',
  issued: 'The Corporation issues the following:',
  conditions:
    'The conditions of what is issued are set out in the document that the Corporation gives each holder, which any director or officer may sign.',
  borrowed: 'The Corporation issues the following debt obligations:',
  instrument: {
    warrant: (label: string) => `warrant ${label}`,
    safe: (label: string) => `agreement for future equity ${label}`,
    note: (label: string) => `convertible note ${label}`,
    debt: (label: string) => `debt ${label}`,
  },
  principal: (amount: string) => `for ${amount}`,
  due: (on: string) => `due on ${on}`,
  interest: (rate: string) => `with interest of ${rate}% per year`,
};
const fr: typeof en = {
  reserved: (plan, shares) => `Le régime « ${plan} » est approuvé. ${shares} y sont réservées.`,
  ofClasses: (count, classes) => `${count} actions (${classes})`,
  underPlan:
    'Les options sont attribuées et les actions sont émises en vertu du régime par résolution des administrateurs. Une action qui a un prix est émise une fois ce prix entièrement payé.',
  onCancellation: {
    returned: 'Les actions d’une option qui prend fin sans être levée peuvent être attribuées de nouveau.',
    retired: 'Les actions d’une option qui prend fin sans être levée ne sont pas attribuées de nouveau.',
    held: '',
    by_grant:
      'Chaque attribution indique si ses actions peuvent être attribuées de nouveau lorsqu’elle prend fin sans être levée.',
  },
  adjusted: (plan, count) =>
    `Le nombre d’actions réservées au régime « ${plan} » est désormais de ${count}, y compris celles qui ont déjà été attribuées ou émises.`,
  granted: 'Les droits suivants sont attribués :',
  grant: (what, holder, shares) => `${holder} : ${what}, portant sur ${shares}`,
  loan: (what, holder) => `${holder} : ${what}`,
  price: (price) => `au prix de ${price} l’action`,
  valuedFrom: (price) => `pour la hausse de valeur au-delà de ${price} l’action`,
  expires: (on) => `jusqu’au ${on}`,
  plan: (plan) => `en vertu du régime « ${plan} »`,
  agreement:
    'Une convention entre chaque titulaire et la société, qu’un dirigeant peut signer, régit ce qui est attribué.',
  onExercise: 'Les actions sont émises lors de la levée, une fois leur prix entièrement payé.',
  forServices:
    'Les actions visées par les unités d’actions et les droits à la plus-value sont émises lors de l’exercice, en contrepartie de services rendus dont la juste valeur n’est pas inférieure à la somme que la société aurait reçue si les actions avaient été libérées en numéraire.',
  issued: 'La société émet ce qui suit :',
  conditions:
    'Les conditions de ce qui est émis sont énoncées dans le document que la société remet à chaque titulaire et que tout administrateur ou dirigeant peut signer.',
  borrowed: 'La société émet les titres de créance suivants :',
  instrument: {
    warrant: (label) => `bon de souscription ${label}`,
    safe: (label) => `entente de capital futur ${label}`,
    note: (label) => `billet convertible ${label}`,
    debt: (label) => `titre de créance ${label}`,
  },
  principal: (amount) => `pour ${amount}`,
  due: (on) => `échéant le ${on}`,
  interest: (rate) => `portant intérêt à ${rate} % par an`,
};
const wording = { en, fr };

const poolName = ({ pools }: Pick<BookFacts, 'pools'>, id: string | null): string | undefined =>
  pools.find(({ poolId }) => poolId === id)?.name;

const poolHeading = { en: 'Option plan', fr: 'Régime d’options' };

export const poolReservation: ClauseMaker<'pool.reserved'> = {
  heading: poolHeading,
  title: ({ language }, acts) =>
    `${poolHeading[language]}, ${acts.map(({ payload }) => payload.name).join(', ')}`,
  clauses(facts, acts) {
    const { language } = facts;
    const words = wording[language];
    return acts.flatMap(({ payload: { name, quantity, classIds, onCancellation } }): Block[] => {
      const [classId = '', ...others] = classIds;
      const names = listIn(
        language,
        classIds.map((one) => classIn(facts, one)),
      );
      const shares =
        others.length === 0
          ? sharesIn(facts, quantity, classId)
          : words.ofClasses(countIn(language, quantity), names);
      const again = onCancellation === null ? '' : words.onCancellation[onCancellation];
      return [
        clause(facts, words.reserved(name, shares), isLimited(facts, classIds) ? { cbca: '29(3)' } : {}),
        clause(facts, words.underPlan, { cbca: '25(3)' }),
        ...(again === '' ? [] : [clause(facts, again)]),
      ];
    });
  },
};

/** Shares are kept for options where the articles limit their number (CBCA s. 29(3)). */
const isLimited = ({ classes }: BookFacts, classIds: readonly string[]): boolean =>
  classes.some(({ classId, authorized }) => classIds.includes(classId) && authorized !== 'unlimited');

const adjustmentHeading = { en: 'Change of an option plan', fr: 'Modification d’un régime d’options' };

export const poolAdjustment: ClauseMaker<'pool.adjusted'> = {
  heading: adjustmentHeading,
  title: (facts, acts) =>
    `${adjustmentHeading[facts.language]}, ${acts.map(({ payload }) => poolName(facts, payload.poolId) ?? '').join(', ')}`,
  clauses: (facts, acts) =>
    acts.map(({ payload: { poolId, quantity } }) =>
      clause(
        facts,
        wording[facts.language].adjusted(poolName(facts, poolId) ?? '', countIn(facts.language, quantity)),
      ),
    ),
};

function grantLine(facts: BookFacts, { payload, effectiveOn }: ChangeAct<'option.granted'>): string {
  const { language } = facts;
  const words = wording[language];
  const { label, personId, poolId, classId, quantity, price, expiresOn, terms, vesting } = payload;
  const plan = poolName(facts, poolId);
  const isRise = terms.compensation === 'appreciation_right';
  const line = joined(
    words.grant(
      `${compensationIn(language, terms.compensation)} ${label}`,
      holderNameOf(facts, personId),
      sharesIn(facts, quantity, classId),
    ),
    price === null ? '' : words[isRise ? 'valuedFrom' : 'price'](dollarsIn(language, price)),
    expiresOn === null ? '' : words.expires(dateIn(language, expiresOn)),
    plan === undefined ? '' : words.plan(plan),
  );
  if (vesting === null) return `${line}.`;
  const schedule = vestingIn(language, vesting, effectiveOn);
  return [`${line}.`, schedule, ...accelerationIn(language, vesting, 'right')].join(' ');
}

export const grant: ClauseMaker<'option.granted'> = {
  heading: { en: 'Grant of options', fr: 'Attribution d’options' },
  concerns: ({ payload }) => [payload.personId],
  clauses(facts, acts) {
    const words = wording[facts.language];
    const parts = acts.map((act) => grantLine(facts, act));
    const isOption = (act: ChangeAct<'option.granted'>) => act.payload.terms.compensation === 'option';
    return [
      clause(facts, words.granted, { cbca: '29' }, parts),
      clause(facts, words.agreement),
      ...(acts.some(isOption) ? [clause(facts, words.onExercise, { cbca: '25(3)' })] : []),
      ...(acts.every(isOption) ? [] : [clause(facts, words.forServices, { cbca: '25(3)' })]),
    ];
  },
};

function instrumentLine(facts: BookFacts, { payload }: ChangeAct<'instrument.issued'>): string {
  const { language } = facts;
  const words = wording[language];
  const holder = holderNameOf(facts, payload.personId);
  const what = words.instrument[payload.kind](payload.label);
  const until = payload.expiresOn === null ? undefined : dateIn(language, payload.expiresOn);
  if (payload.kind === 'warrant')
    return `${joined(
      words.grant(what, holder, sharesIn(facts, payload.quantity, payload.classId)),
      words.price(dollarsIn(language, payload.price)),
      until === undefined ? '' : words.expires(until),
    )}.`;
  const rate = payload.terms.interest?.rates[0]?.rate;
  return `${joined(
    words.loan(what, holder),
    words.principal(moneyIn(language, payload.principal, payload.currency)),
    until === undefined ? '' : words.due(until),
    rate === undefined ? '' : words.interest(countIn(language, rate)),
  )}.`;
}

/** It gives no right to shares. */
const isDebt = ({ payload }: ChangeAct<'instrument.issued'>): boolean => payload.kind === 'debt';

export const instrument: ClauseMaker<'instrument.issued'> = {
  heading: {
    en: 'Warrants, notes and debts',
    fr: 'Bons de souscription, billets et créances',
  },
  concerns: ({ payload }) => [payload.personId],
  clauses(facts, acts) {
    const words = wording[facts.language];
    const [debts, rights] = [acts.filter(isDebt), acts.filter((act) => !isDebt(act))];
    const linesOf = (some: typeof acts) => some.map((act) => instrumentLine(facts, act));
    const isWarrant = rights.some(({ payload }) => payload.kind === 'warrant');
    return [
      ...(rights.length === 0
        ? []
        : [
            clause(facts, words.issued, { cbca: '29' }, linesOf(rights)),
            clause(facts, words.conditions, { cbca: '29(1)' }),
            ...(isWarrant ? [clause(facts, words.onExercise, { cbca: '25(3)' })] : []),
          ]),
      ...(debts.length === 0 ? [] : [clause(facts, words.borrowed, { cbca: '189(1)' }, linesOf(debts))]),
    ];
  },
};
