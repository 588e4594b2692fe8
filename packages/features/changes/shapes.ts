/** The shapes that endpoints of corporate changes take and answer. */
import * as z from 'zod/mini';
import { checkCodes } from '../check/rules/readiness.ts';
import { EntryDocument } from '../documents/entryContract.ts';
import { approvalRules } from '../documents/templates/template.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { meetingNotices, recordNotices } from '../registers/meeting.ts';
import { comparedFacts, mends } from './rules/againstRegistry.ts';
import { differingFacts } from './rules/differences.ts';
import { kindNames } from './rules/kinds.ts';
import { changeStates, changeSteps } from './rules/progress.ts';

const Part = z.strictObject({
  kind: z.enum(kindNames),
  /** The typed fields by their names. */
  form: z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(20_000))),
});
export type PartInput = z.infer<typeof Part>;
export const Parts = z.strictObject({ parts: z.array(Part).check(z.minLength(1), z.maxLength(50)) });

export const FormField = z.strictObject({
  name: z.string(),
  label: z.string(),
  help: z.nullable(z.string()),
  as: z.enum(['line', 'clause', 'date', 'whole', 'dollars', 'choice']),
  value: z.string(),
  is_optional: z.boolean(),
  /** It is asked only where another field has one of these values. */
  when: z.nullable(z.strictObject({ field: z.string(), is: z.array(z.string()) })),
  /** Rare: shown on demand, after the others. */
  is_more: z.boolean(),
  choices: z.array(z.strictObject({ value: z.string(), label: z.string() })),
});
export type FormField = z.infer<typeof FormField>;

export const KindView = z.strictObject({
  kind: z.enum(kindNames),
  title: z.string(),
  /** Its outcome in a line. */
  lead: z.string(),
});

const Step = z.strictObject({
  step: z.enum(changeSteps),
  is_done: z.boolean(),
  on: z.nullable(LegalDate),
  given: z.nullable(z.number()),
  of: z.nullable(z.number()),
});

const line = {
  change_id: z.string(),
  title: z.string(),
  kinds: z.array(z.enum(kindNames)),
  state: z.enum(changeStates),
  steps: z.array(Step),
  /** The people whose turn it is, and since when. */
  waits_for: z.array(z.string()),
  since: z.nullable(z.string()),
  /** The envelope that is out; null while none is. */
  envelope_id: z.nullable(z.string()),
  made_at: z.string(),
  made_by: z.string(),
};
export const ChangeLine = z.strictObject(line);
export type ChangeLine = z.infer<typeof ChangeLine>;

const FilingLine = z.strictObject({
  registration: z.string(),
  kind: z.string(),
  form: z.nullable(z.string()),
  section: z.nullable(z.string()),
  due_on: z.nullable(LegalDate),
  fee_cents: z.nullable(z.number()),
  /** Its row in the list of filings, once there is one. */
  filing_id: z.nullable(z.string()),
  filed_on: z.nullable(LegalDate),
});

/** A line in which a registry's profile differs from the registers. */
export const RegistryLine = z.strictObject({
  fact: z.enum(comparedFacts),
  registry: z.nullable(z.string()),
  registers: z.nullable(z.string()),
  newer: z.nullable(z.enum(['registry', 'registers'])),
  mend: z.enum(mends),
  /** The change that enters it. */
  kind: z.nullable(z.enum(kindNames)),
});
export type RegistryLine = z.infer<typeof RegistryLine>;

