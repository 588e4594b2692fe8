/** The operators' commands of the ledger, in an installation (`operate.ts`) and alone (`ledger.ts`). */
import type { Instant } from '@tabellion/kernel/date.ts';
import { spellVerifierKey } from '@tabellion/ledger/note/verifierKey.ts';
import { rebuild } from '@tabellion/ledger/server/rebuild.ts';
import { keyOfLog } from '@tabellion/ledger/server/signer.ts';
import { newRelayKey } from '@tabellion/ledger/server/users.ts';
import type { LedgerSecrets } from '@tabellion/platform/config/secrets.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';

interface LedgerHere {
  readonly db: Database;
  readonly now: Instant;
  readonly secrets: LedgerSecrets;
}

/** A key with which a product writes to this ledger from elsewhere, and the one by which it knows the log; the key before is
 *  void. */
export async function makeLedgerKey({ db, now, secrets }: LedgerHere, name = 'product'): Promise<number> {
  console.log(`LEDGER_KEY=${await newRelayKey(db, name, now)}`);
  console.log(`LEDGER_VKEY=${spellVerifierKey(keyOfLog(secrets.origin, secrets.signingSeed))}`);
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
