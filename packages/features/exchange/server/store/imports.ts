import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { ImportSource } from '../../rules/sources.ts';

export interface ImportRow {
  readonly batchId: string;
  readonly source: ImportSource;
  readonly fileName: string;
  readonly recordedAt: Instant;
  readonly recordedBy: string | null;
  readonly persons: number;
  readonly acts: number;
  readonly certificates: number;
  readonly anomalies: number;
  readonly takenBackAt: Instant | null;
  readonly peopleErasedAt: Instant | null;
}

interface ImportsFilter {
  readonly batchId?: string;
  /** SHA-256 of the file, in hexadecimal: those of it that stand. */
  readonly digest?: string;
}

/** The newest first; nobody takes in more than a page of them. */
export const selectImports = (
  q: Queries,
  orgId: string,
  { batchId, digest }: ImportsFilter = {},
): Promise<ImportRow[]> =>
  q.all<ImportRow>(sql`
    select batch_id as "batchId", source, file_name as "fileName", recorded_at as "recordedAt",
           recorded_by as "recordedBy", persons, acts, certificates, anomalies, taken_back_at as "takenBackAt",
           people_erased_at as "peopleErasedAt"
      from imports
      where org_id = ${orgId} and (${batchId ?? null}::uuid is null or batch_id = ${batchId ?? null}::uuid)
        and (${digest ?? null}::text is null or (file_digest = ${digest ?? null} and taken_back_at is null))
      order by recorded_at desc, batch_id desc limit ${digest === undefined ? 100 : 5}`);

export const selectImport = async (
  q: Queries,
  orgId: string,
  batchId: string,
): Promise<ImportRow | undefined> => (await selectImports(q, orgId, { batchId }))[0];

/** Whether an import that stands brought something that did not fit. */
export async function selectHasAnomalies(q: Queries, orgId: string): Promise<boolean> {
  const row = await q.one<{ isAny: boolean }>(sql`
    select exists (
      select from imports where org_id = ${orgId} and anomalies > 0 and taken_back_at is null
    ) as "isAny"`);
  return row.isAny;
}

/** The batches in which acts came, taken back or not. */
export async function selectImportedBatches(q: Queries, orgId: string): Promise<ReadonlySet<string>> {
  const rows = await q.all<{ batchId: string }>(sql`
    select batch_id as "batchId" from imports where org_id = ${orgId}`);
  return new Set(rows.map(({ batchId }) => batchId));
}

interface NewImport extends Omit<ImportRow, 'takenBackAt' | 'peopleErasedAt'> {
  /** SHA-256, in hexadecimal. */
  readonly fileDigest: string;
}

export const insertImport = (tx: Transaction, orgId: string, row: NewImport): Promise<number> =>
  tx.run(sql`
    insert into imports (org_id, batch_id, source, file_name, file_digest, recorded_at, recorded_by, persons, acts,
                         certificates, anomalies)
      values (${orgId}, ${row.batchId}, ${row.source}, ${row.fileName}, ${row.fileDigest}, ${row.recordedAt},
              ${row.recordedBy}, ${row.persons}, ${row.acts}, ${row.certificates}, ${row.anomalies})`);

export const markTakenBack = (
  tx: Transaction,
  orgId: string,
  { batchId, at, by }: { readonly batchId: string; readonly at: Instant; readonly by: string | null },
): Promise<number> =>
  tx.run(sql`
    update imports set taken_back_at = ${at}, taken_back_by = ${by}
      where org_id = ${orgId} and batch_id = ${batchId} and taken_back_at is null`);

export const markPeopleErased = (
  tx: Transaction,
  orgId: string,
  { batchId, at, by }: { readonly batchId: string; readonly at: Instant; readonly by: string | null },
): Promise<number> =>
  tx.run(sql`
    update imports set people_erased_at = ${at}, people_erased_by = ${by}
      where org_id = ${orgId} and batch_id = ${batchId} and taken_back_at is not null and people_erased_at is null`);
