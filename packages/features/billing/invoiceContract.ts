/** Invoices and credit notes, listed and as files. */
import * as z from 'zod/mini';
import { byOrgId, endpoint, get } from '../endpoint.ts';
import { provider } from './contract.ts';
import { id, invoiceView } from './views.ts';

export const listInvoices = endpoint({
  ...get('/api/{provider}/invoice/list'),
  summary:
    'The invoices of one organization, or of every one whose billing the caller may see; the newest first, fifty at a time.',
  action: 'account.read',
  tenant: { in: 'query', name: 'org_unique_id' },
  params: z.strictObject({ provider }),
  query: z.strictObject({
    org_unique_id: z.optional(id),
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
  }),
  reply: z.object({
    invoices: z.array(invoiceView),
    /** The cursor of the page that follows; null on the last. */
    next: z.nullable(z.string()),
  }),
  refusals: ['GENERAL.NOT_FOUND', 'ACCESS.VIEW_ONLY', 'ACCESS.RESTRICTED'],
});

export const printRefusals = ['DOCUMENTS.PRINTING_UNAVAILABLE', 'DOCUMENTS.PRINTING_FAILED'] as const;

const paperLanguage = z.enum(['en', 'fr']);

export const readInvoiceFile = endpoint({
  ...get('/api/organization/{orgId}/invoices/{invoiceId}/file'),
  summary: 'An invoice, or the credit note that took it back, as a PDF in English or French.',
  action: 'billing.manage',
  tenant: byOrgId,
  params: z.strictObject({ orgId: id, invoiceId: id }),
  query: z.strictObject({ of: z.enum(['invoice', 'credit_note']), language: paperLanguage }),
  reply: z.unknown(),
  download: ['application/pdf'],
  refusals: [...printRefusals, 'GENERAL.NOT_FOUND'],
  limit: { perMinute: 30, by: 'session' },
});

export const readInvoicesOfYear = endpoint({
  ...get('/api/organization/{orgId}/invoices-of/{year}/file'),
  summary: 'All invoices and credit notes of a year: PDFs in one archive, or a table for accountants.',
  action: 'billing.manage',
  tenant: byOrgId,
  params: z.strictObject({ orgId: id, year: z.string().check(z.regex(/^2\d{3}$/)) }),
  query: z.strictObject({ format: z.enum(['zip', 'csv']), language: paperLanguage }),
  reply: z.unknown(),
  download: ['application/zip', 'text/csv'],
  refusals: [...printRefusals],
  limit: { perMinute: 10, by: 'session' },
});
