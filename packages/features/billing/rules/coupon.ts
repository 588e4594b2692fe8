import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Decimal } from '@tabellion/kernel/decimal.ts';
import { applyRate } from '@tabellion/kernel/money.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';

/** A code that lowers a price. Either a part of it, as a decimal of one above 0 and at most 1, or a fixed amount. */
export interface Coupon {
  code: string;
  off: { kind: 'part'; part: Decimal } | { kind: 'cents'; cents: bigint };
  /** The first day on which it is taken. */
  validFrom: PlainDate;
  /** The last one; null for no end. */
  validUntil: PlainDate | null;
  /** Ids of the plans for which it is taken; none: for every plan. */
  plans: readonly string[];
  /** Counted over all organizations; null is no bound. */
  maxUses: number | null;
  maxUsesPerOrganization: number;
  /** Payments of all organizations that are open or paid. */
  uses: number;
  /** Nobody takes it any more. */
  isEnded: boolean;
}

/** As it is stored and compared: people type codes in any case, with blanks around. */
export const normalizeCoupon = (typed: string): string => typed.trim().toUpperCase();

/** The coupon's discount on `listCents`, half a cent rounded up; never more than `listCents`. */
export function discountCents({ off }: Coupon, listCents: bigint): bigint {
  const wanted = off.kind === 'cents' ? off.cents : applyRate(listCents, off.part, 'half_up');
  return wanted < listCents ? wanted : listCents;
}

interface CouponUse {
  readonly today: PlainDate;
  /** Left out where it is not known yet, as in a cart. */
  readonly planId?: string;
}

/** Judges whether the coupon may be used; a code to come, or of another plan, is not given away. How often the organization used it
 *  is judged with its payments at the purchase. */
export function checkCoupon(coupon: Coupon | undefined, { today, planId }: CouponUse) {
  if (coupon === undefined || today < coupon.validFrom) return refuseCoupon('COUPON.INVALID');
  if (planId !== undefined && coupon.plans.length > 0 && !coupon.plans.includes(planId))
    return refuseCoupon('COUPON.INVALID');
  if (coupon.isEnded) return refuseCoupon('COUPON.EXPIRED');
  if (coupon.validUntil !== null && today > coupon.validUntil) return refuseCoupon('COUPON.EXPIRED');
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) return refuseCoupon('COUPON.USED_UP');
  return ok(coupon);
}

export type CouponRefusal = 'COUPON.INVALID' | 'COUPON.EXPIRED' | 'COUPON.USED_UP' | 'COUPON.ALREADY_USED';

export const refuseCoupon = <Code extends CouponRefusal>(textCode: Code) =>
  refuse(textCode, { fields: [{ path: 'coupon', textCode }] });
