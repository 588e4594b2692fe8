/** The next steps of a new corporation, derived from what is on record and on file. */
import * as z from 'zod/mini';
import { endpoint, get, ofOrganization } from '../endpoint.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { OrganizingSet } from '../signing/organizingContract.ts';

const nextStepNames = [
  'organize',
  'payment',
  'certificates',
  'business_number',
  'control',
  'first_deadline',
] as const;

const NextStep = z.strictObject({
  step: z.enum(nextStepNames),
  /** `waiting`: others have to do something, such as sign. */
  state: z.enum(['open', 'waiting', 'done']),
  /** The number of certificates that are not signed, or payments that are missing. */
  count: z.number(),
  due_on: z.nullable(LegalDate),
});
export type NextStep = z.infer<typeof NextStep>;

export const readNextSteps = endpoint({
  ...get('/api/organization/{id}/next-steps'),
  summary: 'What a new corporation does next, and what each step waits for; empty once all of it is done.',
  action: 'dashboard.read',
  ...ofOrganization,
  reply: z.strictObject({
    steps: z.array(NextStep),
    /** The founding set, for those who may read the minute book. */
    set: z.nullable(OrganizingSet),
  }),
});
