/** The bell tells of entries that have waited for the ledger for a while, and stops once it has them. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { notify, organizationsTold, takeBack } from '../../notifications/server/public.ts';
import { selectOrganizationsBehind } from './store/receipts.ts';

/** As `GET /health` judges. */
const behindAfterMinutes = 10;

/** An organization is told once for each time that the ledger is behind. */
export async function tellOfDelays(db: Database, now: Instant): Promise<void> {
  const [behind, rung] = await db.asNobody(async (q) => [
    await selectOrganizationsBehind(q, behindAfterMinutes),
    await organizationsTold(q, 'ledger_behind'),
  ]);
  for (const { orgId, since } of behind.filter(({ orgId }) => !rung.includes(orgId))) {
    const notice = { kind: 'ledger_behind', params: {}, orgId, at: now, occasion: since } as const;
    await db.transaction(orgId, (tx) => notify(tx, notice));
  }
  const over = rung.filter((orgId) => !behind.some((one) => one.orgId === orgId));
  for (const orgId of over) await db.transaction(orgId, (tx) => takeBack(tx, 'ledger_behind', {}));
}
