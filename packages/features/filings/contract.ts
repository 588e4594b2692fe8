/** Filings with registries: returns of a year and notices of a change, where each stands, and what is told of it by hand. */
import { rulesOfCounting } from '@tabellion/law/deadlines/deadline.ts';
import { filingKinds } from '@tabellion/law/deadlines/filings.ts';
import * as z from 'zod/mini';
import { endpoint, get, ofOrgId, post } from '../endpoint.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { waits } from './rules/due.ts';
import { filingEventNames, filingStatuses } from './rules/status.ts';

/** The longest number of a registry's confirmation, and the longest reason, in characters. */
export const numberLength = 60;
export const reasonLength = 300;

export const FilingView = z.strictObject({
  filing_id: z.string(),
  /** The jurisdiction that asks for it: the corporation's own, or another in which it is registered. */
  registration: z.string(),
  kind: z.enum(filingKinds),
  /** The year of a yearly one, else the day of what changed, with the person whom it concerns. */
  occasion: z.string(),
  /** The year for which it is; null for a notice. */
  filing_year: z.nullable(z.number()),
  person: z.nullable(z.strictObject({ _id: z.string(), display_name: z.string() })),
  status: z.enum(filingStatuses),
  open_from: z.string(),
  due_date: z.string(),
  /** Counted from today at the registry to the due date; negative when it has passed. */
  days: z.number(),
  /** The first day on which the corporation may be shown as not in good standing; null where standing does not follow from it. */
  at_risk_from: z.nullable(z.string()),
  /** How it is counted: `count` days or months from `counted_from`. */
  rule: z.enum(rulesOfCounting),
  count: z.number(),
  counted_from: z.string(),
  /** The section that asks for it; null where none was read. */
  section: z.nullable(z.string()),
  /** The form of the registry, such as `Form 6`. */
  form: z.nullable(z.string()),
  /** The registry's fee for filing online; null where none is known. */
  fee: z.nullable(z.strictObject({ cents: z.number(), as_of: z.nullable(z.string()), source: z.string() })),
  /** The rule was read neither in the law nor on a government page. */
  confirmWithRegistry: z.boolean(),
  /** How far an annual return in progress is, with the signatures of its resolutions that are waited for; null of all others. */
  progress: z.nullable(
    z.strictObject({
      step: z.number(),
      of: z.number(),
      signatures: z.nullable(z.strictObject({ given: z.number(), of: z.number() })),
    }),
  ),
  waits_for: z.nullable(z.enum(waits)),
  /** The oldest missing year before it, which is filed first. */
  older_year: z.nullable(z.number()),
  /** The registry's side; `state` is null for what was not sent. */
  registry: z.strictObject({
    state: z.nullable(z.enum(['sent', 'accepted', 'rejected'])),
    number: z.nullable(z.string()),
    accepted_on: z.nullable(z.string()),
    is_specimen: z.boolean(),
    /** Why it was sent back, in the reader's language. */
    reasons: z.array(z.string()),
    /** Documents of the minute book: the confirmation, and the return as it was filed. */
    document_id: z.nullable(z.string()),
    return_id: z.nullable(z.string()),
  }),
  /** The filed one that it puts right. */
  corrects: z.nullable(z.string()),
});
export type FilingView = z.infer<typeof FilingView>;

const HistoryLine = z.strictObject({
  event: z.enum(filingEventNames),
  at: z.string(),
  /** As the user is called; empty for the product itself. */
  by: z.string(),
  filed_on: z.nullable(z.string()),
  number: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

const FilingDetail = z.strictObject({ filing: FilingView, history: z.array(HistoryLine) });
export type FilingDetail = z.infer<typeof FilingDetail>;

const FilingList = z.strictObject({
  /** The day at the registry. */
  today: z.string(),
  /** The day of incorporation; null before it. */
  since: z.nullable(z.string()),
  /** The earliest due date first. */
  filingList: z.array(FilingView),
  /** Kinds that are not listed because no financial year end is known. */
  hidden_without_year_end: z.array(z.strictObject({ registration: z.string(), kind: z.enum(filingKinds) })),
});
export type FilingList = z.infer<typeof FilingList>;

export const listFilings = endpoint({
  ...get('/api/filing/filings/{orgId}'),
  summary:
    'Every filing of the corporation: what is due, what was filed, and what is missing of earlier years.',
  action: 'filings.read',
  ...ofOrgId,
  reply: FilingList,
});

export const exportFilings = endpoint({
  ...get('/api/filing/filings/{orgId}/export'),
  summary: 'The list of filings as a table.',
  action: 'filings.read',
  ...ofOrgId,
  query: z.strictObject({ format: z.enum(['csv', 'xlsx']) }),
  reply: z.unknown(),
  download: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  limit: { perMinute: 10, by: 'session' },
});

const ofFiling = {
  tenant: { in: 'object', from: 'params', name: 'id', kind: 'filing' },
  params: z.strictObject({ id: z.uuid() }),
} as const;

export const readFiling = endpoint({
  ...get('/api/filing/update-filing/{id}'),
  summary: 'One filing, with what happened to it.',
  action: 'filings.read',
  ...ofFiling,
  reply: FilingDetail,
  refusals: ['FILINGS.NOT_ASKED'],
});

export const updateFiling = endpoint({
  ...post('/api/filing/update-filing/{id}'),
  summary:
    'Marks a filing as filed elsewhere, with its number, day and confirmation; takes that back; or adds the correction of a filed one.',
  action: 'filings.edit',
  ...ofFiling,
  body: z.strictObject({
    mark: z.enum(['filed', 'open', 'correct']),
    /** `filed`: the registry's number, or the confirmation; the day, today where it is left out. */
    number: z.optional(z.string()),
    filed_on: z.optional(LegalDate),
    /** A document of the minute book. */
    document_id: z.optional(z.uuid()),
    /** `open`: why what was told is taken back. */
    reason: z.optional(z.string()),
  }),
  /** The filing itself, or the one that corrects it. */
  reply: FilingDetail,
  ok: 'FILINGS.UPDATED',
  refusals: [
    'GENERAL.NOT_FOUND',
    'GENERAL.FIELD_INVALID',
    'FILINGS.NOT_ASKED',
    'FILINGS.FILED_IN_REGISTER',
    'FILINGS.ALREADY_FILED',
    'FILINGS.NOT_MARKED',
    'FILINGS.NOT_FILED',
    'PAYMENT.UNDER_WAY',
  ],
});
