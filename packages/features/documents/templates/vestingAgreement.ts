/** A holder's shares vest (reverse vesting): all are issued and vote, and the corporation may buy back what has not vested when he
 *  leaves (CBCA ss. 34, 35(1)(c)). */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { type Certificate, isIssue } from '@tabellion/book/entities.ts';
import type { PlannedVesting } from '@tabellion/book/vesting.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import { withPlanned } from './founded.ts';
import { signerForCorporation } from './issues.ts';
import { kept } from './kept.ts';
import { lawyerNote } from './notes.ts';
import { certificateWith } from './ofTheDay.ts';
import {
  accelerationIn,
  agreementSignatures,
  holderNameOf,
  isAcknowledged,
  sharesIn,
  vestingIn,
  vestsOnLeaving,
} from './phrases.ts';
import { isRecordedHere } from './resolutions/clauses.ts';
import type { BookFacts, Template } from './template.ts';
import { clause, dateIn, dollarsIn, personOf } from './words.ts';

const en = {
  title: 'Vesting agreement',
  titleOf: (holder: string, label: string) => `Vesting agreement of ${holder}${label}`,
  between: (corporation: string, holder: string) =>
    `Between ${corporation} (the “Corporation”) and ${holder} (the “Holder”)`,
  address: 'Address of the Holder',
  shares: 'Shares',
  certificate: { certificate: 'Certificate', acknowledgment: 'Acknowledgment of the right to a certificate' },
  issuedOn: 'Issued on',
  certificateOf: { certificate: 'Certificate dated', acknowledgment: 'Acknowledgment dated' },
  price: 'Price per share',
  issued:
    'The shares named above are issued and fully paid. All of them give the Holder the votes and the dividends that the articles attach to them, whether they have vested or not.',
  unissued:
    'The shares named above are issued once the directors have resolved to issue them and the Corporation has received the full consideration for them. All of them then give the Holder the votes and the dividends that the articles attach to them, whether they have vested or not.',
  replaces: 'This agreement takes the place of every earlier one on the vesting of these shares.',
  leaves: (mayVest: boolean): string =>
    `When the Holder is no longer a director, an officer or an employee of the Corporation, nothing more vests${mayVest ? ', except as is said above of a change of control' : ''}, and the Corporation may buy the shares that have not vested.`,
  at: (price: string) => `It pays ${price} for each of them, the price at which they were issued.`,
  blankPrice: 'It pays $____________________ for each of them.',
  solvency:
    'The Corporation makes no payment for them if there are reasonable grounds for believing that it is, or would after the payment be, unable to pay its liabilities as they become due, or that it fails the other test of solvency that the Act sets.',
  kept: 'Shares that have not vested may be transferred only with the consent of the directors. The Corporation may keep their certificate.',
  noted:
    'The Corporation notes this restriction conspicuously on the certificate of the shares. The Holder returns an earlier certificate to it for this.',
  division:
    'Shares that result from a split, a consolidation or a conversion of these shares vest as these would have, and what the Corporation pays for all of them stays the same.',
  assigned: 'Neither party may assign this agreement.',
};
const fr: typeof en = {
  title: 'Convention d’acquisition progressive des droits',
  titleOf: (holder, label) => `Convention d’acquisition progressive des droits, ${holder}${label}`,
  between: (corporation, holder) => `Entre ${corporation} (la « société ») et ${holder} (le « détenteur »)`,
  address: 'Adresse du détenteur',
  shares: 'Actions',
  certificate: { certificate: 'Certificat', acknowledgment: 'Reconnaissance du droit à un certificat' },
  issuedOn: 'Date d’émission',
  certificateOf: { certificate: 'Date du certificat', acknowledgment: 'Date de la reconnaissance' },
  price: 'Prix par action',
  issued:
    'Les actions indiquées ci-dessus sont émises et entièrement libérées. Toutes confèrent au détenteur les droits de vote et le droit aux dividendes que leur attribuent les statuts, que l’acquisition progressive soit terminée ou non.',
  unissued:
    'Les actions indiquées ci-dessus sont émises une fois que les administrateurs en ont décidé l’émission et que la société en a reçu la pleine contrepartie. Toutes confèrent alors au détenteur les droits de vote et le droit aux dividendes que leur attribuent les statuts, que l’acquisition progressive soit terminée ou non.',
  replaces:
    'La présente convention remplace toute convention antérieure sur l’acquisition des droits sur ces actions.',
  leaves: (mayVest) =>
    `Lorsque le détenteur n’est plus administrateur, dirigeant ou employé de la société, plus aucun droit n’est acquis${mayVest ? ', sous réserve de ce qui est dit ci-dessus du changement de contrôle' : ''}, et la société peut acheter les actions dont les droits ne sont pas acquis.`,
  at: (price) => `Elle paie ${price} pour chacune, soit le prix auquel elles ont été émises.`,
  blankPrice: 'Elle paie ____________________ $ pour chacune.',
  solvency:
    'La société ne fait aucun versement à cette fin s’il existe des motifs raisonnables de croire qu’elle ne peut, ou ne pourrait de ce fait, acquitter son passif à échéance, ou qu’elle ne satisfait pas à l’autre critère de solvabilité prévu par la loi.',
  kept: 'Les actions dont les droits ne sont pas acquis ne peuvent être transférées qu’avec le consentement des administrateurs. La société peut en conserver le certificat.',
  noted:
    'La société fait mention bien visible de cette restriction sur le certificat des actions. Le détenteur lui remet à cette fin tout certificat antérieur.',
  division:
    'Les droits sur les actions issues de celles-ci par fractionnement, regroupement ou conversion s’acquièrent comme se seraient acquis les droits sur ces dernières, et la somme que la société paie pour toutes ces actions demeure la même.',
  assigned: 'Aucune des parties ne peut céder la présente convention.',
};
const wording = { en, fr };

