import { eventKind } from '@tabellion/kit/event.ts';
import * as z from 'zod/mini';
import { purposes } from './rules/payment.ts';

/** Money was received. Plans are delivered already, by the transaction that announces; whoever sells for another purpose
 *  gives what was paid for on this announcement, or gives the money back (`refund` of `server/public.ts`). */
export const paymentSucceeded = eventKind(
  'payment.succeeded',
  z.strictObject({
    paymentId: z.string(),
    purpose: z.enum(purposes),
    /** The plan's id for `incorporation` and `upgrade`, the filing's for `filing`, the proposal's for `change` and
     *  `add_shareholders`. */
    subject: z.string(),
    /** The day at the organization's registry on which it was paid. */
    paidOn: z.string(),
    amountCents: z.string(),
    invoiceId: z.string(),
  }),
);

/** The money is back. */
export const paymentRefunded = eventKind(
  'payment.refunded',
  z.strictObject({
    paymentId: z.string(),
    purpose: z.enum(purposes),
    /** The same subject as that of `paymentSucceeded`. */
    subject: z.string(),
    amountCents: z.string(),
  }),
);

export const paymentRefused = eventKind(
  'payment.refused',
  z.strictObject({ paymentId: z.string(), amountCents: z.string() }),
);

export const subscriptionCancelled = eventKind(
  'subscription.cancelled',
  z.strictObject({ subscriptionId: z.string(), planId: z.string(), endsOn: z.string() }),
);
