/** Issues of shares, as resolutions, subscriptions and certificates say them. */
import type { Appointment, Certificate } from '@tabellion/book/entities.ts';
import { isIssue } from '@tabellion/book/entities.ts';
import type { BookFacts, DocumentLanguage, PrintedResolution } from './template.ts';
import { classOf, countIn, dollarsIn, holderIn, personOf } from './words.ts';

/** Issued under a resolution: the one that the certificates name. */
export const issuesUnder = (
  { certificates }: Pick<BookFacts, 'certificates'>,
  resolution: Pick<PrintedResolution, 'number' | 'datedOn'> | undefined,
): Certificate[] =>
  resolution === undefined
    ? []
    : certificates.filter(
        (one) =>
          isIssue(one) &&
          one.status !== 'void' &&
          one.resolution?.number === resolution.number &&
          one.resolution?.date === resolution.datedOn,
      );

const words = {
  en: {
    line: (shares: string, className: string, holder: string) => `${shares} ${className} shares to ${holder}`,
    price: (price: string, total: string) => `, at ${price} per share, ${total} in all`,
    total: (total: string) => `, for ${total} in all`,
    kind: { money: 'in money', property: 'in property', past_service: 'in past services' },
    certificate: (label: string) => `, certificate ${label}`,
  },
  fr: {
    line: (shares: string, className: string, holder: string) =>
      `${shares} actions « ${className} » à ${holder}`,
    price: (price: string, total: string) => `, à ${price} l’action, soit ${total} en tout`,
    total: (total: string) => `, pour ${total} en tout`,
    kind: { money: 'en argent', property: 'en biens', past_service: 'en services rendus' },
    certificate: (label: string) => `, certificat ${label}`,
  },
} as const;

/** `12,000 Common shares to Yusuf Demir, at $1.00 per share, $12,000.00 in all, in money, certificate CS-9.` */
export function issuedLine(facts: BookFacts, one: Certificate): string {
  const { language } = facts;
  const say = words[language];
  const holder = holderIn(language, personOf(facts, one.personId));
  const kind = one.consideration?.kind ?? null;
  const total = one.consideration === null ? null : dollarsIn(language, one.consideration.amount);
  return [
    say.line(countIn(language, one.quantity), classOf(facts, one)?.name ?? '', holder),
    total === null
      ? ''
      : one.price === null
        ? say.total(total)
        : say.price(dollarsIn(language, one.price), total),
    kind !== null && kind in say.kind ? `, ${say.kind[kind as keyof typeof say.kind]}` : '',
    one.label === null ? '' : say.certificate(one.label),
    '.',
  ].join('');
}

/** The office of an appointment, by its own title where it has one. */
export const officeName = (language: DocumentLanguage, { position, title }: Appointment): string =>
  title ?? offices[language][position] ?? position.replaceAll('_', ' ');

const offices: Readonly<
  Record<DocumentLanguage, Readonly<Partial<Record<Appointment['position'], string>>>>
> = {
  en: {
    assistant_secretary: 'Assistant Secretary',
    assistant_treasurer: 'Assistant Treasurer',
    authorized_signing_officer: 'Authorized Signing Officer',
    chair: 'Chair',
    chair_person: 'Chairperson',
    chair_man: 'Chairman',
    chair_woman: 'Chairwoman',
    chief_administrative_officer: 'Chief Administrative Officer',
    chief_financial_officers: 'Chief Financial Officer',
    chief_information_officers: 'Chief Information Officer',
    chief_manager: 'Chief Manager',
    comptroller: 'Comptroller',
    executive_director: 'Executive Director',
    managing_director: 'Managing Director',
    vice_chair: 'Vice-Chair',
    presidents: 'President',
    secretaries: 'Secretary',
    treasurers: 'Treasurer',
    chief_operating_officers: 'Chief Operating Officer',
    chief_executive_officers: 'Chief Executive Officer',
    vice_presidents: 'Vice-President',
    general_managers: 'General Manager',
  },
  fr: {
    assistant_secretary: 'secrétaire adjoint',
    assistant_treasurer: 'trésorier adjoint',
    authorized_signing_officer: 'signataire autorisé',
    chair: 'présidence du conseil d’administration',
    chair_person: 'présidence du conseil d’administration',
    chair_man: 'président du conseil d’administration',
    chair_woman: 'présidente du conseil d’administration',
    chief_administrative_officer: 'chef de l’administration',
    chief_financial_officers: 'chef des finances',
    chief_information_officers: 'chef de l’information',
    chief_manager: 'gestionnaire en chef',
    comptroller: 'contrôleur',
    executive_director: 'directeur exécutif',
    managing_director: 'administrateur délégué',
    vice_chair: 'vice-présidence du conseil d’administration',
    presidents: 'président',
    secretaries: 'secrétaire',
    treasurers: 'trésorier',
    chief_operating_officers: 'chef de l’exploitation',
    chief_executive_officers: 'chef de la direction',
    vice_presidents: 'vice-président',
    general_managers: 'directeur général',
  },
};
