/** Coupons that staff make: read as they are typed. */
import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import { parseCents } from '@tabellion/kernel/money.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { type Coupon, normalizeCoupon } from '../rules/coupon.ts';
import { plans } from '../rules/plans.ts';
import { insertCoupon } from './store/coupons.ts';

type NewCoupon = Omit<Coupon, 'uses' | 'isEnded'>;

interface TypedCoupon {
  readonly code: string;
  /** One of the two: dollars, or per cent of the price, 1 to 100. */
  readonly amount?: string | undefined;
  readonly percent?: number | undefined;
  readonly plans: readonly string[];
  readonly from: string;
  readonly until?: string | undefined;
  readonly max_uses?: number | undefined;
  readonly max_uses_per_organization: number;
}

type CouponFault = 'GENERAL.FIELD_INVALID' | 'GENERAL.FIELD_REQUIRED' | 'GENERAL.NOT_A_DATE';

/** Errors, each at its field: GENERAL.FIELD_INVALID for a code, an amount, a part or a plan that cannot be;
 *  GENERAL.FIELD_REQUIRED where neither or both of amount and part are told; GENERAL.NOT_A_DATE, also for an end before the
 *  beginning. */
export function readCoupon(typed: TypedCoupon): Result<NewCoupon, readonly FieldRefusal<CouponFault>[]> {
  const code = normalizeCoupon(typed.code);
  const off = offOf(typed);
  const validFrom = parsePlainDate(typed.from);
  const validUntil = typed.until === undefined ? null : parsePlainDate(typed.until);
  const isEndFirst = validUntil != null && validFrom !== undefined && validUntil < validFrom;
  const known = plans.map(({ planId }): string => planId);
  const faults: FieldRefusal<CouponFault>[] = [
    ...faultIf(!/^[A-Z0-9][A-Z0-9_-]{2,39}$/.test(code), 'code', 'GENERAL.FIELD_INVALID'),
    ...(off.ok ? [] : [off.error]),
    ...faultIf(validFrom === undefined, 'from', 'GENERAL.NOT_A_DATE'),
    ...faultIf(validUntil === undefined || isEndFirst, 'until', 'GENERAL.NOT_A_DATE'),
    ...faultIf(!typed.plans.every((plan) => known.includes(plan)), 'plans', 'GENERAL.FIELD_INVALID'),
  ];
  if (faults.length > 0 || !off.ok || validFrom === undefined || validUntil === undefined) return err(faults);
  return ok({
    code,
    off: off.value,
    validFrom,
    validUntil,
    plans: typed.plans,
    maxUses: typed.max_uses ?? null,
    maxUsesPerOrganization: typed.max_uses_per_organization,
  });
}

const faultIf = (is: boolean, path: string, textCode: CouponFault): FieldRefusal<CouponFault>[] =>
  is ? [{ path, textCode }] : [];

/** The contract bounds per cent. */
function offOf({ amount, percent }: TypedCoupon): Result<Coupon['off'], FieldRefusal<CouponFault>> {
  if ((amount === undefined) === (percent === undefined))
    return err({ path: 'amount', textCode: 'GENERAL.FIELD_REQUIRED' });
  if (amount !== undefined) {
    const cents = parseCents(amount);
    return cents !== undefined && cents > 0n
      ? ok({ kind: 'cents', cents })
      : err({ path: 'amount', textCode: 'GENERAL.FIELD_INVALID' });
  }
  const places = String(percent).padStart(2, '0');
  return ok({ kind: 'part', part: decimal(percent === 100 ? '1' : `0.${places}`) });
}

/** @returns false where the code is taken: a coupon is never changed */
export const createCoupon = async (tx: Transaction, coupon: NewCoupon, by: string): Promise<boolean> =>
  (await insertCoupon(tx, coupon, by)) === 1;
