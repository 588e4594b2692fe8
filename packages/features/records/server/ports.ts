import type { Instant } from '@tabellion/kernel/date.ts';
import type { Ledger } from '@tabellion/ledger/port.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { Files } from '@tabellion/platform/files/files.ts';

export interface RecordsPorts {
  readonly db: Database;
  readonly clock: () => Instant;
  readonly files: Pick<Files, 'get'>;
  readonly ledger: Ledger;
  /** The label LEDGER_OWNER_ORG. */
  readonly ownerOrg: string;
  /** The page that verifies files without a network; undefined where nothing is built. */
  verifier(): Uint8Array | undefined;
  /** Told of a ledger that cannot be reached while somebody waits for an answer. */
  log(fault: unknown): void;
}
