/** Dependencies of billing on the installation. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { Seller } from '../rules/seller.ts';
import type { PaymentProvider } from './provider.ts';

/** Holders of shares: those in the registers, and those who wait until a place is paid for. */
export interface HolderCount {
  readonly recorded: number;
  readonly waiting: number;
}

export interface BillingPorts {
  provider: PaymentProvider;
  /** How long the provider is waited for; `chargeTimeoutMs` of the rules. */
  chargeTimeoutMs: number;
  readonly seller: Seller;
  /** The registers are a later feature's. */
  holdersOf(q: Queries, orgId: string): Promise<HolderCount>;
}
