/** The agreement by which a holder has an option (CBCA s. 29): its number of shares, its price, when it vests and how it ends. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { restrictsTransfers } from '@tabellion/book/terms/corporation.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import { signerForCorporation } from './issues.ts';
import { kept } from './kept.ts';
import { uncitedStatuteNote } from './notes.ts';
import {
  accelerationIn,
  agreementSignatures,
  holderNameOf,
  sharesIn,
  vestingIn,
  vestsOnLeaving,
} from './phrases.ts';
import { isRecordedHere } from './resolutions/clauses.ts';
import type { BookFacts, Template } from './template.ts';
import { clause, dateIn, dollarsIn, listIn, personOf } from './words.ts';

type Grant = ChangeAct<'option.granted'>;
type Window = Grant['payload']['terms']['windows'][number];

const en = {
  title: {
    option: 'Option agreement',
    share_unit: 'Share unit agreement',
    appreciation_right: 'Share appreciation right agreement',
  },
  titleOf: (title: string, label: string, holder: string) => `${title} ${label}, ${holder}`,
  between: (corporation: string, holder: string) =>
    `Between ${corporation} (the “Corporation”) and ${holder} (the “Holder”)`,
  address: 'Address of the Holder',
  shares: 'Shares',
  price: 'Price per share',
  granted: 'Granted on',
  expires: (_isOption: boolean): string => 'May be exercised until',
  plan: 'Plan',
  resolution: 'Resolution of the directors',
  resolutionOf: (number: string, on: string) => `${number}, ${on}`,
  grant: {
    option:
      'The Corporation grants the Holder the option to buy the shares named above at the price named above.',
    share_unit:
      'The Corporation grants the Holder the right to the shares named above, without a price in money.',
    appreciation_right:
      'The Corporation grants the Holder the right to get, without payment, as many shares as are worth what the shares named above have risen by over the price named above.',
  },
  vested: 'This right may be exercised only for shares that have vested.',
  early:
    'This right may be exercised before the shares have vested. The shares that are issued then go on vesting.',
  whole: 'This right may be exercised for all shares from the day of the grant.',
  exercise: {
    option:
      'The Holder exercises it for whole shares by a notice in writing to the Corporation, with their full price. The shares are issued once the price has been received.',
    other:
      'The Holder exercises it for whole shares by a notice in writing to the Corporation. The shares are issued for past services of the Holder that are worth at least the fair equivalent of the money that the Corporation would have received if the shares had been issued for money.',
  },
  leaves: (mayVest: boolean): string =>
    `When the Holder no longer works for the Corporation, nothing more vests, and what has not vested ends${mayVest ? ', except as is said above of a change of control' : ''}.`,
  windows:
    'What has vested by then may be exercised for a limited time, never after the last day named above:',
  window: (reason: string, length: string) => `${reason}: for ${length}.`,
  reason: {
    voluntary: 'when the Holder leaves',
    good_cause: 'when the Holder leaves for a good cause',
    retirement: 'on retirement',
    dismissed: 'on dismissal without cause',
    dismissed_with_cause: 'on dismissal for cause',
    death: 'on the death of the Holder (by the estate)',
    disability: 'on disability',
  },
  unit: {
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
    years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
  },
  holder: 'Until shares are issued, the Holder has no right of a shareholder by this agreement.',
  division: (hasPrice: boolean): string =>
    `If the shares of the class are split or consolidated, the number of shares changes in the same proportion${hasPrice ? ', and the price of all of them together stays the same' : ''}.`,
  transfer: 'The Holder may transfer this right only with the consent of the directors.',
  restricted: 'The articles restrict the transfer of the shares.',
};
const fr: typeof en = {
  title: {
    option: 'Convention d’option',
    share_unit: 'Convention d’unités d’actions',
    appreciation_right: 'Convention de droit à la plus-value d’actions',
  },
  titleOf: (title, label, holder) => `${title} ${label}, ${holder}`,
  between: (corporation, holder) => `Entre ${corporation} (la « société ») et ${holder} (le « titulaire »)`,
  address: 'Adresse du titulaire',
  shares: 'Actions',
  price: 'Prix par action',
  granted: 'Date d’attribution',
  expires: (isOption) => (isOption ? 'Peut être levée jusqu’au' : 'Peut être exercé jusqu’au'),
  plan: 'Régime',
  resolution: 'Résolution des administrateurs',
  resolutionOf: (number, on) => `${number}, ${on}`,
  grant: {
    option:
      'La société accorde au titulaire l’option d’acheter les actions indiquées ci-dessus, au prix indiqué ci-dessus.',
    share_unit:
      'La société accorde au titulaire le droit aux actions indiquées ci-dessus, sans prix en numéraire.',
    appreciation_right:
      'La société accorde au titulaire le droit d’obtenir, sans paiement, un nombre d’actions dont la valeur égale la hausse de valeur des actions indiquées ci-dessus par rapport au prix indiqué ci-dessus.',
  },
  vested: 'Ce droit ne peut être exercé qu’à l’égard des actions pour lesquelles il est acquis.',
  early:
    'Ce droit peut être exercé avant d’être acquis. L’acquisition progressive se poursuit alors à l’égard des actions émises.',
  whole: 'Ce droit peut être exercé à l’égard de toutes les actions dès l’attribution.',
  exercise: {
    option:
      'Le titulaire lève l’option pour un nombre entier d’actions, par avis écrit à la société accompagné du prix entier. Les actions sont émises une fois le prix reçu.',
    other:
      'Le titulaire exerce ce droit pour un nombre entier d’actions, par avis écrit à la société. Les actions sont émises en contrepartie de services que le titulaire a rendus et dont la juste valeur n’est pas inférieure à la somme que la société aurait reçue si les actions avaient été libérées en numéraire.',
  },
  leaves: (mayVest) =>
    `Lorsque le titulaire cesse de travailler pour la société, plus aucun droit n’est acquis, et les droits non acquis prennent fin${mayVest ? ', sous réserve de ce qui est dit ci-dessus du changement de contrôle' : ''}.`,
  windows:
    'Les droits acquis à cette date peuvent être exercés pendant un temps limité, jamais après la date limite indiquée ci-dessus :',
  window: (reason, length) => `${reason} : pendant ${length}.`,
  reason: {
    voluntary: 'en cas de départ du titulaire',
    good_cause: 'en cas de départ du titulaire pour un motif valable',
    retirement: 'à la retraite',
    dismissed: 'en cas de congédiement sans motif sérieux',
    dismissed_with_cause: 'en cas de congédiement pour un motif sérieux',
    death: 'au décès du titulaire (par la succession)',
    disability: 'en cas d’invalidité',
  },
  unit: {
    days: (count) => (count === 1 ? '1 jour' : `${count} jours`),
    months: (count) => `${count} mois`,
    years: (count) => (count === 1 ? '1 an' : `${count} ans`),
  },
  holder:
    'Tant que des actions ne sont pas émises, la présente convention ne confère au titulaire aucun droit d’actionnaire.',
  division: (hasPrice) =>
    `En cas de fractionnement ou de regroupement des actions de la catégorie, le nombre d’actions change dans la même proportion${hasPrice ? ' et le prix de toutes ces actions demeure le même' : ''}.`,
  transfer: 'Le titulaire ne peut céder ce droit qu’avec le consentement des administrateurs.',
  restricted: 'Les statuts restreignent le transfert des actions.',
};
const wording = { en, fr };

const grantsIn = (facts: BookFacts): Grant[] =>
  facts.acts.filter((act): act is Grant => act.kind === 'option.granted' && isRecordedHere(facts, act));

export const optionAgreement: Template = {
  name: 'option_agreement',
  section: 'agreements',
  audience: 'directors',
  version: '2026-12-20',
  of: 'shareholders',
  own: 'marked',
  due: (facts) =>
    grantsIn(facts).map(({ root, payload, effectiveOn }) => {
      const words = wording[facts.language];
      const { personId, capacity } = signerForCorporation({ ...facts, asOf: effectiveOn }, payload.personId);
      return {
        subject: payload.securityId,
        title: words.titleOf(
          words.title[payload.terms.compensation],
          payload.label,
          holderNameOf(facts, payload.personId),
        ),
        number: payload.label,
        datedOn: effectiveOn,
        carries: [root],
        personId: payload.personId,
        signees: [
          { personId: payload.personId, capacity: 'holder' },
          { personId, capacity },
        ],
      };
    }),
  print(facts, { subject, datedOn, signees }) {
    const { language, corporation } = facts;
    const words = wording[language];
    const act = grantsIn(facts).find(({ payload }) => payload.securityId === subject);
    const holder = holderNameOf(facts, act?.payload.personId ?? '');
    if (act === undefined || holder === '')
      return err([{ fact: 'person_name', ...(act && { personId: act.payload.personId }) }]);
    const { label, personId, poolId, classId, quantity, price, expiresOn, resolution } = act.payload;
    const { terms, vesting } = act.payload;
    const { address } = personOf(facts, personId);
    const plan = facts.pools.find((one) => one.poolId === poolId)?.name;
    const field = (name: string, value: string | null | undefined) =>
      value === null || value === undefined ? [] : [{ label: name, value }];
    const isOption = terms.compensation === 'option';
    const early = accelerationIn(language, vesting, 'right');
    return ok({
      layout: 'letter',
      title: words.title[terms.compensation],
      subtitle: label,
      blocks: [
        ...uncitedStatuteNote(facts),
        { kind: 'paragraph', text: words.between(corporation.name, holder) },
        {
          kind: 'fields',
          fields: [
            ...field(words.address, address),
            ...field(words.shares, sharesIn(facts, quantity, classId)),
            ...field(words.price, price === null ? null : dollarsIn(language, price)),
            ...field(words.granted, dateIn(language, act.effectiveOn)),
            ...field(words.expires(isOption), expiresOn === null ? null : dateIn(language, expiresOn)),
            ...field(words.plan, plan),
            ...field(
              words.resolution,
              resolution && words.resolutionOf(resolution.number, dateIn(language, resolution.date)),
            ),
          ],
        },
        kept(clause(facts, words.grant[terms.compensation], { cbca: '29' })),
        kept(
          clause(
            facts,
            vesting === null
              ? words.whole
              : `${vestingIn(language, vesting, act.effectiveOn)} ${terms.early ? words.early : words.vested}`,
          ),
        ),
        ...early.map((text) => kept(clause(facts, text))),
        kept(clause(facts, words.exercise[isOption ? 'option' : 'other'], { cbca: '25(3)' })),
        ...(vesting === null ? [] : [kept(clause(facts, words.leaves(vestsOnLeaving(vesting))))]),
        ...windowsOf(facts, terms.windows).map(kept),
        clause(facts, words.holder),
        clause(facts, words.division(price !== null)),
        clause(facts, words.transfer),
        ...(restrictsTransfers(corporation) ? [clause(facts, words.restricted)] : []),
        ...agreementSignatures(facts, { signees, datedOn }),
      ],
    });
  },
};

/** Periods in which vested options may be exercised after the holder has left; those of one length in one line. */
function windowsOf(facts: BookFacts, windows: readonly Window[]) {
  const words = wording[facts.language];
  const byLength = new Map<string, string[]>();
  for (const { reason, length, unit } of windows) {
    const spelled = words.unit[unit](length);
    byLength.set(spelled, [...(byLength.get(spelled) ?? []), words.reason[reason]]);
  }
  const parts = [...byLength].map(([length, reasons]) =>
    words.window(listIn(facts.language, reasons), length),
  );
  return parts.length === 0 ? [] : [clause(facts, words.windows, {}, parts)];
}
