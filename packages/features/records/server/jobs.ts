/** The nightly comparison of every organization with the ledger, the bell where the ledger is behind, and the way to a log
 *  that continues another. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { tellOfDelays } from './bell.ts';
import { compareWithLedger } from './comparing.ts';
import { followEverywhere, originOf } from './following.ts';
import type { RecordsPorts } from './ports.ts';
import { type LedgerFinding, replaceFindings, selectOrganizationsToCompare } from './store/findings.ts';

export const jobsOf = (ports: RecordsPorts): ScheduledJob[] => [
  {
    name: 'records.compare',
    every: { dailyAt: '03:40', zone: 'America/Toronto' },
    run: async ({ db, now, signal }) => {
      const differing: string[] = [];
      for await (const { orgId, findings } of compareAll(ports, db, now)) {
        if (signal.aborted) return;
        if (findings.length > 0)
          differing.push(`${orgId}: ${findings.slice(0, 3).map(spellFinding).join(', ')}`);
      }
      // Thrown, so that the run shows as failed and the log alarms; nothing is changed.
      if (differing.length > 0) throw new Error(`records differ from the ledger in ${differing.join('; ')}`);
    },
  },
  {
    name: 'records.follow',
    every: { minutes: 10 },
    run: async ({ db, now, signal }) => {
      const origin = await originOf(ports.ledger).catch(ports.log);
      if (origin !== undefined) await followEverywhere({ db, now, origin }, signal);
    },
  },
  {
    name: 'records.bell',
    every: { minutes: 5 },
    run: ({ db, now }) => tellOfDelays(db, now),
  },
];

/** Compares each organization, and keeps what was found for the check of its minute book. */
export async function* compareAll(
  ports: RecordsPorts,
  db: Database,
  now: Instant,
): AsyncGenerator<{ readonly orgId: string; readonly findings: readonly LedgerFinding[] }> {
  for (const orgId of await db.asNobody(selectOrganizationsToCompare)) {
    const findings = await compareWithLedger(ports, orgId);
    await db.transaction(orgId, (tx) => replaceFindings(tx, orgId, findings, now));
    yield { orgId, findings };
  }
}

/** No personal fact: the record, the field, and who may have changed it. */
export const spellFinding = ({ record, recordId, part, field, sourceTable, writer }: LedgerFinding): string =>
  `${record} ${[recordId, part].filter(Boolean).join(' ')} ${field} (${sourceTable ?? 'stored file'}${writer === null ? '' : `, ${writer}`})`;
