/** Notifications of payments that succeeded, were refused or given back. */
import { type Handler, handlerOf } from '@tabellion/platform/outbox/dispatch.ts';
import { notifyForAnnouncement } from '../../notifications/server/public.ts';
import { paymentRefunded, paymentRefused, paymentSucceeded } from '../events.ts';

export const handlers: Handler[] = [
  handlerOf('billing.notifySucceeded', paymentSucceeded, async (tx, event) => {
    const { amountCents } = event.data;
    // An order of nothing is no payment.
    return amountCents === '0'
      ? undefined
      : notifyForAnnouncement(tx, event, { kind: 'payment_succeeded', params: { amountCents } });
  }),
  handlerOf('billing.notifyRefused', paymentRefused, (tx, event) => {
    const { amountCents } = event.data;
    return notifyForAnnouncement(tx, event, { kind: 'payment_refused', params: { amountCents } });
  }),
  handlerOf('billing.notifyRefunded', paymentRefunded, (tx, event) => {
    const { amountCents } = event.data;
    return notifyForAnnouncement(tx, event, { kind: 'payment_refunded', params: { amountCents } });
  }),
];
