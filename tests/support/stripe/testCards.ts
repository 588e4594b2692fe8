/** Test numbers, which behave alike in the sandbox and in the server that speaks for Stripe. */
import { type SandboxBehaviour, sandboxBehaviour } from '@tabellion/features/billing/rules/card.ts';

export type Behaviour = SandboxBehaviour;

export const behaviourOf = (number: string): Behaviour => sandboxBehaviour(number) ?? 'success';

export const brandOf = (number: string): string => (number.startsWith('4') ? 'visa' : 'mastercard');