interface Agreed {
  readonly subject: string;
  readonly securityId: string;
  readonly terms: PlannedVesting;
  readonly act: ChangeAct;
  readonly isNew: boolean;
}

/** Vesting of shares that were issued with it, and of certificates whose vesting was agreed anew. */
const agreedIn = (facts: BookFacts): Agreed[] =>
  facts.acts
    .filter((act) => isRecordedHere(facts, act))
    .flatMap((act): Agreed[] => {
      if (act.kind === 'vesting.set') {
        const { securityId, terms } = act.payload;
        return terms === null ? [] : [{ subject: act.root, securityId, terms, act, isNew: false }];
      }
      if (act.kind !== 'issued' && act.kind !== 'option.exercised' && act.kind !== 'instrument.converted')
        return [];
      return act.payload.issues.flatMap(({ securityId, vesting: terms }) =>
        terms === null ? [] : [{ subject: securityId, securityId, terms, act, isNew: true }],
      );
    })
    .filter(({ securityId }) => certificateWith(facts, securityId) !== undefined);

/** Whether the holder is the one to whom the shares were issued, by whatever certificates since. */
const isHeldSinceIssue = (facts: BookFacts, share: Certificate): boolean =>
  isIssue(share) ||
  (share.origin?.from ?? []).every((securityId) => {
    const before = certificateWith(facts, securityId);
    return before?.personId === share.personId && isHeldSinceIssue(facts, before);
  });

export const vestingAgreement: Template = {
  name: 'vesting_agreement',
  section: 'agreements',
  audience: 'directors',
  version: '2026-12-20',
  of: 'shareholders',
  own: 'marked',
  due(real) {
    const facts = withPlanned(real);
    return agreedIn(facts).map(({ subject, securityId, act }) => {
      const one = certificateWith(facts, securityId);
      const holderId = one?.personId ?? '';
      const label = one?.label ? `, ${one.label}` : '';
      const { personId, capacity } = signerForCorporation({ ...facts, asOf: act.effectiveOn }, holderId);
      return {
        subject,
        title: wording[facts.language].titleOf(holderNameOf(facts, holderId), label),
        number: null,
        // Shares that wait for the organizing resolution are issued on a day that nobody knows yet.
        datedOn: certificateWith(real, securityId) === undefined ? null : act.effectiveOn,
        carries: [act.root],
        personId: holderId,
        signees: [
          { personId: holderId, capacity: 'shareholder' },
          { personId, capacity },
        ],
      };
    });
  },
  print(real, { subject, datedOn, signees }) {
    const facts = withPlanned(real);
    const { language, corporation } = facts;
    const words = wording[language];
    const agreed = agreedIn(facts).find((one) => one.subject === subject);
    const share = certificateWith(facts, agreed?.securityId ?? '');
    const holder = holderNameOf(facts, share?.personId ?? '');
    if (agreed === undefined || share === undefined || holder === '')
      return err([{ fact: 'person_name', ...(share && { personId: share.personId }) }]);
    // Whoever bought shares paid another price than that of their issue: what the corporation pays for them, nobody said.
    const price = isHeldSinceIssue(facts, share) ? share.price : null;
    const form = isAcknowledged(facts, share.securityId) ? 'acknowledgment' : 'certificate';
    const dayLabel =
      isIssue(share) && share.takenOver === undefined ? words.issuedOn : words.certificateOf[form];
    const early = accelerationIn(language, agreed.terms, 'shares');
    const leaves = clause(
      facts,
      `${words.leaves(vestsOnLeaving(agreed.terms))} ${price === null ? words.blankPrice : words.at(dollarsIn(language, price))}`,
      { cbca: '35(1)(c)' },
    );
    const { address } = personOf(facts, share.personId);
    const field = (name: string, value: string | null) => (value === null ? [] : [{ label: name, value }]);
    return ok({
      layout: 'letter',
      title: words.title,
      blocks: [
        ...lawyerNote(facts),
        { kind: 'paragraph', text: words.between(corporation.name, holder) },
        {
          kind: 'fields',
          fields: [
            ...field(words.address, address),
            ...field(words.shares, sharesIn(facts, share.quantity, share.classId)),
            ...field(words.certificate[form], datedOn === null ? null : share.label),
            ...field(dayLabel, datedOn === null ? null : dateIn(language, share.issuedOn)),
            ...field(words.price, price === null ? null : dollarsIn(language, price)),
          ],
        },
        kept(clause(facts, datedOn === null ? words.unissued : words.issued)),
        kept(
          clause(facts, vestingIn(language, agreed.terms, datedOn === null ? null : agreed.act.effectiveOn)),
        ),
        ...early.map((text) => kept(clause(facts, text))),
        ...(agreed.isNew ? [] : [kept(clause(facts, words.replaces))]),
        // A blank is filled in by the organization's own wording, or by hand.
        price === null ? leaves : kept(leaves),
        kept(clause(facts, words.solvency, { cbca: '35(3)' })),
        clause(facts, words.kept),
        clause(facts, words.noted, { cbca: '49(8)(a)' }),
        clause(facts, words.division),
        clause(facts, words.assigned, { cbca: '35(1)(c)' }),
        ...agreementSignatures(facts, { signees, datedOn }),
      ],
    });
  },
};
