/** Envelopes that are out, and whose signature each waits for. */
import { dateInZone, type Instant, type PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { isOpenState } from '../envelope.ts';
import { envelopeState } from '../rules/envelopeState.ts';
import { selectEnvelopes } from './store/envelopes.ts';

export interface OpenRequest {
  readonly envelopeId: string;
  /** The last day on which it may be signed, at the registry. */
  readonly expiresOn: PlainDate;
  readonly sentBy: string;
  /** Those whose turn it is. */
  readonly signeeIds: readonly string[];
}

/** The newest first. */
export async function openRequests(q: Queries, orgId: string, now: Instant): Promise<readonly OpenRequest[]> {
  const envelopes = await selectEnvelopes(q, orgId, { onlyOpen: true });
  return envelopes.flatMap((envelope) => {
    const { state, signees } = envelopeState(envelope, envelope.events, now);
    if (!isOpenState(state)) return [];
    const { envelopeId, expiresAt, zone, madeBy: sentBy } = envelope;
    const isHisTurn = ([, standing]: [string, string]) => standing === 'invited' || standing === 'opened';
    const signeeIds = [...signees].filter(isHisTurn).map(([signeeId]) => signeeId);
    return [{ envelopeId, expiresOn: dateInZone(expiresAt, zone), sentBy, signeeIds }];
  });
}
