/** Shares, certificates, money and vesting, as resolutions and agreements say them. */
import type { Instrument } from '@tabellion/book/entities.ts';
import type { OptionTerms } from '@tabellion/book/terms/instruments.ts';
import { isDated, type PlannedVesting } from '@tabellion/book/vesting.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { signerForCorporation } from './issues.ts';
import { statuteName } from './jurisdictions.ts';
import { byCertificateNumber, certificateWith } from './ofTheDay.ts';
import type { BookFacts, DocumentLanguage, DueDocument } from './template.ts';
import {
  classNameOf,
  clause,
  countedShares,
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
): string => countedShares(language, BigInt(quantity), classNameOf({ language, classes }, { classId }));

/** `the Common shares`, `les actions « Common »`: of the class, not counted. */
export const classIn = (
  { language, classes }: Pick<BookFacts, 'language' | 'classes'>,
  classId: string,
): string => shareNoun(language, 2n, classNameOf({ language, classes }, { classId }));

export const holderNameOf = (facts: Pick<BookFacts, 'language' | 'persons'>, personId: string): string =>
  holderIn(facts.language, personOf(facts, personId));

/** True where the holder was given an acknowledgment of the right to a certificate, and no certificate (CBCA s. 49(1)). */
export const isAcknowledged = (facts: Pick<BookFacts, 'certificates'>, securityId: string): boolean =>
  certificateWith(facts, securityId)?.form === 'acknowledgment';

/** `certificate CS-7`, `acknowledgment CS-7`; empty of a security without a number. */
export const certificateIn = (
  { language, certificates }: Pick<BookFacts, 'language' | 'certificates'>,
  securityId: string,
): string => {
  const label = certificateWith({ certificates }, securityId)?.label ?? null;
  if (label === null) return '';
  const names = isAcknowledged({ certificates }, securityId)
    ? { en: 'acknowledgment', fr: 'reconnaissance' }
    : { en: 'certificate', fr: 'certificat' };
  return `${names[language]} ${label}`;
};

const rights = {
  en: {
    option: 'option',
    share_unit: 'share unit',
    appreciation_right: 'share appreciation right',
    warrant: 'warrant',
    safe: 'agreement',
    note: 'note',
    debt: 'debt',
  },
  fr: {
    option: 'option',
    share_unit: 'unité d’action',
    appreciation_right: 'droit à la plus-value d’actions',
    warrant: 'bon de souscription',
    safe: 'entente',
    note: 'billet',
    debt: 'titre de créance',
  },
} as const;

type RightName = keyof typeof rights.en;

const masculine: ReadonlySet<RightName> = new Set(['appreciation_right', 'warrant', 'note', 'debt']);

/** An option, a share unit and an appreciation right are granted alike, and are not the same right. */
const rightNameOf = ({ kind, terms }: Instrument): RightName =>
  terms.of === 'option' ? terms.compensation : kind;

/** `share unit`, `unité d’action`. */
export const compensationIn = (language: DocumentLanguage, compensation: OptionTerms['compensation']) =>
  rights[language][compensation];

export const instrumentOf = (
  { instruments }: Pick<BookFacts, 'instruments'>,
  securityId: string,
): Instrument | undefined => instruments.find((one) => one.securityId === securityId);

/** `option OP-1`; empty of one that is not there. */
export function rightIn(
  { instruments, language }: Pick<BookFacts, 'instruments' | 'language'>,
  securityId: string,
): string {
  const one = instrumentOf({ instruments }, securityId);
  return one === undefined ? '' : `${rights[language][rightNameOf(one)]} ${one.label}`;
}

