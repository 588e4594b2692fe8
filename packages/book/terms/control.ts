import { parseDecimal } from '@tabellion/kernel/decimal.ts';
import * as z from 'zod/mini';
import {
  amount,
  count,
  date,
  eachOnce,
  id,
  ids,
  personalFactRef,
  rule,
  textWhere,
  words,
} from '../acts/atoms.ts';

/** Manual entries of the register of individuals with significant control (CBCA ss. 2.1, 21.1): facts that
 *  holdings do not show. Control by shares is computed from them. */

/** Why an individual has control besides holding shares as registered.
 *  `owner`: shares that others hold are his; `direction`: he controls or directs them, as whoever controls the body corporate
 *  or trust that holds them; `concert`: several exercise their rights together; `in_fact`: his influence amounts to control. */
export const CONTROL_GROUNDS = ['owner', 'direction', 'concert', 'in_fact'] as const;

/** Whether control or direction over shares, or influence, is his own or goes through others (s. 2.1(1)). */
export const CONTROL_MANNERS = ['direct', 'indirect'] as const;

const MOST = 100;

const HUNDRED = parseDecimal('100') ?? 0n;

/** Percent: more than nothing, all at most. */
const part = textWhere((text) => {
  const value = parseDecimal(text) ?? 0n;
  return value > 0n && value <= HUNDRED;
});

/** The day on which the corporation learned of it, from which its time to record it runs (s. 21.1(3)); null where that is not
 *  told. */
export const learnedOn = z.nullable(date);

export const statedSchema = z
  .strictObject({
    controlId: id,
    ground: z.enum(CONTROL_GROUNDS),
    /** Several hold the right jointly: the part is of all of them together, and counts for each as a whole (s. 2.1(2)).
     *  Whoever has a part of his own has an entry of his own. */
    individuals: ids(1, MOST),
    /** Whose registered shares it is about: of an owner or of direction at least one, else none. */
    holders: ids(0, MOST),
    /** How much of their shares, in percent; 100 unless of an owner. */
    part,
    /** Null where it is of all classes; told only over somebody's shares. */
    classIds: z.nullable(ids(1, MOST)),
    learnedOn,
    /** Only direction and control in fact have one; null where it is not told. */
    manner: z.nullable(z.enum(CONTROL_MANNERS)),
    /** How somebody has control, in words (s. 21.1(1)): of each of the individuals one at most. */
    descriptions: z.array(z.strictObject({ personId: id, ref: personalFactRef })).check(z.maxLength(MOST)),
  })
  .check(
    rule(
      'holders',
      ({ ground, holders }) => (ground === 'owner' || ground === 'direction') === holders.length > 0,
    ),
    rule('individuals', ({ ground, individuals }) => ground !== 'concert' || individuals.length > 1),
    rule('holders', ({ individuals, holders }) => !individuals.some((one) => holders.includes(one))),
    rule('part', ({ ground, part }) => ground === 'owner' || parseDecimal(part) === HUNDRED),
    rule('classIds', ({ classIds, holders }) => classIds === null || holders.length > 0),
    rule('manner', ({ ground, manner }) => manner === null || ground === 'direction' || ground === 'in_fact'),
    rule(
      'descriptions',
      ({ individuals, descriptions }) =>
        new Set(descriptions.map(({ personId }) => personId)).size === descriptions.length &&
        descriptions.every(({ personId }) => individuals.includes(personId)),
    ),
  );

export type ControlStatedPayload = Readonly<z.infer<typeof statedSchema>>;

export const REVIEW_WAYS = ['letter', 'email', 'meeting', 'call', 'records'] as const;
export const REVIEW_OUTCOMES = ['confirmed', 'changed', 'unidentified'] as const;

export const reviewedSchema = z.strictObject({
  reviewId: id,
  /** Everybody who was asked, and whether they answered; nobody where only records were looked at. */
  peopleAsked: z.array(z.strictObject({ personId: id, answered: z.boolean() })).check(
    z.maxLength(1000),
    eachOnce(({ personId }) => personId),
  ),
  ways: z.array(z.enum(REVIEW_WAYS)).check(z.minLength(1), eachOnce()),
  /** `unidentified`: nobody with significant control could be found. */
  outcome: z.enum(REVIEW_OUTCOMES),
  /** The end of the financial year for which they were taken, which need not be the one in which they were; null: the one
   *  in which they were. */
  yearEndOn: z.nullable(date),
  /** The steps in words (s. 21.1(1)); a fact of nobody alone, since it may be about several. */
  summary: z.nullable(personalFactRef),
});

/** Incorporation or continuance, a change, what is filed every year, and an amalgamation (within 30 days, to be
 *  confirmed). */
export const FILING_OCCASIONS = ['incorporation', 'change', 'annual', 'amalgamation'] as const;

/** When he had significant control, the last time: `to` is the day from which he had it no more. Both null for who was told and
 *  had none by the register. */
const covered = z
  .strictObject({ personId: id, from: z.nullable(date), to: z.nullable(date) })
  .check(rule('to', ({ from, to }) => to === null || (from !== null && from < to)));

export const filedSchema = z.strictObject({
  filingId: id,
  occasion: z.enum(FILING_OCCASIONS),
  /** The registry's number; null where it gave none. */
  reference: z.nullable(words(50)),
  /** The report sent: the register's facts on the date about these individuals, also those who had ceased,
   *  with this entry of the history and those before it. */
  covers: z.strictObject({
    entry: count(0, Number.MAX_SAFE_INTEGER),
    individuals: z.array(covered).check(
      z.maxLength(1000),
      eachOnce(({ personId }) => personId),
    ),
  }),
});

/** Sources of the value of a share: an appraiser; the price of the last issue or the last sale; an agreement
 *  of holders; the directors. */
export const VALUE_BASES = ['appraisal', 'issue', 'sale', 'agreement', 'directors'] as const;

export const valuedSchema = z
  .strictObject({
    valueId: id,
    classId: id,
    /** Dollars that a share is worth on the market (s. 2.1(3)); null: from this date on it is not known. */
    perShare: z.nullable(amount),
    /** null where the register does not tell. */
    basis: z.nullable(z.enum(VALUE_BASES)),
  })
  .check(rule('basis', ({ perShare, basis }) => perShare !== null || basis === null));

export type ControlReviewedPayload = Readonly<z.infer<typeof reviewedSchema>>;
export type ControlFiledPayload = Readonly<z.infer<typeof filedSchema>>;
export type ClassValuedPayload = Readonly<z.infer<typeof valuedSchema>>;
