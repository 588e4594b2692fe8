import { useRead } from '@tabellion/ui/call/useRead.ts';
import type { OrganizingSet } from '../../signing/organizingContract.ts';
import type { Dashboard } from '../contract.ts';
import { type NextStep, readNextSteps } from '../nextStepsContract.ts';

export interface OpenNextSteps {
  readonly steps: readonly NextStep[];
  readonly set: OrganizingSet;
}

/** The next steps of a corporation that was founded here, once they are known; none before it exists, and none when all are
 *  done. */
export function useNextSteps(
  id: string,
  dashboard: Dashboard | undefined,
): { readonly isKnown: boolean; readonly steps: OpenNextSteps | undefined } {
  const isFounded = dashboard?.figures != null && dashboard.company_type === 'new';
  const { data, isFetched } = useRead(readNextSteps, { params: { id } }, { when: isFounded });
  return {
    isKnown: dashboard !== undefined && (!isFounded || isFetched),
    steps: isFounded ? openIn(data) : undefined,
  };
}

/** @param reply  undefined while nothing is known */
export const openIn = (
  reply: { readonly steps: readonly NextStep[]; readonly set: OrganizingSet | null } | undefined,
): OpenNextSteps | undefined =>
  reply === undefined || reply.steps.length === 0 || reply.set === null
    ? undefined
    : { steps: reply.steps, set: reply.set };
