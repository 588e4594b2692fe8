/** Services that write for persons of their own, and what those may read. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

/** @returns the account of the relay of this name, which is made where it is not there. A key takes the place of the one before. */
export async function ensureRelay(
  q: Queries,
  relay: { readonly name: string; readonly accountId: string; readonly keyHash: Uint8Array | null },
  now: Instant,
): Promise<string> {
  const { account_id: accountId } = await q.one<{ account_id: string }>(
    sql`insert into ledger.relays (account_id, name, key_hash, made_at)
        values (${relay.accountId}, ${relay.name}, ${relay.keyHash}, ${now})
        on conflict (name) do update set key_hash = coalesce(excluded.key_hash, relays.key_hash)
        returning account_id`,
  );
  return accountId;
}

export const relayByKey = (q: Queries, keyHash: Uint8Array) =>
  q.first<{ account_id: string }>(sql`select account_id from ledger.relays where key_hash = ${keyHash}`);

export interface ReadingRow {
  readonly account_id: string;
  readonly org_ids: readonly string[];
}

export const addReading = (
  q: Queries,
  reading: {
    readonly tokenId: string;
    readonly accountId: string;
    readonly userId: string;
    readonly orgIds: readonly string[];
    readonly endsAt: Instant;
  },
) =>
  q.run(
    sql`insert into ledger.readings (token_id, account_id, user_id, org_ids, ends_at)
        values (${reading.tokenId}, ${reading.accountId}, ${reading.userId}, ${reading.orgIds}, ${reading.endsAt})`,
  );

export const readingOf = (q: Queries, tokenId: string) =>
  q.first<ReadingRow>(sql`select account_id, org_ids from ledger.readings where token_id = ${tokenId}`);

export const endReadings = (q: Queries, accountId: string, userId: string) =>
  q.run(sql`delete from ledger.readings where account_id = ${accountId} and user_id = ${userId}`);

export const dropReadingsBefore = (q: Queries, moment: Instant) =>
  q.run(sql`delete from ledger.readings where ends_at < ${moment}`);
