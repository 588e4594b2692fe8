/** The calls to the provider: outside of every transaction, with a bound on their time. */
import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import type { Card } from '../rules/card.ts';
import { chargeWithinMs } from '../rules/payment.ts';
import type { BillingPorts } from './ports.ts';
import type { ChargeOutcome } from './provider.ts';

export interface Charge {
  paymentId: string;
  amountCents: bigint;
  card: Card;
  createdAt: Instant;
}

/**
 * Charges under the payment's id.
 * @returns undefined when no answer came in time, or none that can be read: the outcome is unknown, the payment stays
 * `created`, and the job will ask. The provider's error is not passed on: it may quote the card.
 */
export async function chargeInTime(
  { provider, chargeTimeoutMs }: BillingPorts,
  { paymentId, amountCents, card, createdAt }: Charge,
): Promise<ChargeOutcome | undefined> {
  const notAfter = instantOfMillis(millisOfInstant(createdAt) + chargeWithinMs);
  try {
    return await provider.charge(
      { amountCents, card, notAfter },
      paymentId,
      AbortSignal.timeout(chargeTimeoutMs),
    );
  } catch {
    return undefined;
  }
}
