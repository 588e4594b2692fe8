import type { Pool } from '@tabellion/book/entities.ts';

/** Whether what is cancelled of a plan goes back to its pool, where the plan says so for all of it; undefined where it does not
 *  say, or leaves it to each grant. */
export const returnsToPool = ({ onCancellation }: Pick<Pool, 'onCancellation'>): boolean | undefined =>
  onCancellation === null || onCancellation === 'by_grant' ? undefined : onCancellation === 'returned';
