import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { insertFilingEvent, type NewFilingEvent } from './store/filings.ts';

/** Notes what happened to a filing, under the head lock. Whoever calls judges whether it may: an event is not refused here. */
export const noteEvent = (
  { tx, orgId, recordedAt: at, userId: byUser }: OrganizationWrite,
  filingId: string,
  event: Pick<NewFilingEvent, 'event' | 'filedOn' | 'details'>,
): Promise<number> => insertFilingEvent(tx, orgId, filingId, { at, byUser, ...event });
