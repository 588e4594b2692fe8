import { eventKind } from '@tabellion/kit/event.ts';
import * as z from 'zod/mini';
import { purposes } from './rules/payment.ts';

/** Money was received. Whoever sells for `purpose` gives what was paid for, on this announcement. */
export const paymentSucceeded = eventKind(
  'payment.succeeded',
  z.strictObject({
    paymentId: z.string(),
    purpose: z.enum(purposes),
    /** A plan's id, or the id of the filing or change that was paid. */
    subject: z.string(),
    amountCents: z.string(),
    invoiceId: z.string(),
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