const Difference = z.strictObject({
  fact: z.enum(differingFacts),
  position: z.nullable(z.string()),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

/** A finding of the check, worded by the reader. */
const FindingLine = z.strictObject({
  code: z.enum(checkCodes),
  subject: z.string(),
  about: z.string(),
  params: z.record(z.string(), z.string()),
  citation: z.nullable(
    z.strictObject({
      act: z.enum(['cbca', 'obca', 'cia', 'ni_45_106']),
      number: z.string(),
      must_confirm: z.exactOptional(z.literal(true)),
    }),
  ),
});

export const ChangePreview = z.strictObject({
  /** The day on which it holds; null where the registry's certificate says it. */
  effective_on: z.nullable(LegalDate),
  sections: z.array(z.string()),
  differences: z.array(Difference),
  documents: z.array(EntryDocument),
  statute: z.nullable(z.enum(['cbca', 'obca'])),
  approvals: z.array(
    z.strictObject({
      title: z.string(),
      rule: z.enum(approvalRules),
      /** The class that votes apart. */
      class_id: z.nullable(z.string()),
      /** All of these sign where it is in writing. */
      signees: z.number(),
      /** All votes of shareholders, and those that carry it at a meeting where all are cast. */
      votes: z.nullable(z.string()),
      needed: z.nullable(z.string()),
      /** Holders who dissent may ask to be paid (s. 190). */
      may_dissent: z.boolean(),
    }),
  ),
  /** Addresses on record of those who sign its documents. */
  addresses: z.array(z.strictObject({ person_id: z.string(), email: z.string() })),
  filings: z.array(FilingLine),
  deadlines: z.array(
    z.strictObject({
      kind: z.string(),
      registration: z.string(),
      year: z.nullable(z.number()),
      person: z.nullable(z.string()),
      before: z.nullable(LegalDate),
      after: z.nullable(LegalDate),
    }),
  ),
  /** Findings of the minute-book check that would go, and those that would come. */
  check: z.strictObject({ gone: z.array(FindingLine), come: z.array(FindingLine) }),
  price: z.strictObject({
    government_cents: z.number(),
    service_cents: z.number(),
    tax_cents: z.number(),
    total_cents: z.number(),
  }),
  /** The registry takes about so many days. */
  registry_days: z.nullable(z.number()),
  warnings: z.array(z.string()),
  /** The last act of the registers. */
  after: z.number(),
});
export type ChangePreview = z.infer<typeof ChangePreview>;

const votes = z.string().check(z.regex(/^(0|[1-9]\d{0,27})(\.\d{1,10})?$/, 'GENERAL.FIELD_INVALID'));

/** A meeting of a body, with its votes: of everybody, and of each class that votes apart. */
export const Meeting = z.strictObject({
  body: z.enum(['directors', 'shareholders']),
  held_on: LegalDate,
  notice: z.enum(meetingNotices),
  /** The day on which notice was sent; left out where everybody waived it. */
  notice_on: z.optional(LegalDate),
  /** The notice stated the text of each special resolution. */
  text_stated: z.optional(z.boolean()),
  /** The notice of a meeting of directors named the matters of CBCA s. 115(3). */
  matters_named: z.optional(z.boolean()),
  /** Whoever held shares at its end might vote; the day of the meeting where it is left out. */
  record_on: z.optional(LegalDate),
  /** How notice of that date was given; left out where it is the day before the notice of the meeting. */
  record_notice: z.optional(z.enum(recordNotices)),
  place: z.string().check(z.maxLength(300)),
  chair: z.uuid(),
  secretary: z.uuid(),
  /** Directors who were there. */
  present: z.optional(z.array(z.uuid()).check(z.maxLength(200))),
  /** Directors who were there and voted against; all of them, or nobody where it is left out. */
  dissenting: z.optional(z.array(z.uuid()).check(z.maxLength(200))),
  votes: z
    .array(
      z.strictObject({
        class_id: z.nullable(z.uuid()),
        for: votes,
        against: votes,
        /** Votes of the shares present or represented by proxy: more than half of all are a quorum where each share that votes has as many
         *  votes as every other (CBCA s. 139(1)). Left out of directors,
         *  and where another by-law sets the quorum. */
        represented: z.optional(votes),
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
});
export type MeetingInput = z.infer<typeof Meeting>;

const HeldMeeting = z.strictObject({
  body: z.enum(['directors', 'shareholders']),
  held_on: LegalDate,
  votes: z.array(
    z.strictObject({
      /** The name of the class that voted apart. */
      class_name: z.nullable(z.string()),
      rule: z.enum(approvalRules),
      for: z.string(),
      against: z.string(),
      entitled: z.string(),
      needed: z.string(),
      is_carried: z.boolean(),
    }),
  ),
});

const Change = z.strictObject({
  ...line,
  parts: z.array(z.strictObject({ ...Part.shape, title: z.string(), fields: z.array(FormField) })),
  /** Why it needs attention, or why the registry sent it back. */
  reason: z.nullable(z.string()),
  /** Differences of the registers since it went out, where it needs attention. */
  moved: z.array(Difference),
  documents: z.array(
    z.strictObject({
      document_id: z.string(),
      title: z.string(),
      number: z.nullable(z.string()),
      status: z.string(),
    }),
  ),
  filings: z.array(FilingLine),
  effective_on: z.nullable(LegalDate),
  /** Charged by the registry before it certifies the change. */
  government_fee_cents: z.number(),
  may_edit: z.boolean(),
  /** Its signed papers are uploaded: this installation makes no documents. */
  takes_upload: z.boolean(),
  /** Fields that its papers do not bear, by their paths below `parts`: they may be entered anew until it is filed. */
  besides: z.array(z.string()),
  may_withdraw: z.boolean(),
  /** Shareholders or directors may approve it at a meeting. */
  may_meet: z.boolean(),
  /** Directors and officers, of whom the chair and the secretary of a meeting are. */
  people: z.array(z.strictObject({ person_id: z.string(), name: z.string(), is_director: z.boolean() })),
  /** The day on which all signed on paper, and who attests it. */
  signed_on_paper: z.nullable(z.strictObject({ on: LegalDate, attested_by: z.string() })),
  /** The meetings that passed it as it stands, or refused it. */
  meetings: z.array(HeldMeeting),
  /** Dividends that it declared, once it holds. */
  dividends: z.array(
    z.strictObject({
      /** The place of its part. */
      part: z.number(),
      class_name: z.string(),
      payable_on: LegalDate,
      /** The last review of solvency; null while there is none. */
      review: z.nullable(z.strictObject({ on: LegalDate, attested_by: z.string(), is_solvent: z.boolean() })),
      may_review: z.boolean(),
    }),
  ),
});
export type ChangeView = z.infer<typeof Change>;
export const oneChange = z.strictObject({ change: Change });
