import * as z from 'zod/mini';
import { amount, count, date, factRef, id, words } from './atoms.ts';
import { isTaken, persons, touching } from './control.ts';
import type { Kind } from './kind.ts';

/** What keeps the register of individuals with significant control true (CBCA s. 21.1): the steps that were taken, what was
 *  filed, and what shares are worth. */

export const REVIEW_WAYS = ['letter', 'email', 'meeting', 'call', 'records'] as const;
export const REVIEW_OUTCOMES = ['confirmed', 'changed', 'unidentified'] as const;

const reviewedSchema = z.strictObject({
  reviewId: id,
  /** Who was asked, and whether they answered; nobody where only records were looked at. */
  asked: z.array(z.strictObject({ personId: id, answered: z.boolean() })).check(
    z.maxLength(1000),
    z.refine((all) => new Set(all.map(({ personId }) => personId)).size === all.length),
  ),
  ways: z.array(z.enum(REVIEW_WAYS)).check(
    z.minLength(1),
    z.refine((all) => new Set(all).size === all.length),
  ),
  /** `unidentified`: nobody with significant control could be found. */
  outcome: z.enum(REVIEW_OUTCOMES),
  /** The end of the financial year for which they were taken, which need not be the one in which they were; null: the one
   *  in which they were. */
  yearEndOn: z.nullable(date),
  /** The steps in words (s. 21.1(1)); a fact of nobody alone, since it may be about several. */
  summary: z.nullable(factRef),
});

/** On incorporation or continuance, of a change, with what is filed every year, or after an amalgamation (within 30 days, to be
 *  confirmed). */
export const FILING_OCCASIONS = ['incorporation', 'change', 'annual', 'amalgamation'] as const;

/** When he had significant control, the last time: `to` is the day from which he had it no more. Both null for who was told and
 *  had none by the register. */
const covered = z
  .strictObject({ personId: id, from: z.nullable(date), to: z.nullable(date) })
  .check(z.refine(({ from, to }) => to === null || (from !== null && from < to), { path: ['to'] }));

const filedSchema = z.strictObject({
  filingId: id,
  occasion: z.enum(FILING_OCCASIONS),
  /** The registry's number; null where it gave none. */
  reference: z.nullable(words(50)),
  /** What was sent: of these individuals, also of such as had ceased, what the register said on the date, with this entry of
   *  the history and those before it. */
  covers: z.strictObject({
    entry: count(0, Number.MAX_SAFE_INTEGER),
    individuals: z.array(covered).check(
      z.maxLength(1000),
      z.refine((all) => new Set(all.map(({ personId }) => personId)).size === all.length),
    ),
  }),
});

/** What tells the value of a share: an appraiser; what the last issue or the last sale paid; what holders agreed on; the
 *  directors. */
export const VALUE_BASES = ['appraisal', 'issue', 'sale', 'agreement', 'directors'] as const;

const valuedSchema = z
  .strictObject({
    valueId: id,
    classId: id,
    /** Dollars that a share is worth on the market (s. 2.1(3)); null: from this date on it is not known. */
    perShare: z.nullable(amount),
    /** null where the register does not tell. */
    basis: z.nullable(z.enum(VALUE_BASES)),
  })
  .check(z.refine(({ perShare, basis }) => perShare !== null || basis === null, { path: ['basis'] }));

export type ControlReviewedPayload = Readonly<z.infer<typeof reviewedSchema>>;
export type ControlFiledPayload = Readonly<z.infer<typeof filedSchema>>;
export type ClassValuedPayload = Readonly<z.infer<typeof valuedSchema>>;

/** Reasonable steps were taken to find who has significant control (s. 21.1(2)): once in each financial year at least. */
export const controlReviewed: Kind<'control.reviewed', ControlReviewedPayload> = {
  kind: 'control.reviewed',
  v: 1,
  schema: reviewedSchema,
  mayBeFuture: false,
  gives: ({ reviewId }) => [reviewId],
  readWriteSet: ({ reviewId, asked: query }) =>
    touching(reviewId, null, [{ of: 'corporation' }, ...persons(query.map(({ personId }) => personId))]),
  apply(book, act) {
    const { reviewId, asked: query } = act.payload;
    if (!book.requireCorporation(act) || isTaken(book, act, reviewId, 'reviewId')) return;
    const areThere = query.map(({ personId }, index) =>
      book.requirePerson(act, personId, `asked.${index}.personId`),
    );
    if (!areThere.every(Boolean)) return;
    book.tables.controls.put(reviewId, { of: 'review', ...act.payload, on: act.effectiveOn }, act);
  },
};

/** What the register says was sent to the registry (s. 21.21). */
export const controlFiled: Kind<'control.filed', ControlFiledPayload> = {
  kind: 'control.filed',
  v: 1,
  schema: filedSchema,
  mayBeFuture: false,
  gives: ({ filingId }) => [filingId],
  readWriteSet: ({ filingId, covers }) =>
    touching(filingId, null, [
      { of: 'corporation' },
      ...persons(covers.individuals.map(({ personId }) => personId)),
    ]),
  apply(book, act) {
    const { filingId, covers } = act.payload;
    if (!book.requireCorporation(act) || isTaken(book, act, filingId, 'filingId')) return;
    const areThere = covers.individuals.map(({ personId }, index) =>
      book.requirePerson(act, personId, `covers.individuals.${index}.personId`),
    );
    if (!areThere.every(Boolean)) return;
    book.tables.controls.put(filingId, { of: 'filing', ...act.payload, on: act.effectiveOn }, act);
  },
};

/** What a share of a class is worth from this date on: a quarter of the value of all shares is significant, too. */
export const classValued: Kind<'class.valued', ClassValuedPayload> = {
  kind: 'class.valued',
  v: 1,
  schema: valuedSchema,
  mayBeFuture: false,
  gives: ({ valueId }) => [valueId],
  readWriteSet: ({ classId }) => touching(classId, null, [{ of: 'class', id: classId }]),
  apply(book, act) {
    const { classId } = act.payload;
    if (!book.tables.classTerms.has(classId)) return book.flag(act, 'no_class', 'classId', { classId });
    book.tables.controls.put(classId, { of: 'value', ...act.payload, on: act.effectiveOn }, act);
  },
};
