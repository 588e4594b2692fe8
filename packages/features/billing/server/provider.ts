/** The card payment provider, as billing sees it: another service, which may be slow, silent or gone. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Card, CardFace } from '../rules/card.ts';
import type { ProviderName, RefusalReason } from '../rules/payment.ts';

export interface ChargeRequest {
  /** Above 0, in Canadian dollars. */
  amountCents: bigint;
  card: Card;
  /** The provider does not begin the charge after this moment, or answers `not_received`. */
  notAfter: Instant;
}

/** A card that the provider keeps: its own name for it, and what may be shown. */
export interface KeptCard extends CardFace {
  reference: string;
}

export type ChargeOutcome =
  | { outcome: 'paid'; reference: string; card: KeptCard }
  /** Without a card where its number is none that may be remembered. */
  | { outcome: 'refused'; reason: RefusalReason; card?: CardFace };

export type FoundOutcome = ChargeOutcome | { outcome: 'pending' } | { outcome: 'unknown' };

export interface PaymentProvider {
  readonly name: ProviderName;
  /**
   * Charges once per key: the same key again gets the first outcome, whatever the request says.
   * Promises nothing about time: the caller gives up by `signal`, and the charge may have happened all the same.
   */
  charge(request: ChargeRequest, idempotencyKey: string, signal: AbortSignal): Promise<ChargeOutcome>;
  /** The outcome for a key. `pending`: not decided yet. `unknown`: it never arrived, and after its `notAfter`
   *  never will. */
  find(idempotencyKey: string, signal: AbortSignal): Promise<FoundOutcome>;
  /** Keeps a card for later charges, without charging it. Harmless to repeat. */
  keepCard(card: Card, signal: AbortSignal): Promise<KeptCard | { refused: RefusalReason }>;
}
