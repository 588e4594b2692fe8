/** The registers as they are handed over whole: on a page, for paper, and as files. */
import * as z from 'zod/mini';
import { byId, endpoint, get } from '../endpoint.ts';
import { ReadingDates } from '../people/contract.ts';
import { StandsOn } from '../people/registerContract.ts';
import { Format, fileTypes, printRefusals } from './fileContract.ts';

export const bookNames = ['securities', 'issues', 'ledgers'] as const;
export type BookName = (typeof bookNames)[number];

/** A register whole, as its file has it: words in the reader's language, exact numbers, legal dates. */
export const SheetReply = z.strictObject({
  title: z.string(),
  /** Whose register, and on which date. */
  about: z.array(z.string()),
  heads: z.array(z.string()),
  rows: z.array(
    z.array(
      z.union([
        z.null(),
        z.strictObject({ text: z.string() }),
        z.strictObject({ number: z.string(), isMoney: z.optional(z.boolean()) }),
        z.strictObject({ percent: z.string() }),
        z.strictObject({ date: z.string() }),
      ]),
    ),
  ),
  /** Whether the file has more lines than these. */
  isPart: z.boolean(),
  ...StandsOn,
});
export type SheetReply = z.infer<typeof SheetReply>;

const of = {
  action: 'registers.whole',
  tenant: byId,
  params: z.strictObject({ id: z.uuid(), book: z.enum(bookNames) }),
  refusals: ['GENERAL.NOT_A_DATE'],
} as const;

export const readBook = endpoint({
  ...get('/api/organization/{id}/register/books/{book}'),
  summary: 'Every certificate that ever was, every issue, or the ledger of every holder, on a date.',
  ...of,
  query: ReadingDates,
  reply: SheetReply,
  limit: { perMinute: 30, by: 'session' },
});

export const exportBook = endpoint({
  ...get('/api/organization/{id}/register/books/{book}/export'),
  summary: 'The same as a file, with every line; the access log notes who took it.',
  ...of,
  query: z.strictObject({ ...ReadingDates.shape, format: Format }),
  reply: z.unknown(),
  download: [...fileTypes],
  refusals: [...of.refusals, ...printRefusals],
  limit: { perMinute: 30, by: 'session' },
});
