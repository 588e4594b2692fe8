import type { PlainDate } from '@tabellion/kernel/date.ts';
import { DECIMAL_PLACES, decimal, formatDecimal, timesQuantity } from '@tabellion/kernel/decimal.ts';
import { type Fraction, roundToDecimal } from '@tabellion/kernel/fraction.ts';
import type { Redemption, SurrenderedPayload } from '../acts/acquired.ts';
import type { Deduction } from '../acts/deduction.ts';
import type { AcquiredFractions } from '../acts/fractions.ts';
import type { ClassTerms } from '../entities.ts';
import type { AcquisitionKind } from '../terms/securities.ts';
import { type Finding, refused, warning } from './finding.ts';
import { judgeResolution } from './resolutions.ts';

export interface ClassBefore {
  readonly terms: Pick<ClassTerms, 'redeemable' | 'retractable' | 'redemption'>;
  /** Its stated capital, exact dollars. */
  readonly capital: Fraction;
  readonly issued: bigint;
}

/** Fields judged of an acquisition; those of the payment are absent where nothing is paid. */
type Judged = Pick<SurrenderedPayload, 'resolution' | 'deduction' | 'quantity'> &
  Partial<Pick<Redemption, 'solvencyOn' | 'paid' | 'price' | 'demandedBy'>>;

/** Shares coming back to the corporation on a day: what leaves the stated capital account (CBCA ss. 37, 39(1)), the
 *  solvency test (ss. 34(2), 35(3), 36(2)), the resolution, the sum of what is paid, and whether the class may be redeemed
 *  at all, by whom it is, and at that price (s. 36(1)). */
export function judgeAcquisition(
  kind: AcquisitionKind,
  acquired: Judged,
  { terms, ...before }: ClassBefore,
  on: PlainDate,
): readonly Finding[] {
  const { resolution, deduction, solvencyOn, demandedBy, price = null } = acquired;
  const takes = kind === 'surrendered' ? GIFT : deductionOf(before);
  const mayRedeem = demandedBy === 'holder' ? terms.retractable : terms.redeemable;
  return [
    ...(kind === 'redeemed' && !mayRedeem ? [refused('not_redeemable', 'demandedBy')] : []),
    ...(kind === 'redeemed' ? judgeRedemptionPrice(price, terms) : []),
    ...(kind === 'cancelled' || isSame(deduction, takes)
      ? []
      : [refused('deduction_differs', 'deduction', { ...takes })]),
    ...judgePayment(acquired, on),
    ...(solvencyOn === undefined ? [] : judgeSolvency(solvencyOn, on)),
    ...judgeResolution(resolution, on),
  ];
}

/** No share is redeemed above the price stated in the articles; what a formula comes to, people judge. */
function judgeRedemptionPrice(
  price: string | null,
  { redemption = null }: ClassBefore['terms'],
): readonly Finding[] {
  if (price === null || redemption?.type !== 'amount') return [];
  return decimal(price) > decimal(redemption.price)
    ? [refused('above_redemption_price', 'price', { price: redemption.price })]
    : [];
}

/** The payment on the whole is the price of the shares; a later payment is not paid yet. */
function judgePayment(
  { paid = null, price = null, quantity }: Pick<Judged, 'paid' | 'price' | 'quantity'>,
  on: PlainDate,
): readonly Finding[] {
  if (paid === null) return [];
  const isSum = price === null || decimal(paid.total) === timesQuantity(decimal(price), BigInt(quantity));
  return [
    ...(paid.kind === 'property' || isSum ? [] : [warning('consideration_differs', 'paid.total')]),
    ...(paid.paidOn !== null && paid.paidOn > on ? [refused('not_paid', 'paid.paidOn')] : []),
  ];
}

/** Fractions that a division leaves and the corporation acquires on a day: their part of stated capital (CBCA s. 39(1)), the test of
 *  solvency (s. 35(3)), and the directors' resolution. Nothing where none is paid for, or nobody stated more of it. */
export const judgeFractions = (
  acquired: AcquiredFractions | undefined,
  before: Omit<ClassBefore, 'terms'>,
  on: PlainDate,
): readonly Finding[] =>
  acquired === undefined
    ? []
    : [
        ...judgeDeduction(acquired.deduction, before, 'acquired.deduction'),
        ...judgeSolvency(acquired.solvencyOn, on),
        ...judgeResolution(acquired.resolution, on, { isNeeded: false }),
      ];

/** A pro rata deduction states the account and the shares as they are. The corporation chooses the
 *  rounding. */
export function judgeDeduction(
  deduction: Deduction,
  before: Omit<ClassBefore, 'terms'>,
  path: string,
): readonly Finding[] {
  const takes = deductionOf(before);
  return isSame(deduction, takes) ? [] : [refused('deduction_differs', path, { ...takes })];
}

const GIFT: Deduction = { rule: 'NONE' };

/** Pro rata deduction from an account that shares leave. The law names no rounding: ten places lose nothing
 *  that anybody pays; a corporation may keep its accounts to the cent. */
export const deductionOf = ({ capital, issued }: Omit<ClassBefore, 'terms'>): Deduction => ({
  rule: 'PRO_RATA',
  capitalBefore: formatDecimal(roundToDecimal(capital, 'half_even')),
  sharesBefore: String(issued),
  places: DECIMAL_PLACES,
  rounding: 'half_even',
});

function isSame(a: Deduction, b: Deduction): boolean {
  if (!('capitalBefore' in a && 'capitalBefore' in b)) return a.rule === b.rule;
  return (
    decimal(a.capitalBefore) === decimal(b.capitalBefore) && BigInt(a.sharesBefore) === BigInt(b.sharesBefore)
  );
}

function judgeSolvency(attestedOn: PlainDate | null, on: PlainDate): readonly Finding[] {
  if (attestedOn === null) return [warning('solvency_missing', 'solvencyOn')];
  return attestedOn > on ? [refused('solvency_missing', 'solvencyOn')] : [];
}
