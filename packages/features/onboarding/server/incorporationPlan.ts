/** An incorporation as a matter: it is paid, sent to the registry, certified, and then on record. */
import { dateInZone } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { planPaymentOf, refund, takeBackPlan } from '../../billing/server/public.ts';
import { done, open, type Progress } from '../../matters/rules/progress.ts';
import type { MatterPlan } from '../../matters/server/public.ts';
import { organizationOf, registryZoneOf, setStatus } from '../../organizations/server/public.ts';
import { submissionOf } from '../../registry/server/public.ts';

export const incorporationPlan: MatterPlan = {
  progress: (q, orgId) => progressOf(q, orgId),

  /** Until the articles are sent: the plan ends, what was paid for it comes back, and the draft stays. */
  async takeBack(write) {
    const { tx, orgId } = write;
    const { status } = await organizationOf(tx, orgId);
    if (status !== 'pending' && status !== 'payment_success') return refuse('MATTERS.SENT_OUTSIDE');
    const payment = await planPaymentOf(tx, orgId);
    // Its outcome is not known yet: it could neither be refunded nor told from one that is made anew.
    if (payment?.status === 'created' || payment?.status === 'requires_action')
      return refuse('PAYMENT.UNDER_WAY');
    if (payment?.status === 'paid') {
      await refund(write, payment.paymentId, 'withdrawn');
      await takeBackPlan(write, payment.paymentId);
    }
    return status === 'payment_success' ? setStatus(write, 'pending') : ok(null);
  },
};

async function progressOf(q: Queries, orgId: string): Promise<Progress> {
  const organization = await organizationOf(q, orgId);
  const [payment, submission] = await Promise.all([planPaymentOf(q, orgId), submissionOf(q, orgId)]);
  const dayOf = (at: Parameters<typeof dateInZone>[0]) => dateInZone(at, registryZoneOf(organization));
  const isPaid = payment?.status === 'paid';
  const isSent = submission !== undefined && submission.state !== 'rejected';
  return {
    steps: [
      isPaid ? done('paid', dayOf(payment.createdAt)) : open('paid'),
      isSent ? done('sent', dayOf(submission.submitted_at)) : open('sent'),
      submission?.state === 'accepted' ? done('certified', submission.certificate_on) : open('certified'),
      organization.status === 'incorporated' ? done('recorded') : open('recorded'),
    ],
    isSentOutside: submission !== undefined,
  };
}
