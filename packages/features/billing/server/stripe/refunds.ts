/** Money that Stripe gives back. */
import type { Waiting } from '@tabellion/platform/outside/outside.ts';
import type Stripe from 'stripe';
import type { RefundAnswer, RefundRequest } from '../provider.ts';
import { insertStripeObject } from '../store/stripe.ts';
import type { At } from './client.ts';
import { faultOf } from './faults.ts';

/** Gives a payment back once. Stripe forgets idempotency keys after a day, so that it is asked first which refunds there are;
 *  one that somebody made in its dashboard meanwhile counts as ours. */
export async function refundOnce(
  at: At,
  { payment, amountCents }: RefundRequest,
  key: string,
): Promise<RefundAnswer | Waiting> {
  const { refunds } = await at.stripe();
  const made = async () =>
    (await refunds.list({ payment_intent: payment, limit: 100 })).data.filter(
      ({ status }) => status !== 'failed' && status !== 'canceled',
    );
  const own = (await made()).find(({ metadata }) => metadata?.refund === key);
  const order = { payment_intent: payment, amount: Number(amountCents), metadata: { refund: key } };
  const refund =
    own ??
    (await refunds.create(order, { idempotencyKey: key }).catch(async (error: unknown) => {
      const [other] = await made();
      if (faultOf(error).code !== 'charge_already_refunded' || other === undefined) throw error;
      return other;
    }));
  await at.db.asNobody((q) =>
    insertStripeObject(q, { key, kind: 'refund', object: refund.id, notAfter: null }),
  );
  return refundAnswer(refund);
}

export function refundAnswer({ id, status }: Stripe.Refund): RefundAnswer | Waiting {
  if (status === 'succeeded') return { state: 'refunded', reference: id };
  if (status === 'pending' || status === 'requires_action') return { state: 'waiting' };
  return { state: 'failed', reference: id };
}
