import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { PrivateHolders } from '../../privateIssuer.ts';
import type { ReadingAt } from './readingAt.ts';

interface Counting extends ReadingAt {
  /** Whoever has subscribed for shares holds them too. */
  readonly isWithWaiting?: boolean;
}

/** How many count, on a date as known at a seq; undefined where it is no private issuer (`private_holders`, migration 0247). */
export const selectPrivateHolders = (
  q: Queries,
  orgId: string,
  { asOf, seq, isWithWaiting = false }: Counting,
): Promise<PrivateHolders | undefined> =>
  q.first<PrivateHolders>(sql`
    select counted, employees from private_holders(${orgId}, ${asOf}, ${seq}, ${isWithWaiting})`);
