/** Writes the golden files of the ledger's formats anew (`npx tsx tools/goldenLedger.ts`). A byte that changes here is a
 *  change of the formats, which other readers must follow: docs/ledger.md says when that may be. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { goldenFiles } from '../tests/support/goldenLedger.ts';

const folder = fileURLToPath(new URL('../tests/data/ledger/golden', import.meta.url));
rmSync(folder, { recursive: true, force: true });
for (const [path, bytes] of goldenFiles()) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), bytes);
}
