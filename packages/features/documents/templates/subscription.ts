/** A subscription for shares, as it was accepted (CBCA s. 25; NI 45-106 s. 2.4). */
import type { Certificate } from '@tabellion/book/entities.ts';
import { isIssue } from '@tabellion/book/entities.ts';
import { restrictsTransfers } from '@tabellion/book/terms/corporation.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import type { PrintedSignee } from '@tabellion/paper/printed.ts';
import { withPlanned } from './founded.ts';
import { isRestrictedByHolders } from './holderAgreements.ts';
import { givenIn, isConsiderationKnown, signerForCorporation } from './issues.ts';
import { kept } from './kept.ts';
import { uncitedStatuteNote } from './notes.ts';
import { certificateWith } from './ofTheDay.ts';
import { dateLabels, forCorporationAs } from './phrases.ts';
import { isBegunHere } from './resolutions/clauses.ts';
import type { Template } from './template.ts';
import {
  capitalized,
  classNameOf,
  clause,
  countIn,
  datedIn,
  dateIn,
  dollarsIn,
  holderIn,
  personOf,
  signatureLines,
} from './words.ts';

const en = {
  title: 'Subscription for shares',
  titleOf: (name: string, label: string) => `Subscription of ${name}${label}`,
  to: (corporation: string) => `To: ${corporation} (the “Corporation”)`,
  subscribes: (name: string, isJoint: boolean) =>
    `${name} ${isJoint ? 'jointly subscribe' : 'subscribes'} for the following shares of the Corporation:`,
  holder: 'Subscriber',
  address: 'Address',
  class: 'Class',
  shares: 'Number of shares',
  price: 'Price per share',
  total: 'Total consideration',
  paidOn: 'Received on',
  exemption: 'Prospectus exemption',
  private:
    'Private issuer, NI 45-106, s. 2.4; in Ontario, the private issuer exemption of the Securities Act (Ontario)',
  undetermined: 'To be determined',
  category: 'Relationship to the Corporation',
  categories: {
    director: 'director',
    officer: 'officer',
    employee: 'employee',
    founder: 'founder',
    control_person: 'control person',
    family: 'relative of a director, officer, founder or control person',
    close_friend: 'close personal friend of a director, officer, founder or control person',
    business_associate: 'close business associate of a director, officer, founder or control person',
    existing_holder: 'existing holder of securities of the Corporation',
    accredited_investor: 'accredited investor',
  },
  principal: 'The subscription is made as principal, and not for another person.',
  paid: 'The shares are issued once the full consideration has been received.',
  restricted: 'The subscriber knows that the articles restrict the transfer of the shares.',
  accepted: 'The Corporation accepts this subscription.',
};
const fr: typeof en = {
  title: 'Souscription d’actions',
  titleOf: (name, label) => `Souscription, ${name}${label}`,
  to: (corporation) => `À : ${corporation} (la « société »)`,
  subscribes: (name, isJoint) =>
    `${name} ${isJoint ? 'souscrivent conjointement' : 'souscrit'} les actions suivantes de la société :`,
  holder: 'Souscription au nom de',
  address: 'Adresse',
  class: 'Catégorie',
  shares: 'Nombre d’actions',
  price: 'Prix par action',
  total: 'Contrepartie totale',
  paidOn: 'Reçue le',
  exemption: 'Dispense de prospectus',
  private:
    'Émetteur fermé, Norme canadienne 45-106 (au Québec, Règlement 45-106), art. 2.4; en Ontario, dispense pour émetteur fermé prévue par la Loi sur les valeurs mobilières (Ontario)',
  undetermined: 'À déterminer',
  category: 'Lien avec la société',
  categories: {
    director: 'membre du conseil d’administration',
    officer: 'membre de la direction',
    employee: 'membre du personnel',
    founder: 'à l’origine de l’entreprise (fondateur)',
    control_person: 'personne participant au contrôle',
    family:
      'membre de la famille d’un administrateur, d’un dirigeant, d’un fondateur ou d’une personne participant au contrôle',
    close_friend:
      'relation d’amitié très proche avec un administrateur, un dirigeant, un fondateur ou une personne participant au contrôle',
    business_associate:
      'proche relation d’affaires avec un administrateur, un dirigeant, un fondateur ou une personne participant au contrôle',
    existing_holder: 'détention de titres de la société',
    accredited_investor: 'qualité d’investisseur qualifié',
  },
  principal: 'La souscription est faite pour compte propre et non pour le compte d’autrui.',
  paid: 'Les actions sont émises une fois la pleine contrepartie reçue.',
  restricted: 'La personne qui souscrit sait que les statuts restreignent le transfert des actions.',
  accepted: 'La société accepte la présente souscription.',
};
const wording = { en, fr };

