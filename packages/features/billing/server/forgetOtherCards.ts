/** A card that was replaced is forgotten at the provider after the commit, as often as it takes. */
import { type Instant, instant } from '@tabellion/kernel/date.ts';
import type { Database, Transaction } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueue } from '@tabellion/platform/outbox/enqueue.ts';
import { failed, type Sender } from '@tabellion/platform/outbox/sender.ts';
import { bounded } from '@tabellion/platform/outside/bounded.ts';
import type { BillingPorts } from './ports.ts';
import type { KeptCard } from './provider.ts';
import { putCard, selectCard } from './store/subscriptions.ts';

/** Puts a card on file in the place of the one before. */
export async function replaceCard(
  tx: Transaction,
  orgId: string,
  card: KeptCard,
  at: Instant,
): Promise<void> {
  await putCard(tx, orgId, card, at);
  await enqueue(tx, { id: newId(), topic: 'card', orgId, payload: { before: at } });
}

/** The card that is on file by then stays, which may be yet another one. */
export const cardSender = (
  { provider, chargeTimeoutMs }: Pick<BillingPorts, 'provider' | 'chargeTimeoutMs'>,
  db: Database,
): Sender => ({
  topic: 'card',
  // Two at once for one customer would both detach the same card, of which the second fails.
  most: 1,
  async send({ orgId, payload }) {
    if (orgId === null) return failed('NO_ORGANIZATION');
    const onFile = await db.asOrganization(orgId, (q) => selectCard(q, orgId));
    if (onFile === undefined) return 'sent';
    const staying = { reference: onFile.reference, before: instant(String(payload.before)) };
    await bounded(chargeTimeoutMs, (signal) => provider.forgetOtherCards(orgId, staying, signal));
    return 'sent';
  },
});
