/** Dependencies of billing on the installation. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { priceVersions } from '../rules/prices.data.ts';
import type { Seller } from '../rules/seller.ts';
import type { PaymentProvider } from './provider.ts';

/** Holders of shares. */
export interface HolderCount {
  /** They are in the registers. */
  readonly recorded: number;
  /** They have subscribed for shares, and will be. */
  readonly promised: number;
  /** They wait until a place is paid for. */
  readonly waiting: number;
}

export interface BillingPorts {
  provider: PaymentProvider;
  /** How long the provider is waited for; `chargeTimeoutMs` of the rules. */
  chargeTimeoutMs: number;
  /** Notes that the provider gave no answer, or none that can be read. Its error may quote the card: only codes are kept. */
  onFault(fault: unknown): void;
  readonly seller: Seller;
  /** Left out: those of the product. */
  prices?: typeof priceVersions | undefined;
  /** The registers are a later feature's. */
  holdersOf(q: Queries, orgId: string): Promise<HolderCount>;
}
