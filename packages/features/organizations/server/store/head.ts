/**
 * The head of an organization: one row that orders its writers (design: the core, "Head lock").
 * Whoever writes takes it first, uses its numbers, and writes the counters back last: no number is skipped.
 */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import { isLockTimeout } from '@tabellion/platform/database/errors.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface OrganizationHead {
  /** Whose registry counts the organization's legal days. */
  jurisdiction: JurisdictionId;
  /** When this write is recorded: rises strictly with every write of the organization, by a microsecond at least. */
  recordedAt: Instant;
  /** The last act's number. */
  seq: bigint;
  eventsSeq: bigint;
  ledgerSeq: bigint;
}

interface HeadRow {
  jurisdiction: JurisdictionId;
  recorded_at: Instant;
  seq: bigint;
  events_seq: bigint;
  ledger_seq: bigint;
}

/** Puts the transaction inside the organization, as row security sees it, from here on. */
export const enterOrganization = async (tx: Transaction, orgId: string): Promise<void> => {
  await tx.one(sql`select set_config('app.org', ${orgId}, true)`);
};

/** Others hold the head: whoever waits for it gives the connection back meanwhile. */
export class HeadTaken extends Error {}

/** Throws `HeadTaken` where the locks that `ask` needs are not free within a moment. It sends its statements at once. */
async function soon<T>(tx: Transaction, ask: () => Promise<T>): Promise<T> {
  const patience = tx.run(sql`set local lock_timeout = '250ms'`);
  const locking = ask();
  // Where `locking` fails this fails, too, and says less.
  await Promise.allSettled([patience, locking, tx.run(sql`set local lock_timeout to default`)]);
  return locking.catch((error) => {
    throw isLockTimeout(error) ? new HeadTaken() : error;
  });
}

/** `takeHead` for whoever may come again: throws `HeadTaken`. */
export const takeHeadSoon = (tx: Transaction, orgId: string): Promise<OrganizationHead | undefined> =>
  soon(tx, () => takeHead(tx, orgId));

/** Locks the head until the transaction ends. @returns undefined where the organization is not there. */
export async function takeHead(tx: Transaction, orgId: string): Promise<OrganizationHead | undefined> {
  const row = await tx.first<HeadRow>(sql`
    update register_heads h
      set recorded_at = greatest(clock_timestamp(), h.recorded_at + interval '1 microsecond')
      from organization_details d
      where h.org_id = ${orgId} and d.org_id = h.org_id
      returning h.recorded_at, h.seq, h.events_seq, h.ledger_seq, d.jurisdiction`);
  return row && headOf(row);
}

const headOf = ({ recorded_at, seq, events_seq, ledger_seq, jurisdiction }: HeadRow): OrganizationHead => ({
  recordedAt: recorded_at,
  seq,
  eventsSeq: events_seq,
  ledgerSeq: ledger_seq,
  jurisdiction,
});

/** The head as the next write would find it, for what leaves nothing behind: it keeps writers out, not readers, and previews take
 *  turns. @returns undefined where the organization is not there. Throws `HeadTaken`. */
export async function takeHeadForPreview(
  tx: Transaction,
  orgId: string,
): Promise<OrganizationHead | undefined> {
  const [, row] = await soon(tx, () =>
    Promise.all([
      // Two of them, of two processes, would give the same numbers, and each would wait for the other's rows.
      tx.one(sql`select pg_advisory_xact_lock(hashtextextended(${`preview ${orgId}`}, 0))`),
      tx.first<HeadRow>(sql`
        select greatest(clock_timestamp(), h.recorded_at + interval '1 microsecond') as recorded_at,
               h.seq, h.events_seq, h.ledger_seq, d.jurisdiction
          from register_heads h join organization_details d on d.org_id = h.org_id
          where h.org_id = ${orgId} for share of h`),
    ]),
  );
  return row && headOf(row);
}

/** The last statement of a write that took numbers. */
export async function returnHead(tx: Transaction, orgId: string, head: OrganizationHead): Promise<void> {
  await tx.run(sql`
    update register_heads
      set seq = ${head.seq}, events_seq = ${head.eventsSeq}, ledger_seq = ${head.ledgerSeq}
      where org_id = ${orgId}`);
}

/** Marks the point to which the transaction can be led back. */
export const setMark = async (tx: Transaction): Promise<void> => {
  await tx.run(sql`savepoint tried_out`);
};

/** Keeps what was done since the mark. */
export const releaseMark = async (tx: Transaction): Promise<void> => {
  await tx.run(sql`release savepoint tried_out`);
};

/** Leaves nothing of what was done since the mark. */
export const returnToMark = async (tx: Transaction): Promise<void> => {
  await tx.run(sql`rollback to savepoint tried_out`);
  await tx.run(sql`release savepoint tried_out`);
};

/** Waits for a write under way: it may be recorded before an instant that is asked about, which would then answer twice.
 *  Throws where the organization is not there. */
export async function shareHead(q: Queries, orgId: string): Promise<void> {
  await q.one(sql`select org_id from register_heads where org_id = ${orgId} for share`);
}

/** When anything of the organization was last written: "saved at". */
export async function lastWriteOf(q: Queries, orgId: string): Promise<Instant> {
  const row = await q.one<{ recorded_at: Instant }>(sql`
    select recorded_at from register_heads where org_id = ${orgId}`);
  return row.recorded_at;
}

/** A caller's idempotency key; kept with it are the hash of the request and ids, never the reply. */
export interface RequestKey {
  userId: string;
  /** As in the contract: `POST /api/organization/create`. */
  endpoint: string;
  key: string;
}

/** Requests with one key take turns until the transaction ends. */
export const takeTurn = async (tx: Transaction, { userId, endpoint, key }: RequestKey): Promise<void> => {
  const turn = `${userId} ${endpoint} ${key}`;
  await tx.one(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`);
};

export const selectMade = (
  q: Queries,
  { userId, endpoint, key }: RequestKey,
): Promise<{ request_hash: string; ids: unknown } | undefined> =>
  q.first(sql`
    select request_hash, ids from idempotency
      where user_id = ${userId} and endpoint = ${endpoint} and key = ${key}`);

/** @returns false when another organization's request took the same key in the same moment. */
export async function insertMade(
  tx: Transaction,
  { userId, endpoint, key }: RequestKey,
  { requestHash, ids, at }: { requestHash: string; ids: object; at: Instant },
): Promise<boolean> {
  const kept = await tx.run(sql`
    insert into idempotency (user_id, endpoint, key, request_hash, ids, created_at)
      values (${userId}, ${endpoint}, ${key}, ${requestHash}, ${JSON.stringify(ids)}::jsonb, ${at})
      on conflict do nothing`);
  return kept === 1;
}

/** @returns how many keys were forgotten */
export const deleteMadeBefore = (q: Queries, before: Instant): Promise<number> =>
  q.run(sql`delete from idempotency where created_at < ${before}`);
