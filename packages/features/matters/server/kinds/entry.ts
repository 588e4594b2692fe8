/** An entry that is signed and paid before it is recorded, in whichever order that happens. */
import { ok } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { newestPaymentOf, refund } from '../../../billing/server/public.ts';
import {
  type Proposal,
  proposalsById,
  withdrawProposal,
} from '../../../registers/server/public/proposals.ts';
import { signaturesFor, voidEnvelopesOf } from '../../../signing/server/public.ts';
import { done, open, type Progress, type Step } from '../../rules/progress.ts';
import type { MatterPlan } from '../matterKind.ts';

export const entryPlan: MatterPlan = {
  async progress(q, orgId, subject) {
    const proposal = await readProposal(q, orgId, subject);
    return proposal === undefined || proposal.state === 'withdrawn'
      ? undefined
      : progressOf(proposal, await signaturesFor(q, orgId, subject));
  },

  /** Whoever was asked to sign is told that the request is void; a payment that arrives later comes back too. */
  async takeBack(write, subject) {
    const { tx, orgId } = write;
    await voidEnvelopesOf(write, subject);
    const proposal = await readProposal(tx, orgId, subject);
    if (proposal?.state === 'applied') return ok(null);
    if (proposal !== undefined && proposal.state !== 'withdrawn') {
      const withdrawn = await withdrawProposal(write, subject);
      if (!withdrawn.ok) return withdrawn;
    }
    const paymentId = await newestPaymentOf(tx, orgId, subject);
    if (paymentId !== undefined) await refund(write, paymentId, 'withdrawn');
    return ok(null);
  },
};

const readProposal = async (q: Queries, orgId: string, id: string): Promise<Proposal | undefined> =>
  (await proposalsById(q, orgId, [id]))[0];

type Signatures = Awaited<ReturnType<typeof signaturesFor>>;

function progressOf({ awaits, met, state }: Proposal, signatures: Signatures): Progress {
  const stepOf = (condition: 'signatures' | 'payment'): readonly Step[] => {
    if (!awaits.includes(condition)) return [];
    const name = condition === 'signatures' ? 'signed' : 'paid';
    const day = met.find((one) => one.condition === condition)?.on;
    if (day !== undefined) return [done(name, day)];
    return [open(name, condition === 'signatures' ? signatures : null)];
  };
  return {
    steps: [
      ...stepOf('signatures'),
      ...stepOf('payment'),
      state === 'applied' ? done('recorded') : open('recorded'),
    ],
    isSentOutside: state === 'applied',
  };
}
