/** Directors issue shares (CBCA ss. 25, 26): to subscribers, for options, and for what converts. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { Certificate } from '@tabellion/book/entities.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { issueClauses, missingConsiderationBlanks } from '../issues.ts';
import { certificatesWith } from '../ofTheDay.ts';
import { heldRightIn, joined, moneyIn, sharesIn } from '../phrases.ts';
import type { BookFacts } from '../template.ts';
import { capitalized, clause, dollarsIn, listIn } from '../words.ts';
import type { ClauseMaker } from './clauses.ts';

type IssuingKind = 'issued' | 'option.exercised' | 'instrument.converted';
type IssuingAct = ChangeAct<IssuingKind>;

const en = {
  exercise: (right: string, shares: string) => `${capitalized(right)}, is exercised as to ${shares}.`,
  net: (value: string) =>
    `In place of payment, as many shares are issued as are worth the rise of the price, at a value of ${value} per share.`,
  service: 'They are given for past services.',
  conversion: (right: string, amount: string) => `${capitalized(right)}, converts, as to ${amount}.`,
  consideration: 'The amount that converts is the full consideration for the shares.',
  principal: (amount: string) => `${amount} of principal`,
  interest: (amount: string) => `${amount} of interest`,
  rate: (rate: string, currency: string) => `at ${rate} for 1 ${currency}`,
};
const fr: typeof en = {
  exercise: (right, shares) => `Le droit suivant est exercé pour ${shares} : ${right}.`,
  net: (value) =>
    `Au lieu d’un paiement, il est émis autant d’actions que vaut la hausse du prix, à la valeur de ${value} l’action.`,
  service: 'Elles sont émises en contrepartie de services rendus.',
  conversion: (right, amount) => `Le titre suivant est converti, à hauteur de ${amount} : ${right}.`,
  consideration: 'La somme convertie constitue la pleine contrepartie des actions.',
  principal: (amount) => `${amount} de capital`,
  interest: (amount) => `${amount} d’intérêt`,
  rate: (rate, currency) => `au taux de ${rate} pour 1 ${currency}`,
};
const wording = { en, fr };

/** The certificates in which shares are issued. */
const issuedBy = (facts: Pick<BookFacts, 'certificates'>, acts: readonly IssuingAct[]): Certificate[] =>
  certificatesWith(
    facts,
    acts.flatMap(({ payload }) => payload.issues.map(({ securityId }) => securityId)),
  );

function exerciseOf(facts: BookFacts, { payload }: ChangeAct<'option.exercised'>): Block[] {
  const words = wording[facts.language];
  const { securityId, quantity, settlement, issues } = payload;
  const [one] = issues;
  const inService = settlement.by === 'service' ? words.service : '';
  const how = settlement.by === 'net' ? words.net(dollarsIn(facts.language, settlement.value)) : inService;
  const text = words.exercise(heldRightIn(facts, securityId), sharesIn(facts, quantity, one?.classId ?? ''));
  return [{ kind: 'clause', text: [text, how].filter(Boolean).join(' ') }];
}

function conversionOf(facts: BookFacts, { payload }: ChangeAct<'instrument.converted'>): Block[] {
  const { language } = facts;
  const words = wording[language];
  const { securityId, principal, interest, exchangeRate } = payload;
  const source = facts.instruments.find((one) => one.securityId === securityId);
  const currency = source?.currency ?? 'CAD';
  const amount = joined(
    listIn(language, [
      words.principal(moneyIn(language, principal, currency)),
      ...(Number(interest) === 0 ? [] : [words.interest(moneyIn(language, interest, currency))]),
    ]),
    exchangeRate === null ? '' : words.rate(dollarsIn(language, exchangeRate), currency),
  );
  return [
    clause(facts, words.conversion(heldRightIn(facts, securityId), amount)),
    clause(facts, words.consideration, { cbca: '25(3)' }),
  ];
}

/** The option or instrument for which shares are issued; nothing for a subscription. */
function leadOf(facts: BookFacts, act: IssuingAct): Block[] {
  if (act.kind === 'option.exercised') return exerciseOf(facts, act);
  return act.kind === 'instrument.converted' ? conversionOf(facts, act) : [];
}

const isAtPrice = (act: IssuingAct): boolean =>
  act.kind === 'option.exercised' && act.payload.settlement.by === 'price';

const issuing = (heading: ClauseMaker<IssuingKind>['heading']): ClauseMaker<IssuingKind> => ({
  heading,
  concerns: ({ payload }) => payload.issues.map(({ personId }) => personId),
  clauses: (facts, acts) => [
    ...acts.flatMap((act) => leadOf(facts, act)),
    ...issueClauses(facts, issuedBy(facts, acts), {
      isConverted: acts.some(({ kind }) => kind === 'instrument.converted'),
    }),
  ],
  blanks: (facts, acts) =>
    acts.flatMap((act) => missingConsiderationBlanks(issuedBy(facts, [act]), isAtPrice(act))),
  changesCertificates: true,
});

export const issues = {
  issued: issuing({ en: 'Issue of shares', fr: 'Émission d’actions' }),
  'option.exercised': issuing({
    en: 'Issue of shares on exercise',
    fr: 'Émission d’actions à la levée d’un droit',
  }),
  'instrument.converted': issuing({
    en: 'Issue of shares on conversion',
    fr: 'Émission d’actions par conversion',
  }),
};
