/** Test numbers, which behave alike in the sandbox and in the server that speaks for Stripe. */
import { type SandboxBehaviour, sandboxBehaviour } from '@tabellion/features/billing/rules/card.ts';

/** The second kind is Stripe's alone: paid, but a refund to it is said to be through and fails later. */
export type Behaviour = SandboxBehaviour | 'refund_fails';

export const refundFails = '4000000000005126';

export const behaviourOf = (number: string): Behaviour =>
  number === refundFails ? 'refund_fails' : (sandboxBehaviour(number) ?? 'success');

export const brandOf = (number: string): string => (number.startsWith('4') ? 'visa' : 'mastercard');
