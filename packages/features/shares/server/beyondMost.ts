/** Holders beyond those whom a private issuer may have (NI 45-106 s. 2.4; canada.md section 6): brought in for a reason only. */
import { type Refusal, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { recordActivity } from '../../activity/server/public.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { openProposals, privateHoldersAt, readRegisters } from '../../registers/server/public.ts';
import { type Beyond, isBeyond, type PrivateHolders, privateHoldersOf } from '../rules/privateIssuer.ts';
import { privateIssuer } from '../shapes.ts';

/**
 * Runs what may bring in holders, and judges whom it left: those of today on record, and those whose subscriptions wait, to
 * whom the shares are promised. The log keeps the reason for which they are more than a private issuer may have.
 * While subscriptions wait it reads the whole register twice, else two sums.
 * Errors: those of the work; SHARES.ABOVE_FIFTY at `override_reason` with `counted` and `most`, where the work makes them more
 * and no reason is told.
 */
export async function judgingHolders<T>(
  write: OrganizationWrite,
  told: Beyond,
  work: () => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const { tx, orgId, today: asOf } = write;
  const since = Number(write.lastSeq());
  const waited = await countedWaiting(write);
  const done = await work();
  if (!done.ok) return done;
  const after =
    (await countedWaiting(write)) ??
    (await privateHoldersAt(tx, orgId, { asOf, seq: Number(write.lastSeq()) }));
  if (after === undefined || after.counted <= privateIssuer.most) return done;
  const before = waited ?? (await privateHoldersAt(tx, orgId, { asOf, seq: since }));
  if (!isBeyond({ before: before?.counted ?? 0, after: after.counted })) return done;
  const { counted } = after;
  const { override, override_reason: reason } = told;
  if (override !== true || reason === undefined)
    return refuseField('override_reason', 'SHARES.ABOVE_FIFTY', { counted, most: privateIssuer.most });
  await recordActivity(write, { kind: 'holders_above_fifty', params: { counted, reason } });
  return ok(done.value);
}

/** With everybody whose subscription waits; undefined where none does, or where the articles restrict no transfers. */
async function countedWaiting({
  tx,
  orgId,
  today: asOf,
}: OrganizationWrite): Promise<PrivateHolders | undefined> {
  const open = await openProposals(tx, orgId);
  if (!open.some(({ drafts }) => drafts.some(({ kind }) => kind === 'issued'))) return undefined;
  return privateHoldersOf(await readRegisters(tx, orgId, { asOf, proposals: 'open' })) ?? undefined;
}
