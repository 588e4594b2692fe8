/** The dashboard of an organization (specification sections 2, 3 and 4): one reading for the whole page. */
import * as z from 'zod/mini';
import { activityEntry } from '../activity/contract.ts';
import { OpenDeadline } from '../deadlines/contract.ts';
import { endpoint, get, ofOrganization } from '../endpoint.ts';
import { companyTypes, organizationStatuses } from '../organizations/rules/status.ts';
import { MinMaxDirectors } from '../people/contract.ts';
import { WorkLine } from '../worklist/contract.ts';
import { acts } from './rules/setup.ts';
import { tips } from './rules/tips.ts';

const legalDate = z.nullable(z.string());

/** One of the four steps of the set-up; `path` and `subpath` follow `/app/org/{id}/dashboard/`. */
const Step = z.strictObject({
  isCompleted: z.boolean(),
  path: z.enum(['account-info', 'corporate-info', 'director-and-officers', 'shares']),
  subpath: z.nullable(z.enum(['share-classes'])),
});

const Name = { _id: z.string(), firstname: z.string(), lastname: z.string(), display_name: z.string() };

const Director = z.strictObject({
  ...Name,
  /** null before incorporation: the certificate dates the first election. */
  elected_date: legalDate,
  /** The day of the written consent (CBCA s. 106(9)); null while none is on record. */
  consent_on: legalDate,
});

const Holder = z.strictObject({
  ...Name,
  /** Whole shares, exact. */
  sharesExact: z.string(),
  /** The part of all issued shares: `44.45`. */
  percentage: z.string(),
});

const Figures = z.strictObject({
  issuedExact: z.string(),
  /** How many classes have issued shares. */
  classes: z.number(),
  /** Holders on record; joint holders count as one. */
  holders: z.number(),
  /** How many of them count for a private issuer, of joint holders each, how many employees do not, and how many may at most
   *  (NI 45-106 s. 2.4); null where the articles restrict no transfers. */
  privateHolders: z.nullable(
    z.strictObject({ counted: z.number(), employees: z.number(), most: z.number() }),
  ),
  votesExact: z.string(),
  /** People with 25 % of the votes or more (CBCA s. 2.1). */
  significant: z.number(),
  /** Dollars to the cent; the accounts themselves are exact. */
  statedCapital: z.string(),
});

/** Subscriptions that wait for certificate, resolution or payment (CBCA s. 25(3)). */
const Waiting = z.strictObject({ subscriptions: z.number(), sharesExact: z.string() });

const Warning = z.strictObject({
  textCode: z.string(),
  params: z.record(z.string(), z.number()),
  message: z.string(),
});

const Tip = z.strictObject({
  tip_id: z.enum(tips),
  icon: z.string(),
  title: z.string(),
  message: z.string(),
  /** The names in the message, in their order. */
  names: z.array(z.string()),
});

export const Dashboard = z.strictObject({
  org_unique_id: z.string(),
  /** Ends with the legal element; empty while there is none. */
  name: z.string(),
  status: z.enum(organizationStatuses),
  company_type: z.enum(companyTypes),
  /** `Federal Canadian`, or the province whose law it is. */
  corporation_type: z.string(),
  corporation_number: z.string(),
  incorporation_date: legalDate,
  city: z.string(),
  province: z.string(),
  /** The address of the person to reach for the account; empty until it is given. */
  userAddress: z.string(),
  /** The registered office; empty until it is given. */
  address_line_1: z.string(),
  /** The day at the registry, from which all days are counted. */
  today: z.string(),

  step1: Step,
  step2: Step,
  step3: Step,
  step4: Step,
  /** Whether the set-up stands open: until all four steps are complete. */
  toggle: z.boolean(),
  /** The next step, given the answers so far; null once incorporated. `path` as in a step. */
  nextAct: z.nullable(z.strictObject({ act: z.enum(acts), path: z.nullable(z.string()) })),

  /** Whatever needs doing now, as far as the reader may see it: overdue, due within thirty days, or without a day. The most urgent
   *  first, fifty at most; `all` counts the others too. */
  needsYou: z.strictObject({ lines: z.array(WorkLine), all: z.number() }),

  /** The sitting board; before incorporation the one proposed. */
  directors: z.array(Director),
  minMaxDirectors: MinMaxDirectors,
  /** The five largest holders, or subscribers before incorporation. */
  shareholders: z.array(Holder),
  sharesSimpleOrAdvanced: z.strictObject({ advanced: z.boolean() }),
  /** null before incorporation: nothing is issued then. */
  figures: z.nullable(Figures),
  waiting: Waiting,

  notification: z.nullable(
    z.strictObject({ title: z.string(), message: z.string(), filing_year: z.number(), due_date: legalDate }),
  ),
  /** The five nearest to today, those that have passed before those to come. */
  deadlines: z.array(OpenDeadline),
  deadlineCounts: z.strictObject({ all: z.number(), overdue: z.number() }),
  /** No fiscal year end is on record, so that no yearly step can be scheduled. */
  asksYearEnd: z.boolean(),
  warnings: z.array(Warning),
  activity_logs: z.array(activityEntry),
  tips: z.array(Tip),
});

export const readDashboard = endpoint({
  ...get('/api/organization/{id}/dashboard'),
  summary: 'The dashboard: progress, figures, deadlines, what asks an answer, what happened last.',
  action: 'dashboard.read',
  ...ofOrganization,
  reply: Dashboard,
});

export type Dashboard = z.infer<typeof Dashboard>;
