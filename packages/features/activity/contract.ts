/** The activity log, read and added to (specification sections 3 and 7). */
import * as z from 'zod/mini';
import { endpoint, get, ofOrgId, post } from '../endpoint.ts';
import { activityKindNames } from './kinds.ts';

const kind = z.enum(activityKindNames);
const legalDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'GENERAL.NOT_A_DATE'));

/** One entry: the specification's fields, then ours. */
export const activityEntry = z.strictObject({
  id: z.string(),
  /** The kind in the reader's language. */
  activity_name: z.string(),
  /** The event, in a sentence of the reader's language; names as the registers know them now. */
  activity: z.string(),
  /** The names in the sentence, in their order: a page keeps each from turning the sentence around. */
  activity_names: z.array(z.string()),
  /** Whose data it is: the organization. */
  dataOwner: z.string(),
  /** The user who did it; null for the system. */
  creator: z.nullable(z.string()),
  createdAt: z.string(),
  org_id: z.string(),
  /** The label of the ledger's owner. */
  owner_org: z.string(),
  /** The ledger's receipt; null until it has answered. */
  txid: z.nullable(z.string()),
  /** Dollars per share; null where the entry has none, or where the number is too exact. */
  price: z.nullable(z.number()),
  priceExact: z.nullable(z.string()),

  status: z.enum(['pending', 'recorded', 'failed']),
  kind,
  creator_name: z.string(),
  /** The date of law on which it took effect, else the day at the registry on which it was done. */
  date: legalDate,
  /** The people, share classes, members and other things that it is about. */
  subjects: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  about_id: z.nullable(z.string()),
  superseded_by: z.nullable(z.string()),
  /** `before` of the page that begins with that one. */
  superseded_at: z.nullable(z.string()),
  /** The act on record of which it tells, by which that is read and corrected (`readEntry`); null where it tells of none, or of
   *  a whole batch. */
  entry_id: z.nullable(z.string()),
  /** Why the act was corrected, in the words of who did. */
  reason: z.nullable(z.string()),
  /** The acts of the register that it tells of, by their places in the organization's history: what stood before is known
   *  with the act before the first, what stands since with the last. null where it recorded none. */
  acts: z.nullable(z.strictObject({ first: z.number(), last: z.number() })),
});
export type ActivityEntry = z.output<typeof activityEntry>;

export const listActivity = endpoint({
  ...get('/api/activitylog/{orgId}'),
  summary: 'The activity log, the newest first, fifty at a time.',
  action: 'activity.read',
  ...ofOrgId,
  query: z.strictObject({
    kind: z.optional(kind),
    /** A person, a share class or a member whom it is about, or the user who did it. */
    person: z.optional(z.uuid()),
    /** Both days inclusive. */
    from: z.optional(legalDate),
    to: z.optional(legalDate),
    /** `true` shows entries that were taken back, too. */
    superseded: z.optional(z.enum(['true', 'false'])),
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
  }),
  reply: z.strictObject({
    activities: z.array(activityEntry),
    /** The cursor of the page that follows; null on the last. */
    next: z.nullable(z.string()),
  }),
});

export const noteBody = z.strictObject({
  activity: z.string().check(z.maxLength(4_000)),
  /** `note`, or its word in a reply; a client writes no other kind. */
  activity_name: z.optional(z.string().check(z.maxLength(100))),
  activity_id: z.optional(z.uuid()),
  date: z.optional(legalDate),
});

export const addActivityLog = endpoint({
  ...post('/api/activitylog/{orgId}/add_activity_log'),
  summary: 'Adds a note to the log, on its own or to an earlier entry.',
  action: 'activity.edit',
  ...ofOrgId,
  body: noteBody,
  entity: activityEntry,
  reply: activityEntry,
  ok: 'ACTIVITYLOG.ADD_ACTIVITY_LOG.SUCCESS',
  alsoOk: ['ORGANIZATION.UPDATE_ACTIVITY_LOG.SUCCESS'],
  refusals: ['GENERAL.FIELD_REQUIRED', 'GENERAL.TOO_LONG', 'TEXT.FORBIDDEN_CHARACTERS', 'GENERAL.NOT_FOUND'],
});
