/** Dates, numbers, money, names and capacities as documents spell them. */
import type { Certificate } from '@tabellion/book/entities.ts';
import type { OfficeAddress } from '@tabellion/book/terms/corporation.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { decimal, roundToCents } from '@tabellion/kernel/decimal.ts';
import { dollarsOfCents, formatCents } from '@tabellion/kernel/money.ts';
import { classNameIn } from '@tabellion/law/className.ts';
import type { Clause, PrintedSignee } from '@tabellion/paper/printed.ts';
import { longDate, longMonthDay } from '@tabellion/texts/longDate.ts';
import { classOf } from './ofTheDay.ts';
import { type Provision, printedIn } from './provisions.ts';
import type { BookFacts, DocumentLanguage, PrintedPerson, Signee } from './template.ts';

const locale = { en: 'en-CA', fr: 'fr-CA' } as const;

export const dateIn = (language: DocumentLanguage, on: string): string => longDate(on, language);

/** After `dated as of` and `en date du`: the day, or that of the last signature, which nobody knows before. */
export const dayIn = (language: DocumentLanguage, on: PlainDate | null): string =>
  on === null
    ? { en: 'the day of the last signature', fr: 'jour de la dernière signature' }[language]
    : dateIn(language, on);

/** After `effective` and `à compter`: the day from which acts hold, or that of the certificate for which they wait. */
export const fromDayIn = (
  { language, isUncertified }: Pick<BookFacts, 'language' | 'isUncertified'>,
  on: PlainDate,
): string => {
  if (isUncertified)
    return { en: 'the date of the certificate of amendment', fr: 'de la date du certificat de modification' }[
      language
    ];
  return `${{ en: '', fr: 'du ' }[language]}${dateIn(language, on)}`;
};

/** `fromDayIn` of an act or, where that is later, of its resolution: nothing holds before it was resolved, whatever day an older
 *  entry bears (CBCA ss. 19(3), 106, 109, 142(1)). */
export const fromResolutionIn = (
  facts: Pick<BookFacts, 'language' | 'isUncertified'>,
  {
    effectiveOn,
    payload: { resolution },
  }: {
    readonly effectiveOn: PlainDate;
    readonly payload: { readonly resolution: { readonly date: PlainDate } | null };
  },
): string =>
  fromDayIn(facts, resolution !== null && resolution.date > effectiveOn ? resolution.date : effectiveOn);

/** The date line of an agreement. */
export const datedIn = (language: DocumentLanguage, on: PlainDate | null): string => {
  if (on === null)
    return { en: 'Dated the day of the last signature', fr: 'Fait le jour de la dernière signature' }[
      language
    ];
  return `${{ en: 'Dated', fr: 'Fait le' }[language]} ${dateIn(language, on)}`;
};

/** The day on which each financial year ends, `MM-DD`; `02-29` is the last day of February. */
export const yearEndIn = (language: DocumentLanguage, yearEnd: string): string => {
  if (yearEnd !== '02-29') return longMonthDay(yearEnd, language);
  return language === 'en' ? 'the last day of February' : 'dernier jour de février';
};

/** Made once: to make one takes longer than what it formats. */
const counts = {
  en: new Intl.NumberFormat(locale.en, { maximumFractionDigits: 10 }),
  fr: new Intl.NumberFormat(locale.fr, { maximumFractionDigits: 10 }),
};
const atLeastCents = { minimumFractionDigits: 2, maximumFractionDigits: 10 };
const amounts = {
  en: new Intl.NumberFormat(locale.en, atLeastCents),
  fr: new Intl.NumberFormat(locale.fr, atLeastCents),
};
const lists = {
  en: new Intl.ListFormat(locale.en, { type: 'conjunction' }),
  fr: new Intl.ListFormat(locale.fr, { type: 'conjunction' }),
};

export const countIn = (language: DocumentLanguage, value: bigint | number | string): string =>
  counts[language].format(value as number);

/** Dollars, to the cent at least: `$1,250.00`, `1 250,00 $`. */
export const dollarsIn = (language: DocumentLanguage, amount: string): string => {
  const value = amounts[language].format(amount as unknown as number);
  return language === 'en' ? `$${value}` : `${value}\u00a0$`;
};

/** Dollars to the cent, which says so where the register has more digits: `$123.59 (to the nearest cent)`. */
export const centsIn = (language: DocumentLanguage, amount: string): string => {
  const cents = roundToCents(decimal(amount), 'half_up');
  const dollars = dollarsIn(language, formatCents(cents));
  if (dollarsOfCents(cents) === decimal(amount)) return dollars;
  return `${dollars} ${language === 'en' ? '(to the nearest cent)' : '(au cent près)'}`;
};

export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** `Ann, Bob and Carla`. */
export const listIn = (language: DocumentLanguage, names: readonly string[]): string =>
  lists[language].format(names);

export const addressLine = ({ street, unit, city, province, postalCode }: OfficeAddress): string =>
  `${[street, unit].filter(Boolean).join(', ')}, ${city} ${province} ${postalCode}`;

/** The provision that a clause rests on, as the corporation's own Act numbers it; nothing where that is not known. */
export const section = (
  { statute, language }: Pick<BookFacts, 'statute' | 'language'>,
  of: Provision,
): { readonly section?: string } => {
  const cited = printedIn(statute, of);
  if (cited === null) return {};
  const { act, number } = cited;
  // Subsections of one section are of one section: s. 27(4)-(6).
  const english = /[,-]\s*\d/.test(number) ? 'ss.' : 's.';
  const sign = language === 'en' ? english : 'art.';
  // French writes the paragraph without a bracket of its own: 35(1)c).
  const spelled = language === 'fr' ? number.replace(/\)\((?=[a-z]\))/g, ')') : number;
  return { section: `${acts[act][language]}, ${sign}\u00a0${spelled}` };
};

