/** Dependencies of billing on the installation. */
import type { PaymentProvider } from './provider.ts';

export interface BillingPorts {
  provider: PaymentProvider;
  /** How long the provider is waited for; `chargeTimeoutMs` of the rules. */
  chargeTimeoutMs: number;
}
