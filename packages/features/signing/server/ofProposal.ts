/** The envelopes that carry one proposal, for whoever sees it through. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { envelopeState } from '../rules/envelopeState.ts';
import { endEnvelope } from './ending.ts';
import { selectEnvelopes } from './store/envelopes.ts';

/** Signees of the newest envelope who have signed, and all of them; null where nothing was sent. */
export async function signaturesFor(
  q: Queries,
  orgId: string,
  proposalId: string,
): Promise<{ readonly given: number; readonly of: number } | null> {
  const [newest] = await selectEnvelopes(q, orgId, { proposalId });
  if (newest === undefined) return null;
  // The states of signees are the same at every moment.
  const states = [...envelopeState(newest, newest.events, newest.madeAt).signees.values()];
  return { given: states.filter((state) => state === 'signed').length, of: states.length };
}

/** Ends the open ones: their signees are told, and the proposal is withdrawn. Other entries that they carry may be sent again. */
export async function voidEnvelopesOf(write: OrganizationWrite, proposalId: string): Promise<void> {
  const { tx, orgId, recordedAt: at, userId: byUser } = write;
  for (const envelope of await selectEnvelopes(tx, orgId, { proposalId, onlyOpen: true }))
    await endEnvelope(write, envelope, { kind: 'voided', at, byUser }, proposalId);
}
