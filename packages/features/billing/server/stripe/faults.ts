import type { RefusalReason } from '../../rules/payment.ts';

interface StripeFault {
  readonly type: string;
  readonly code: string | undefined;
  readonly declineCode: string | undefined;
}

/** The words of Stripe's refusal; empty for a fault of the network. */
export function faultOf(error: unknown): StripeFault {
  const word = (name: string): string | undefined => {
    const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return { type: word('type') ?? '', code: word('code'), declineCode: word('decline_code') };
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
