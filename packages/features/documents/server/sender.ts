/** Sets that were ordered, made after the commit: a row of the outbox names the order. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueue } from '@tabellion/platform/outbox/enqueue.ts';
import { failed, retry, type Sender } from '@tabellion/platform/outbox/sender.ts';
import { isTypesetterUnavailable, makeDocuments } from './making.ts';
import { fileSignedOnPaper } from './organizingSet.ts';
import type { DocumentPorts } from './ports.ts';
import { insertOrder, type OrderRow, selectOrder } from './store/orders.ts';

/** Runs in the transaction from which the order follows. @returns the order's id */
export async function orderSet(
  tx: Transaction,
  orgId: string,
  order: Pick<OrderRow, 'orderedBy'> & Partial<Omit<OrderRow, 'orderId'>>,
  at: Instant,
): Promise<string> {
  const orderId = newId();
  const all = { templates: null, entries: null, signedOn: null };
  await insertOrder(tx, orgId, { ...all, ...order, orderId }, at);
  await enqueue(tx, { id: newId(), topic: 'document', orgId, payload: { order: orderId } });
  return orderId;
}

/** @param most  documents in one transaction */
export const documentOutboxSender = (ports: DocumentPorts, now: () => Instant, most?: number): Sender => ({
  topic: 'document',
  async send({ orgId, payload }) {
    if (orgId === null) return failed('NO_ORGANIZATION');
    const orderId = String(payload.order);
    const order = await ports.db.asOrganization(orgId, (q) => selectOrder(q, orgId, orderId));
    if (order === undefined) return 'sent';
    const { orderedBy: userId, templates, signedOn } = order;
    if (signedOn !== null) {
      const paper = { orgId, orderId, userId, templates: templates ?? [], signedOn, now: now() };
      return (await fileSignedOnPaper(ports, paper)) ? 'sent' : retry('NOT_ALL_MADE');
    }
    const entries = order.entries && new Set(order.entries);
    for (;;) {
      const made = await makeDocuments(ports, {
        orgId,
        userId,
        orderId,
        now: now(),
        isWholeOrder: true,
        most,
        roots: entries ?? undefined,
        isWanted: ({ name }) => templates === null || templates.includes(name),
      });
      if (!made.ok) return failed(made.error.textCode);
      if (made.value.unmade.some(isTypesetterUnavailable)) return retry('TYPESETTER_UNAVAILABLE');
      if (!made.value.isMore) return 'sent';
    }
  },
});
