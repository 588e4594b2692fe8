/** One side of `memory.ts`: what every part of the product loads, then the ledger or not; says how many MB are resident. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import '../../packages/features/accounts/server/public.ts';
import '../../packages/features/accounts/server/ports.ts';
import '../../packages/platform/http/host.ts';
import { instantOfMillis } from '../../packages/kernel/date.ts';
import { openPool } from '../../packages/platform/database/pool.ts';
import { sql } from '../../packages/platform/database/sql.ts';

const [, , which, url = '', folder = ''] = process.argv;
const db = openPool({ url });
if (which === 'with') {
  const { openLedger } = await import('../../packages/ledger/server/openLedger.ts');
  const seed = () => new Uint8Array(randomBytes(32));
  const service = openLedger({
    db,
    clock: () => instantOfMillis(Date.now()),
    secrets: { origin: 'tabellion-bench', signingSeed: seed(), masterKey: seed(), tokenSeed: seed() },
    folder,
    address: 'http://bench',
    ownerOrg: 'Org1',
    onFault: (fault) => console.error(fault),
  });
  await service.ledger.append('org', [
    { kind: 'position', id: 'ann', op: 'put', values: {}, repetition: 'once' },
  ]);
}
await db.asNobody((q) => q.one(sql`select 1 as one`));
await pause(500);
for (let turn = 0; turn < 3; turn++) globalThis.gc?.();
console.log(process.memoryUsage().rss / 2 ** 20);
process.exit(0);
