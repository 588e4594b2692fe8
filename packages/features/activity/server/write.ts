import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';

/** The part of a write that the log needs, as in `OrganizationWrite`. The organization's head is locked. */
export interface ActivityWrite {
  readonly tx: Transaction;
  readonly orgId: string;
  /** null for the product itself. */
  readonly userId: string | null;
  readonly recordedAt: Instant;
  /** The day at the organization's registry on which it is done. */
  readonly today: PlainDate;
  /** The root of the act of which its entries tell: with that they are taken back and restored. */
  readonly telling?: string;
  /** The acts of the register that this write has recorded, by their places in the history; null for none. */
  takenSeqs(): { readonly first: bigint; readonly last: bigint } | null;
  toLedger(
    kind: 'activity',
    ...entries: readonly Readonly<Record<string, string | boolean>>[]
  ): Promise<void>;
}
