/** The statements of coupons, which belong to the deployment. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
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
}

/** @param code normalized */
export async function selectCoupon(q: Queries, code: string): Promise<Coupon | undefined> {
  const row = await q.first<Row>(sql`
    select id, part_off, cents_off, valid_from, valid_until, max_uses, uses from coupons where id = ${code}`);
  return row === undefined ? undefined : couponIn(row);
}

/** Takes one use under the coupon's lock. @returns false when none is left */
export async function takeCoupon(tx: Transaction, code: string): Promise<boolean> {
  const taken = await tx.run(sql`
    update coupons set uses = uses + 1 where id = ${code} and (max_uses is null or uses < max_uses)`);
  return taken === 1;
}

/** Gives back the use of a payment that was refused. */
export const giveBackCoupon = (tx: Transaction, code: string): Promise<number> =>
  tx.run(sql`update coupons set uses = uses - 1 where id = ${code}`);

/** Leaves a coupon alone that is there already. */
export const insertCoupon = (q: Queries, { code, off, ...coupon }: Omit<Coupon, 'uses'>): Promise<number> =>
  q.run(sql`
    insert into coupons (id, part_off, cents_off, valid_from, valid_until, max_uses)
      values (
        ${code}, ${off.kind === 'part' ? formatDecimal(off.part) : null},
        ${off.kind === 'cents' ? off.cents : null}, ${coupon.validFrom}, ${coupon.validUntil}, ${coupon.maxUses}
      ) on conflict (id) do nothing`);

function couponIn({ id, part_off, cents_off, ...row }: Row): Coupon {
  const shared = { code: id, validFrom: row.valid_from, validUntil: row.valid_until };
  const counts = { maxUses: row.max_uses, uses: row.uses };
  if (cents_off !== null) return { ...shared, off: { kind: 'cents', cents: cents_off }, ...counts };
  // numeric comes with all its places, of which the last ones are zeros.
  const part = parseDecimal(part_off ?? '');
  if (part === undefined) throw new Error('a coupon without an amount');
  return { ...shared, off: { kind: 'part', part }, ...counts };
}
