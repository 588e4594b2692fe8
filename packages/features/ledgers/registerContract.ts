/** The securities register and the register of share classes on any date, as known at any instant. */
import * as z from 'zod/mini';
import { endpoint, get, ofOrganization } from '../endpoint.ts';
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
import { LegalDate } from '../registers/entryTerms.ts';
import { conditions } from '../registers/proposalContract.ts';
import { certificateForms, ShareClassProperties } from '../shares/shapes.ts';
import { ledgerActKinds } from './ledgerShapes.ts';
import { changeSorts, classSorts, holdingSorts } from './registerOrders.ts';

/** A percentage with two places. */
const Percent = z.string();

/** A line of the securities register: what one person holds of one class (CBCA s. 50(1)). */
const HoldingLine = z.strictObject({
  ...RegisteredPerson,
  class_id: z.string(),
  class_name: z.string(),
  /** Whole shares; `0` for whoever held some and holds none. */
  sharesExact: z.string(),
  /** Its parts of all issued shares, and of all votes: null where the class bears none. By largest
   *  remainder, so that all lines of the register sum to 100.00; null, too, of a register of more than
   *  10,000 lines, where two places cannot do that. */
  percent: z.nullable(Percent),
  percentVotes: z.nullable(Percent),
  /** The first four open certificates by number, and how many there are. */
  certificates: z.array(
    z.strictObject({
      security_id: z.string(),
      label: z.nullable(z.string()),
      /** The holder's evidence of it (CBCA s. 49(1)); null where the register does not say. */
      form: z.nullable(z.enum(certificateForms)),
    }),
  ),
  certificate_count: z.number(),
  /** Some of the shares have not vested on that date. */
  is_vesting: z.boolean(),
  /** The first day since which shares of the class are held without a gap. */
  held_since: LegalDate,
  /** They were taken over on that day from an earlier register, so that they may be held for longer. */
  is_on_or_before: z.boolean(),
  /** The day from which none were held; null for who holds some. */
  held_until: z.nullable(LegalDate),
});

export type HoldingLine = z.infer<typeof HoldingLine>;

const WaitingSubscription = z.strictObject({
  security_id: z.string(),
  person_id: z.string(),
  /** Empty when the name was erased. */
  display_name: z.string(),
  class_name: z.string(),
  sharesExact: z.string(),
  /** The resolution that issues it, and its payment. */
  awaits: z.array(z.enum(conditions)),
  /** Subscribed before the incorporation: the organizing resolution issues it. */
  is_of_founding: z.boolean(),
});

export type WaitingSubscription = z.infer<typeof WaitingSubscription>;

/** The last line of the page before, and the last act that it knew: person, class and number, as `next` tells them. */
export const holdingCursorPattern =
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\d{1,15}$/;
const PageCursor = z.string().check(z.regex(holdingCursorPattern));

export const listRegisterShareholders = endpoint({
  ...get('/api/organization/{id}/register/shareholders'),
  summary: 'The securities register on a date, page by page: everyone who is or has been a holder.',
  action: 'shares.read',
  ...ofOrganization,
  query: z.strictObject({
    ...ReadingDates.shape,
    who: z.optional(SeatFilter),
    class: z.optional(z.uuid()),
    name: z.optional(NamePart),
    sort: z.optional(z.enum(holdingSorts)),
    ...Paging,
    after: z.optional(PageCursor),
    /** How many waiting subscriptions are named, 1 to 1000; 50 where it is left out. */
    named: z.optional(z.string().check(z.regex(/^([1-9]\d{0,2}|1000)$/))),
  }),
  reply: z.strictObject({
    lines: z.array(HoldingLine),
    /** The sums of all lines that the filter lets through. */
    total: z.strictObject({
      lines: z.number(),
      holders: z.number(),
      classes: z.number(),
      sharesExact: z.string(),
    }),
    /** Subscriptions that wait today for a resolution or for payment: nobody's shares yet (CBCA s. 25(3)); 0 on any other date. */
    waiting: z.number(),
    /** The oldest of them, as many as `named` asks for. */
    subscriptions: z.array(WaitingSubscription),
    /** The `after` of the next page; null on the last one. */
    next: z.nullable(z.string()),
    ...StandsOn,
  }),
  refusals: ['GENERAL.FIELD_INVALID', 'GENERAL.NOT_A_DATE'],
});

