/** Payments of a dividend: what each holder of record gets. Nobody signs the list. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { decimal, roundToCents, timesQuantity } from '@tabellion/kernel/decimal.ts';
import { formatCents } from '@tabellion/kernel/money.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import { classIn } from './phrases.ts';
import { isRecordedHere } from './resolutions/clauses.ts';
import type { BookFacts, Template } from './template.ts';
import { clause, countIn, dateIn, dollarsIn, holderIn, personOf } from './words.ts';

const en = {
  titleOf: (shares: string, on: string) => `Dividend payments, ${shares}, payable ${on}`,
  title: 'Dividend payments',
  of: 'Shares',
  perShare: 'Dividend per share',
  recordOn: 'Holders of record on',
  payableOn: 'Payable on',
  resolution: 'Resolution',
  unstated: 'Not stated',
  holder: 'Holder',
  shares: 'Shares',
  amount: 'Amount',
  total: 'Total',
  rounded: 'Each amount is rounded to the nearest cent.',
  before: 'Before payment',
  solvent:
    'A declared dividend must not be paid if there are reasonable grounds for believing that the Corporation is, or would after the payment be, unable to pay its liabilities as they become due, or that the realizable value of its assets would thereby be less than its liabilities and the stated capital of all classes. The directors review this again on the day of payment, and whoever attests to it signs here.',
  attestedOn: 'Reviewed on',
  attestedBy: 'Attested by',
};
const fr: typeof en = {
  titleOf: (shares, on) => `Paiement du dividende, ${shares}, payable le ${on}`,
  title: 'Paiement du dividende',
  of: 'Actions',
  perShare: 'Dividende par action',
  recordOn: 'Détenteurs inscrits le',
  payableOn: 'Payable le',
  resolution: 'Résolution',
  unstated: 'Non précisée',
  holder: 'Détenteur',
  shares: 'Actions',
  amount: 'Montant',
  total: 'Total',
  rounded: 'Chaque montant est arrondi au cent près.',
  before: 'Avant le paiement',
  solvent:
    'Un dividende déclaré ne peut être versé s’il existe des motifs raisonnables de croire que la société ne peut, ou ne pourrait de ce fait, acquitter son passif à échéance, ou que la valeur de réalisation de son actif serait, de ce fait, inférieure au total de son passif et de son capital déclaré. Les administrateurs refont cet examen le jour du paiement, et la personne qui en atteste signe ici.',
  attestedOn: 'Vérifié le',
  attestedBy: 'Attesté par',
};
const wording = { en, fr };

/** Filled in by hand. */
const BLANK = '____________________';

type Declared = ChangeAct<'dividend.declared'>;

const declaredIn = (facts: BookFacts): Declared[] =>
  facts.acts.filter((act): act is Declared => act.kind === 'dividend.declared' && isRecordedHere(facts, act));

/** Holders of the class at the end of the record date, each with all shares, in the order of the register. */
function holdersOf(
  { certificates }: BookFacts,
  { classId, recordOn }: Declared['payload'],
): Map<string, bigint> {
  const held = new Map<string, bigint>();
  for (const one of certificates) {
    const isHeld =
      one.status !== 'void' &&
      one.issuedOn <= recordOn &&
      (one.ended === undefined || one.ended.on > recordOn);
    if (one.classId === classId && isHeld)
      held.set(one.personId, (held.get(one.personId) ?? 0n) + one.quantity);
  }
  return held;
}

export const dividendPayments: Template = {
  name: 'dividend_payments',
  section: 'financial',
  audience: 'directors',
  version: '2026-12-03',
  isOfAll: true,
  due: (facts) =>
    declaredIn(facts).map(({ root, payload: { classId, payableOn, recordOn } }) => ({
      subject: root,
      title: wording[facts.language].titleOf(classIn(facts, classId), dateIn(facts.language, payableOn)),
      number: null,
      datedOn: recordOn,
      // Whoever holds them then is known only then.
      dueOn: recordOn,
      carries: [root],
      signees: [],
    })),
  print(facts, { subject }) {
    const { language } = facts;
    const words = wording[language];
    const act = declaredIn(facts).find(({ root }) => root === subject);
    if (act === undefined) return err([{ fact: 'resolution' }]);
    const { classId, perShare, recordOn, payableOn, resolution } = act.payload;
    const payments = [...holdersOf(facts, act.payload)].map(([personId, shares]) => ({
      name: holderIn(language, personOf(facts, personId)),
      shares,
      cents: roundToCents(timesQuantity(decimal(perShare), shares), 'half_up'),
    }));
    const sum = (values: readonly bigint[]) => values.reduce((total, one) => total + one, 0n);
    const dollars = (cents: bigint) => dollarsIn(language, formatCents(cents));
    const total = [
      words.total,
      countIn(language, sum(payments.map(({ shares }) => shares))),
      dollars(sum(payments.map(({ cents }) => cents))),
    ];
    return ok({
      layout: 'letter',
      title: words.title,
      blocks: [
        {
          kind: 'fields',
          fields: [
            { label: words.of, value: classIn(facts, classId) },
            { label: words.perShare, value: dollarsIn(language, perShare) },
            { label: words.recordOn, value: dateIn(language, recordOn) },
            { label: words.payableOn, value: dateIn(language, payableOn) },
            { label: words.resolution, value: resolution?.number ?? words.unstated },
          ],
        },
        {
          kind: 'table',
          columns: [{ label: words.holder, share: 3 }, { label: words.shares }, { label: words.amount }],
          rows: [
            ...payments.map(({ name, shares, cents }) => [name, countIn(language, shares), dollars(cents)]),
            total,
          ],
        },
        { kind: 'note', text: words.rounded },
        { kind: 'heading', text: words.before },
        clause(facts, words.solvent, { cbca: '42' }),
        {
          kind: 'fields',
          fields: [
            { label: words.attestedOn, value: BLANK },
            { label: words.attestedBy, value: BLANK },
          ],
        },
      ],
    });
  },
};
