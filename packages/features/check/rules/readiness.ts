/** How far a minute book is ready for somebody who asks to see it. Every rule has a weight for each of them: it is what that
 *  reader would send back. A reader's figure is the share of the weights that is left, out of 100. A broken rule takes off its
 *  weight, and half of it for every further place in which it is broken, at most three times its weight in all. */
import { apportion } from '@tabellion/kernel/percent.ts';

export const purposes = ['bank', 'audit', 'sale'] as const;
export type Purpose = (typeof purposes)[number];

type Weights = readonly [bank: number, audit: number, sale: number];

/** A bank asks who may bind the corporation, an auditor what the year was, a buyer whose the shares are. */
const weights = {
  consent_missing: [10, 4, 8],
  consent_late: [6, 2, 6],
  consent_not_filed: [5, 2, 4],
  approved_by_nothing: [6, 8, 10],
  solvency_unstated: [2, 8, 8],
  board_residency: [8, 4, 8],
  residents_unknown: [2, 1, 2],
  board_below_minimum: [8, 4, 8],
  board_above_maximum: [8, 4, 8],
  additional_directors: [8, 4, 8],
  managing_director_not_resident: [4, 1, 3],
  issue_resolution_unsigned: [4, 6, 10],
  resolution_missing: [4, 6, 6],
  issued_too_early: [2, 6, 10],
  consideration_short: [2, 8, 10],
  received_before_payment: [1, 4, 6],
  subscription_waiting: [1, 4, 6],
  private_issuer_unrestricted: [1, 4, 8],
  certificate_missing: [0, 2, 6],
  certificate_unsigned: [0, 1, 3],
  certificate_differs: [2, 4, 8],
  certificate_gap: [0, 2, 4],
  year_end_missing: [2, 8, 4],
  auditor_waiver_missing: [2, 10, 4],
  annual_resolution_missing: [4, 8, 6],
  annual_resolution_late: [0, 2, 1],
  statements_unapproved: [4, 10, 4],
  statements_not_sent: [0, 3, 2],
  by_law_unconfirmed: [6, 2, 4],
  articles_missing: [10, 6, 8],
  incorporation_certificate_missing: [10, 4, 8],
  by_laws_missing: [8, 4, 4],
  records_place_unresolved: [1, 2, 2],
  land_document_missing: [1, 2, 2],
  redemption_price_missing: [1, 2, 6],
  redeemed_against_articles: [2, 6, 10],
  class_rights_missing: [4, 4, 8],
  office_outside_province: [6, 2, 4],
  amendment_uncertified: [6, 4, 8],
  control_review_overdue: [6, 4, 6],
  control_overdue: [6, 4, 6],
  control_review_due: [1, 1, 1],
  file_gone: [6, 8, 8],
  file_altered: [6, 8, 8],
  ledger_differs: [6, 8, 8],
  facts_changed: [3, 4, 4],
  entry_voided: [2, 4, 4],
  entry_corrected: [2, 4, 4],
  notice_missing: [6, 4, 6],
  signed_by_others: [4, 4, 6],
  signed_copy_missing: [5, 5, 8],
  document_unsigned: [5, 5, 6],
  document_missing: [5, 5, 6],
  act_without_paper: [2, 4, 4],
  // Nobody sends a book back for it: its readers are told.
  own_wording: [0, 0, 0],
} as const satisfies Readonly<Record<string, Weights>>;

/** Each code has a rule and a test, and its words `check.{code}` and `check.{code}.why`. */
export type CheckCode = keyof typeof weights;
export const checkCodes = Object.keys(weights) as CheckCode[];

export interface Readiness {
  readonly purpose: Purpose;
  readonly percent: number;
  /** Codes that lower it, the most points first; with the figure they sum to 100. */
  readonly lines: readonly { readonly code: CheckCode; readonly points: number }[];
}

export function readinessOf(findings: readonly { readonly code: CheckCode }[]): Readiness[] {
  const places = new Map<CheckCode, number>();
  for (const { code } of findings) places.set(code, (places.get(code) ?? 0) + 1);
  return purposes.map((purpose, at) => {
    const weighed = checkCodes.map((code) => ({ code, weight: (weights[code] as Weights)[at] ?? 0 }));
    const lowering = weighed
      .map(({ code, weight }) => ({ code, weight: weight * timesTaken(places.get(code) ?? 0) }))
      .filter(({ weight }) => weight > 0)
      .toSorted((a, b) => b.weight - a.weight);
    const kept = Math.max(0, HALVES * sumOf(weighed) - sumOf(lowering));
    const [percent = 100n, ...points] = apportion(
      100n,
      [kept, ...lowering.map(({ weight }) => weight)].map(BigInt),
    );
    return {
      purpose,
      percent: Number(percent),
      lines: lowering.map(({ code }, line) => ({ code, points: Number(points[line] ?? 0n) })),
    };
  });
}

const HALVES = 2;

/** The halves of a weight that so many places take off. */
const timesTaken = (places: number): number => (places === 0 ? 0 : Math.min(HALVES + places - 1, 3 * HALVES));

const sumOf = (all: readonly { readonly weight: number }[]): number =>
  all.reduce((sum, { weight }) => sum + weight, 0);
