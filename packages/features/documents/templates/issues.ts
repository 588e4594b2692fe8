/** Issues of shares, as resolutions, subscriptions and certificates say them. */
import type { Appointment, Certificate } from '@tabellion/book/entities.ts';
import { isIssue } from '@tabellion/book/entities.ts';
import { isInKind } from '@tabellion/book/issuing.ts';
import type { Consideration } from '@tabellion/book/terms/securities.ts';
import type { Block, PrintedSignee } from '@tabellion/paper/printed.ts';
import { classOf, directorsOf, officersOf } from './ofTheDay.ts';
import type { Blank, BookFacts, DocumentLanguage, PrintedResolution, Signee } from './template.ts';
import {
  type Called,
  capitalized,
  classNameOf,
  clause,
  countIn,
  dateIn,
  dollarsIn,
  holderIn,
  personOf,
  shareNoun,
  signatureLines,
  wordFor,
} from './words.ts';

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

const fairValueEn =
  'at least the fair equivalent of the money that the Corporation would have received if the shares had been issued for money.';
const fairValueFr =
  'n’est pas inférieure à la somme que la société aurait reçue si les actions avaient été libérées en numéraire.';

const words = {
  en: {
    line: (shares: string, holder: string) => `${shares} to ${holder}`,
    price: (price: string, total: string) => `, at ${price} per share, ${total} in all`,
    total: (total: string) => `, for ${total} in all`,
    kind: { money: 'in money', property: 'in property', past_service: 'in past services' },
    given: (kind: string, text: string) => `${kind}: ${text}`,
    right: {
      property: 'the right that is given up for them',
      past_service: 'those for which the right was granted',
    },
    certificate: (label: string) => `, certificate ${label}`,
    issued: 'The following shares are issued as fully paid and non-assessable:',
    paid: 'The Corporation has received the full consideration for them.',
    oncePaid: 'Each share is issued once the Corporation has received the full consideration for it.',
    onceCreated:
      'Shares of a class or series that an amendment of the articles creates are issued only once the certificate of amendment has been issued.',
    worth: {
      property: `The property is worth ${fairValueEn}`,
      past_service: `The past services are worth ${fairValueEn}`,
      both: `The property and the past services are worth ${fairValueEn}`,
    },
    capital:
      'The full amount of the consideration received is added to the stated capital account of each class.',
  },
  fr: {
    line: (shares: string, holder: string) => `${shares} à ${holder}`,
    price: (price: string, total: string) => `, à ${price} l’action, soit ${total} en tout`,
    total: (total: string) => `, pour ${total} en tout`,
    kind: { money: 'en numéraire', property: 'en biens', past_service: 'en services rendus' },
    given: (kind: string, text: string) => `${kind} : ${text}`,
    right: {
      property: 'le droit auquel il est renoncé en contrepartie',
      past_service: 'ceux pour lesquels le droit a été attribué',
    },
    certificate: (label: string) => `, certificat ${label}`,
    issued: 'Les actions suivantes sont émises en tant qu’actions entièrement libérées :',
    paid: 'La société en a reçu la pleine contrepartie.',
    oncePaid: 'Chaque action est émise une fois que la société en a reçu la pleine contrepartie.',
    onceCreated:
      'Les actions d’une catégorie ou d’une série que crée une modification des statuts ne sont émises qu’une fois le certificat de modification délivré.',
    worth: {
      property: `La juste valeur des biens ${fairValueFr}`,
      past_service: `La juste valeur des services rendus ${fairValueFr}`,
      both: `La juste valeur des biens et des services rendus ${fairValueFr}`,
    },
    capital:
      'Le montant total de la contrepartie reçue est versé au compte capital déclaré de chaque catégorie.',
  },
} as const;

/** `12,000 Common shares to Yusuf Demir, at $1.00 per share, $12,000.00 in all, in money, certificate CS-9.` */
function issuedLine(facts: BookFacts, one: Certificate, { isConverted, isNumbered }: Issuing): string {
  const { language } = facts;
  const say = words[language];
  const holder = holderIn(language, personOf(facts, one.personId));
  const kind = isConverted ? null : (one.consideration?.kind ?? null);
  const total = one.consideration === null ? null : dollarsIn(language, one.consideration.amount);
  const ofPrice = (sum: string) =>
    one.price === null ? say.total(sum) : say.price(dollarsIn(language, one.price), sum);
  const paid = total === null ? '' : ofPrice(total);
  return [
    say.line(
      `${countIn(language, one.quantity)} ${shareNoun(language, one.quantity, classNameOf(facts, one))}`,
      holder,
    ),
    paid,
    kind === null ? '' : `, ${givenIn(language, one, kind)}`,
    one.label === null || !isNumbered || isUnpaid(one) ? '' : say.certificate(one.label),
    '.',
  ].join('');
}

