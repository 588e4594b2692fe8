/** The corporation's own facts in the registers: read as of any date, and changed by entries with a date. */
import { CORPORATION_ACTS } from '@tabellion/book/corporationActs.ts';
import { SECTORS } from '@tabellion/book/judge/law.ts';
import * as z from 'zod/mini';
import { endpoint, get, ofOrganization, post } from '../endpoint.ts';
import { StandsOn } from '../people/registerContract.ts';
import { effective, LegalDate, previewed, proposed, resolved } from '../registers/entryTerms.ts';
import { entryRefusals } from '../registers/refusals.ts';

const line = z.string().check(z.maxLength(2_000));
const clause = z.string().check(z.maxLength(20_000));

const Office = z.strictObject({
  address_line_1: z.string(),
  address_line_2: z.string(),
  city: z.string(),
  province: z.string(),
  country: z.string(),
  postal_code: z.string(),
});

/** Null where a fact is not stated. */
const facts = {
  name: z.string(),
  corporation_number: z.nullable(z.string()),
  corporation_type: z.string(),
  corporation_province: z.string(),
  registered_office: z.nullable(Office),
  records_office: z.nullable(Office),
  /** `MM-DD`. */
  fiscal_year_end: z.nullable(z.string()),
  /** The last day of the first financial year, where that is not the first possible day. */
  first_year_end: z.optional(LegalDate),
  min_directors: z.number(),
  max_directors: z.number(),
  /** Empty where the articles restrict none. */
  transfer_restriction: z.nullable(z.string()),
  business_restriction: z.nullable(z.string()),
  other_provisions: z.nullable(z.string()),
  language: z.nullable(z.enum(['en', 'fr'])),
  sector: z.nullable(z.enum(SECTORS)),
};
export const CorporationFacts = z.strictObject(facts);
export type CorporationFacts = z.infer<typeof CorporationFacts>;

const HistoryLine = z.strictObject({
  /** The entry, by its first version. */
  entry: z.string(),
  kind: z.enum(CORPORATION_ACTS),
  on: LegalDate,
  /** Its day is the last one since which it can hold: nothing says since when. */
  is_on_or_before: z.boolean(),
  states: z.partial(CorporationFacts),
  resolution: z.nullable(z.string()),
  resolution_on: z.nullable(LegalDate),
  registry_certificate: z.nullable(z.string()),
  recorded_at: z.string(),
  /** Empty where no user recorded it. */
  recorded_by: z.string(),
});
export type HistoryLine = z.infer<typeof HistoryLine>;

const ResolutionLine = z.strictObject({
  resolution_id: z.string(),
  body: z.enum(['incorporators', 'directors', 'shareholders']),
  number: z.string(),
  dated_on: LegalDate,
  is_organizing: z.boolean(),
});

/** Facts of which an entry may say that its day is the last one since which they can hold, each told by entries of its own. */
export const openFacts = ['registered_office', 'records_office', 'fiscal_year_end'] as const;
export type OpenFact = (typeof openFacts)[number];

const CorporationView = z.strictObject({
  ...StandsOn,
  incorporated_on: z.nullable(LegalDate),
  /** Null before the corporation exists. */
  facts: z.nullable(CorporationFacts),
  /** Up to the date, the first entry first. */
  history: z.array(HistoryLine),
  /** Later days since which, or before, facts hold: each may have held on this day already. */
  open_since: z.partial(
    z.strictObject({
      registered_office: LegalDate,
      records_office: LegalDate,
      fiscal_year_end: LegalDate,
    }),
  ),
  /** Passed up to the date, the newest first, at most 200. */
  resolutions: z.array(ResolutionLine),
});
export type CorporationView = z.infer<typeof CorporationView>;

export const readCorporation = endpoint({
  ...get('/api/organization/{id}/registers/corporation'),
  summary:
    'The corporation on any date, as known at any instant: its facts, their history, and its resolutions.',
  action: 'organization.read',
  ...ofOrganization,
  query: z.strictObject({ asOf: z.optional(LegalDate), knownAt: z.optional(z.string()) }),
  reply: CorporationView,
  refusals: ['GENERAL.NOT_A_DATE'],
});

/** Fields of every change: whether it is only previewed, or waits; its effective date, by default today;
 *  the number and date of its resolution, both or neither. */
const ChangeBody = { ...previewed, ...proposed, ...effective, ...resolved };
const Certified = { ...ChangeBody, registry_certificate: z.optional(z.string().check(z.maxLength(50))) };

const ChangeReply = z.strictObject({
  /** The entry on record; null in a preview and for what is proposed. */
  act_id: z.nullable(z.string()),
  proposal_id: z.nullable(z.string()),
  /** How the facts stand after it on its day, and as they stood; null unless previewed. */
  preview: z.nullable(z.strictObject({ before: CorporationFacts, after: CorporationFacts })),
  warnings: z.array(z.strictObject({ path: z.string(), textCode: z.string(), message: z.string() })),
});
export type ChangeReply = z.infer<typeof ChangeReply>;

