/** Every kind of change that is offered, in the groups and the order of the list. A kind is one file, a line here, its words
 *  (the file of its area in `texts/changing/kinds`) and its story (`tests/support/changes`). */
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import type { FilingKind } from '@tabellion/law/deadlines/filings.ts';
import type { FeeFor } from '@tabellion/law/fees.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { BookFacts } from '../../documents/templates/template.ts';
import { type ChangeKind, type Field, type Form, underPart } from './changeKind.ts';
import { agreement } from './kinds/agreement.ts';
import { auditorAppointed } from './kinds/auditorAppointed.ts';
import { auditorWaived } from './kinds/auditorWaived.ts';
import { authorizedShares } from './kinds/authorizedShares.ts';
import { banking } from './kinds/banking.ts';
import { board } from './kinds/board.ts';
import { byLaw } from './kinds/byLaw.ts';
import { byLawConfirmed } from './kinds/byLawConfirmed.ts';
import { classAdded } from './kinds/classAdded.ts';
import { classChanged } from './kinds/classChanged.ts';
import { directorElected } from './kinds/directorElected.ts';
import { directorRemoved } from './kinds/directorRemoved.ts';
import { directorResigned } from './kinds/directorResigned.ts';
import { dissolution } from './kinds/dissolution.ts';
import { dividend } from './kinds/dividend.ts';
import { issue } from './kinds/issue.ts';
import { name } from './kinds/name.ts';
import { office } from './kinds/office.ts';
import { officeProvince } from './kinds/officeProvince.ts';
import { officerAppointed } from './kinds/officerAppointed.ts';
import { officerRemoved } from './kinds/officerRemoved.ts';
import { recordsPlace } from './kinds/recordsPlace.ts';
import { redemption } from './kinds/redemption.ts';
import { repurchase } from './kinds/repurchase.ts';
import { restrictions } from './kinds/restrictions.ts';
import { transfer } from './kinds/transfer.ts';
import { yearEnd } from './kinds/yearEnd.ts';

export const kindGroups = {
  corporation: [
    'name',
    'office',
    'office_province',
    'records_place',
    'year_end',
    'board',
    'restrictions',
    'by_law',
    'by_law_confirmed',
    'agreement',
    'auditor_appointed',
    'auditor_waived',
    'banking',
  ],
  people: [
    'director_elected',
    'director_resigned',
    'director_removed',
    'officer_appointed',
    'officer_removed',
  ],
  shares: [
    'issue',
    'transfer',
    'repurchase',
    'redemption',
    'dividend',
    'class_added',
    'class_changed',
    'authorized_shares',
  ],
  end: ['dissolution'],
} as const;
export type GroupOfKinds = keyof typeof kindGroups;

export const kindNames = [
  ...kindGroups.corporation,
  ...kindGroups.people,
  ...kindGroups.shares,
  ...kindGroups.end,
] as const;
export type KindOfChange = (typeof kindNames)[number];

export const changeKinds = {
  office,
  office_province: officeProvince,
  class_added: classAdded,
  class_changed: classChanged,
  authorized_shares: authorizedShares,
  issue,
  transfer,
  repurchase,
  redemption,
  director_elected: directorElected,
  director_resigned: directorResigned,
  director_removed: directorRemoved,
  officer_appointed: officerAppointed,
  officer_removed: officerRemoved,
  name,
  records_place: recordsPlace,
  year_end: yearEnd,
  board,
  restrictions,
  auditor_appointed: auditorAppointed,
  auditor_waived: auditorWaived,
  banking,
  by_law: byLaw,
  by_law_confirmed: byLawConfirmed,
  agreement,
  dividend,
  dissolution,
} satisfies Record<KindOfChange, ChangeKind>;

/** The places at which the parts of one change take effect: the articles first, then by-laws and offices, who leaves before who
 *  comes, shares after their class, what is paid out last. */
const places = {
  name: 1,
  office_province: 2,
  board: 3,
  restrictions: 4,
  class_added: 5,
  class_changed: 6,
  authorized_shares: 7,
  agreement: 8,
  by_law: 9,
  by_law_confirmed: 10,
  office: 11,
  records_place: 12,
  year_end: 13,
  director_resigned: 14,
  director_removed: 15,
  director_elected: 16,
  officer_removed: 17,
  officer_appointed: 18,
  auditor_appointed: 19,
  auditor_waived: 20,
  banking: 21,
  issue: 22,
  transfer: 23,
  repurchase: 24,
  redemption: 25,
  dividend: 26,
  dissolution: 27,
} as const satisfies Record<KindOfChange, number>;

