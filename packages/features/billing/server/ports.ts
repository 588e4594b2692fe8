/** Dependencies of billing on the installation. */
import type { CardKey } from './cardKey.ts';
import type { PaymentProvider } from './provider.ts';

export interface BillingPorts {
  provider: PaymentProvider;
  cardKey: CardKey;
  /** How long a request waits for the provider; `chargeTimeoutMs` of the rules. */
  chargeTimeoutMs: number;
}
