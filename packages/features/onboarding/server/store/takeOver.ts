import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { OrganizationStatus } from '../../../organizations/rules/status.ts';

export interface NumberOfLaw {
  readonly law: string;
  /** Compact: without blanks or hyphens. */
  readonly number: string;
}

export interface CorporationHere extends NumberOfLaw {
  readonly org_id: string;
  readonly status: OrganizationStatus;
}

/** Those corporations to which the user has access already, the oldest first. */
export const selectCorporationsHere = (
  q: Queries,
  userId: string,
  numbers: readonly NumberOfLaw[],
): Promise<CorporationHere[]> =>
  q.all<CorporationHere>(sql`
    select law, number, org_id, status
      from corporations_of(${userId}, ${numbers.map(({ law }) => law)}::text[],
                           ${numbers.map(({ number }) => number)}::text[])`);

/** Whoever takes over one corporation at the same time under the same account waits for its turn. */
export const takeTurnOfCorporation = (
  tx: Transaction,
  userId: string,
  { law, number }: NumberOfLaw,
): Promise<unknown> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`take over ${userId} ${law} ${number}`}, 0))`);
