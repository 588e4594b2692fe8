/** What rings when money came, or did not. */
import { type Handler, handlerOf } from '@tabellion/platform/outbox/dispatch.ts';
import { ringOn } from '../../notifications/server/public.ts';
import { paymentRefused, paymentSucceeded } from '../events.ts';

export const handlers: Handler[] = [
  handlerOf('billing.ringSucceeded', paymentSucceeded, async (tx, event) => {
    const { amountCents } = event.data;
    // An order of nothing is no payment.
    return amountCents === '0'
      ? undefined
      : ringOn(tx, event, { kind: 'payment_succeeded', params: { amountCents } });
  }),
  handlerOf('billing.ringRefused', paymentRefused, (tx, event) => {
    const { amountCents } = event.data;
    return ringOn(tx, event, { kind: 'payment_refused', params: { amountCents } });
  }),
];