/** Names money, or which property or services are given: where nobody said, of an option whose holder pays no price, the right itself or
 *  the services for which it was granted. */
export function givenIn(language: DocumentLanguage, one: Certificate, kind: Consideration['kind']): string {
  if (kind === null) return '';
  const say = words[language];
  if (kind === 'money') return say.kind.money;
  const { text = one.origin?.by === 'option.exercised' ? say.right[kind] : '' } = one.consideration ?? {};
  return text === '' ? say.kind[kind] : say.given(say.kind[kind], text);
}

/** Whether it was subscribed for, and paid after the resolution: which certificate it gets nobody knew then. */
const isUnpaid = (one: Certificate): boolean =>
  one.origin === undefined && one.takenOver === undefined && !isPaidBefore(one);

interface Issuing {
  /** Their consideration is what converts into them, as another clause says. */
  readonly isConverted: boolean;
  /** Whether the certificates are named by their numbers: of shares that wait for their payment nobody knows them. */
  readonly isNumbered: boolean;
  /** Whether the resolution has its day, before which consideration was received or not. */
  readonly isDated: boolean;
}

/** How directors issue them (CBCA ss. 25, 26); what is not money, they find to be worth as much. */
export function issueClauses(
  facts: BookFacts,
  issues: readonly Certificate[],
  { isConverted = false, isNumbered = true, isDated = true }: Partial<Issuing> = {},
): Block[] {
  const say = words[facts.language];
  const kinds = new Set(isConverted ? [] : issues.map(({ consideration }) => consideration?.kind));
  const [hasProperty, hasServices] = [kinds.has('property'), kinds.has('past_service')];
  const withoutProperty = hasServices ? 'past_service' : null;
  const withProperty = hasServices ? 'both' : 'property';
  const worth = hasProperty ? withProperty : withoutProperty;
  const parts = issues.map((one) => issuedLine(facts, one, { isConverted, isNumbered, isDated }));
  const isPaid = isDated && issues.every(isPaidBefore);
  const later = issues.filter((one) => isOfLaterClass(facts, one));
  const areSeries = later.every((one) => (classOf(facts, one)?.seriesOf ?? null) !== null);
  return [
    clause(facts, say.issued, { cbca: '25' }, parts),
    ...(isConverted ? [] : [clauseOf(facts, isPaid ? say.paid : say.oncePaid)]),
    ...(later.length > 0 ? [clause(facts, say.onceCreated, { cbca: areSeries ? '27(6)' : '179' })] : []),
    ...(worth === null ? [] : [clauseOf(facts, say.worth[worth])]),
    clause(facts, say.capital, { cbca: '26' }),
  ];
}

/** Whether the directors resolved it before the class was there, which waits for its certificate of amendment (CBCA s. 179). */
function isOfLaterClass(
  { classes, corporation, isUncertified }: BookFacts,
  { classId, resolution }: Certificate,
): boolean {
  const createdOn = classOf({ classes }, { classId })?.createdOn;
  if (createdOn === undefined || resolution === null || createdOn <= corporation.incorporatedOn) return false;
  return createdOn > resolution.date || (isUncertified === true && createdOn === resolution.date);
}

/** Whether the consideration was received by the day of the resolution, which then says so. */
const isPaidBefore = ({ paidOn, resolution }: Certificate): boolean =>
  paidOn !== null && resolution !== null && paidOn <= resolution.date;

const clauseOf = (facts: BookFacts, text: string): Block => clause(facts, text, { cbca: '25(3)' });

export const missingConsiderationBlanks = (issues: readonly Certificate[], isAtPrice?: boolean): Blank[] =>
  issues.flatMap((one) =>
    isConsiderationKnown(one, isAtPrice) ? [] : [{ fact: 'consideration' as const, personId: one.personId }],
  );

/** Whether it is known what was given for the shares. Those for which something converts or a right is given up need no words, nor
 *  those of a register that was kept before. @param isAtPrice  the holder of an option paid its price */
export const isConsiderationKnown = (
  { consideration, origin, takenOver }: Certificate,
  isAtPrice = false,
): boolean => {
  if (consideration === null) return false;
  const isSaid = !isInKind(consideration.kind) || consideration.text !== undefined;
  return isSaid || takenOver !== undefined || (origin !== undefined && !isAtPrice);
};

/** People by name, the first three of them. */
export function namesOf(facts: Pick<BookFacts, 'persons'>, personIds: readonly string[]): string {
  const names = [...new Set(personIds.map((personId) => personOf(facts, personId).name))];
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', ');
}

