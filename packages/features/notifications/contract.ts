/** The bell: what happened that the reader should know, and which of it he has seen (decisions section 8). */
import * as z from 'zod/mini';
import { byOrgId, endpoint, get, ofOrgId, post } from '../endpoint.ts';
import { noticeKindNames } from '../noticeKinds.ts';

const notice = z.strictObject({
  _id: z.string(),
  kind: z.enum(noticeKindNames),
  at: z.string(),
  /** Written in the reader's language, with names as they are known now. */
  title: z.string(),
  message: z.string(),
  /** The path of the page to which it leads. */
  path: z.string(),
  is_read: z.boolean(),
});
export type NoticeView = z.output<typeof notice>;

/** Counted so far: more are as good as many. */
export const mostUnread = 100;

const unread = z.number().check(z.gte(0), z.lte(mostUnread));

export const listNotices = endpoint({
  ...get('/api/notification/{orgId}'),
  summary: 'What the bell has for the caller, the newest first, twenty at a time.',
  action: 'notifications.read',
  ...ofOrgId,
  query: z.strictObject({
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
  }),
  reply: z.strictObject({
    notices: z.array(notice),
    /** Counted over all pages; 100 stands for more, too. */
    unread,
    /** How many things need doing now, read or not. */
    work: z.number(),
    /** The cursor of the page that follows; null on the last. */
    next: z.nullable(z.string()),
  }),
});
export type NoticesView = z.output<typeof listNotices.reply>;

/** A mark is its reader's own: whoever may read sets it. */
export const markNotice = endpoint({
  ...post('/api/notification/{orgId}/read/{id}'),
  summary: 'Marks one notice of the caller as read; harmless to repeat.',
  action: 'notifications.read',
  tenant: byOrgId,
  params: z.strictObject({ orgId: z.uuid(), id: z.uuid() }),
  reply: z.strictObject({ unread }),
  refusals: ['GENERAL.NOT_FOUND'],
});

export const markNotices = endpoint({
  ...post('/api/notification/{orgId}/read'),
  summary: 'Marks a notice of the caller and all older ones as read; what came meanwhile stays unread.',
  action: 'notifications.read',
  ...ofOrgId,
  body: z.strictObject({
    /** The newest that the caller has seen. */
    newest: z.uuid(),
  }),
  reply: z.strictObject({ unread }),
  refusals: ['GENERAL.NOT_FOUND'],
});
