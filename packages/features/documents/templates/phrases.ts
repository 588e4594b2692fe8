/** Shares, certificates, money and vesting, as resolutions and agreements say them. */
import { isDated, type PlannedVesting } from '@tabellion/book/vesting.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { signerForCorporation } from './issues.ts';
import type { BookFacts, DocumentLanguage, DueDocument } from './template.ts';
import {
  certificateWith,
  classNameOf,
  clause,
  countIn,
  datedIn,
  dateIn,
  dollarsIn,
  holderIn,
  listIn,
  personOf,
  shareNoun,
  signatureLines,
} from './words.ts';

/** `8,000 Common shares`, `8 000 actions « Common »`. */
export const sharesIn = (
  { language, classes }: Pick<BookFacts, 'language' | 'classes'>,
  quantity: bigint | string,
  classId: string,
): string =>
  `${countIn(language, quantity)} ${shareNoun(language, BigInt(quantity), classNameOf({ language, classes }, { classId }))}`;

/** `the Common shares`, `les actions « Common »`: of the class, not counted. */
export const classIn = (
  { language, classes }: Pick<BookFacts, 'language' | 'classes'>,
  classId: string,
): string => shareNoun(language, 2n, classNameOf({ language, classes }, { classId }));

export const holderNameOf = (facts: Pick<BookFacts, 'language' | 'persons'>, personId: string): string =>
  holderIn(facts.language, personOf(facts, personId));

/** `certificate CS-7`; empty of a security without a number. */
export const certificateIn = (
  { language, certificates }: Pick<BookFacts, 'language' | 'certificates'>,
  securityId: string,
): string => {
  const label = certificateWith({ certificates }, securityId)?.label ?? null;
  if (label === null) return '';
  return `${language === 'en' ? 'certificate' : 'certificat'} ${label}`;
};

const rights = {
  en: { option: 'option', warrant: 'warrant', safe: 'agreement', note: 'note', debt: 'debt' },
  fr: { option: 'option', warrant: 'bon de souscription', safe: 'entente', note: 'billet', debt: 'créance' },
};

/** `option OP-1`; empty of one that is not there. */
export function rightIn(
  { instruments, language }: Pick<BookFacts, 'instruments' | 'language'>,
  securityId: string,
): string {
  const one = instruments.find((right) => right.securityId === securityId);
  return one === undefined ? '' : `${rights[language][one.kind]} ${one.label}`;
}

/** `option OP-1, held by Ann Roy`. */
export function heldRightIn(facts: BookFacts, securityId: string): string {
  const one = facts.instruments.find((right) => right.securityId === securityId);
  if (one === undefined) return '';
  const isMasculine = one.kind === 'warrant' || one.kind === 'note';
  const held = { en: 'held by', fr: isMasculine ? 'détenu par' : 'détenue par' }[facts.language];
  return `${rightIn(facts, securityId)}, ${held} ${holderNameOf(facts, one.personId)}`;
}

/** The certificate that a holder gets for what is left of his. */
export const balanceCertificateClause = (
  facts: BookFacts,
  { classId, personId }: { readonly classId: string; readonly personId: string },
  balance: { readonly securityId: string; readonly quantity: string } | null,
): Block[] => {
  if (balance === null) return [];
  const shares = joined(sharesIn(facts, balance.quantity, classId), certificateIn(facts, balance.securityId));
  const holder = holderNameOf(facts, personId);
  const text = {
    en: `For the rest, ${holder} receives ${shares}.`,
    fr: `Pour le solde, ${holder} reçoit ${shares}.`,
  }[facts.language];
  return [clause(facts, text)];
};

/** An amount in dollars, or in the currency of the agreement. */
export const moneyIn = (language: DocumentLanguage, amount: string, currency: string): string =>
  currency === 'CAD'
    ? dollarsIn(language, amount)
    : `${dollarsIn(language, amount).replace('$', '').trim()}\u00a0${currency}`;

/** `For the Corporation, Director`, `Pour la société, présidente`. */
export const forCorporationAs = (language: DocumentLanguage, office: string): string =>
  language === 'en'
    ? `For the Corporation, ${office}`
    : `Pour la société, ${office.charAt(0).toLowerCase()}${office.slice(1)}`;

/** How an agreement ends: the other party signs it, and an officer or director for the corporation. */
export function agreementSignatures(
  facts: BookFacts,
  { signees, datedOn }: Pick<DueDocument, 'signees' | 'datedOn'>,
): Block[] {
  const { office } = signerForCorporation(facts, signees[0]?.personId);
  const lines = signees.flatMap((signee, at) =>
    signatureLines(facts, [signee]).map((line) =>
      at === 0 ? line : { ...line, capacity: forCorporationAs(facts.language, office ?? line.capacity) },
    ),
  );
  return [{ kind: 'signatures', lead: datedIn(facts.language, datedOn), signees: lines }];
}

/** `a, b, c`, without what is empty. */
export const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

const en = {
  all: 'All of them have vested.',
  each: { monthly: 'monthly', quarterly: 'quarterly', yearly: 'yearly' },
  unit: {
    monthly: (count: number) => (count === 1 ? '1 month' : `${count} months`),
    quarterly: (count: number) => (count === 1 ? '1 quarter' : `${count} quarters`),
    yearly: (count: number) => (count === 1 ? '1 year' : `${count} years`),
  },
  schedule: (each: string, period: string, start: string) =>
    `The shares vest ${each} over ${period} from ${start}`,
  issue: 'the day on which they are issued',
  cliff: (cliff: string) =>
    `; none vest in the first ${cliff}, and what would have vested in that time vests at its end`,
  dated: (dates: string) => `The shares vest as follows: ${dates}.`,
  date: (count: string, on: string) => `${count} on ${on}`,
};
const fr: typeof en = {
  all: 'Les droits sur toutes ces actions sont acquis.',
  each: { monthly: 'chaque mois', quarterly: 'chaque trimestre', yearly: 'chaque année' },
  unit: {
    monthly: (count) => `${count} mois`,
    quarterly: (count) => (count === 1 ? '1 trimestre' : `${count} trimestres`),
    yearly: (count) => (count === 1 ? '1 an' : `${count} ans`),
  },
  schedule: (each, period, start) =>
    `Les droits s’acquièrent ${each} pendant ${period} à compter du ${start}`,
  issue: 'leur émission',
  cliff: (cliff) =>
    `; aucun n’est acquis pendant une période d’attente initiale de ${cliff}, au terme de laquelle sont acquis ceux de toute la période`,
  dated: (dates) => `Les droits s’acquièrent comme suit : ${dates}.`,
  date: (count, on) => `${count} le ${on}`,
};
const wording = { en, fr };

/** When shares vest, in a sentence. @param on  the day from which an open start counts; null while they are not issued */
export function vestingIn(
  language: DocumentLanguage,
  terms: PlannedVesting | null,
  on: PlainDate | null,
): string {
  const words = wording[language];
  if (terms === null) return words.all;
  if (isDated(terms))
    return words.dated(
      listIn(
        language,
        terms.dates.map((one) => words.date(countIn(language, one.quantity), dateIn(language, one.on))),
      ),
    );
  const { frequency, period, cliff, start } = terms;
  const unit = words.unit[frequency];
  const from = start ?? on;
  const first = from === null ? words.issue : dateIn(language, from);
  const schedule = words.schedule(words.each[frequency], unit(period), first);
  return `${schedule}${cliff > 0 ? words.cliff(unit(cliff)) : ''}.`;
}