/** Issued for a consideration, not taken over from an older register, and not for an option or an instrument. */
const isSubscribed = (one: Certificate): boolean =>
  isIssue(one) && one.origin === undefined && one.takenOver === undefined && one.status !== 'void';

export const subscription: Template = {
  name: 'subscription',
  section: 'agreements',
  audience: 'directors',
  version: '2026-12-14',
  of: 'shareholders',
  own: 'marked',
  due(real) {
    const facts = withPlanned(real);
    return facts.certificates
      .filter((one) => isSubscribed(one) && isBegunHere(facts, one.securityId))
      .map((one) => {
        const { personId, capacity } = signerForCorporation({ ...facts, asOf: one.issuedOn }, one.personId);
        return {
          subject: one.securityId,
          title: wording[facts.language].titleOf(
            holderIn(facts.language, personOf(facts, one.personId)),
            one.label === null || one.paidOn === null ? '' : `, ${one.label}`,
          ),
          number: null,
          // Shares that wait for the organizing resolution or their payment are issued on a day that nobody knows yet.
          datedOn:
            one.paidOn === null || certificateWith(real, one.securityId) === undefined ? null : one.issuedOn,
          carries: [facts.madeBy.get(one.securityId) ?? []].flat(),
          personId: one.personId,
          signees: [
            { personId: one.personId, capacity: 'subscriber' },
            { personId, capacity },
          ],
        };
      });
  },
  print(real, { subject, datedOn, signees }) {
    const facts = withPlanned(real);
    const { language, corporation } = facts;
    const words = wording[language];
    const one = certificateWith(facts, subject);
    if (one === undefined || one.consideration === null || !isConsiderationKnown(one))
      return err([{ fact: 'consideration', ...(one && { personId: one.personId }) }]);
    const person = personOf(facts, one.personId);
    const holder = holderIn(language, person);
    const { office } = signerForCorporation({ ...facts, asOf: one.issuedOn }, one.personId);
    const lines = signatureLines(facts, signees);
    const isOfSubscriber = ({ key }: PrintedSignee) => key.startsWith('subscriber:');
    const { kind, amount } = one.consideration;
    const isRestricted = restrictsTransfers(corporation);
    // The articles or an agreement of its holders restrict the transfer of a private issuer's securities (NI 45-106 s. 2.4(1)).
    const isPrivate = isRestricted || isRestrictedByHolders(facts, facts.asOf);
    const privateIssuer = isPrivate ? words.private : words.undetermined;
    const field = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
    return ok({
      layout: 'letter',
      title: words.title,
      blocks: [
        ...uncitedStatuteNote(facts),
        { kind: 'paragraph', text: words.to(corporation.name) },
        kept({ kind: 'paragraph', text: words.subscribes(holder, person.members.length > 1) }),
        {
          kind: 'fields',
          fields: [
            ...field(words.holder, holder),
            ...field(words.address, person.address),
            ...field(words.class, classNameOf(facts, one) || null),
            ...field(words.shares, countIn(language, one.quantity)),
            ...field(words.price, one.price === null ? null : dollarsIn(language, one.price)),
            ...field(
              words.total,
              [dollarsIn(language, amount), givenIn(language, one, kind)].filter(Boolean).join(' '),
            ),
            ...field(
              words.paidOn,
              one.paidOn === null || datedOn === null ? null : dateIn(language, one.paidOn),
            ),
            ...field(words.exemption, one.exemption?.rule === 'private_issuer' ? privateIssuer : null),
            ...field(
              words.category,
              one.exemption?.category ? capitalized(words.categories[one.exemption.category]) : null,
            ),
          ],
        },
        { kind: 'clause', text: words.principal },
        kept(clause(facts, words.paid, { cbca: '25(3)' })),
        ...(isRestricted ? [{ kind: 'clause', text: words.restricted } as const] : []),
        {
          kind: 'signatures',
          lead: datedIn(language, datedOn),
          signees: lines.filter(isOfSubscriber),
          dateLabel: dateLabels[language],
        },
        { kind: 'paragraph', text: words.accepted },
        {
          kind: 'signatures',
          signees: lines
            .filter((line) => !isOfSubscriber(line))
            .map((line) => ({ ...line, capacity: forCorporationAs(language, office ?? line.capacity) })),
          dateLabel: dateLabels[language],
        },
      ],
    });
  },
};
