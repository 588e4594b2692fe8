/** The statements of what registries have of a corporation, and of the keys that they gave it. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { ParticularsKind } from '../../particularsContract.ts';

export interface ParticularsRow {
  readonly kind: ParticularsKind;
  readonly value: string;
  readonly effectiveOn: PlainDate;
  readonly recordedAt: Instant;
  readonly recordedBy: string;
}

/** The latest first. */
export const selectParticulars = (q: Queries, orgId: string): Promise<ParticularsRow[]> =>
  q.all<ParticularsRow>(sql`
    select kind, value, effective_on as "effectiveOn", recorded_at as "recordedAt", recorded_by as "recordedBy"
      from registry_particulars where org_id = ${orgId} order by effective_on desc, place desc`);

export const insertParticular = (tx: Transaction, orgId: string, row: ParticularsRow): Promise<number> =>
  tx.run(sql`
    insert into registry_particulars (org_id, place, kind, value, effective_on, recorded_at, recorded_by)
      select ${orgId}, coalesce(max(place), 0) + 1, ${row.kind}, ${row.value}, ${row.effectiveOn}::date,
             ${row.recordedAt}::timestamptz, ${row.recordedBy}::uuid
        from registry_particulars where org_id = ${orgId}`);

export interface KeyRow {
  readonly registration: JurisdictionId;
  readonly sealed: Uint8Array;
  /** The company number; null where none was entered. */
  readonly sealedNumber: Uint8Array | null;
  readonly changedAt: Instant;
}

export const selectKeys = (q: Queries, orgId: string): Promise<KeyRow[]> =>
  q.all<KeyRow>(sql`
    select registration, sealed, sealed_number as "sealedNumber", changed_at as "changedAt" from registry_keys
      where org_id = ${orgId} order by registration`);

export const upsertKey = (
  tx: Transaction,
  orgId: string,
  { registration, sealed, sealedNumber, changedAt, changedBy }: KeyRow & { readonly changedBy: string },
): Promise<number> =>
  tx.run(sql`
    insert into registry_keys (org_id, registration, sealed, sealed_number, changed_at, changed_by)
      values (${orgId}, ${registration}, ${sealed}, ${sealedNumber}, ${changedAt}, ${changedBy})
      on conflict (org_id, registration)
        do update set sealed = excluded.sealed, sealed_number = excluded.sealed_number, changed_at = excluded.changed_at, changed_by = excluded.changed_by`);
