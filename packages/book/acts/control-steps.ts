import {
  type ClassValuedPayload,
  type ControlFiledPayload,
  type ControlReviewedPayload,
  filedSchema,
  reviewedSchema,
  valuedSchema,
} from '../terms/control.ts';
import { isTaken, persons, touching } from './control.ts';
import type { Kind } from './kind.ts';

/** Upkeep of the register of individuals with significant control (CBCA s. 21.1): steps taken, filings, and
 *  values of shares. */

/** Reasonable steps were taken to find who has significant control (s. 21.1(2)): once in each financial year at least. */
export const controlReviewed: Kind<ControlReviewedPayload> = {
  v: 1,
  schema: reviewedSchema,
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

/** A filing of the register's contents with the registry (s. 21.21). */
export const controlFiled: Kind<ControlFiledPayload> = {
  v: 1,
  schema: filedSchema,
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

/** Value of a share of a class from this date on: a quarter of all shares' value is significant, too. */
export const classValued: Kind<ClassValuedPayload> = {
  v: 1,
  schema: valuedSchema,
  gives: ({ valueId }) => [valueId],
  readWriteSet: ({ classId }) => touching(classId, null, [{ of: 'class', id: classId }]),
  apply(book, act) {
    const { classId } = act.payload;
    if (!book.tables.classTerms.has(classId)) return book.flag(act, 'no_class', 'classId', { classId });
    book.tables.controls.put(classId, { of: 'value', ...act.payload, on: act.effectiveOn }, act);
  },
};
