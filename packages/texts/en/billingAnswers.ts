/** Answers that the server alone gives. */
export const billingAnswers = {
  'CARD.UPDATED': 'Card Updated successfully',
  'CARD.TO_CONFIRM': 'Confirm the card with your bank.',
  'PAYMENT.PROCESSING': 'The payment is being processed. You are not charged twice.',
  'PAYMENT.ALREADY_PAID': 'This organization’s plan is already paid.',
  'PAYMENT.UNDER_WAY': 'Another payment for this organization is being processed. Wait for its result.',
  'PAYMENT.NOTHING_DUE': 'There is nothing to pay: every holder is within your plan.',
  'PAYMENT.NO_TAX_RATE':
    'No sales tax rate is on record for this province. Choose another billing address, or contact us.',
  'SUBSCRIPTION.NONE': 'No plan is in force. Renew your plan first.',
  'SUBSCRIPTION.SAME_PLAN': 'You are on this plan already. Choose another plan.',
  'SUBSCRIPTION.NOT_AN_UPGRADE':
    'This plan is smaller than yours. You can switch to it when the paid year ends.',
  'SUBSCRIPTION.DOWNGRADED': 'The smaller plan starts when the paid year ends.',
  'SUBSCRIPTION.KEPT': 'Your plan goes on as before.',
  'SUBSCRIPTION.NOT_TO_KEEP':
    'This plan has ended, or nothing is set to change. Renew it, or leave it as it is.',
  'SUBSCRIPTION.CONFIRMED': 'The subscription is recorded.',
  'SUBSCRIPTION.CANCELLED': 'Subscription cancel successfully',
  'SUBSCRIPTION.NOT_PAID': 'No payment is recorded for this subscription.',
} as const;