const acts = {
  cbca: { en: 'CBCA', fr: 'LCSA' },
  obca: { en: 'OBCA', fr: 'LSAO' },
  cia: {
    en: 'Corporations Information Act (Ontario)',
    fr: 'Loi sur les renseignements exigés des personnes morales (Ontario)',
  },
  ni_45_106: { en: 'NI 45-106', fr: 'Norme canadienne 45-106' },
} as const;

/** A clause with the provision on which it rests, and its parts. */
export const clause = (
  facts: Pick<BookFacts, 'statute' | 'language'>,
  text: string,
  of: Provision = {},
  parts?: readonly string[],
): Clause => ({
  kind: 'clause',
  text,
  ...(parts !== undefined && { parts }),
  ...section(facts, of),
});

const nobody: PrintedPerson = {
  name: '',
  isBody: false,
  address: null,
  serviceAddress: null,
  formAddress: null,
  residentCanadian: null,
  residentGround: null,
  gender: null,
  members: [],
};
export const personOf = ({ persons }: Pick<BookFacts, 'persons'>, id: string): PrintedPerson =>
  persons.get(id) ?? nobody;

/** The name of a class in the language of the document; empty of one that is not there. */
export const classNameOf = (
  { language, classes }: Pick<BookFacts, 'language' | 'classes'>,
  of: Pick<Certificate, 'classId'>,
): string => {
  const terms = classOf({ classes }, of);
  return terms === undefined ? '' : classNameIn(language, terms);
};

/** `Ann Tremblay` and those who hold with her, as certificates name them. */
export const holderIn = (language: DocumentLanguage, { name, members }: PrintedPerson): string =>
  members.length === 0 ? name : listIn(language, members);

/** `Common shares`, `actions « Ordinaires »`; a class whose name says that it is shares is not said to be twice. */
export const shareNoun = (language: DocumentLanguage, quantity: bigint, className: string): string => {
  const noun = { en: quantity === 1n ? 'share' : 'shares', fr: quantity === 1n ? 'action' : 'actions' }[
    language
  ];
  if (language === 'en') return `${className.replace(/\s*\bshares?$/i, '')} ${noun}`.trim();
  if (!/^actions?\s/i.test(className)) return `${noun} « ${className} »`;
  return quantity === 1n ? oneShareIn(className) : className.replace(/^actions?/i, noun);
};

/** `8,000 Common shares`, `8 000 actions « Common »`; French says `de` after whole millions: `2 000 000 d’actions`. */
export const countedShares = (language: DocumentLanguage, quantity: bigint, className: string): string => {
  const isMillions = language === 'fr' && quantity > 0n && quantity % 1_000_000n === 0n;
  return `${countIn(language, quantity)} ${isMillions ? 'd’' : ''}${shareNoun(language, quantity, className)}`;
};

/** `action ordinaire de catégorie A`: the adjectives of a French name agree with one share. */
const oneShareIn = (className: string): string =>
  className.replace(
    /^actions?((?: \p{L}+s(?= |$))*)/iu,
    (_, adjectives: string) => `action${adjectives.replaceAll(/s(?= |$)/g, '')}`,
  );

/** The lines on which people sign: joint holders each have one, and a person signs for a body corporate. */
export const signatureLines = (
  facts: Pick<BookFacts, 'persons' | 'language'>,
  signees: readonly Signee[],
): PrintedSignee[] =>
  signees.flatMap(({ personId, capacity }) => {
    const { name, isBody, members, gender } = personOf(facts, personId);
    const words = capacities[facts.language];
    const called = wordFor(words[capacity], gender);
    const key = `${capacity}:${personId}`;
    if (members.length > 0)
      return members.map((member, at) => ({
        key: `${key}:${at + 1}`,
        name: member,
        capacity: `${called}, ${words.joint}`,
      }));
    return [{ key, name, capacity: isBody ? `${called}, ${words.signatory}` : called }];
  });

/** A word for a person: as she or he is called, or one for everybody. */
export type Called = string | Readonly<Record<'f' | 'm' | 'both', string>>;

export const wordFor = (word: Called, gender: PrintedPerson['gender']): string =>
  typeof word === 'string' ? word : word[gender ?? 'both'];

/** Names of the capacities in which people sign. */
export const capacities = {
  en: {
    incorporator: 'Incorporator',
    director: 'Director',
    shareholder: 'Shareholder',
    subscriber: 'Subscriber',
    holder: 'Holder',
    officer: 'Officer',
    chair: 'Chair of the meeting',
    secretary: 'Secretary of the meeting',
    joint: 'jointly',
    signatory: 'by its authorized signatory',
  },
  fr: {
    incorporator: { f: 'Fondatrice', m: 'Fondateur', both: 'Fondateur ou fondatrice' },
    director: { f: 'Administratrice', m: 'Administrateur', both: 'Membre du conseil d’administration' },
    shareholder: 'Actionnaire',
    subscriber: { f: 'Souscriptrice', m: 'Souscripteur', both: 'Partie souscriptrice' },
    holder: 'Titulaire',
    officer: { f: 'Dirigeante', m: 'Dirigeant', both: 'Membre de la direction' },
    chair: { f: 'Présidente de la séance', m: 'Président de la séance', both: 'Présidence de la séance' },
    secretary: 'Secrétaire de la séance',
    joint: 'conjointement',
    signatory: 'par une personne autorisée',
  },
} as const;
