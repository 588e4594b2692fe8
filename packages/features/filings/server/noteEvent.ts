import { deadlinesChanged } from '../../deadlines/events.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { insertFilingEvent, type NewFilingEvent } from './store/filings.ts';

/** Notes what happened to a filing, under the head lock; whoever waits for its deadline hears of it. Whoever calls judges whether
 *  it may: an event is not refused here. */
export async function noteEvent(
  { tx, orgId, recordedAt: at, userId: byUser, announce }: OrganizationWrite,
  filingId: string,
  event: Pick<NewFilingEvent, 'event' | 'filedOn' | 'details'>,
): Promise<void> {
  await insertFilingEvent(tx, orgId, filingId, { at, byUser, ...event });
  await announce(deadlinesChanged, {});
}
