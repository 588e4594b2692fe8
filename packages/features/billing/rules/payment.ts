/** Purposes of a payment: the closed set `{type}` of the specification's paths (decisions, section 4), where
 *  the last one is written `Add Shareholders`; and the renewal, which no path names. */
export const purposes = [
  'incorporation',
  'upgrade',
  'renewal',
  'filing',
  'change',
  'add_shareholders',
] as const;
export type Purpose = (typeof purposes)[number];

/** Those of which an organization pays one at a time, by whatever way: it has one plan, and what holders cost depends on it. Of
 *  the others, each subject once. */
export const isOfPlan = (purpose: Purpose): boolean => purpose !== 'filing' && purpose !== 'change';

/** Those of which the checkout of a plan shows the newest. */
export const isPlan = (purpose: Purpose): boolean => purpose === 'incorporation' || purpose === 'upgrade';

/** `created` is all that is known until the provider has answered; with `requires_action` the payer has to confirm at his
 *  bank. Of the others, a paid payment may become `refunded`, when the money is back. */
export const paymentStatuses = ['created', 'requires_action', 'paid', 'refused', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Whether the outcome is not known yet. */
export const isOpen = (status: PaymentStatus): boolean =>
  status === 'created' || status === 'requires_action';

/** Why a payment was refused. `expired_card`: the card on file, at a renewal. `not_received`: the provider never got it, so that nothing was charged. `not_confirmed`: the
 *  payer did not confirm it at his bank. */
export const refusalReasons = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'test_cards_only',
  'not_received',
  'not_confirmed',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Why a try to renew a plan failed. */
export const renewalFaults = [...refusalReasons, 'no_card'] as const;
export type RenewalFault = (typeof renewalFaults)[number];

export const isRenewalFault = (word: string): word is RenewalFault =>
  (renewalFaults as readonly string[]).includes(word);

/** Why money goes back: what was paid for could not be delivered, or was withdrawn before it was. */
export type RefundReason = 'undeliverable' | 'withdrawn';

/** The payment providers that a path may name; a deployment has one of them. */
export const providerNames = ['sandbox', 'stripe'] as const;
export type ProviderName = (typeof providerNames)[number];

/** The path of the page on which a payer goes on after he confirmed at his bank.
 *  @param subject  as for `paymentSucceeded`
 *  @param planId  the plan that is bought, else the organization's own, which some paths name */
export function pageAfterBank(payment: {
  readonly purpose: Purpose;
  readonly subject: string;
  readonly orgId: string;
  readonly planId: string;
}): string {
  const { purpose, subject, orgId, planId } = payment;
  switch (purpose) {
    case 'incorporation':
      return `/app/org/${orgId}/incorporation/checkout/${subject}`;
    case 'filing':
      return `/app/annualFiling/checkout/${orgId}/${planId}/${subject}`;
    case 'change':
      return `/app/org/${orgId}/organization/corporate-change/${subject}`;
    default:
      return `/app/org/${orgId}/setting/billing`;
  }
}

/** How long the reader of a request waits for the provider before the answer is `processing`. */
export const chargeTimeoutMs = 10_000;

/** No provider begins a charge later than this after the payment was created, so that a payment which the provider
 *  does not know after `settleAfterMs` can no longer be charged. */
export const chargeWithinMs = 45_000;

/** A payment that is still `created` at this age is asked about at the provider by the job. */
export const settleAfterMs = 60_000;
