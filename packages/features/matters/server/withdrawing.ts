import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { isOver } from './ring.ts';
import { insertMatterEvent, selectMatters } from './store/matters.ts';

/** Notes that a matter was withdrawn, by whoever took it back already. */
export async function withdrawMatter(
  { tx, orgId, recordedAt: at, userId: byUser }: OrganizationWrite,
  matterId: string,
): Promise<void> {
  const [matter] = await selectMatters(tx, orgId, { matterId });
  if (matter !== undefined && !isOver(matter))
    await insertMatterEvent(tx, orgId, matterId, { event: 'withdrawn', at, byUser });
}
