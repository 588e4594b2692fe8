import type { Database } from '@tabellion/platform/database/queries.ts';
import { bounded } from '@tabellion/platform/outside/bounded.ts';
import type { BillingPorts } from './ports.ts';
import type { KeptCard } from './provider.ts';
import { selectCard } from './store/subscriptions.ts';

/** After another card is kept and recorded, the provider forgets those before it, unless yet another one is on file by then.
 *  Where the provider is away, it is done with the next card. */
export async function forgetOtherCards(
  { provider, chargeTimeoutMs, onFault }: Pick<BillingPorts, 'provider' | 'chargeTimeoutMs' | 'onFault'>,
  { db, orgId }: { db: Database; orgId: string },
  card: KeptCard,
): Promise<void> {
  const forget = async (signal: AbortSignal) => {
    const onFile = await db.asOrganization(orgId, (q) => selectCard(q, orgId));
    if (onFile?.reference === card.reference) await provider.forgetOtherCards(orgId, card, signal);
  };
  await bounded(chargeTimeoutMs, forget).catch(onFault);
}
