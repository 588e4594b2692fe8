/** Addresses that are printed on documents and bound books. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface AddressRow {
  readonly code: string;
  /** Null where a bound book bears it. */
  readonly documentId: string | null;
  readonly bookId: string | null;
  readonly endsOn: PlainDate | null;
  readonly isRevoked: boolean;
  /** The certified facts of its version, by ids; null of a book. */
  readonly stated: unknown;
}

/** The newest one of each document or bound book, or the one of a code. */
export const selectAddresses = (
  q: Queries,
  orgId: string,
  { ids = [], code = null }: { readonly ids?: readonly string[]; readonly code?: string | null },
): Promise<AddressRow[]> =>
  q.all<AddressRow>(sql`
    select distinct on (document_id, book_id) code, document_id as "documentId", book_id as "bookId",
           ends_on as "endsOn", revoked_at is not null as "isRevoked", stated
      from document_addresses
      where org_id = ${orgId}
        and (code = ${code} or document_id = any(${[...ids]}::uuid[]) or book_id = any(${[...ids]}::uuid[]))
      order by document_id, book_id, made_at desc, code`);

export const insertAddress = (
  tx: Transaction,
  orgId: string,
  { code, documentId, bookId, endsOn, stated }: Omit<AddressRow, 'isRevoked'>,
  at: Instant,
): Promise<number> =>
  tx.run(sql`
    insert into document_addresses (org_id, code, document_id, book_id, ends_on, stated, made_at)
      values (${orgId}, ${code}, ${documentId}, ${bookId}, ${endsOn}, ${JSON.stringify(stated ?? null)}::jsonb, ${at})`);

/** Every address of a document, or that of a bound book. @returns how many it has that are not revoked */
export const updateAddressEnd = (
  tx: Transaction,
  orgId: string,
  { id, endsOn }: { readonly id: string; readonly endsOn: PlainDate | null },
): Promise<number> =>
  tx.run(sql`
    update document_addresses set ends_on = ${endsOn}
      where org_id = ${orgId} and ${id} in (document_id, book_id) and revoked_at is null`);

/** @returns how many were revoked by it */
export const updateAddressRevoked = (
  tx: Transaction,
  orgId: string,
  { id, at }: { readonly id: string; readonly at: Instant },
): Promise<number> =>
  tx.run(sql`
    update document_addresses set revoked_at = ${at}
      where org_id = ${orgId} and ${id} in (document_id, book_id) and revoked_at is null`);

export const selectOrganizationOfAddress = async (q: Queries, code: string): Promise<string | null> =>
  (await q.one<{ orgId: string | null }>(sql`select organization_of_address(${code}) as "orgId"`)).orgId;
