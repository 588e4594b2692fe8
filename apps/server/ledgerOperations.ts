/** The operators' commands of the ledger, in an installation (`operate.ts`) and alone (`ledger.ts`). */
import type { Instant } from '@tabellion/kernel/date.ts';
import { rebuild } from '@tabellion/ledger/server/rebuild.ts';
import { newRelayKey } from '@tabellion/ledger/server/users.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';

/** A key with which a product writes to this ledger from elsewhere; the one before is void. */
export async function makeLedgerKey(db: Database, now: Instant, name = 'product'): Promise<number> {
  console.log(`LEDGER_KEY=${await newRelayKey(db, name, now)}`);
  return 0;
}

/** Replays the log and compares every row that follows from it. Nothing is repaired. */
export async function rebuildLedger(db: Database): Promise<number> {
  const { size, differences } = await rebuild(db);
  for (const difference of differences) console.log(`differs: ${difference}`);
  const outcome =
    differences.length === 0 ? 'every row says what they say' : `${differences.length} rows differ`;
  console.log(`Replayed ${size} leaves: ${outcome}.`);
  return differences.length === 0 ? 0 : 1;
}
