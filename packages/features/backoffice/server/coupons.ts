/** Staff make and end coupons, and see how they are used. */
import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import { formatCents } from '@tabellion/kernel/money.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { type Route, serveUser } from '@tabellion/platform/http/route.ts';
import { actingStaff } from '../../accounts/server/public.ts';
import { normalizeCoupon } from '../../billing/rules/coupon.ts';
import { plans } from '../../billing/rules/plans.ts';
import {
  allCoupons,
  couponUses,
  createCoupon,
  endCoupon,
  type KeptCoupon,
  readCoupon,
} from '../../billing/server/public.ts';
import * as contract from '../couponsContract.ts';
import { staffSession } from './list.ts';

const mostUses = 200;

export const couponRoutes: Route[] = [
  serveUser(contract.listCoupons, async ({ q }) => ok(await viewOf(q))),

  serveUser(contract.createCoupon, async (ctx, { body }) => {
    const read = readCoupon(body);
    if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
    const made = await ctx.q.transaction(async (tx) => {
      if ((await actingStaff(tx, staffSession(ctx))) === undefined) return refuse('ACCESS.STAFF_ONLY');
      const isNew = await createCoupon(tx, read.value, ctx.user.userId);
      return isNew ? ok(null) : refuseField('code', 'COUPONS.CODE_TAKEN');
    });
    return made.ok ? ok(await viewOf(ctx.q)) : made;
  }),

  serveUser(contract.endCoupon, async (ctx, { body: { code } }) => {
    const ended = await ctx.q.transaction(async (tx) => {
      if ((await actingStaff(tx, staffSession(ctx))) === undefined) return refuse('ACCESS.STAFF_ONLY');
      const by = { code: normalizeCoupon(code), by: ctx.user.userId, at: ctx.now };
      return (await endCoupon(tx, by)) ? ok(null) : refuse('COUPONS.ENDED_ALREADY');
    });
    return ended.ok ? ok(await viewOf(ctx.q)) : ended;
  }),

  serveUser(contract.listCouponUses, async (ctx, { query: { code } }) => {
    const wanted = { ...staffSession(ctx), code: normalizeCoupon(code), most: mostUses };
    const uses = await couponUses(ctx.q, wanted);
    return ok({
      uses: uses.map(({ at, purpose, subject, discountCents, status }) => ({
        at,
        purpose,
        plan: subject,
        discount: dollarsOf(discountCents),
        status,
      })),
    });
  }),
];

const dollarsOf = (cents: bigint): number => Number(formatCents(cents));

const viewOf = async (q: Queries) => ({
  coupons: (await allCoupons(q)).map(lineOf),
  plans: plans.map(({ planId }) => planId),
});

function lineOf({ off, ...coupon }: KeptCoupon): contract.CouponLine {
  return {
    code: coupon.code,
    amount: off.kind === 'cents' ? dollarsOf(off.cents) : null,
    percent: off.kind === 'part' ? Math.round(Number(formatDecimal(off.part)) * 100) : null,
    plans: [...coupon.plans],
    valid_from: coupon.validFrom,
    valid_until: coupon.validUntil,
    uses: coupon.uses,
    max_uses: coupon.maxUses,
    max_uses_per_organization: coupon.maxUsesPerOrganization,
    created_at: coupon.createdAt,
    ended_at: coupon.endedAt,
  };
}
