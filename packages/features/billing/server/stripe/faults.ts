import type { RefusalReason } from '../../rules/payment.ts';

interface StripeFault {
  readonly type: string;
  readonly code: string | undefined;
  readonly declineCode: string | undefined;
  /** The parameter that is at fault. */
  readonly param: string | undefined;
}

/** The words of Stripe's refusal; empty for a fault of the network. */
export function faultOf(error: unknown): StripeFault {
  const word = (name: string): string | undefined => {
    const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return {
    type: word('type') ?? '',
    code: word('code'),
    declineCode: word('decline_code'),
    param: word('param'),
  };
}

/** Stripe gives these refusals no code: a card that was detached, and one of another customer. */
const wordsOfLostCard =
  /PaymentMethod .*(may not be used again|does not belong)|payment method must be attached|already been attached/;

const codesOfCard = ['payment_method_unexpected_state', 'payment_method_not_available'];

/** Whether a request is refused for the card that it names. Any other refusal of a request is our own fault. */
export function isOfCard(error: unknown): boolean {
  const { type, code, param } = faultOf(error);
  if (type === 'StripeCardError') return true;
  if (type !== 'StripeInvalidRequestError') return false;
  if (code === undefined) return error instanceof Error && wordsOfLostCard.test(error.message);
  return codesOfCard.includes(code) || (code === 'resource_missing' && param === 'payment_method');
}

/** Stripe's codes of a refusal, as far as a payer can do something about them. */
export function reasonOf(code: string | undefined, declineCode: string | undefined): RefusalReason {
  const codes = [code, declineCode];
  if (codes.includes('insufficient_funds')) return 'insufficient_funds';
  if (codes.includes('expired_card')) return 'expired_card';
  const ofBank = [
    'authentication_required',
    'payment_intent_authentication_failure',
    'setup_intent_authentication_failure',
  ];
  return ofBank.some((one) => codes.includes(one)) ? 'not_confirmed' : 'declined';
}
