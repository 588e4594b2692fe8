/** Purposes of a payment: the closed set `{type}` of the specification's paths (decisions, section 4), where
 *  the last one is written `Add Shareholders`. */
export const purposes = ['incorporation', 'upgrade', 'filing', 'change', 'add_shareholders'] as const;
export type Purpose = (typeof purposes)[number];

/** `created` is all that is known until the provider has answered; the other two are final. */
export const paymentStatuses = ['created', 'paid', 'refused'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Why a payment was refused. `not_received`: the provider never got it, so that nothing was charged. */
export const refusalReasons = ['declined', 'insufficient_funds', 'test_cards_only', 'not_received'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** The payment providers that a path may name; a deployment has one of them. */
export const providerNames = ['sandbox', 'stripe'] as const;
export type ProviderName = (typeof providerNames)[number];

/** How long the reader of a request waits for the provider before the answer is `processing`. */
export const chargeTimeoutMs = 10_000;

/** No provider begins a charge later than this after the payment was created, so that a payment which the provider
 *  does not know after `settleAfterMs` can no longer be charged. */
export const chargeWithinMs = 45_000;

/** From this age on the job asks the provider about a payment that is still `created`. */
export const settleAfterMs = 60_000;