/** `option OP-1, held by Ann Roy`. @param shares  those that it gives a right to: `option OP-1 for 100 Common shares, held by Ann Roy` */
export function heldRightIn(facts: BookFacts, securityId: string, shares = ''): string {
  const { language } = facts;
  const one = instrumentOf(facts, securityId);
  if (one === undefined) return '';
  const held = { en: 'held by', fr: masculine.has(rightNameOf(one)) ? 'détenu par' : 'détenue par' }[
    language
  ];
  const what = shares === '' ? '' : ` ${{ en: 'for', fr: 'portant sur' }[language]} ${shares}`;
  return `${rightIn(facts, securityId)}${what}, ${held} ${holderNameOf(facts, one.personId)}`;
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
    en: `The balance of ${shares}, stays in the name of ${holder}.`,
    fr: `Le solde, soit ${shares}, reste détenu par ${holder}.`,
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

/** Each party writes the day on which it signs. */
export const dateLabels = { en: 'Date:', fr: 'Date\u00a0:' } as const;

/** How an agreement ends: the other parties sign it, and an officer or director for the corporation, who is not the first of them
 *  where somebody else can. */
export function agreementSignatures(
  facts: BookFacts,
  { signees, datedOn }: Pick<DueDocument, 'signees' | 'datedOn'>,
): Block[] {
  const { office } = signerForCorporation(facts, signees[0]?.personId);
  const lines = signees.flatMap((signee) =>
    signatureLines(facts, [signee]).map((line) =>
      signee.capacity === 'shareholder' || signee.capacity === 'holder'
        ? line
        : { ...line, capacity: forCorporationAs(facts.language, office ?? line.capacity) },
    ),
  );
  const dateLabel = dateLabels[facts.language];
  return [{ kind: 'signatures', lead: datedIn(facts.language, datedOn), signees: lines, dateLabel }];
}

/** `8,000 Common shares, CS-1`, a line for each certificate that somebody holds on the day of the facts. */
export const heldSharesIn = (facts: BookFacts, personId: string): string =>
  facts.certificates
    .filter((one) => one.personId === personId && isOpenOn(one, facts.asOf))
    .toSorted(byCertificateNumber)
    .map((one) => joined(sharesIn(facts, one.quantity, one.classId), one.label ?? ''))
    .join('\n');

const isOpenOn = ({ status, issuedOn, ended }: BookFacts['certificates'][number], on: PlainDate): boolean =>
  status !== 'void' && issuedOn <= on && (ended === undefined || ended.on > on);

/** The law that governs an agreement: that of the province of the registered office. */
export function lawOf({ language, corporation }: Pick<BookFacts, 'language' | 'corporation'>): string {
  const law = statuteName(null, language, corporation.province);
  return {
    en: `This agreement is governed by the ${law} and by the laws of Canada that apply there.`,
    fr: `La présente convention est régie par le ${law} et par les lois du Canada qui s’y appliquent.`,
  }[language];
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
  day: (on: string) => on,
  cliff: (cliff: string) =>
    `; none vest in the first ${cliff}, and what would have vested in that time vests at its end`,
  dated: (dates: string) => `The shares vest as follows: ${dates}.`,
  date: (count: string, on: string) => `${count} on ${on}`,
  vests: {
    shares: 'all shares that have not vested vest',
    right: 'this right vests for all shares for which it has not vested',
  },
  single: (vests: string) => `On a change of control, ${vests}.`,
  double: (vests: string, _of: 'shares' | 'right') =>
    `If within 12 months after a change of control the Corporation, or the person who controls it, ends the service of the holder without cause, ${vests}.`,
  control:
    'A change of control is a sale of all or substantially all the property of the Corporation, or the acquisition of shares that carry more than half of the votes by a person, or by several who act together, who did not have them before.',
};
const fr: typeof en = {
  all: 'Les droits sur toutes ces actions sont acquis.',
  each: { monthly: 'chaque mois', quarterly: 'chaque trimestre', yearly: 'chaque année' },
  unit: {
    monthly: (count) => `${count} mois`,
    quarterly: (count) => (count === 1 ? '1 trimestre' : `${count} trimestres`),
    yearly: (count) => (count === 1 ? '1 an' : `${count} ans`),
  },
  schedule: (each, period, start) => `Les droits s’acquièrent ${each} pendant ${period} à compter ${start}`,
  issue: 'de leur émission',
  day: (on) => `du ${on}`,
  cliff: (cliff) =>
    `; aucun n’est acquis pendant une période d’attente initiale de ${cliff}, au terme de laquelle sont acquis ceux qui correspondent à cette période`,
  dated: (dates) => `Les droits s’acquièrent comme suit : ${dates}.`,
  date: (count, on) => `${count} le ${on}`,
  vests: {
    shares: 'les droits sur toutes les actions sont acquis',
    right: 'ce droit est acquis à l’égard de toutes les actions',
  },
  single: (vests) => `En cas de changement de contrôle, ${vests}.`,
  double: (vests, of) =>
    `Si, dans les 12 mois suivant un changement de contrôle, la société ou la personne qui la contrôle met fin sans motif sérieux aux fonctions du ${of === 'right' ? 'titulaire' : 'détenteur'}, ${vests}.`,
  control:
    'Constitue un changement de contrôle la vente de la totalité ou de la quasi-totalité des biens de la société, ou l’acquisition d’actions conférant plus de la moitié des voix par une ou plusieurs personnes agissant de concert qui ne les avaient pas auparavant.',
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
  const first = from === null ? words.issue : words.day(dateIn(language, from));
  const schedule = words.schedule(words.each[frequency], unit(period), first);
  return `${schedule}${cliff > 0 ? words.cliff(unit(cliff)) : ''}.`;
}

/** True where leaving after a change of control makes the rest vest, so that leaving does not end it. A change of control by itself
 *  vests nothing for those who have left. */
export const vestsOnLeaving = (terms: PlannedVesting | null): boolean =>
  terms !== null && !isDated(terms) && terms.acceleration === 'double';

/** Sentences on what vests early; none where nothing was agreed. @param of  shares that somebody holds, or a right to shares */
export function accelerationIn(
  language: DocumentLanguage,
  terms: PlannedVesting | null,
  of: 'shares' | 'right',
): string[] {
  if (terms === null || isDated(terms) || terms.acceleration === undefined) return [];
  const { control, vests, [terms.acceleration]: sentence } = wording[language];
  return [`${sentence(vests[of], of)} ${control}`];
}
