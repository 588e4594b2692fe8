/** Orders of documents: what is to be made, and whether it was. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface OrderRow {
  readonly orderId: string;
  readonly orderedBy: string | null;
  readonly templates: readonly string[] | null;
  /** First acts of entries: only what carries one of them is ordered. */
  readonly entries: readonly string[] | null;
  /** The day on which what it asks for was signed on paper; null where it is only drafted. */
  readonly signedOn: PlainDate | null;
}

export const insertOrder = (tx: Transaction, orgId: string, order: OrderRow, at: Instant): Promise<number> =>
  tx.run(sql`
    insert into document_orders (org_id, order_id, ordered_at, ordered_by, templates, entries, signed_on)
      values (${orgId}, ${order.orderId}, ${at}, ${order.orderedBy}, ${order.templates && [...order.templates]}::text[],
              ${order.entries && [...order.entries]}::uuid[], ${order.signedOn})`);

/** Undefined once it is finished. */
export const selectOrder = (q: Queries, orgId: string, orderId: string): Promise<OrderRow | undefined> =>
  q.first<OrderRow>(sql`
    select order_id as "orderId", ordered_by as "orderedBy", templates, entries, signed_on as "signedOn"
      from document_orders where org_id = ${orgId} and order_id = ${orderId} and finished_at is null`);

export const finishOrder = (
  tx: Transaction,
  orgId: string,
  { orderId, made, at }: { readonly orderId: string; readonly made: number; readonly at: Instant },
): Promise<number> =>
  tx.run(sql`
    update document_orders set finished_at = ${at}, made = ${made}
      where org_id = ${orgId} and order_id = ${orderId} and finished_at is null`);
