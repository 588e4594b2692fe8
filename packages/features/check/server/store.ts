import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { Finding } from '../rules/check.ts';
import type { Checked } from './running.ts';

interface LastCheck {
  readonly checked_at: Instant;
  readonly errors: number;
  readonly warnings: number;
  readonly hints: number;
  readonly findings: readonly Pick<Finding, 'code' | 'severity'>[];
}

export const selectLastCheck = (q: Queries, orgId: string): Promise<LastCheck | undefined> =>
  q.first<LastCheck>(sql`
    select checked_at, errors, warnings, hints, findings from book_checks where org_id = ${orgId}`);

/** Replaces the check before. Nobody is named: codes and ids say which findings there were. */
export const keepCheck = (
  tx: Transaction,
  orgId: string,
  { findings, summary: { checked_at, errors, warnings, hints } }: Checked,
): Promise<number> =>
  tx.run(sql`
    insert into book_checks (org_id, checked_at, errors, warnings, hints, findings)
      values (${orgId}, ${checked_at}, ${errors}, ${warnings}, ${hints},
              ${JSON.stringify(findings.map(({ code, severity, subject }) => ({ code, severity, subject })))}::jsonb)
      on conflict (org_id) do update
        set checked_at = excluded.checked_at, errors = excluded.errors, warnings = excluded.warnings,
            hints = excluded.hints, findings = excluded.findings`);
