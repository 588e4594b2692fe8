/** The statements of coupons, which belong to the deployment. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { formatDecimal, parseDecimal } from '@tabellion/kernel/decimal.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { Coupon } from '../../rules/coupon.ts';

interface Row {
  id: string;
  part_off: string | null;
  cents_off: bigint | null;
  valid_from: PlainDate;
  valid_until: PlainDate | null;
  max_uses: number | null;
  uses: number;
  plans: string[];
  max_uses_per_organization: number;
  created_at: Instant;
  ended_at: Instant | null;
}

/** @param code normalized */
export async function selectCoupon(q: Queries, code: string): Promise<Coupon | undefined> {
  const row = await q.first<Row>(sql`
    select id, part_off, cents_off, valid_from, valid_until, max_uses, uses, plans, max_uses_per_organization,
           created_at, ended_at
      from coupons where id = ${code}`);
  return row === undefined ? undefined : couponIn(row);
}

/** Takes one use under the coupon's lock. @returns false when none is left */
export async function takeCoupon(tx: Transaction, code: string): Promise<boolean> {
  const taken = await tx.run(sql`
    update coupons set uses = uses + 1
      where id = ${code} and ended_at is null and (max_uses is null or uses < max_uses)`);
  return taken === 1;
}

/** Gives back the use of a payment that was refused. */
export const giveBackCoupon = (tx: Transaction, code: string): Promise<number> =>
  tx.run(sql`update coupons set uses = uses - 1 where id = ${code}`);

/** How often the organization uses it: payments that are open or paid. Under its head lock none comes between. */
export const countOwnUses = async (q: Queries, orgId: string, code: string): Promise<number> =>
  (
    await q.one<{ uses: number }>(sql`
      select count(*)::int as uses from payments
        where org_id = ${orgId} and coupon_code = ${code} and status not in ('refused', 'refunded')`)
  ).uses;

/** Leaves a coupon alone that is there already. @param createdBy  null for one of a configuration
 *  @returns how many are new */
export const insertCoupon = (
  q: Queries,
  { code, off, ...coupon }: Omit<Coupon, 'uses' | 'isEnded'>,
  createdBy: string | null = null,
): Promise<number> =>
  q.run(sql`
    insert into coupons (
        id, part_off, cents_off, valid_from, valid_until, max_uses, plans, max_uses_per_organization, created_by
      ) values (
        ${code}, ${off.kind === 'part' ? formatDecimal(off.part) : null},
        ${off.kind === 'cents' ? off.cents : null}, ${coupon.validFrom}, ${coupon.validUntil}, ${coupon.maxUses},
        ${coupon.plans}::text[], ${coupon.maxUsesPerOrganization}, ${createdBy}
      ) on conflict (id) do nothing`);

export interface KeptCoupon extends Coupon {
  readonly createdAt: Instant;
  readonly endedAt: Instant | null;
}

/** The newest first. */
export async function selectCoupons(q: Queries): Promise<KeptCoupon[]> {
  const rows = await q.all<Row>(sql`
    select id, part_off, cents_off, valid_from, valid_until, max_uses, uses, plans, max_uses_per_organization,
           created_at, ended_at
      from coupons order by created_at desc, id`);
  return rows.map((row) => ({ ...couponIn(row), createdAt: row.created_at, endedAt: row.ended_at }));
}

/** @returns whether it was not ended before */
export const endCoupon = async (
  tx: Transaction,
  { code, by, at }: { readonly code: string; readonly by: string; readonly at: Instant },
): Promise<boolean> =>
  (await tx.run(sql`
    update coupons set ended_by = ${by}, ended_at = ${at} where id = ${code} and ended_at is null`)) === 1;

export interface CouponUse {
  readonly at: Instant;
  readonly purpose: string;
  /** A plan's id; empty for what is no plan. */
  readonly subject: string;
  readonly discountCents: bigint;
  readonly status: string;
}

/** The newest first; shown to sessions of staff alone. */
export const selectCouponUses = (
  q: Queries,
  { sessionId, now, code, most }: { sessionId: string; now: Instant; code: string; most: number },
): Promise<CouponUse[]> =>
  q.all<CouponUse>(sql`
    select at, purpose, subject, discount_cents as "discountCents", status
      from coupon_uses(${sessionId}, ${now}, ${code}, ${most})`);

function couponIn({ id, part_off, cents_off, ...row }: Row): Coupon {
  const shared = {
    code: id,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    plans: row.plans,
    isEnded: row.ended_at !== null,
  };
  const counts = {
    maxUses: row.max_uses,
    maxUsesPerOrganization: row.max_uses_per_organization,
    uses: row.uses,
  };
  if (cents_off !== null) return { ...shared, off: { kind: 'cents', cents: cents_off }, ...counts };
  // numeric comes with all its places, of which the last ones are zeros.
  const part = parseDecimal(part_off ?? '');
  if (part === undefined) throw new Error('a coupon without an amount');
  return { ...shared, off: { kind: 'part', part }, ...counts };
}
