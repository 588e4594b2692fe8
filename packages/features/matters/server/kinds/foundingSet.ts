/** The documents by which a new corporation organizes itself: sent, signed by the directors, paid for, then confirmed by the
 *  shareholders, who are none before their shares are paid (CBCA s. 25(3)). */
import { ok } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { unmetOf } from '../../../registers/rules/conditions.ts';
import { openProposals, organizingResolution } from '../../../registers/server/public/proposals.ts';
import { isOrganizingSent } from '../../../signing/server/public.ts';
import { done, open, type Progress, type Step } from '../../rules/progress.ts';
import type { MatterPlan } from '../matterKind.ts';

/** Signing sends what waited for the last payment by itself. Nothing is taken back: the corporation exists. */
export const foundingSetPlan: MatterPlan = {
  progress: (q, orgId) => progressOf(q, orgId),
  takeBack: async () => ok(null),
};

async function progressOf(q: Queries, orgId: string): Promise<Progress> {
  const [isSent, directors, shareholders, proposals] = await Promise.all([
    isOrganizingSent(q, orgId),
    organizingResolution(q, orgId, 'directors'),
    organizingResolution(q, orgId, 'shareholders'),
    openProposals(q, orgId),
  ]);
  const isUnpaid = proposals.some((one) => one.kind === 'subscription' && unmetOf(one).includes('payment'));
  return {
    steps: [
      isSent ? done('sent') : open('sent'),
      passed('signed', directors),
      isUnpaid ? open('paid') : done('paid'),
      passed('confirmed', shareholders),
    ],
    isSentOutside: true,
  };
}

const passed = (step: Step['step'], resolution: Awaited<ReturnType<typeof organizingResolution>>): Step =>
  resolution?.status === 'passed' ? done(step, resolution.datedOn) : open(step);
