/** The private address under which a calendar program reads the deadlines of all organizations of a member (RFC 5545). */
import * as z from 'zod/mini';
import { endpoint, get, post, remove } from '../endpoint.ts';

const outside = { tenant: { in: 'none' } } as const;

export const readFeed = endpoint({
  ...get('/api/calendar/feed'),
  summary:
    'Whether the caller has an address for calendars, and since when. The address itself is shown once, when it is made.',
  action: 'account.read',
  ...outside,
  reply: z.strictObject({ made_at: z.nullable(z.string()) }),
});

export const makeFeed = endpoint({
  ...post('/api/calendar/feed'),
  summary: 'Makes the address for calendars of the caller anew; the one before it opens nothing any more.',
  action: 'account.edit',
  ...outside,
  body: z.strictObject({}),
  /** The whole address, with its secret, which is kept as a digest alone. */
  reply: z.strictObject({ address: z.string(), made_at: z.string() }),
  ok: 'DEADLINES.FEED_MADE',
});

export const endFeed = endpoint({
  ...remove('/api/calendar/feed'),
  summary: 'Ends the address for calendars of the caller; harmless to repeat.',
  action: 'account.edit',
  ...outside,
  reply: z.strictObject({ made_at: z.null() }),
  ok: 'DEADLINES.FEED_ENDED',
});

/** The path alone opens it, because calendar programs send nothing else; the log knows its form, never its secret. */
export const readCalendar = endpoint({
  ...get('/api/calendar/{secret}/deadlines.ics'),
  summary:
    'The deadlines of all organizations of the member to whom the address was given, as he may see them now.',
  action: 'calendar.look',
  ...outside,
  params: z.strictObject({ secret: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  reply: z.unknown(),
  download: ['text/calendar; charset=utf-8'],
  refusals: ['GENERAL.NOT_FOUND'],
  limit: { perMinute: 60, by: 'address' },
});
