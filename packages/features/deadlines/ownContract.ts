/** Deadlines that an organization sets itself: added, changed, removed. They are marked as all others are. */
import * as z from 'zod/mini';
import { endpoint, ofOrganization, post } from '../endpoint.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { ownTitleLength, repeatsOfMonths } from './rules/ownDeadlines.ts';

const Own = z.strictObject({ own_id: z.string() });

export const setOwnDeadline = endpoint({
  ...post('/api/organization/{id}/deadlines/own'),
  summary: 'Adds a deadline of the organization’s own, or changes the one that `own_id` names.',
  action: 'filings.edit',
  ...ofOrganization,
  body: z.strictObject({
    own_id: z.optional(z.uuid()),
    title: z.string().check(z.maxLength(4 * ownTitleLength)),
    /** The first day, where it repeats. */
    due_on: LegalDate,
    /** Months between two days; null: once. */
    repeats_months: z.nullable(z.literal([...repeatsOfMonths])),
    /** The member who looks after it and is reminded; null: everybody. */
    in_charge: z.nullable(z.uuid()),
  }),
  reply: Own,
  ok: 'DEADLINES.OWN_SET',
  refusals: ['GENERAL.FIELD_INVALID', 'GENERAL.NOT_A_DATE', 'MATTERS.NO_MEMBER', 'DEADLINES.OWN_TOO_MANY'],
});

export const removeOwnDeadline = endpoint({
  ...post('/api/organization/{id}/deadlines/own/remove'),
  summary: 'Removes a deadline of the organization’s own; what was done of it stays.',
  action: 'filings.edit',
  ...ofOrganization,
  body: z.strictObject({ own_id: z.uuid() }),
  reply: Own,
  ok: 'DEADLINES.OWN_REMOVED',
});
