/** Records of control beside the holdings: statements, steps, filings, values (CBCA ss. 2.1, 21.1); and the
 *  personal facts, which an editor opens on purpose, until they are disposed of. */
import {
  CONTROL_GROUNDS,
  CONTROL_MANNERS,
  FILING_OCCASIONS,
  REVIEW_OUTCOMES,
  REVIEW_WAYS,
  VALUE_BASES,
} from '@tabellion/book/terms/control.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import * as z from 'zod/mini';
import { endpoint, get, ofOrganization, ofPerson, post } from '../endpoint.ts';
import { Address, NamedParty, PersonInput, personRefusals } from '../people/shapes.ts';
import { effective, LegalDate, previewed, proposed } from '../registers/entryTerms.ts';
import { WORDS_LENGTH } from '../registers/facts.ts';
import { entryRefusals } from '../registers/refusals.ts';

const Particulars = z.strictObject({
  person_id: z.string(),
  display_name: z.string(),
  birth_date: z.nullable(LegalDate),
  residential_address: z.nullable(Address),
  service_address: z.nullable(Address),
  citizenships: z.array(z.string()),
  tax_residence: z.array(z.string()),
});

export type Particulars = z.infer<typeof Particulars>;

export const readParticulars = endpoint({
  ...get('/api/organization/{id}/control/{personId}/particulars'),
  summary: 'The personal facts of an individual with significant control; the access log notes who looked.',
  action: 'control.edit',
  ...ofPerson,
  reply: Particulars,
  refusals: ['GENERAL.NOT_FOUND', 'REGISTERS.NOT_INCORPORATED'],
  limit: { perMinute: 30, by: 'session' },
});

const Recorded = z.strictObject({
  act_id: z.nullable(z.string()),
  proposal_id: z.nullable(z.string()),
  /** Those who would have significant control after it and have not now, and the other way round; null outside a
   *  preview. */
  preview: z.nullable(z.strictObject({ joins: z.array(NamedParty), leaves: z.array(NamedParty) })),
});

export type ControlRecorded = z.infer<typeof Recorded>;

/** Whether it is only previewed, or proposed; from when it holds, today unless told, and later only where it is proposed. */
const Dated = { ...previewed, ...proposed, ...effective };

const recording = <Body extends z.ZodMiniType, Code extends TextCode = never>(
  name: string,
  summary: string,
  body: Body,
  refusals: readonly Code[] = [],
) =>
  endpoint({
    ...post(`/api/organization/{id}/control/${name}`),
    summary,
    action: 'control.edit',
    ...ofOrganization,
    body,
    reply: Recorded,
    ok: 'CONTROL.RECORDED',
    alsoOk: ['CONTROL.PREVIEWED', 'REGISTERS.PROPOSED'],
    refusals: [...entryRefusals, 'GENERAL.FIELD_INVALID', 'REGISTERS.NOT_INCORPORATED', ...refusals],
    limit: { perMinute: 120, by: 'session' },
  });

const DescriptionText = z.string().check(z.maxLength(WORDS_LENGTH));

/** Somebody on record, or new, and how he has control in words. */
const Someone = z.strictObject({
  person_id: z.optional(z.uuid()),
  person: z.optional(PersonInput),
  description: z.optional(DescriptionText),
});

/** The day on which the corporation learned of it; its time to record it runs from there. */
const Learned = { learned_on: z.optional(LegalDate) };

export const StateInput = z.strictObject({
  ...Dated,
  ground: z.enum(CONTROL_GROUNDS),
  individuals: z.array(Someone).check(z.minLength(1), z.maxLength(20)),
  /** The holders whose registered shares an owner has or an individual directs. */
  holders: z.optional(z.array(z.uuid()).check(z.maxLength(100))),
  /** An owner's part of them, in percent; all unless told. */
  part: z.optional(z.string().check(z.maxLength(20))),
  /** Over others' shares: of which classes, all unless told. */
  class_ids: z.optional(z.array(z.uuid()).check(z.maxLength(100))),
  /** The manner of direction and of control in fact. */
  manner: z.optional(z.enum(CONTROL_MANNERS)),
  ...Learned,
});
export const stateControl = recording(
  'state',
  'States control that no holding of shares tells: ownership, direction, concert, control in fact.',
  StateInput,
  [...personRefusals, 'GENERAL.FIELD_REQUIRED', 'GENERAL.NOT_A_DATE', 'PEOPLE.DATE_IN_FUTURE'],
);

const EndInput = z.strictObject({ ...Dated, ...Learned, control_id: z.uuid() });
export const endControl = recording('end', 'What was stated of control is so no more.', EndInput, [
  'GENERAL.NOT_A_DATE',
  'PEOPLE.DATE_IN_FUTURE',
]);

const ReviewInput = z.strictObject({
  ...Dated,
  ways: z.array(z.enum(REVIEW_WAYS)).check(z.minLength(1)),
  outcome: z.enum(REVIEW_OUTCOMES),
  /** The end of the financial year for which; the one in which they were taken unless told. */
  year_end: z.optional(LegalDate),
  summary: z.optional(DescriptionText),
  people_asked: z
    .array(z.strictObject({ person_id: z.uuid(), answered: z.boolean() }))
    .check(z.maxLength(1000)),
});
export const reviewControl = recording(
  'review',
  'Steps were taken to find who has significant control (CBCA s. 21.1(2)).',
  ReviewInput,
);

export const FilingInput = z.strictObject({
  ...Dated,
  occasion: z.enum(FILING_OCCASIONS),
  reference: z.optional(z.string().check(z.maxLength(50))),
  /** The individuals it tells of; unless told, everybody who has control and of whom no filing tells yet what the
   *  register says. */
  individuals: z.optional(z.array(z.uuid()).check(z.maxLength(1000))),
  /** The last entry of the history that it tells; the last of its day unless told. */
  entry: z.optional(z.number()),
});
export const fileControl = recording('file', 'What the register says was sent to the registry.', FilingInput);

const ValueInput = z.strictObject({
  ...Dated,
  values: z
    .array(
      z.strictObject({
        class_id: z.uuid(),
        /** Dollars for a share; null: it is not known any more. */
        amount: z.nullable(z.string().check(z.maxLength(60))),
        basis: z.optional(z.enum(VALUE_BASES)),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
});
export const valueClasses = recording(
  'value',
  'What a share of each class is worth on the market.',
  ValueInput,
  ['GENERAL.FIELD_REQUIRED'],
);

const TakeBackInput = z.strictObject({
  ...previewed,
  act_id: z.uuid(),
  /** Why; in a preview it may be empty. */
  reason: z.string().check(z.maxLength(300)),
});
export const takeBackControl = recording('take-back', 'An entry that was never so is voided.', TakeBackInput);

export const disposeParticulars = endpoint({
  ...post('/api/organization/{id}/control/{personId}/dispose'),
  summary: 'Erases the personal facts of who ceased six years ago, or never had control (CBCA s. 21.1(5)).',
  action: 'control.edit',
  ...ofPerson,
  reply: Recorded,
  ok: 'CONTROL.DISPOSED',
  refusals: [
    'GENERAL.NOT_FOUND',
    'REGISTERS.NOT_INCORPORATED',
    'REGISTERS.FACT_RETAINED',
    'CONTROL.RETENTION_RUNS',
  ],
});
