/** Marks of deadlines: filed, not applicable with a reason, or open again; and events from which a deadline runs. */
import { deadlineKinds, reportedEvents } from '@tabellion/law/deadlines/deadline.ts';
import * as z from 'zod/mini';
import { endpoint, ofOrganization, post } from '../endpoint.ts';

export const deadlineMarks = ['done', 'not_applicable', 'open'] as const;
export type DeadlineMark = (typeof deadlineMarks)[number];

/** The longest reason, in characters. */
export const reasonLength = 300;

export const markDeadlines = endpoint({
  ...post('/api/organization/{id}/deadlines/mark'),
  summary: 'Marks deadlines as done on a day, as not applicable for a reason, or as open again.',
  action: 'filings.edit',
  ...ofOrganization,
  body: z.strictObject({
    deadlines: z
      .array(
        z.strictObject({
          kind: z.enum(deadlineKinds),
          /** The year of a yearly deadline, else the day from which it is counted. */
          occasion: z.string().check(z.regex(/^\d{4}(-\d{2}-\d{2})?$/)),
          person: z.nullable(z.uuid()),
        }),
      )
      .check(z.minLength(1), z.maxLength(500)),
    mark: z.enum(deadlineMarks),
    /** With `done`: the day; today where it is left out. */
    done_on: z.optional(z.string()),
    /** With `not_applicable`. */
    reason: z.optional(z.string()),
  }),
  reply: z.strictObject({ marked: z.number() }),
  ok: 'DEADLINES.MARKED',
  refusals: ['DEADLINES.DONE_IN_REGISTERS'],
});

export const reportEvent = endpoint({
  ...post('/api/organization/{id}/deadlines/events'),
  summary:
    'Reports an event from which a deadline runs: business in Ontario, taxable sales above the limit, an amalgamation.',
  action: 'filings.edit',
  ...ofOrganization,
  body: z.strictObject({ kind: z.enum(reportedEvents), happened_on: z.string() }),
  reply: z.strictObject({ kind: z.enum(reportedEvents), happened_on: z.string() }),
  ok: 'DEADLINES.EVENT_REPORTED',
});
