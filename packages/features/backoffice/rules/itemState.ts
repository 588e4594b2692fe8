/** Where an item of the queue stands. Pure. */
export const itemStates = ['waiting', 'with_customer', 'replied', 'accepted', 'rejected'] as const;
export type ItemState = (typeof itemStates)[number];

/** @param questions  the oldest first
 *  @returns `with_customer` while the customer owes an answer, `replied` once he gave it */
export function itemState(
  registry: 'waiting' | 'accepted' | 'rejected',
  questions: readonly { readonly answer: string | null; readonly withdrawnAt: unknown }[],
): ItemState {
  if (registry !== 'waiting') return registry;
  const last = questions.findLast(({ withdrawnAt }) => withdrawnAt === null);
  if (last === undefined) return 'waiting';
  return last.answer === null ? 'with_customer' : 'replied';
}
