/** Follows the ledger from one log to the next: a log whose database lost its end for good is continued by another (decision
 *  106), which gets every act, and every record that has not ended, once. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { utf8 } from '@tabellion/ledger/bytes.ts';
import { parseCheckpoint } from '@tabellion/ledger/note/checkpoint.ts';
import type { Ledger } from '@tabellion/ledger/port.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { type OrganizationWrite, underHead } from '../../organizations/server/public.ts';
import {
  insertLog,
  type LiveRecord,
  selectCurrentLog,
  selectLiveRecords,
  selectOrganizationsOfOtherLogs,
} from './store/logs.ts';

interface Following {
  readonly db: Database;
  readonly now: Instant;
  /** The name of the log that there is now. */
  readonly origin: string;
}

export const originOf = async (ledger: Pick<Ledger, 'checkpoint'>): Promise<string> =>
  parseCheckpoint(utf8(await ledger.checkpoint())).origin;

/** Every organization that is recorded in another log follows, whether anything of it waits or not. */
export async function followEverywhere(following: Following, signal: AbortSignal): Promise<void> {
  const { db, origin } = following;
  for (const orgId of await db.asNobody((q) => selectOrganizationsOfOtherLogs(q, origin))) {
    if (signal.aborted) return;
    await followLog(following, orgId);
  }
}

/** The organization's receipts are of this log afterwards. Live records of the earlier log are queued for it, acts apart, which
 *  the mirror finds by their numbers; all in one transaction, so nothing is queued twice. */
export async function followLog({ db, now, origin }: Following, orgId: string): Promise<void> {
  const known = await db.asOrganization(orgId, (q) => selectCurrentLog(q, orgId));
  if (known?.origin === origin) return;
  await db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: null, now }, async (write) => {
      const before = await selectCurrentLog(tx, orgId);
      if (before?.origin === origin) return ok({});
      const number = before === undefined ? 0 : before.number + 1;
      const live = before === undefined ? [] : await selectLiveRecords(tx, orgId);
      await insertLog(tx, orgId, { number, origin, at: write.recordedAt });
      await queueMissing(write, live);
      return ok({});
    }),
  );
}

/** As rows of the outbox name them; a file is recorded with its hash. */
const kinds = ['organization', 'shareclass', 'position', 'shareholder', 'activity', 'datahash'] as const;

/** Rows of one statement. */
const MOST_ROWS = 1_000;

async function queueMissing(write: OrganizationWrite, live: readonly LiveRecord[]): Promise<void> {
  for (const kind of kinds) {
    const rows = live.filter(({ record }) => record === kind).map(rowOf);
    for (let from = 0; from < rows.length; from += MOST_ROWS)
      await write.toLedger(kind, ...rows.slice(from, from + MOST_ROWS));
  }
}

function rowOf({ record, recordId, plan }: LiveRecord) {
  if (record === 'organization') return { id: recordId, missing: true, planId: plan };
  if (record !== 'datahash') return { id: recordId, missing: true };
  const [id = '', version = '1'] = recordId.split('.');
  return { id, version: Number(version), missing: true };
}
