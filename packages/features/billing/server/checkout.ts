/** Where the checkout of an organization stands. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { type HandlerResult, okWithCode } from '@tabellion/platform/http/context.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import { isOpen } from '../rules/payment.ts';
import type { CheckoutView } from '../views.ts';
import { checkoutView } from './present.ts';
import { selectInvoiceOf } from './store/invoices.ts';
import { type Payment, selectNewestPlanPayment, selectPayment } from './store/payments.ts';
import { selectSubscription } from './store/subscriptions.ts';

export async function readCheckout(q: Queries, orgId: string): Promise<Result<CheckoutView, never>> {
  return ok(await viewOf(q, orgId, await selectNewestPlanPayment(q, orgId)));
}

/** The reply to a request that paid: the state; `processing` while it is unknown; PAYMENT.REFUSED with the
 *  reason. */
export async function answerPayment(
  q: Queries,
  orgId: string,
  paymentId: string,
): Promise<HandlerResult<CheckoutView, 'PAYMENT.REFUSED'>> {
  const payment = await selectPayment(q, orgId, paymentId);
  const view = await viewOf(q, orgId, payment);
  if (payment?.status === 'refused') {
    const reason = payment.reason ?? 'declined';
    return refuse('PAYMENT.REFUSED', { params: { reason }, data: { ...view, reason } });
  }
  return payment !== undefined && isOpen(payment.status) ? okWithCode('PAYMENT.PROCESSING', view) : ok(view);
}

async function viewOf(q: Queries, orgId: string, payment: Payment | undefined): Promise<CheckoutView> {
  const [organization, subscription, invoice] = await Promise.all([
    organizationOf(q, orgId),
    selectSubscription(q, orgId),
    payment === undefined ? undefined : selectInvoiceOf(q, orgId, payment.paymentId),
  ]);
  return checkoutView({ organizationStatus: organization.status, payment, subscription, invoice });
}
