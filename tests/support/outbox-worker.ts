/** A worker that is started to be killed: relays announcements to two handlers that fail now and then. The test reads
 *  what they did from the table `effects`. Run as `node outbox-worker.mjs '{"host":…}'`. */
import { instantOfMillis } from '@tabellion/kernel/date.ts';
import { openPool } from '@tabellion/platform/database/pool.ts';
import type { ServerAddress } from '@tabellion/platform/database/server-address.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { createDispatchers, type Handler } from '@tabellion/platform/outbox/dispatch.ts';
import { openOutbox } from '@tabellion/platform/outbox/outbox.ts';

const noteAs = (name: string): Handler => ({
  name,
  on: 'thing.happened',
  handle: async (tx, event) => {
    await tx.run(sql`
      insert into effects (handler, event_id, org_id, seq) values (${name}, ${event.id}, ${event.orgId}, ${event.seq})`);
    if (Math.random() < 0.1) throw new Error('a failure after the work, before the commit');
    return undefined;
  },
});

const db = openPool(JSON.parse(process.argv[2] ?? '') as ServerAddress);
const dispatchers = createDispatchers({
  db,
  handlers: [noteAs('first'), noteAs('second')],
  now: () => instantOfMillis(Date.now()),
  onFault: () => undefined,
});
openOutbox(db, dispatchers, { leaseMs: 300, idleMs: 20, againInMs: () => 5, onFault: () => undefined });