export const change = <Body extends z.ZodMiniType>(name: string, summary: string, body: Body) =>
  endpoint({
    ...post(`/api/organization/{id}/corporation/${name}`),
    summary,
    action: 'corporation.edit',
    ...ofOrganization,
    body,
    reply: ChangeReply,
    ok: 'CORPORATION.CHANGE_RECORDED',
    alsoOk: ['CORPORATION.CHANGE_PREVIEWED', 'REGISTERS.PROPOSED'],
    refusals: [
      ...entryRefusals,
      'GENERAL.FIELD_INVALID',
      'REGISTERS.NOT_INCORPORATED',
      'SHARES.NOTHING_CHANGES',
      'GENERAL.NOT_FOUND',
      'CORPORATION.TOO_FEW_SIGNERS',
      'CORPORATION.NEEDS_A_LAWYER',
      'CORPORATION.NOT_ALL_AGREE',
      'CORPORATION.NO_DIVIDEND_RIGHT',
      'CORPORATION.RECORD_NOT_AHEAD',
      'CORPORATION.RECORD_TOO_EARLY',
      'CORPORATION.SENIOR_DIVIDENDS',
      'CORPORATION.SHARES_STAND',
      'CORPORATION.LAND_ELSEWHERE',
      'REGISTERS.LAND_DISPOSED',
      'SHARES.AMOUNT_INVALID',
      'SHARES.SOLVENCY_LATER',
      'GENERAL.NOT_A_DATE',
    ],
    limit: { perMinute: 120, by: 'session' },
  });

/** It holds since that day or before; only of a corporation that existed before it came here. */
const openDay = { or_before: z.optional(z.boolean()) };

export const OfficeInput = z.strictObject({
  ...ChangeBody,
  ...openDay,
  /** The default is the registered office. */
  place: z.optional(z.enum(['registered', 'records'])),
  address_line_1: line,
  address_line_2: z.optional(line),
  city: line,
  province: line,
  country: z.optional(line),
  postal_code: line,
});
export const NameInput = z.strictObject({ ...Certified, name: line, name_postfix: line });
const YearEndInput = z.strictObject({
  ...ChangeBody,
  ...openDay,
  fiscal_year_end: z.string().check(z.maxLength(20)),
  /** The last day of the first financial year, where two are possible: the second one is up to 53 weeks after the incorporation. */
  first_year_end: z.optional(LegalDate),
});
export const ArticlesInput = z.strictObject({
  ...Certified,
  corporation_province: z.optional(line),
  min_directors: z.optional(z.number()),
  max_directors: z.optional(z.number()),
  transfer_restriction: z.optional(clause),
  business_restriction: z.optional(clause),
  other_provisions: z.optional(clause),
  language: z.optional(z.enum(['en', 'fr'])),
  sector: z.optional(z.enum(SECTORS)),
});
export const changeOffice = change(
  'office',
  'Moves the registered office within its province, or the place of the records (CBCA ss. 19(3), 20(1)).',
  OfficeInput,
);
export const changeName = change(
  'name',
  'Changes the corporate name by articles of amendment (CBCA s. 173(1)(a)).',
  NameInput,
);
export const changeYearEnd = change(
  'year-end',
  'Changes the day on which the financial year ends.',
  YearEndInput,
);
export const correctSince = change(
  'since',
  'Corrects the day since which the first entry of an office or of the year end says that it holds.',
  z.strictObject({
    ...previewed,
    ...openDay,
    of: z.enum(openFacts),
    effective_on: LegalDate,
    /** The reason of the correction; the register keeps it. */
    reason: z.string().check(z.maxLength(300)),
  }),
);
export const amendArticles = change(
  'articles',
  'Amends other items of the articles (CBCA s. 173): board, restrictions, provisions, language, business, province.',
  ArticlesInput,
);

export const appointAuditor = change(
  'auditor',
  'Notes the auditor whom the shareholders appoint (CBCA s. 162).',
  z.strictObject({ ...ChangeBody, auditor: line }),
);
export const waiveAuditor = change(
  'no-auditor',
  'Notes that every shareholder consents to there being no auditor (CBCA s. 163).',
  z.strictObject({ ...previewed, ...proposed, ...effective }),
);
export const chooseBank = change(
  'bank',
  'Notes the bank that the directors choose, and who signs for the corporation there.',
  z.strictObject({
    ...ChangeBody,
    bank: line,
    branch: z.optional(line),
    /** Persons of the registers. */
    signers: z.array(z.uuid()).check(z.minLength(1), z.maxLength(20)),
    /** The number of them that sign together. */
    together: z.number(),
  }),
);
const ByLawInput = z.strictObject({
  ...ChangeBody,
  number: z.string().check(z.maxLength(20)),
  title: line,
  change: z.enum(['made', 'amended', 'repealed']),
  /** The whole text from now on; none of one that is repealed. */
  text: z.optional(clause),
});
export const changeByLaw = change(
  'by-law',
  'Makes, amends or repeals a by-law, which the shareholders have yet to confirm (CBCA s. 103).',
  ByLawInput,
);
export const confirmByLaw = change(
  'confirm-by-law',
  'Notes that the shareholders confirm a by-law (CBCA s. 103).',
  z.strictObject({ ...ChangeBody, number: z.string().check(z.maxLength(20)) }),
);

export const makeAgreement = change(
  'shareholder-agreement',
  'Notes the unanimous agreement of all shareholders, or the declaration of the one (CBCA s. 146).',
  z.strictObject({
    ...previewed,
    ...proposed,
    ...effective,
    form: z.enum(['agreement', 'declaration']),
    text: clause,
  }),
);
export const declareDividend = change(
  'dividend',
  'Declares a dividend of a class of shares (CBCA ss. 42, 43).',
  z.strictObject({
    ...ChangeBody,
    class_id: z.uuid(),
    /** Dollars. */
    perShareExact: z.string().check(z.maxLength(60)),
    /** Holders of that day are paid. */
    record_on: LegalDate,
    payable_on: LegalDate,
    /** The day on which the directors reviewed that the corporation stays solvent (CBCA s. 42). */
    solvency_on: LegalDate,
  }),
);
export const dissolveCorporation = change(
  'dissolve',
  'Dissolves the corporation from the date of the certificate on (CBCA s. 210).',
  z.strictObject({
    ...Certified,
    ground: z.enum(['no_shares', 'no_property', 'distributed']),
    /** The person who keeps the records. */
    keeper: z.uuid(),
  }),
);