/** The signee for the corporation: the secretary where there is one, another officer, or a director.
 *  @param other  who should not sign with himself, where somebody else can */
export function signerForCorporation(
  facts: BookFacts,
  other?: string,
): Signee & { readonly office: string | null } {
  const isOther = ({ personId }: Pick<Appointment, 'personId'>) => personId !== other;
  const officers = officersOf(facts);
  const secretaryFirst = [...officers.filter(({ position }) => position === 'secretaries'), ...officers];
  const all = [...secretaryFirst, ...directorsOf(facts)];
  const seat = all.find(isOther) ?? all[0];
  if (seat === undefined || seat.position === 'director')
    return { personId: seat?.personId ?? '', capacity: 'director', office: null };
  return { personId: seat.personId, capacity: 'officer', office: officeName(facts, seat) };
}

/** The lines on which people sign for the corporation, each with the office that it is signed by. */
export const officerSignatureLines = (facts: BookFacts, signees: readonly Signee[]): PrintedSignee[] =>
  signees.flatMap((signee) => {
    const lines = signatureLines(facts, [signee]);
    const seat = officersOf(facts).find(({ personId }) => personId === signee.personId);
    if (signee.capacity !== 'officer' || seat === undefined) return lines;
    return lines.map((line) => ({ ...line, capacity: capitalized(officeName(facts, seat)) }));
  });

/** The office of an appointment, by its own title where it has one; in French as its holder is called, or by a word for everybody where
 *  nobody said how. */
export function officeName(
  facts: Pick<BookFacts, 'language' | 'persons'>,
  { position, title, personId }: Pick<Appointment, 'position' | 'title' | 'personId'>,
): string {
  const word = offices[facts.language][position] ?? position.replaceAll('_', ' ');
  return title ?? wordFor(word, personOf(facts, personId).gender);
}

/** The day since which a seat is held, or the last one on which it can have begun. */
export const seatDayIn = (language: DocumentLanguage, { from, orBefore }: Appointment): string =>
  orBefore === true
    ? `${dateIn(language, from)} ${{ en: 'or before', fr: 'ou avant' }[language]}`
    : dateIn(language, from);

const offices: Readonly<
  Record<DocumentLanguage, Readonly<Partial<Record<Appointment['position'], Called>>>>
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
    assistant_secretary: { f: 'secrétaire adjointe', m: 'secrétaire adjoint', both: 'secrétaire adjoint(e)' },
    assistant_treasurer: {
      f: 'trésorière adjointe',
      m: 'trésorier adjoint',
      both: 'trésorier(ère) adjoint(e)',
    },
    authorized_signing_officer: {
      f: 'signataire autorisée',
      m: 'signataire autorisé',
      both: 'signataire autorisé(e)',
    },
    chair: {
      f: 'présidente du conseil d’administration',
      m: 'président du conseil d’administration',
      both: 'président(e) du conseil d’administration',
    },
    chair_person: {
      f: 'présidente du conseil d’administration',
      m: 'président du conseil d’administration',
      both: 'président(e) du conseil d’administration',
    },
    chair_man: 'président du conseil d’administration',
    chair_woman: 'présidente du conseil d’administration',
    chief_administrative_officer: 'chef de l’administration',
    chief_financial_officers: 'chef des finances',
    chief_information_officers: 'chef de l’information',
    chief_manager: 'gestionnaire en chef',
    comptroller: {
      f: 'contrôleuse financière',
      m: 'contrôleur financier',
      both: 'contrôleur(euse) financier(ère)',
    },
    executive_director: {
      f: 'directrice exécutive',
      m: 'directeur exécutif',
      both: 'directeur(trice) exécutif(ve)',
    },
    managing_director: {
      f: 'administratrice déléguée',
      m: 'administrateur délégué',
      both: 'administrateur(trice) délégué(e)',
    },
    vice_chair: {
      f: 'vice-présidente du conseil d’administration',
      m: 'vice-président du conseil d’administration',
      both: 'vice-président(e) du conseil d’administration',
    },
    presidents: { f: 'présidente', m: 'président', both: 'président(e)' },
    secretaries: 'secrétaire',
    treasurers: { f: 'trésorière', m: 'trésorier', both: 'trésorier(ère)' },
    chief_operating_officers: 'chef de l’exploitation',
    chief_executive_officers: 'chef de la direction',
    vice_presidents: { f: 'vice-présidente', m: 'vice-président', both: 'vice-président(e)' },
    general_managers: {
      f: 'directrice générale',
      m: 'directeur général',
      both: 'directeur(trice) général(e)',
    },
  },
};
