import { bounded } from '@tabellion/platform/outside/bounded.ts';
import type { BillingPorts } from './ports.ts';
import type { KeptCard } from './provider.ts';

/** After another card is kept and recorded, the provider forgets those before it. Nothing waits for that: where the provider
 *  is away it is done with the next card. */
export async function forgetOtherCards(
  { provider, chargeTimeoutMs }: Pick<BillingPorts, 'provider' | 'chargeTimeoutMs'>,
  orgId: string,
  card: KeptCard,
): Promise<void> {
  const forget = (signal: AbortSignal) => provider.forgetOtherCards(orgId, card, signal);
  await bounded(chargeTimeoutMs, forget).catch(() => undefined);
}
