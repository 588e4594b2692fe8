/**
 * The test numbers of the sandbox, which moves no money. They are public; any other number is refused and forgotten.
 */
export const sandboxCards = [
  { number: '4242424242424242', behaviour: 'success' },
  { number: '5555555555554444', behaviour: 'success' },
  { number: '4000000000000002', behaviour: 'declined' },
  { number: '4000000000009995', behaviour: 'insufficient_funds' },
  /** Paid, some seconds late. */
  { number: '4000000000000077', behaviour: 'delayed' },
  /** Paid, but the answer gets lost on its way. */
  { number: '4000000000000341', behaviour: 'unanswered' },
] as const;

export type SandboxBehaviour = (typeof sandboxCards)[number]['behaviour'];

export const sandboxBehaviour = (number: string): SandboxBehaviour | undefined =>
  sandboxCards.find((card) => card.number === number)?.behaviour;