const ClassOnDate = z.strictObject({
  class_id: z.string(),
  name: z.string(),
  created_on: LegalDate,
  properties: ShareClassProperties,
  issuedExact: z.string(),
  holders: z.number(),
  /** Dollars with two places, half a cent rounded up; the account itself is exact (CBCA s. 26), and so is the sum of which
   *  the total is rounded. */
  stated_capital: z.string(),
});

export type ClassOnDate = z.infer<typeof ClassOnDate>;

/** A class as it stands, and as it stood on the other date of a comparison; of one that left, as it stood there. */
const ComparedClass = z.strictObject({
  ...ClassOnDate.shape,
  change: SeatChange,
  before: z.nullable(ClassOnDate),
});

export type ComparedClass = z.infer<typeof ComparedClass>;

export const listRegisterClasses = endpoint({
  ...get('/api/organization/{id}/register/classes'),
  summary: 'The share classes on a date, page by page, with what is issued of each and its stated capital.',
  action: 'shares.read',
  ...ofOrganization,
  query: z.strictObject({
    ...ReadingDates.shape,
    ...ComparedDates,
    name: z.optional(NamePart),
    sort: z.optional(z.enum(classSorts)),
    ...Paging,
  }),
  reply: z.strictObject({
    classes: z.array(ComparedClass),
    /** Shares and capital of the lines of the date, not of the other one. */
    total: z.strictObject({ ...ComparedTotal, issuedExact: z.string(), stated_capital: z.string() }),
    /** The `after` of the next page; null on the last one. */
    next: z.nullable(z.string()),
    ...StandsOn,
  }),
  refusals: ['GENERAL.FIELD_INVALID', 'GENERAL.NOT_A_DATE'],
});

const ComparedLine = z.strictObject({
  ...RegisteredPerson,
  class_id: z.string(),
  class_name: z.string(),
  change: SeatChange,
  /** Whole shares on both dates, and the difference with its sign. */
  beforeExact: z.string(),
  afterExact: z.string(),
  differenceExact: z.string(),
  /** Its parts of all shares issued on each date; null where none is held, and where the register has more
   *  than 10,000 lines. */
  percentBefore: z.nullable(Percent),
  percentAfter: z.nullable(Percent),
  /** The acts between the dates that opened or ended securities of the line, the last first. */
  because: z.array(
    z.strictObject({
      kind: z.enum(ledgerActKinds),
      on: LegalDate,
      security_id: z.string(),
      label: z.nullable(z.string()),
    }),
  ),
});

export type ComparedLine = z.infer<typeof ComparedLine>;

export const compareRegisterShareholders = endpoint({
  ...get('/api/organization/{id}/register/shareholders/compare'),
  summary: 'The securities register on two dates: who joined, left and changed, and by which acts.',
  action: 'shares.read',
  ...ofOrganization,
  query: z.strictObject({
    ...ReadingDates.shape,
    ...ComparedDates,
    from: LegalDate,
    class: z.optional(z.uuid()),
    name: z.optional(NamePart),
    sort: z.optional(z.enum(changeSorts)),
    ...Paging,
    after: z.optional(PageCursor),
  }),
  reply: z.strictObject({
    lines: z.array(ComparedLine),
    total: z.strictObject({
      ...ComparedTotal,
      holdersBefore: z.number(),
      holdersAfter: z.number(),
      beforeExact: z.string(),
      afterExact: z.string(),
      differenceExact: z.string(),
    }),
    next: z.nullable(z.string()),
    /** `asOf` is the later date as it was asked for, or today. */
    from: LegalDate,
    ...StandsOn,
  }),
  refusals: ['GENERAL.FIELD_INVALID', 'GENERAL.NOT_A_DATE'],
});
