/** Answers that the server alone gives. */
export const billingAnswers = {
  'CARD.UPDATED': 'Card Updated successfully',
  'PAYMENT.PROCESSING': 'The payment is being processed. You are not charged twice.',
  'PAYMENT.ALREADY_PAID': 'This organization’s plan is already paid.',
  'PAYMENT.UNDER_WAY': 'Another payment for this organization is being processed. Wait for its result.',
  'SUBSCRIPTION.CONFIRMED': 'The subscription is recorded.',
  'SUBSCRIPTION.CANCELLED': 'Subscription cancel successfully',
  'SUBSCRIPTION.NOT_PAID': 'No payment is recorded for this subscription.',
} as const;
