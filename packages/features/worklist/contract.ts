/** The worklist: what needs doing in every organization of the reader (specification section 2, decisions section 8; design:
 *  the firm's worklist). Marks, reminders and hand-overs are acts of the features whose lines they are. */
import * as z from 'zod/mini';
import { endpoint, get, ofOrganization, post } from '../endpoint.ts';
import { lineKinds, lineStates, nextActs } from './lineKinds.ts';

const Charge = z.nullable(z.strictObject({ user_id: z.string(), name: z.string() }));

/** One thing that needs doing; the words are in the reader's language. */
export const WorkLine = z.strictObject({
  org_unique_id: z.string(),
  line: z.string(),
  kind: z.enum(lineKinds),
  /** Such as "Annual return 2026". */
  what: z.string(),
  /** Those who are waited for, or what is; empty where it can be done now. */
  waiting_for: z.string(),
  due_on: z.nullable(z.string()),
  /** Days from today at the registry until it is due; negative when that has passed; null without a day. */
  days: z.nullable(z.number()),
  state: z.enum(lineStates),
  in_charge: Charge,
  /** The reader's own signature is waited for. */
  is_yours: z.boolean(),
  /** Null where he may not do it. */
  next_act: z.nullable(z.enum(nextActs)),
  /** The page on which it is done, or looked at. */
  path: z.string(),
  /** The envelope, the proposal or the matter. */
  subject: z.nullable(z.string()),
  /** As marks name it; null of other lines, and where he may mark nothing or the registers or a filing alone settle it. */
  deadline: z.nullable(z.strictObject({ registration: z.string(), kind: z.string(), occasion: z.string() })),
  may_assign: z.boolean(),
});

const ListedLine = z.strictObject({
  ...WorkLine.shape,
  /** As the organization is called; empty while it has no name. */
  organization: z.string(),
});
export type WorkLine = z.infer<typeof WorkLine>;
export type ListedLine = z.infer<typeof ListedLine>;

/** Lines in a page. */
export const pageSize = 50;

const filters = {
  kind: z.optional(z.enum(lineKinds)),
  state: z.optional(z.enum(lineStates)),
  /** The user in charge. */
  member: z.optional(z.uuid()),
  /** A part of the organization's name. */
  client: z.optional(z.string().check(z.maxLength(100))),
  /** `organization`: by their names; else by their days. */
  group: z.optional(z.literal('organization')),
};

export const readWorklist = endpoint({
  ...get('/api/worklist'),
  summary:
    'What needs doing in every organization of the caller, as far as he may see it; fifty lines at a time.',
  action: 'account.read',
  tenant: { in: 'none' },
  query: z.strictObject({
    ...filters,
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.maxLength(1_200))),
  }),
  reply: z.strictObject({ lines: z.array(ListedLine), next: z.nullable(z.string()) }),
  refusals: ['GENERAL.FIELD_INVALID'],
});

const Counts = z.strictObject({
  all: z.number(),
  overdue: z.number(),
  soon: z.number(),
  mine: z.number(),
  /** Kinds of which there are none are left out. */
  kinds: z.partialRecord(z.enum(lineKinds), z.number()),
});

export const countWorklist = endpoint({
  ...get('/api/worklist/counts'),
  summary:
    'How many lines the caller has, of which kind, how many of them overdue; and who may be put in charge of one.',
  action: 'account.read',
  tenant: { in: 'none' },
  reply: z.strictObject({
    counts: Counts,
    /** Members of organizations in which the caller has full access. */
    colleagues: z.array(z.strictObject({ user_id: z.string(), name: z.string() })),
  }),
});

export const exportWorklist = endpoint({
  ...get('/api/worklist/export'),
  summary: 'The lines of the caller as a table, by the same filters.',
  action: 'account.read',
  tenant: { in: 'none' },
  query: z.strictObject({ ...filters, format: z.enum(['csv', 'xlsx']) }),
  reply: z.unknown(),
  download: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  limit: { perMinute: 10, by: 'session' },
});

const OrganizationAtWork = z.strictObject({
  org_unique_id: z.string(),
  /** The first day on which something is due, and how many days from today at the registry that is; null where nothing is. */
  due_on: z.nullable(z.string()),
  days: z.nullable(z.number()),
  state: z.enum(lineStates),
  /** Documents that nobody was asked to sign, and requests whose signatures are waited for. */
  unsigned: z.number(),
  /** Out of 100, by what the last check of the minute book found; null before the first, and for who may not read the book. */
  ready_for_sale: z.nullable(z.number()),
});
export type OrganizationAtWork = z.infer<typeof OrganizationAtWork>;

export const readOrganizationsAtWork = endpoint({
  ...get('/api/worklist/organizations'),
  summary: 'What is due next, unsigned and ready for a sale in every organization of the caller.',
  action: 'account.read',
  tenant: { in: 'none' },
  reply: z.strictObject({ organizations: z.array(OrganizationAtWork) }),
});

/** The most lines that are given to a member at once. */
const mostAssigned = 200;

export const assignLines = endpoint({
  ...post('/api/organization/{id}/worklist/assign'),
  summary: 'Puts a member in charge of lines of an organization, or nobody; a matter is handed over to him.',
  action: 'matters.edit',
  ...ofOrganization,
  body: z.strictObject({
    lines: z.array(z.string().check(z.maxLength(200))).check(z.minLength(1), z.maxLength(mostAssigned)),
    user_id: z.nullable(z.uuid()),
  }),
  reply: z.strictObject({ assigned: z.number() }),
  ok: 'WORKLIST.ASSIGNED',
  refusals: ['MATTERS.NO_MEMBER'],
});

/** The longest name of a view, in characters; and the most views of one reader. */
export const viewNameLength = 60;
export const mostViews = 30;

const ViewFilters = z.strictObject(filters);
export type ViewFilters = z.infer<typeof ViewFilters>;

const Views = z.strictObject({
  views: z.array(z.strictObject({ view_id: z.string(), name: z.string(), filters: ViewFilters })),
});

export const listViews = endpoint({
  ...get('/api/worklist/views'),
  summary: 'The filters that the caller saved under a name.',
  action: 'account.read',
  tenant: { in: 'none' },
  reply: Views,
});

export const saveView = endpoint({
  ...post('/api/worklist/views'),
  summary: 'Saves filters under a name; one of the same name is replaced.',
  action: 'account.edit',
  tenant: { in: 'none' },
  body: z.strictObject({ name: z.string().check(z.maxLength(500)), filters: ViewFilters }),
  reply: Views,
  ok: 'WORKLIST.VIEW_SAVED',
  refusals: [
    'WORKLIST.TOO_MANY_VIEWS',
    'GENERAL.FIELD_REQUIRED',
    'GENERAL.TOO_LONG',
    'TEXT.FORBIDDEN_CHARACTERS',
  ],
});

export const removeView = endpoint({
  ...post('/api/worklist/views/{view}/remove'),
  summary: 'Removes saved filters; harmless to repeat.',
  action: 'account.edit',
  tenant: { in: 'none' },
  params: z.strictObject({ view: z.uuid() }),
  reply: Views,
  ok: 'WORKLIST.VIEW_REMOVED',
});
