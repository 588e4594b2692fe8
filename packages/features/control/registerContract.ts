/** The register of individuals with significant control (CBCA ss. 2.1, 21.1 to 21.4), as of any date and as known at any
 *  instant. Personal facts beyond name and address stand in none of its lists: who may edit looks at them on purpose. */
import {
  CONTROL_GROUNDS,
  CONTROL_MANNERS,
  FILING_OCCASIONS,
  REVIEW_OUTCOMES,
  REVIEW_WAYS,
  VALUE_BASES,
} from '@tabellion/book/terms/control.ts';
import * as z from 'zod/mini';
import { endpoint, get, ofOrganization, ofPerson } from '../endpoint.ts';
import { SheetReply } from '../ledgers/booksContract.ts';
import { Format, fileTypes, printRefusals } from '../ledgers/fileContract.ts';
import { ReadingDates } from '../people/contract.ts';
import {
  ComparedDates,
  ComparedTotal,
  NamePart,
  Paging,
  RegisteredPerson,
  SeatChange,
  SeatFilter,
  StandsOn,
} from '../people/registerContract.ts';
import { NamedParty } from '../people/shapes.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { publicities, requiredFactKinds } from './rules/requiredFacts.ts';

/** A percentage with two places, to the nearest, and below `25.00` of less than a quarter; and exactly, as a fraction in lowest
 *  terms. null where there are no votes, or no value is known. */
const VotesAndValueParts = {
  percentVotes: z.nullable(z.string()),
  percentValue: z.nullable(z.string()),
  fractionVotes: z.nullable(z.string()),
  fractionValue: z.nullable(z.string()),
};

const Span = z.strictObject({ from: LegalDate, to: z.nullable(LegalDate) });

const ControlRegisterLine = z.strictObject({
  ...RegisteredPerson,
  /** When he had significant control; the last time has no end while it lasts. */
  periods: z.array(Span),
  became_on: LegalDate,
  /** True where shares were taken over on that day from an earlier register, so that he may have had control for
   *  longer. */
  is_on_or_before: z.boolean(),
  /** The day from which he had it no more; null while he has. */
  ceased_on: z.nullable(LegalDate),
  /** Grounds that reach a quarter, or need no quarter. */
  grounds: z.array(z.enum(['votes', 'value', 'concert', 'in_fact'])),
  ...VotesAndValueParts,
  /** Whose registered shares count, and why (s. 2.1(1)). */
  attributed: z.array(
    z.strictObject({
      holder: NamedParty,
      how: z.enum(['registered', 'joint', 'owner', 'direction']),
      /** Per cent of them. */
      part: z.string(),
      sharesExact: z.string(),
    }),
  ),
  blocks: z.array(z.strictObject({ with: z.array(NamedParty), ...VotesAndValueParts })),
  /** How he has control, in the words of what is entered by hand. */
  descriptions: z.array(z.string()),
  /** Required facts not on record for him. */
  missing: z.array(z.enum(requiredFactKinds)),
  /** The days between which a former individual's personal facts are disposed of (s. 21.1(5)). */
  dispose_from: z.nullable(LegalDate),
  dispose_by: z.nullable(LegalDate),
  is_disposed: z.boolean(),
});

export type ControlLine = z.infer<typeof ControlRegisterLine>;

/** Its number in the history, and what takes it back. */
const EntryOf = { entry: z.number(), act_id: z.string() };

const StatedControl = z.strictObject({
  control_id: z.string(),
  ground: z.enum(CONTROL_GROUNDS),
  individuals: z.array(NamedParty),
  holders: z.array(NamedParty),
  part: z.string(),
  /** Names of the classes where it is not of all. */
  classes: z.array(z.string()),
  /** The manner of direction and of control in fact; null where that is not told. */
  manner: z.nullable(z.enum(CONTROL_MANNERS)),
  /** How each has control, in words; null where they were erased. */
  descriptions: z.array(z.strictObject({ ...NamedParty.shape, words: z.nullable(z.string()) })),
  from: LegalDate,
  learned_on: z.nullable(LegalDate),
  ...EntryOf,
  /** The day from which it is so no more; null while it stands. */
  ended: z.nullable(z.strictObject({ on: LegalDate, ...EntryOf })),
});

export type ControlStatement = z.infer<typeof StatedControl>;

const Step = z.strictObject({
  act_id: z.string(),
  on: LegalDate,
  entry: z.number(),
  ways: z.array(z.enum(REVIEW_WAYS)),
  outcome: z.enum(REVIEW_OUTCOMES),
  year_end: z.nullable(LegalDate),
  /** The steps in words; null where none were told, or they were erased. */
  summary: z.nullable(z.string()),
  people_asked: z.array(z.strictObject({ ...NamedParty.shape, answered: z.boolean() })),
});

const clockKinds = ['record', 'file', 'review', 'dispose'] as const;

const Clock = z.strictObject({
  kind: z.enum(clockKinds),
  due_on: LegalDate,
  /** Counted from today at the registry; negative when it has passed. */
  days: z.number(),
  counted_from: LegalDate,
  person: z.nullable(NamedParty),
});

export type ControlClock = z.infer<typeof Clock>;

/** A line as it stands, and as it stood on the other date of a comparison; of one that left, as it stood there. What is still
 *  to be entered is no change. */
const ComparedLine = z.strictObject({
  ...ControlRegisterLine.shape,
  change: SeatChange,
  before: z.nullable(ControlRegisterLine),
});

