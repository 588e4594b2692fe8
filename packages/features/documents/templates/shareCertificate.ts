/** A share certificate, or the acknowledgment of the right to one (CBCA s. 49(1), (4), (7), (8), (13)). It is signed in ink, or its
 *  signature is printed: electronic signatures do not reach it (ss. 252.2, 48-81). */
import type { Certificate } from '@tabellion/book/entities.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { officeName } from './issues.ts';
import { numberInWords } from './numberWords.ts';
import type { BookFacts, Template } from './template.ts';
import { classOf, countIn, dateIn, directorsOf, holderIn, officersOf, personOf } from './words.ts';

const en = {
  certificate: (className: string) => `${className} shares`,
  acknowledgment: 'Acknowledgment of the right to a share certificate',
  titleOf: (label: string, holder: string) => `Certificate ${label}, ${holder}`,
  acknowledgmentOf: (label: string, holder: string) => `Acknowledgment ${label}, ${holder}`,
  number: 'Certificate',
  shares: 'Shares',
  certifies: 'This certifies that',
  acknowledges: 'The Corporation acknowledges that',
  holds: (words: string, count: string, className: string) =>
    `is the registered holder of ${words} (${count}) fully paid and non-assessable ${className} shares, without par value, in the capital of the Corporation.`,
  right:
    'The holder has the right to obtain a share certificate for these shares. This acknowledgment cannot be transferred.',
  transfer_restriction: (text: string) => `The articles restrict the transfer of shares: ${text}`,
  shareholder_agreement: 'The shares are subject to a unanimous shareholder agreement.',
  class_rights:
    'The Corporation has more than one class or series of shares. It gives the holder, on demand and without charge, a copy of the full text of the rights, privileges, restrictions and conditions attached to each.',
  director: 'Director',
  dated: (on: string) => `Dated ${on}`,
};
const fr: typeof en = {
  certificate: (className) => `Actions « ${className} »`,
  acknowledgment: 'Reconnaissance du droit à un certificat d’action',
  titleOf: (label, holder) => `Certificat ${label}, ${holder}`,
  acknowledgmentOf: (label, holder) => `Reconnaissance ${label}, ${holder}`,
  number: 'Certificat',
  shares: 'Actions',
  certifies: 'Le présent certificat atteste que',
  acknowledges: 'La société reconnaît que',
  holds: (words, count, className) =>
    `est le détenteur inscrit de ${words} (${count}) actions « ${className} », entièrement libérées et sans valeur nominale, du capital de la société.`,
  right:
    'Le détenteur a le droit d’obtenir un certificat pour ces actions. La présente reconnaissance est incessible.',
  transfer_restriction: (text) => `Les statuts restreignent le transfert des actions : ${text}`,
  shareholder_agreement: 'Les actions sont régies par une convention unanime des actionnaires.',
  class_rights:
    'La société a plus d’une catégorie ou série d’actions. Elle remet au détenteur, sur demande et sans frais, le texte intégral des droits, privilèges, conditions et restrictions de chacune.',
  director: 'Administrateur',
  dated: (on) => `Fait le ${on}`,
};
const wording = { en, fr };

export const shareCertificate: Template = {
  name: 'share_certificate',
  section: 'certificates',
  audience: 'shareholders',
  version: '2026-11-23',
  of: 'shareholders',
  due: (facts) =>
    facts.certificates
      .filter((one) => one.status === 'open' && one.label !== null)
      .map((one) => {
        const words = wording[facts.language];
        const holder = holderIn(facts.language, personOf(facts, one.personId));
        const titleOf = one.form === 'acknowledgment' ? words.acknowledgmentOf : words.titleOf;
        return {
          subject: one.securityId,
          title: titleOf(one.label ?? '', holder),
          number: one.label,
          datedOn: one.takenOver?.issuedOn ?? one.issuedOn,
          carries: [facts.madeBy.get(one.securityId) ?? []].flat(),
          personId: one.personId,
          signees: [],
        };
      }),
  print(facts, { subject }) {
    const { language } = facts;
    const words = wording[language];
    const one = facts.certificates.find(({ securityId }) => securityId === subject);
    if (one === undefined) return err([{ fact: 'person_name' }]);
    const holder = holderIn(language, personOf(facts, one.personId));
    if (holder === '') return err([{ fact: 'person_name', personId: one.personId }]);
    const className = classOf(facts, one)?.name ?? '';
    const isAcknowledgment = one.form === 'acknowledgment';
    const count = countIn(language, one.quantity);
    const signer = signerOf(facts);
    return ok({
      layout: 'certificate',
      title: isAcknowledgment ? words.acknowledgment : words.certificate(className),
      blocks: [
        {
          kind: 'fields',
          fields: [
            { label: words.number, value: one.label ?? '' },
            { label: words.shares, value: count },
          ],
        },
        { kind: 'paragraph', text: isAcknowledgment ? words.acknowledges : words.certifies },
        { kind: 'heading', text: holder },
        { kind: 'paragraph', text: words.holds(numberInWords(one.quantity, language), count, className) },
        ...(isAcknowledgment ? [{ kind: 'paragraph', text: words.right } as const] : []),
        ...legendsOf(facts, one),
        {
          kind: 'signatures',
          lead: words.dated(dateIn(language, one.takenOver?.issuedOn ?? one.issuedOn)),
          signees: [signer],
        },
      ],
    });
  },
};

function legendsOf({ corporation, language }: BookFacts, { legends = [] }: Certificate): Block[] {
  const words = wording[language];
  const { transferRestrictions } = corporation;
  return legends.flatMap((legend): Block[] => {
    if (legend !== 'transfer_restriction') return [{ kind: 'note', text: words[legend] }];
    return typeof transferRestrictions === 'string'
      ? [{ kind: 'note', text: words.transfer_restriction(transferRestrictions) }]
      : [];
  });
}

/** At least one director or officer signs: the secretary where there is one. */
function signerOf(facts: BookFacts) {
  const officers = officersOf(facts);
  const officer = officers.find(({ position }) => position === 'secretaries') ?? officers[0];
  const [director] = directorsOf(facts);
  const personId = officer?.personId ?? director?.personId ?? '';
  const capacity =
    officer === undefined ? wording[facts.language].director : officeName(facts.language, officer);
  return { key: personId, name: personOf(facts, personId).name, capacity };
}
