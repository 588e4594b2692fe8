/** Answers that the server alone gives. */
export const billingAnswers = {
  'CARD.UPDATED': 'Card Updated successfully',
  'PAYMENT.PROCESSING': 'The payment is being processed. You are not charged twice.',
  'PAYMENT.ALREADY_PAID': 'The plan of this organization is already paid.',
  'PAYMENT.UNDER_WAY': 'Another payment of this organization is being processed. Wait for its result.',
  'SUBSCRIPTION.CONFIRMED': 'The subscription is recorded.',
  'SUBSCRIPTION.CANCELLED': 'Subscription cancel successfully',
  'SUBSCRIPTION.NOT_PAID': 'No recorded payment made this subscription.',
} as const;