const View = z.strictObject({
  lines: z.array(ComparedLine),
  total: z.strictObject(ComparedTotal),
  /** The `after` of the next page of lines; null on the last one. */
  next: z.nullable(z.string()),
  /** All who have significant control on the date, whoever is listed. */
  standing: z.array(NamedParty),
  /** Bodies corporate, trusts and joint holders with a quarter or more of whom nobody says who stands behind. */
  unresolved: z.array(z.strictObject({ ...NamedParty.shape, ...VotesAndValueParts })),
  /** False where several classes are outstanding and nobody said what their shares are worth. */
  isValued: z.boolean(),
  statements: z.array(StatedControl),
  steps: z.array(Step),
  filings: z.array(
    z.strictObject({
      act_id: z.string(),
      on: LegalDate,
      entry: z.number(),
      occasion: z.enum(FILING_OCCASIONS),
      reference: z.nullable(z.string()),
      /** The individuals whose state in the register, with entry `to` and those before it, was told to the
       *  registry. */
      covers: z.strictObject({ to: z.number(), individuals: z.array(NamedParty) }),
    }),
  ),
  /** Individuals of whom no filing tells yet what the register says; nobody on an earlier date. */
  unfiled: z.array(NamedParty),
  values: z.array(
    z.strictObject({
      class_id: z.string(),
      name: z.string(),
      amount: z.nullable(z.string()),
      /** The basis of the amount; null where none is stated. */
      basis: z.nullable(z.enum(VALUE_BASES)),
      on: z.nullable(LegalDate),
      /** The act to void to remove the value; null where none is entered. */
      act_id: z.nullable(z.string()),
    }),
  ),
  /** Deadlines, the next first; none for an earlier date. */
  clocks: z.array(Clock),
  /** The readers whom the law of the corporation allows; where that law is not verified (`isVerified`), they are
   *  to be confirmed with the registry. */
  publicity: z.enum(publicities),
  isVerified: z.boolean(),
  days: z.array(LegalDate),
  lastEntry: z.number(),
  /** False where nobody told when the financial year ends: the yearly steps cannot be counted then. */
  hasYearEnd: z.boolean(),
  isFounded: z.boolean(),
  ...StandsOn,
});

export type ControlView = z.infer<typeof View>;

/** How the register is listed: who, whose name has every word, and in which order. */
export const controlOrders = [
  'name',
  '-name',
  'votes',
  '-votes',
  'value',
  '-value',
  'since',
  '-since',
] as const;

const Listed = {
  ...ComparedDates,
  who: z.optional(SeatFilter),
  name: z.optional(NamePart),
  sort: z.optional(z.enum(controlOrders)),
};

export const readControl = endpoint({
  ...get('/api/organization/{id}/register/control'),
  summary: 'Who has significant control on a date, why and since when; steps taken, filings, what falls due.',
  action: 'control.read',
  ...ofOrganization,
  query: z.strictObject({ ...ReadingDates.shape, ...Listed, ...Paging }),
  reply: View,
  refusals: ['GENERAL.FIELD_INVALID', 'GENERAL.NOT_A_DATE'],
});

export const exportControl = endpoint({
  ...get('/api/organization/{id}/register/control/export'),
  summary: 'The register of individuals with significant control as a file, without personal facts.',
  action: 'control.read',
  ...ofOrganization,
  query: z.strictObject({ ...ReadingDates.shape, ...Listed, format: Format }),
  reply: z.unknown(),
  download: [...fileTypes],
  refusals: [...printRefusals, 'GENERAL.FIELD_INVALID', 'GENERAL.NOT_A_DATE'],
  limit: { perMinute: 30, by: 'session' },
});

const wholeRegister = {
  action: 'control.edit',
  ...ofOrganization,
  refusals: ['GENERAL.NOT_A_DATE'],
  limit: { perMinute: 10, by: 'session' },
} as const;

export const readControlWhole = endpoint({
  ...get('/api/organization/{id}/register/control/whole'),
  summary:
    'The register of individuals with significant control with all personal facts and steps taken; the access log notes who looked.',
  ...wholeRegister,
  query: ReadingDates,
  reply: SheetReply,
});

export const exportControlWhole = endpoint({
  ...get('/api/organization/{id}/register/control/whole/export'),
  summary: 'The same as a file; the access log notes who took it.',
  ...wholeRegister,
  query: z.strictObject({ ...ReadingDates.shape, format: Format }),
  reply: z.unknown(),
  download: [...fileTypes],
  refusals: ['GENERAL.NOT_A_DATE', ...printRefusals],
});

const ControlStanding = z.strictObject({
  /** `current`: has significant control on the date; `former`: had it before; `none`: never had it. `unresolved`: no individual,
   *  with a quarter or more, and nobody says who stands behind; `other`: no individual without that. */
  standing: z.enum(['current', 'former', 'none', 'unresolved', 'other']),
  became_on: z.nullable(LegalDate),
  /** It rests on shares that were taken over: since then, or since an earlier day that nobody stated. */
  is_on_or_before: z.boolean(),
  ceased_on: z.nullable(LegalDate),
  ...VotesAndValueParts,
});

export const readPersonControlStatus = endpoint({
  ...get('/api/organization/{id}/control/{personId}'),
  summary: 'Whether somebody is an individual with significant control on a date, since when and until when.',
  action: 'control.read',
  ...ofPerson,
  query: ReadingDates,
  reply: ControlStanding,
  refusals: ['GENERAL.NOT_FOUND', 'GENERAL.NOT_A_DATE', 'REGISTERS.NOT_INCORPORATED'],
});
