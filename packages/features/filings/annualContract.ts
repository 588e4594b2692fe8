/** The annual return as a flow of four pages (specification section 2): its lines confirmed, its resolutions, paid, filed. */

import { provinceCodes } from '@tabellion/law/jurisdictions.ts';
import * as z from 'zod/mini';
import { purchaseRefusals, sealedCard } from '../billing/contract.ts';
import { checkoutView, dollars, id } from '../billing/views.ts';
import { byOrgId, endpoint, get, post } from '../endpoint.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { AnnualView, Answers, resolutionWays } from './annualView.ts';
import { auditorChoices } from './rules/annualResolutions.ts';

export const ofFiling = {
  tenant: byOrgId,
  params: z.strictObject({ orgId: z.uuid(), filingId: z.uuid() }),
};

export const readRefusals = ['GENERAL.NOT_FOUND', 'REGISTERS.NOT_INCORPORATED', 'ANNUAL.NOT_ASKED'] as const;
export const notNow = [...readRefusals, 'ANNUAL.CLOSED', 'ANNUAL.NOT_OPEN', 'ANNUAL.OLDER_YEAR'] as const;

export const readAnnual = endpoint({
  ...get('/api/filing/annual/{orgId}/{filingId}'),
  summary:
    'An annual return: its lines with their answers, its resolutions, its payment, and what the registry said.',
  action: 'filings.read',
  ...ofFiling,
  reply: AnnualView,
  refusals: readRefusals,
});

export const saveAnnual = endpoint({
  ...post('/api/filing/annual/{orgId}/{filingId}'),
  summary: 'Answers lines of an annual return, or says how its resolutions are passed and who certifies it.',
  action: 'filings.edit',
  ...ofFiling,
  body: z.strictObject({
    answers: z.optional(Answers),
    /** The day of an annual meeting that was held. */
    meeting_on: z.optional(LegalDate),
    statements: z.optional(
      z.strictObject({ document_id: z.uuid(), period_end: LegalDate, sent_on: z.optional(LegalDate) }),
    ),
    way: z.optional(z.enum(resolutionWays)),
    auditor: z.optional(z.enum(auditorChoices)),
    notice_on: z.optional(LegalDate),
    certified_by: z.optional(z.uuid()),
    /** The filled return, where none is made here. */
    return_document: z.optional(z.uuid()),
    /** He has seen what changed since he was here. */
    seen: z.optional(z.literal(true)),
  }),
  reply: AnnualView,
  ok: 'ANNUAL.SAVED',
  refusals: [
    ...notNow,
    'GENERAL.FIELD_INVALID',
    'GENERAL.NOT_A_DATE',
    'TEXT.FORBIDDEN_CHARACTERS',
    'ANNUAL.CHANGED_MEANWHILE',
    'ANNUAL.WAIVER_REFUSED',
  ],
});

export const payFiling = endpoint({
  ...post('/api/{provider}/filing-payment/{orgId}/{filingId}'),
  summary: 'Pays an annual return, which is then sent to the registry. One charge, however often it is sent.',
  action: 'filings.edit',
  tenant: byOrgId,
  params: z.strictObject({
    provider: z.string().check(z.maxLength(20)),
    orgId: z.uuid(),
    filingId: z.uuid(),
  }),
  body: z.strictObject({
    /** Left out where nothing is to be paid. */
    card: z.optional(sealedCard),
    /** The total in dollars, tax included, as the buyer saw it. */
    price: dollars,
    /** The plan that is bought with it, where none is in force. */
    plan: z.optional(id),
    coupon: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    province: z.optional(z.enum(provinceCodes)),
  }),
  reply: checkoutView,
  ok: 'PAYMENT.SUCCESS',
  alsoOk: ['PAYMENT.PROCESSING'],
  refusals: [
    ...notNow,
    ...purchaseRefusals,
    'PAYMENT.NO_PLAN',
    'ANNUAL.NOT_ANSWERED',
    'ANNUAL.NO_CERTIFIER',
    'ANNUAL.WAIVER_REFUSED',
    'ANNUAL.NO_FILE',
    'ANNUAL.CHANGED_MEANWHILE',
    'DOCUMENTS.PRINTING_UNAVAILABLE',
    'DOCUMENTS.PRINTING_FAILED',
    'DOCUMENTS.UNPRINTABLE',
  ],
  limit: { perMinute: 20, by: 'address' },
});

export const sendReturnAgain = endpoint({
  ...post('/api/filing/annual/{orgId}/{filingId}/send'),
  summary:
    'Sends a return again that the registry rejected, as the registers say it now. It is not paid again.',
  action: 'filings.edit',
  ...ofFiling,
  body: z.strictObject({}),
  reply: AnnualView,
  ok: 'ANNUAL.SENT_AGAIN',
  refusals: [
    ...readRefusals,
    'ANNUAL.NOT_REJECTED',
    'ANNUAL.NOT_ANSWERED',
    'ANNUAL.NO_CERTIFIER',
    'ANNUAL.WAIVER_REFUSED',
    'ANNUAL.NO_FILE',
    'ANNUAL.CHANGED_MEANWHILE',
    'DOCUMENTS.PRINTING_UNAVAILABLE',
    'DOCUMENTS.PRINTING_FAILED',
    'DOCUMENTS.UNPRINTABLE',
  ],
  limit: { perMinute: 20, by: 'session' },
});

export const sendFilingMail = endpoint({
  ...post('/api/organization/filing/send_email'),
  summary: 'Mails the caller what is filed next, and where.',
  action: 'filings.edit',
  tenant: { in: 'body', name: 'org_unique_id' },
  body: z.strictObject({
    org_unique_id: z.uuid(),
    filing_id: z.optional(z.uuid()),
    firstname: z.optional(z.string().check(z.maxLength(300))),
    lastname: z.optional(z.string().check(z.maxLength(300))),
    org_name: z.optional(z.string().check(z.maxLength(300))),
    org_created_date: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.strictObject({}),
  ok: 'ANNUAL.MAILED',
  limit: { perMinute: 5, by: 'session' },
});
