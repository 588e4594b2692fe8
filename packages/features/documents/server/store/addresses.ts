/** Addresses that are printed on documents. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface AddressRow {
  readonly code: string;
  readonly documentId: string;
  readonly endsOn: PlainDate | null;
  readonly isRevoked: boolean;
  /** The certified facts of its version, by ids. */
  readonly stated: unknown;
}

/** The newest one of each document, or the one of a code. */
export const selectAddresses = (
  q: Queries,
  orgId: string,
  {
    documentIds = [],
    code = null,
  }: { readonly documentIds?: readonly string[]; readonly code?: string | null },
): Promise<AddressRow[]> =>
  q.all<AddressRow>(sql`
    select distinct on (document_id) code, document_id as "documentId", ends_on as "endsOn",
           revoked_at is not null as "isRevoked", stated
      from document_addresses
      where org_id = ${orgId} and (code = ${code} or document_id = any(${[...documentIds]}::uuid[]))
      order by document_id, made_at desc, code`);

export const insertAddress = (
  tx: Transaction,
  orgId: string,
  { code, documentId, endsOn, stated }: Omit<AddressRow, 'isRevoked'>,
  at: Instant,
): Promise<number> =>
  tx.run(sql`
    insert into document_addresses (org_id, code, document_id, ends_on, stated, made_at)
      values (${orgId}, ${code}, ${documentId}, ${endsOn}, ${JSON.stringify(stated ?? null)}::jsonb, ${at})`);

/** Every address of a document. @returns how many it has that are not revoked */
export const updateAddressEnd = (
  tx: Transaction,
  orgId: string,
  { documentId, endsOn }: { readonly documentId: string; readonly endsOn: PlainDate | null },
): Promise<number> =>
  tx.run(sql`
    update document_addresses set ends_on = ${endsOn}
      where org_id = ${orgId} and document_id = ${documentId} and revoked_at is null`);

/** @returns how many were revoked by it */
export const updateAddressRevoked = (
  tx: Transaction,
  orgId: string,
  { documentId, at }: { readonly documentId: string; readonly at: Instant },
): Promise<number> =>
  tx.run(sql`
    update document_addresses set revoked_at = ${at}
      where org_id = ${orgId} and document_id = ${documentId} and revoked_at is null`);

export const selectOrganizationOfAddress = async (q: Queries, code: string): Promise<string | null> =>
  (await q.one<{ orgId: string | null }>(sql`select organization_of_address(${code}) as "orgId"`)).orgId;
