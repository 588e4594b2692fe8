/** Proposals that wait for a date are recorded on it. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { type OrganizationWrite, underHead } from '../../organizations/server/public.ts';
import { applyProposal, type JudgingDrafts } from './proposals.ts';
import { selectOpenProposals, selectOrganizationsAwaitingDates } from './store/proposals.ts';

/** In every organization, each in a transaction of its own. What no longer fits needs attention from then on; what is not due
 *  yet stays. One organization that fails keeps no other from its own. */
export async function applyDueProposals(
  db: Database,
  now: Instant,
  { laws, signal }: { readonly laws: readonly JudgingDrafts[]; readonly signal: AbortSignal },
): Promise<void> {
  const faults: unknown[] = [];
  for (const orgId of await db.asNobody(selectOrganizationsAwaitingDates)) {
    if (signal.aborted) return;
    await db
      .transaction(orgId, (tx) =>
        underHead(tx, orgId, { userId: null, now }, (write) => applyIn(write, laws)),
      )
      .catch((fault: unknown) => faults.push(fault));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'proposals that are due were not recorded');
}

async function applyIn(write: OrganizationWrite, laws: readonly JudgingDrafts[]) {
  const { today } = write;
  for (const { id, awaits, state } of await selectOpenProposals(write.tx, write.orgId))
    if (awaits === 'date' && state === 'open')
      await write.attempt(() => applyProposal(write, id, { today, laws }));
  return ok(null);
}
