/** A card that was replaced is forgotten at the provider after the commit, as often as it takes. */
import { type Instant, instant } from '@tabellion/kernel/date.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueue } from '@tabellion/platform/outbox/enqueue.ts';
import { failed, type Sender } from '@tabellion/platform/outbox/sender.ts';
import { bounded } from '@tabellion/platform/outside/bounded.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { BillingPorts } from './ports.ts';
import type { KeptCard } from './provider.ts';
import { putCard, selectCard } from './store/subscriptions.ts';

/** Puts a card on file in the place of one that was given before; a payment that is settled late brings an older one. */
export async function replaceCard(
  { tx, orgId, recordedAt: at }: Pick<OrganizationWrite, 'tx' | 'orgId' | 'recordedAt'>,
  card: KeptCard,
  givenAt: Instant,
): Promise<void> {
  const isNewer = (await putCard(tx, orgId, card, { givenAt, at })) > 0;
  if (isNewer) await enqueue(tx, { id: newId(), topic: 'card', orgId, payload: { before: at } });
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
