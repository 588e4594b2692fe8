/** The minute-book check: what the book lacks by the registers and the law, and what to do about it. */
import * as z from 'zod/mini';
import { blankFacts } from '../documents/templates/template.ts';
import { endpoint, get, ofOrgId } from '../endpoint.ts';
import { printRefusals } from '../ledgers/fileContract.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { checkCodes, purposes } from './rules/readiness.ts';
import { fixPages, severities } from './rules/rule.ts';

const ofTemplate = { template: z.string(), subject: z.string() };

const Fix = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('draft'), ...ofTemplate }),
  /** Before it can be drafted. */
  z.strictObject({
    do: z.literal('enter'),
    ...ofTemplate,
    fact: z.enum(blankFacts),
    person_id: z.nullable(z.string()),
  }),
  z.strictObject({ do: z.literal('open'), page: z.enum(fixPages), id: z.nullable(z.string()) }),
]);
export type FixView = z.infer<typeof Fix>;

const FindingView = z.strictObject({
  code: z.enum(checkCodes),
  severity: z.enum(severities),
  /** It names the finding together with the code. */
  subject: z.string(),
  /** As its title names that; empty where the title says it all. */
  about: z.string(),
  /** Parameters of its explanation; dates as `YYYY-MM-DD`. */
  params: z.record(z.string(), z.string()),
  due_on: z.nullable(LegalDate),
  /** Days from today; negative when it has passed. */
  days: z.nullable(z.number()),
  /** Null where the corporation's own Act is not known to say so. */
  citation: z.nullable(
    z.strictObject({
      act: z.enum(['cbca', 'obca', 'cia', 'ni_45_106']),
      number: z.string(),
      /** That the Act says it there is to be confirmed with a lawyer. */
      must_confirm: z.exactOptional(z.literal(true)),
    }),
  ),
  fix: Fix,
  /** Its document can be sent or printed together with those of other findings. */
  act: z.nullable(z.enum(['send', 'print'])),
  /** The certificate in place of which its holder may have an acknowledgment (CBCA s. 49(1)). */
  security_id: z.nullable(z.string()),
});
export type FindingView = z.infer<typeof FindingView>;

const BrokenRule = z.strictObject({
  code: z.enum(checkCodes),
  severity: z.enum(severities),
  places: z.number(),
});
export type BrokenRule = z.infer<typeof BrokenRule>;

const counts = { errors: z.number(), warnings: z.number(), hints: z.number() };

export const checkBook = endpoint({
  ...get('/api/document/check/{orgId}'),
  summary:
    'Checks the minute book now: every file, and every rule over the registers and the documents; fifty findings at a time.',
  action: 'documents.read',
  ...ofOrgId,
  query: z.strictObject({
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.maxLength(300), z.regex(/^\d{1,7} [a-z_]+ /))),
    /** Findings in a page, 1 to 200; 50 where it is left out. */
    limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|1\d\d|200)$/))),
  }),
  reply: z.strictObject({
    checked_at: z.string(),
    /** All findings are counted, whatever the page. */
    ...counts,
    /** All of them too, the gravest first. */
    rules: z.array(BrokenRule),
    /** Documents that the registers ask for, and how many of them are there. */
    required: z.number(),
    in_place: z.number(),
    /** How many of those in place lack signatures. */
    unsigned: z.number(),
    /** The gravest first. */
    findings: z.array(FindingView),
    next: z.nullable(z.string()),
    readiness: z.array(
      z.strictObject({
        purpose: z.enum(purposes),
        percent: z.number(),
        lines: z.array(z.strictObject({ code: z.enum(checkCodes), points: z.number() })),
      }),
    ),
  }),
  refusals: ['REGISTERS.NOT_INCORPORATED'],
  limit: { perMinute: 20, by: 'session' },
});

export const readLastCheck = endpoint({
  ...get('/api/document/check/last/{orgId}'),
  summary: 'What the check of last night found; checks now where there was none.',
  action: 'documents.read',
  ...ofOrgId,
  reply: z.strictObject({ checked_at: z.string(), ...counts, rules: z.array(BrokenRule) }),
  refusals: ['REGISTERS.NOT_INCORPORATED'],
});

export const exportCheck = endpoint({
  ...get('/api/document/check/export/{orgId}'),
  summary: 'Checks the minute book now, and hands over what it found.',
  action: 'documents.read',
  ...ofOrgId,
  query: z.strictObject({ format: z.enum(['csv', 'pdf']) }),
  reply: z.unknown(),
  download: ['text/csv', 'application/pdf'],
  refusals: ['REGISTERS.NOT_INCORPORATED', ...printRefusals],
  limit: { perMinute: 20, by: 'session' },
});
