/** A change is withdrawn until something of it went to a registry. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { matterOf, withdrawMatter } from '../../matters/server/public.ts';
import { type OrganizationWrite, writeOrganization } from '../../organizations/server/public.ts';
import { proposalsById, withdrawProposal } from '../../registers/server/public/proposals.ts';
import { voidEnvelopesOf } from '../../signing/server/public.ts';
import * as contract from '../contract.ts';
import { isWithRegistry } from '../rules/progress.ts';
import { giveBack, isOver, openChange, voidDocuments } from './openChanges.ts';
import type { ChangePorts } from './ports.ts';
import { insertChangeEvent, selectChanges } from './store/changes.ts';
import { changeView } from './view.ts';

export const withdrawChange = (ports: ChangePorts) =>
  serveOrganization(contract.withdrawChange, async (ctx, { params: { changeId } }) => {
    const written = await writeOrganization(ctx, async (write) => {
      const open = await openChange(write, changeId);
      if (!open.ok) return open;
      const taken = await takeBack(write, changeId);
      if (!taken.ok) return taken;
      const matterId = await matterOf(write.tx, write.orgId, { kind: 'change', subject: changeId });
      if (matterId !== undefined) await withdrawMatter(write, matterId);
      return ok({ changeId });
    });
    return written.ok ? changeView(ctx, ports, changeId) : written;
  });

/** Undone, and noted as withdrawn; harmless to repeat. */
export async function takeBack(write: OrganizationWrite, changeId: string) {
  const { tx, orgId, recordedAt: at, userId: byUser } = write;
  const undone = await undoChange(write, changeId);
  if (!undone.ok || !undone.value.isOpen) return undone;
  await insertChangeEvent(tx, orgId, changeId, { event: 'withdrawn', at, byUser });
  await recordActivity(write, { kind: 'change_withdrawn', params: {} });
  return undone;
}

/** Signees are told, what was paid comes back, the proposal is gone; harmless to repeat.
 *  @returns whether it was open until now */
export async function undoChange(write: OrganizationWrite, changeId: string) {
  const { tx, orgId } = write;
  const [change] = await selectChanges(tx, orgId, changeId);
  if (change === undefined) return ok({ isOpen: false });
  if (isWithRegistry(change)) return refuse('MATTERS.SENT_OUTSIDE');
  await voidEnvelopesOf(write, changeId);
  const [proposal] = await proposalsById(tx, orgId, [changeId]);
  if (proposal?.state === 'applied') return ok({ isOpen: false });
  if (proposal !== undefined && proposal.state !== 'withdrawn') {
    const withdrawn = await withdrawProposal(write, changeId);
    if (!withdrawn.ok) return withdrawn;
  }
  await voidDocuments(write, changeId);
  await giveBack(write, changeId);
  return ok({ isOpen: !isOver(change) });
}
