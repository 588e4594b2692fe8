import { eventKind } from '@tabellion/kit/event.ts';
import * as z from 'zod/mini';

/** Acts were recorded in one transaction: those with the numbers `from` to `to`, inclusive. */
export const actsRecorded = eventKind('acts.recorded', z.strictObject({ from: z.string(), to: z.string() }));

/** A proposal no longer fits the registers, or no longer says what people signed; it waits for a person. */
export const proposalNeedsAttention = eventKind(
  'proposal.needs_attention',
  z.strictObject({ proposalId: z.string() }),
);

/** An entry was proposed that a payment is to be made for: whoever sees it through begins then. */
export const paidEntryProposed = eventKind(
  'proposal.awaits_payment',
  z.strictObject({ proposalId: z.string(), userId: z.nullable(z.string()) }),
);
