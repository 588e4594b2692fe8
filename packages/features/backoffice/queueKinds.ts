/** The kinds of what waits for staff. A further one is a row here and one in `server/kinds.ts`, with its words. */
export const queueKinds = ['incorporation', 'filing', 'change'] as const;
export type QueueKindName = (typeof queueKinds)[number];
