/** The access log: who came into an organization, took something out, or was given another right. Ours, not section 7's. */
import * as z from 'zod/mini';
import { endpoint, get, ofOrgId } from '../endpoint.ts';
import { accessKinds } from './rules/accessKinds.ts';

/** The name is empty for somebody no longer named. */
const person = z.strictObject({ id: z.string(), name: z.string() });

const accessEntry = z.strictObject({
  _id: z.string(),
  at: z.string(),
  kind: z.enum(accessKinds),
  actor: person,
  /** The person let in, changed or removed. */
  subject: z.nullable(person),
  /** Whose personal facts were looked at: somebody in the registers. */
  about: z.nullable(person),
  /** The access given, or what was exported, as a code; else empty. */
  detail: z.string(),
  /** The browser of an opening (`Firefox, Linux`), and the coarse network. */
  device: z.string(),
  network: z.string(),
});
export type AccessEntry = z.output<typeof accessEntry>;

export const listAccess = endpoint({
  ...get('/api/organization/{orgId}/access-log'),
  summary: 'Who opened the organization, exported from it, or was given another right; fifty at a time.',
  action: 'members.manage',
  ...ofOrgId,
  query: z.strictObject({
    kind: z.optional(z.enum(accessKinds)),
    /** The person who did it, to whom it was done, or whose facts were looked at. */
    user: z.optional(z.uuid()),
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
  }),
  reply: z.strictObject({
    entries: z.array(accessEntry),
    /** The cursor of the page that follows; null on the last. */
    next: z.nullable(z.string()),
  }),
});
