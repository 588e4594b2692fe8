/** The terms of a form that records an entry, which the contracts of several features spell. Those of acts that are amended with
 *  it are in `amendments.ts`, those of holders beyond the limit in `privateIssuer.ts`. */
import * as z from 'zod/mini';
import { ProposalInput } from './proposalContract.ts';

/** `YYYY-MM-DD`; that the day exists is checked by the rules, which name the field. */
export const LegalDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'GENERAL.NOT_A_DATE'));

/** Nothing is recorded: the reply is what would come of it. */
export const previewed = { preview: z.optional(z.boolean()) };

/** It is proposed, and recorded once what it waits for is there; its date may lie ahead. */
export const proposed = { propose: z.optional(ProposalInput) };

/** The day of law on which it takes effect; today unless told. */
export const effective = { effective_on: z.optional(LegalDate) };

/** Number and date of the resolution that passes it, both or neither. */
export const resolved = {
  resolution: z.optional(z.string().check(z.maxLength(50))),
  resolution_on: z.optional(LegalDate),
};
