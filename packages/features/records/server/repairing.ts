/** A repair never changes a leaf: records that differ are recorded anew, as they are in the registers now. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { underHead } from '../../organizations/server/public.ts';
import { selectFindings } from './store/findings.ts';

/** Records that a row of the outbox can name; acts and files never change, so theirs are for people to look at. */
const repairable = ['organization', 'position', 'shareclass', 'shareholder', 'activity'];

/** Orders a new revision of each record that the last comparison found otherwise. @returns how many */
export async function orderRepairs(db: Database, orgId: string, now: Instant): Promise<number> {
  const ordered = await db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: null, now }, async (write) => {
      const findings = await selectFindings(tx, orgId);
      const named = new Map(
        findings.map(({ record: kind, recordId: id }) => [`${kind} ${id}`, { kind, id }]),
      );
      const records = [...named.values()].filter(({ kind }) => repairable.includes(kind));
      for (const { kind, id } of records) await write.toLedger(kind, { id, again: true });
      return ok(records.length);
    }),
  );
  return ordered.ok ? ordered.value : 0;
}
