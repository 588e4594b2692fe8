import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { accessIn, type OrganizationWrite } from '../../organizations/server/public.ts';
import { isOver } from './ring.ts';
import { insertMatterEvent, selectMatters } from './store/matters.ts';

/** Puts another member in charge of a matter that is not over. */
export async function handOver(
  { tx, orgId, recordedAt: at, userId: byUser }: OrganizationWrite,
  matterId: string,
  toUser: string,
) {
  const [matter] = await selectMatters(tx, orgId, { matterId });
  if (matter === undefined) return refuse('GENERAL.NOT_FOUND');
  if (isOver(matter)) return refuse('MATTERS.OVER');
  const members = await accessIn(tx);
  if (!members.some(({ userId }) => userId === toUser)) return refuseField('user_id', 'MATTERS.NO_MEMBER');
  await insertMatterEvent(tx, orgId, matterId, { event: 'handed_over', at, byUser, toUser });
  return ok({});
}