/** Parts with their places as they were typed, in the order in which they take effect. */
export const inLegalOrder = <Part extends { readonly kind: KindOfChange }>(
  parts: readonly Part[],
): [number, Part][] =>
  [...parts.entries()].toSorted(([, one], [, other]) => places[one.kind] - places[other.kind]);

/** The paper that a registry has to certify before it holds; null where it certifies nothing of it. */
export function filingOfParts(parts: readonly { readonly kind: KindOfChange }[]) {
  const filings = parts.flatMap(({ kind }) => {
    const { filing } = kindOf(kind);
    return filing === 'amendment' || filing === 'dissolution' ? [filing] : [];
  });
  return filings[0] ?? null;
}

/** Notices that follow it once it holds. */
export const noticesOfParts = (parts: readonly { readonly kind: KindOfChange }[]): FilingKind[] =>
  parts.flatMap((part) => {
    const { filing, notice } = kindOf(part.kind);
    if (notice !== undefined) return notice;
    return filing === null || filing === 'amendment' || filing === 'dissolution' ? [] : filing;
  });

/** The fees of a registry that certifies it: several amendments are one paper. */
export const feesOfParts = (parts: readonly { readonly kind: KindOfChange }[]): FeeFor[] => {
  const fees = parts.flatMap(({ kind }) =>
    kindOf(kind).effect === 'certificate' ? (kindOf(kind).fee ?? []) : [],
  );
  return [...new Set(fees)];
};

/** The parts that hold by the certificate of a registry. */
export const certifiedParts = <Part extends { readonly kind: KindOfChange }>(
  parts: readonly Part[],
): Part[] => parts.filter(({ kind }) => kindOf(kind).effect === 'certificate');

/** Whether a part of it is decided at a meeting of the shareholders alone. */
export const needsMeeting = (
  parts: readonly { readonly kind: KindOfChange; readonly form: Form }[],
): boolean => parts.some(({ kind, form }) => kindOf(kind).onlyAtMeeting?.(form) === true);

/** Whether a part of it is decided by everyone in writing, and at no meeting. */
export const needsEveryone = (
  parts: readonly { readonly kind: KindOfChange; readonly form: Form }[],
): boolean => parts.some(({ kind, form }) => kindOf(kind).needsEveryone?.(form) === true);

/** Whether holders may dissent from a part of it. */
export const mayDissent = (
  parts: readonly { readonly kind: KindOfChange; readonly form: Form }[],
  book: BookFacts,
): boolean => parts.some(({ kind, form }) => kindOf(kind).mayDissent?.({ book, form }) === true);

type Typed = { readonly kind: KindOfChange; readonly form: Form };

/** Fields that stand in the way of its payment and its filing on a day. */
export const refusedAtFiling = (
  parts: readonly Typed[],
  law: JurisdictionId,
  on: PlainDate,
): FieldRefusal[] =>
  parts.flatMap(({ kind, form }, at) => underPart(kindOf(kind).refusedAtFiling?.(form, law, on) ?? [], at));

/** Whether it says the same on its papers: nothing differs but what the registry gets beside them. */
export function isSameOnPaper(before: readonly Typed[], after: readonly Typed[]): boolean {
  const borne = ({ kind, form }: Typed) => ({
    kind,
    form: Object.fromEntries(
      Object.entries(form).filter(([name, value]) => value !== '' && !kindOf(kind).besides?.includes(name)),
    ),
  });
  return canonicalJson(before.map(borne)) === canonicalJson(after.map(borne));
}

export const kindOf = (name: KindOfChange): ChangeKind => changeKinds[name];

/** The fields of a kind, with the day of all that wait for no certificate. */
export const askedFields = (name: KindOfChange, book: BookFacts): readonly Field[] => {
  const { fields, effect } = kindOf(name);
  return effect === 'certificate' ? fields(book) : [...fields(book), effectiveOn];
};

const effectiveOn: Field = {
  name: 'effective_on',
  label: 'change.field.effectiveOn',
  help: 'change.field.effectiveOn.help',
  as: 'date',
  value: '',
  isOptional: true,
};

/** Whether a corporation under this law may make this change. */
export const isOffered = (name: KindOfChange, law: string): boolean => {
  const { onlyUnder } = kindOf(name);
  return onlyUnder === undefined || onlyUnder.some((one) => one === law);
};

/** The kinds that a corporation under this law may begin. */
export const kindsUnder = (law: string): KindOfChange[] => kindNames.filter((name) => isOffered(name, law));
