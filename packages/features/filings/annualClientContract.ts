/** An annual return as a client outside is asked about it, by a link. */
import { emailSchema } from '@tabellion/law/email.ts';
import * as z from 'zod/mini';
import { byOrgId, endpoint, post } from '../endpoint.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { notNow, ofFiling, readRefusals } from './annualContract.ts';
import { AnnualView, Answers, LineValue, version } from './annualView.ts';
import { lineAnswers } from './rules/annualAnswers.ts';
import { lineGroups } from './rules/annualLines.ts';

export const askClient = endpoint({
  ...post('/api/filing/annual/{orgId}/{filingId}/ask'),
  summary: 'Mails a link by which a client answers the lines of the return without an account.',
  action: 'filings.edit',
  ...ofFiling,
  body: z.strictObject({ email: emailSchema, ends_on: LegalDate }),
  reply: AnnualView,
  ok: 'ANNUAL.ASKED',
  refusals: [
    ...notNow,
    'ORGANIZATION_USER.VERIFY_FIRST',
    'GENERAL.NOT_A_DATE',
    'ANNUAL.LINK_DAYS',
    'GENERAL.NOT_AN_EMAIL',
  ],
  limit: { perMinute: 20, by: 'session' },
});

export const revokeAsk = endpoint({
  ...post('/api/filing/annual/{orgId}/{filingId}/ask/{linkId}/revoke'),
  summary: 'Ends a client’s link.',
  action: 'filings.edit',
  tenant: byOrgId,
  params: z.strictObject({ orgId: z.uuid(), filingId: z.uuid(), linkId: z.uuid() }),
  body: z.strictObject({}),
  reply: AnnualView,
  ok: 'ANNUAL.ASK_REVOKED',
  refusals: readRefusals,
});

const token = z.string().check(z.minLength(1), z.maxLength(200));

const AskedView = z.strictObject({
  company: z.string(),
  filing_year: z.number(),
  as_of: LegalDate,
  ends_on: LegalDate,
  lines: z.array(
    z.strictObject({
      line: z.string(),
      version,
      group: z.enum(lineGroups),
      value: LineValue,
      answer: z.nullable(z.enum(lineAnswers)),
      note: z.nullable(z.string()),
    }),
  ),
});
export type AskedView = z.infer<typeof AskedView>;

export const readAsked = endpoint({
  ...post('/api/filing/asked'),
  summary: 'The lines of a return that a client is asked about, by the secret of his link.',
  action: 'filings.answer',
  tenant: { in: 'none' },
  body: z.strictObject({ token }),
  reply: AskedView,
  refusals: ['ANNUAL.LINK_OVER'],
  limit: { perMinute: 30, by: 'address' },
});

export const answerAsked = endpoint({
  ...post('/api/filing/asked/answer'),
  summary: 'A client’s answers to the lines of a return.',
  action: 'filings.answer',
  tenant: { in: 'none' },
  body: z.strictObject({
    token,
    answers: Answers,
  }),
  reply: AskedView,
  ok: 'ANNUAL.ANSWERED',
  refusals: [
    'ANNUAL.LINK_OVER',
    'ANNUAL.CHANGED_MEANWHILE',
    'GENERAL.FIELD_INVALID',
    'GENERAL.TOO_LONG',
    'TEXT.FORBIDDEN_CHARACTERS',
  ],
  limit: { perMinute: 30, by: 'address' },
});
