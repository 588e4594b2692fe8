/** Matters that wait for a person, as something stopped them. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { inCharge, type MatterKind, type StopReason, stateOf } from '../rules/progress.ts';
import { selectMatters } from './store/matters.ts';

export interface StoppedMatter {
  readonly matterId: string;
  readonly kind: MatterKind;
  /** Null for the product itself. */
  readonly inCharge: string | null;
  readonly reason: StopReason;
}

/** The oldest first. */
export async function stoppedMatters(q: Queries, orgId: string): Promise<readonly StoppedMatter[]> {
  const matters = await selectMatters(q, orgId);
  return matters.flatMap(({ matterId, kind, events }) => {
    const reason = events.findLast(({ event }) => event === 'stopped')?.reason;
    return stateOf(events) === 'stopped' && reason
      ? [{ matterId, kind, inCharge: inCharge(events), reason }]
      : [];
  });
}
