/** The card payment provider, as billing sees it: another service, which may be slow, silent or gone. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import type { PublicJwk } from '@tabellion/platform/config/secrets.ts';
import type { Unknown, Waiting } from '@tabellion/platform/outside/outside.ts';
import type { CardFace, cardFaults } from '../rules/card.ts';
import type { ProviderName, RefusalReason } from '../rules/payment.ts';

/**
 * The means that a browser made for this provider: a sealed card for the sandbox, Stripe's name of a card for Stripe. Only
 * the provider's adapter can read it, so that no card number ever stands anywhere else.
 */
export type PaymentMethod = string;

/** The one use that a method was made for. */
export interface MethodUse {
  organization: string;
  /** null where nothing is paid, as with a card that is kept. */
  subject: string | null;
  priceCents: bigint | null;
}

type MethodFault = 'CARD.UNREADABLE' | 'CARD.STALE' | (typeof cardFaults)[number];

/** A method that is good for one use: taken under `nonce`, which may be forgotten after `goodUntil`. */
export interface ReadMethod {
  nonce: string;
  goodUntil: Instant;
}

export interface PaymentRequest {
  /** Whose payment it is; the provider keeps the card for it. */
  organization: string;
  /** Above 0, in Canadian dollars. */
  amountCents: bigint;
  method: PaymentMethod;
  /** The path of the page on which the payer goes on after he confirmed at his bank. */
  returnPath: string;
  /** The provider does not begin the payment after this moment, or answers `not_received`. */
  notAfter: Instant;
}

/** A charge to the card on file. */
export interface ChargeRequest {
  /** Above 0, in Canadian dollars. */
  amountCents: bigint;
  /** The provider's name for the kept card. */
  card: string;
  /** As for `begin`. */
  notAfter: Instant;
  /** The caller asks again until there is an answer; otherwise it takes no answer for a refusal. */
  isRepeated: boolean;
}

/** A card that is to be kept for later payments of an organization. */
export type KeepRequest = Pick<PaymentRequest, 'organization' | 'method' | 'returnPath'>;

/** A card that the provider keeps: its own name for it, and what may be shown. */
export interface KeptCard extends CardFace {
  reference: string;
}

interface Refused {
  state: 'refused';
  reason: RefusalReason;
  /** Left out where its number is none that may be remembered, or is not known. */
  card?: CardFace;
}

export type PaymentOutcome = { state: 'paid'; reference: string; card: KeptCard } | Refused;

/** The payer confirms at his bank, on that page where it is not null; `find` tells the outcome later, also when he never does. */
interface ActionRequired {
  state: 'requires_action';
  url: string | null;
}

export type PaymentAnswer = PaymentOutcome | ActionRequired;

/** Where the payer confirms first, he comes back with the method by which the card is then kept. */
export type KeepAnswer = { state: 'kept'; card: KeptCard } | Refused | ActionRequired;

export interface RefundRequest {
  /** The provider's name for the payment. */
  payment: string;
  amountCents: bigint;
}

/** `failed`: the bank of the card did not take it, perhaps after it was through. Nothing follows by itself. */
export interface RefundAnswer {
  state: 'refunded' | 'failed';
  /** The provider's name for the refund. */
  reference: string;
}

/** The card that stays where others are forgotten. */
export interface StayingCard {
  reference: string;
  /** Cards that the provider got later are on their way here, and stay, too. */
  before: Instant;
}

/** A payment or a refund, by its id. */
export interface Subject {
  kind: 'payment' | 'refund';
  key: string;
}

/** The message that a provider posts is only a bell: it names what to ask about. */
export interface WebhookEvent {
  /** The provider's name for the message, which may come again. */
  id: string;
  type: string;
  /** null: something that is none of ours, or whose end it does not tell. */
  about: Subject | null;
}

export interface Webhooks {
  /** Written in lower case. */
  signatureHeader: string;
  /** Reads what was posted in the provider's name; undefined where the bytes do not bear its signature, or an old one. */
  read(bytes: Uint8Array, signature: string, now: Instant): Promise<WebhookEvent | undefined>;
}

export interface PaymentProvider {
  readonly name: ProviderName;
  /** Browsers seal cards for it; undefined where they make their methods otherwise. */
  readonly sealingKey: PublicJwk | undefined;
  /** Reads a method and judges whether it was made for this use. Computes only: it may stand in a transaction. */
  readMethod(
    method: PaymentMethod,
    use: MethodUse,
    now: Instant,
  ): Promise<Result<ReadMethod, Refusal<MethodFault>>>;
  /**
   * Pays once per key: the same key again gets the first outcome, whatever the request says.
   * Promises nothing about time: the caller gives up by `signal`, and the payment may have happened all the same.
   */
  begin(request: PaymentRequest, key: string, signal: AbortSignal): Promise<PaymentAnswer | Waiting>;
  /**
   * Charges a kept card once per key, as `begin` does. Where its holder would have to confirm, it is refused
   * (`not_confirmed`): nobody is asked.
   */
  charge(request: ChargeRequest, key: string, signal: AbortSignal): Promise<PaymentAnswer | Waiting>;
  /** The payment under a key. `unknown`: it never arrived, and after its `notAfter` never will. */
  find(key: string, signal: AbortSignal): Promise<PaymentAnswer | Waiting | Unknown>;
  /** Gives back what was paid, once per key and once per payment, unless the one before failed. Throws while it cannot: whoever asks asks again. */
  refund(request: RefundRequest, key: string, signal: AbortSignal): Promise<RefundAnswer | Waiting>;
  /** The refund under a key. `unknown`: it never arrived. */
  findRefund(key: string, signal: AbortSignal): Promise<RefundAnswer | Waiting | Unknown>;
  /** Keeps a card for later payments, without a payment. Harmless to repeat. */
  keepCard(request: KeepRequest, signal: AbortSignal): Promise<KeepAnswer>;
  /** Forgets the other cards of an organization. Harmless to repeat. */
  forgetOtherCards(organization: string, staying: StayingCard, signal: AbortSignal): Promise<void>;
  /** undefined where it posts nothing. */
  readonly webhooks?: Webhooks;
}
