/** Holders beyond those whom a private issuer may have (NI 45-106 s. 2.4; canada.md section 6): brought in for a reason only. */
import { type Refusal, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { recordActivity } from '../../activity/server/public.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { openProposals, privateHoldersAt, readRegisters } from '../../registers/server/public.ts';
import { type Beyond, isBeyond, type PrivateHolders, privateHoldersOf } from '../rules/privateIssuer.ts';
import { privateIssuer } from '../shapes.ts';

/**
 * Runs what may bring in holders, and judges whom it left: those of today on record, and those who wait in what it proposed.
 * The log keeps the reason for which they are more than a private issuer may have.
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
  const waited = await proposalIds(write);
  const done = await work();
  if (!done.ok) return done;
  const proposed = (await proposalIds(write)).filter((id) => !waited.includes(id));
  const after = await countedWith(write, proposed);
  if (after === null || after.counted <= privateIssuer.most) return done;
  const before = await privateHoldersAt(tx, orgId, { asOf, seq: since });
  if (!isBeyond({ before: before?.counted ?? 0, after: after.counted })) return done;
  const { counted } = after;
  const { override, override_reason: reason } = told;
  if (override !== true || reason === undefined)
    return refuseField('override_reason', 'SHARES.ABOVE_FIFTY', { counted, most: privateIssuer.most });
  await recordActivity(write, { kind: 'holders_above_fifty', params: { counted, reason } });
  return ok(done.value);
}

const proposalIds = async ({ tx, orgId }: OrganizationWrite): Promise<readonly string[]> =>
  (await openProposals(tx, orgId)).map(({ id }) => id);

/** On record, and with what has just been proposed. */
async function countedWith(
  { tx, orgId, today: asOf, lastSeq }: OrganizationWrite,
  proposals: readonly string[],
): Promise<PrivateHolders | null> {
  return proposals.length === 0
    ? ((await privateHoldersAt(tx, orgId, { asOf, seq: Number(lastSeq()) })) ?? null)
    : privateHoldersOf(await readRegisters(tx, orgId, { asOf, proposals }));
}
