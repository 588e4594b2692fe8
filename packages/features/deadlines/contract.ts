/** Deadlines of an organization, read; marks of them: filed, not applicable with a reason, or open again; and events from
 *  which a deadline runs. */
import { deadlineKinds, reportedEvents, rulesOfCounting } from '@tabellion/law/deadlines/deadline.ts';
import * as z from 'zod/mini';
import { endpoint, get, ofOrganization, post } from '../endpoint.ts';

export const deadlineMarks = ['done', 'not_applicable', 'open'] as const;
export type DeadlineMark = (typeof deadlineMarks)[number];

/** The longest reason, in characters. */
export const reasonLength = 300;

/** Names a deadline for good, however its due date is computed later. */
const key = {
  /** The jurisdiction that asks for it: the corporation's own, or another in which it is registered. */
  registration: z.string().check(z.regex(/^[A-Z]{2}$/)),
  kind: z.enum(deadlineKinds),
  /** The year of a yearly one, else the day from which it is counted; where it concerns one person, his id follows a colon. */
  occasion: z.string().check(z.regex(/^\d{4}(-\d{2}-\d{2}(:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})?)?$/)),
};

export const OpenDeadline = z.strictObject({
  registration: key.registration,
  kind: key.kind,
  occasion: key.occasion,
  due_on: z.string(),
  /** Counted from today at the registry to the due date; negative when it has passed. */
  days: z.number(),
  /** How it is counted: `count` days or months from `counted_from`. */
  rule: z.enum(rulesOfCounting),
  count: z.number(),
  counted_from: z.string(),
  /** The filing year or the year of the tax return. */
  year: z.nullable(z.number()),
  person: z.nullable(z.strictObject({ _id: z.string(), display_name: z.string() })),
  /** The section in which the rule is read, `CBCA s. 263`, and the day to which its text is consolidated; null where it bears none. */
  section: z.string(),
  read_at: z.nullable(z.string()),
  /** The form of the registry, such as `Form 6`. */
  form: z.nullable(z.string()),
  /** The registry's fee for filing online, in cents; null where unknown. */
  fee_cents: z.nullable(z.number()),
  /** The rule was read neither in the law nor on a government page. */
  confirmWithRegistry: z.boolean(),
  /** One that the organization set itself. */
  own: z.nullable(
    z.strictObject({
      own_id: z.string(),
      title: z.string(),
      /** The first day, from which further ones are counted. */
      starts_on: z.string(),
      repeats_months: z.nullable(z.number()),
      in_charge: z.nullable(z.strictObject({ user_id: z.string(), name: z.string() })),
    }),
  ),
});

const Member = z.strictObject({ user_id: z.string(), name: z.string() });

const Settled = z.strictObject({
  registration: key.registration,
  kind: key.kind,
  occasion: key.occasion,
  person: OpenDeadline.shape.person,
  /** The words of the organization for its own one. */
  title: z.nullable(z.string()),
  mark: z.enum(deadlineMarks),
  done_on: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  marked_at: z.string(),
  /** As the user is called. */
  marked_by: z.string(),
});

const DeadlineList = z.strictObject({
  /** The day at the registry. */
  today: z.string(),
  /** The earliest first, none left out. */
  deadlines: z.array(OpenDeadline),
  /** Done or not applicable; the latest mark first. */
  settled: z.array(Settled),
  asksYearEnd: z.boolean(),
  /** Those who may look after one, for who may set them; empty for others. */
  members: z.array(Member),
});

export const readDeadlines = endpoint({
  ...get('/api/organization/{id}/deadlines'),
  summary: 'Every deadline that is open, and those that were marked, with who marked them and why.',
  action: 'dashboard.read',
  ...ofOrganization,
  reply: DeadlineList,
});

export const markDeadlines = endpoint({
  ...post('/api/organization/{id}/deadlines/mark'),
  summary:
    'Marks deadlines as done on a day, as not applicable for a reason, or as open again. One that a filing meets is done by that filing alone.',
  action: 'filings.edit',
  ...ofOrganization,
  body: z.strictObject({
    deadlines: z.array(z.strictObject(key)).check(z.minLength(1), z.maxLength(500)),
    mark: z.enum(deadlineMarks),
    /** The day of `done`; today where it is left out. */
    done_on: z.optional(z.string()),
    /** The reason of `not_applicable`. */
    reason: z.optional(z.string()),
  }),
  reply: z.strictObject({ marked: z.number() }),
  ok: 'DEADLINES.MARKED',
  refusals: ['DEADLINES.DONE_IN_REGISTERS', 'DEADLINES.DONE_IN_FILINGS'],
});

export const settlePast = endpoint({
  ...post('/api/organization/{id}/deadlines/elsewhere'),
  summary:
    'Settles all that was due until a day: it was done before the corporation came here, or elsewhere. An own deadline stays open.',
  action: 'filings.edit',
  ...ofOrganization,
  body: z.strictObject({ until: z.string() }),
  reply: z.strictObject({ settled: z.number() }),
  ok: 'DEADLINES.MARKED',
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

export type OpenDeadline = z.infer<typeof OpenDeadline>;
export type DeadlineList = z.infer<typeof DeadlineList>;
export type SettledDeadline = z.infer<typeof Settled>;
