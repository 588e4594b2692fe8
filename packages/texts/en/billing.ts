import type { billing as codes } from '../codes/billing.ts';

const replies = {
  'COUPON.APPLIED': 'Coupon Applied',
  'COUPON.INVALID': 'This coupon is not valid. Check the code, or pay without it.',
  'COUPON.EXPIRED': 'This coupon has expired.',
  'COUPON.USED_UP': 'This coupon has reached its limit.',
  'COUPON.ALREADY_USED': 'This organization has already used this coupon.',
  'CARD.REQUIRED': 'Enter the card to pay with.',
  'CARD.UNREADABLE': 'The card could not be read. Enter it again.',
  'CARD.STALE': 'The card was entered more than five minutes ago. Pay again.',
  'CARD.USED': 'This card entry was already sent. Enter the card again.',
  'CARD.NAME_REQUIRED': 'Enter the name on the card.',
  'CARD.NUMBER_INVALID': 'Check the card number: a digit is wrong or missing.',
  'CARD.EXPIRY_INVALID': 'Enter the expiry as month and year, such as 04/27.',
  'CARD.EXPIRED': 'This card has expired. Use another card.',
  'CARD.CODE_INVALID': 'Enter the security code: three digits, or four on American Express.',
  'PAYMENT.SUCCESS': 'Payment Success',
  'PAYMENT.REFUSED':
    '{reason, select, insufficient_funds {The card was declined: insufficient funds.} test_cards_only {This is the sandbox: only its published test cards are accepted.} not_received {The payment did not reach the card provider.} not_confirmed {The payment was not confirmed at your bank.} other {The card was declined by its bank.}} Nothing was charged.',
  'PAYMENT.PRICE_CHANGED': 'The price has changed since you saw it. Review the new total and pay again.',
} as const satisfies Partial<Record<keyof typeof codes, string>>;

export const billing = {
  ...replies,
  'billing.plan.founder': 'Founder',
  'billing.plan.founder.for': 'For founders and their first investors.',
  'billing.plan.growth': 'Growth',
  'billing.plan.growth.for': 'For a company that issues shares to a team.',
  'billing.plan.counsel': 'Counsel',
  'billing.plan.counsel.for': 'For companies with many holders, and their counsel.',
} as const;
