/** The context of a handler for a request of a member, for tests that call its work without HTTP. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Connection, Database } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';

interface Member {
  db: Database;
  orgId: string;
  userId: string;
  now: Instant;
  /** The key of this one act. */
  key: string;
  endpoint: string;
}

/** An admin's request, with a connection of its own inside the organization. */
export async function memberContext({ db, orgId, userId, now, key, endpoint }: Member) {
  const q: Connection = await db.connect();
  await q.one(sql`select set_config('app.org', ${orgId}, false)`);
  const context: OrganizationContext = {
    requestId: key,
    endpoint,
    now,
    language: 'en',
    address: '127.0.0.1',
    userAgent: '',
    browser: undefined,
    requestHash: key,
    goOn: () => undefined,
    idempotencyKey: key,
    db,
    user: { userId, sessionId: userId, role: 'user', emailVerified: true },
    orgId,
    membership: { orgId, access: 'admin', sections: [], subType: 'org_user' },
    q,
    release: () => q.release(),
    judgeAgain: async () => ok(null),
  };
  return context;
}
