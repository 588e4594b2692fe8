/** The statements of the sandbox of filings' own side. Nothing but the sandbox calls them. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

interface NewFiled {
  key: string;
  jurisdiction: JurisdictionId;
  corporationNumber: string;
  kind: string;
  file: string;
  isAccepted: boolean;
  filedOn: PlainDate;
  decidedAt: Instant;
}

export interface SandboxFiling extends NewFiled {
  serial: bigint;
}

/** Keeps the first outcome of a key. */
export const insertFiled = (q: Queries, row: NewFiled): Promise<number> =>
  q.run(sql`
    insert into sandbox_filings (
      id, jurisdiction, corporation_number, kind, file, is_accepted, filed_on, decided_at
    ) values (
      ${row.key}, ${row.jurisdiction}, ${row.corporationNumber}, ${row.kind}, ${row.file}, ${row.isAccepted},
      ${row.filedOn}, ${row.decidedAt}
    ) on conflict (id) do nothing`);

export const selectFiled = (q: Queries, key: string): Promise<SandboxFiling | undefined> =>
  q.first<SandboxFiling>(sql`
    select id as "key", serial, jurisdiction, corporation_number as "corporationNumber", kind, file,
           is_accepted as "isAccepted", filed_on as "filedOn", decided_at as "decidedAt"
      from sandbox_filings where id = ${key}`);
