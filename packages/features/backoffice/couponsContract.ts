/** Coupons, which staff make and end. Nothing of one is deleted. */
import * as z from 'zod/mini';
import { endpoint, get, post } from '../endpoint.ts';

const coupon = z.strictObject({
  code: z.string(),
  /** Dollars off; null where it takes a part. */
  amount: z.nullable(z.number()),
  /** Per cent off, 1 to 100; null where it takes an amount. */
  percent: z.nullable(z.number()),
  /** Ids of the plans for which it is taken; none: for every plan. */
  plans: z.array(z.string()),
  valid_from: z.string(),
  valid_until: z.nullable(z.string()),
  uses: z.number(),
  /** null is no bound. */
  max_uses: z.nullable(z.number()),
  max_uses_per_organization: z.number(),
  created_at: z.string(),
  ended_at: z.nullable(z.string()),
});
export type CouponLine = z.output<typeof coupon>;

const list = z.strictObject({ coupons: z.array(coupon), plans: z.array(z.string()) });
const count = z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000));
const typedDate = z.string().check(z.maxLength(20));
const code = z.string().check(z.minLength(1), z.maxLength(40));

export const listCoupons = endpoint({
  ...get('/api/staff/coupons'),
  summary: 'Every coupon there ever was, the newest first, and the plans for sale.',
  action: 'staff.work',
  tenant: { in: 'none' },
  reply: list,
});

export const createCoupon = endpoint({
  ...post('/api/staff/coupons'),
  summary: 'Makes a coupon: an amount or a part of the price.',
  action: 'staff.work',
  tenant: { in: 'none' },
  body: z.strictObject({
    code,
    /** Dollars; one of the two. */
    amount: z.optional(z.string().check(z.maxLength(20))),
    percent: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(100))),
    plans: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20)),
    from: typedDate,
    until: z.optional(typedDate),
    max_uses: z.optional(count),
    max_uses_per_organization: count,
  }),
  reply: list,
  ok: 'COUPONS.CREATED',
  refusals: ['GENERAL.FIELD_INVALID', 'GENERAL.FIELD_REQUIRED', 'GENERAL.NOT_A_DATE', 'COUPONS.CODE_TAKEN'],
});

export const endCoupon = endpoint({
  ...post('/api/staff/coupons/end'),
  summary: 'Ends a coupon: it takes nothing off any more. What was priced with it stays as it is.',
  action: 'staff.work',
  tenant: { in: 'none' },
  body: z.strictObject({ code }),
  reply: list,
  ok: 'COUPONS.ENDED',
  refusals: ['COUPONS.ENDED_ALREADY'],
});

export const listCouponUses = endpoint({
  ...get('/api/staff/coupons/uses'),
  summary: 'When a coupon was used, for what, and what it took off; not by whom.',
  action: 'staff.work',
  tenant: { in: 'none' },
  query: z.strictObject({ code }),
  reply: z.strictObject({
    uses: z.array(
      z.strictObject({
        at: z.string(),
        purpose: z.string(),
        plan: z.string(),
        discount: z.number(),
        status: z.string(),
      }),
    ),
  }),
});
