import * as z from 'zod/mini';
import type { NewestActVersion } from '../act.ts';
import type { Book } from '../book.ts';
import type { ReadWriteSet, Subject } from '../readWriteSet.ts';
import { filedSchema, learnedOn, reviewedSchema, statedSchema, valuedSchema } from '../terms/control.ts';
import { id } from './atoms.ts';
import { kindOf } from './kind.ts';

/** Manual entries of the register of individuals with significant control (CBCA ss. 2.1, 21.1): facts that
 *  holdings do not show. Control by shares is computed from them. */

const endedSchema = z.strictObject({ controlId: id, learnedOn });

/** An entry is a subject of its own. */
const touching = (controlId: string, reads: readonly Subject[] = []): ReadWriteSet => ({
  reads,
  writes: [{ of: 'control', id: controlId }],
});

const persons = (ids: readonly string[]): readonly Subject[] =>
  ids.map((one) => ({ of: 'person' as const, id: one }));

/** Somebody has control by more than the shares that he holds himself, from this date on. */
const controlStated = kindOf(statedSchema, {
  gives: ({ controlId }) => [controlId],
  readWriteSet: ({ controlId, individuals, holders, classIds }) =>
    touching(controlId, [
      { of: 'corporation' },
      ...persons([...individuals, ...holders]),
      ...(classIds ?? []).map((one) => ({ of: 'class' as const, id: one })),
    ]),
  apply(book, act) {
    const { controlId, individuals, holders, classIds } = act.payload;
    if (!book.requireCorporation(act) || isTaken(book, act, controlId, 'controlId')) return;
    const areKnown = individuals.map((one, index) => isIndividual(book, act, one, `individuals.${index}`));
    const areThere = holders.map((one, index) => book.requirePerson(act, one, `holders.${index}`));
    const areClasses = (classIds ?? []).map((classId, index) => {
      if (book.tables.classTerms.has(classId)) return true;
      return book.refuse(act, 'no_class', `classIds.${index}`, { classId });
    });
    if (![...areKnown, ...areThere, ...areClasses].every(Boolean)) return;
    const { effectiveOn: from } = act;
    book.tables.controls.put(controlId, { of: 'statement', ...act.payload, from, endedOn: null }, act);
  },
});

const controlEnded = kindOf(endedSchema, {
  readWriteSet: ({ controlId }) => touching(controlId),
  apply(book, act) {
    const { controlId } = act.payload;
    const stored = book.tables.controls.get(controlId);
    if (stored?.of !== 'statement') return book.flag(act, 'no_control', 'controlId', { controlId });
    if (stored.endedOn !== null) return book.flag(act, 'control_ended', 'controlId', { controlId });
    book.tables.controls.put(controlId, { ...stored, endedOn: act.effectiveOn }, act);
  },
});

/** Whether another entry has the id; the act is flagged then. */
function isTaken(book: Book, act: NewestActVersion, key: string, path: string): boolean {
  if (!book.tables.controls.has(key)) return false;
  book.flag(act, 'already_exists', path, { key });
  return true;
}

function isIndividual(book: Book, act: NewestActVersion, personId: string, path: string): boolean {
  if (!book.requirePerson(act, personId, path)) return false;
  if (book.tables.persons.get(personId)?.kind === 'individual') return true;
  return book.refuse(act, 'body_in_control', path, { personId });
}

/** Upkeep of the register of individuals with significant control (CBCA s. 21.1): steps taken, filings, and
 *  values of shares. */

/** Reasonable steps were taken to find who has significant control (s. 21.1(2)): once in each financial year at least. */
const controlReviewed = kindOf(reviewedSchema, {
  gives: ({ reviewId }) => [reviewId],
  readWriteSet: ({ reviewId, peopleAsked }) =>
    touching(reviewId, [{ of: 'corporation' }, ...persons(peopleAsked.map(({ personId }) => personId))]),
  apply(book, act) {
    const { reviewId, peopleAsked } = act.payload;
    if (!book.requireCorporation(act) || isTaken(book, act, reviewId, 'reviewId')) return;
    const areThere = peopleAsked.map(({ personId }, index) =>
      book.requirePerson(act, personId, `peopleAsked.${index}.personId`),
    );
    if (!areThere.every(Boolean)) return;
    book.tables.controls.put(reviewId, { of: 'review', ...act.payload, on: act.effectiveOn }, act);
  },
});

/** A filing of the register's contents with the registry (s. 21.21). */
const controlFiled = kindOf(filedSchema, {
  gives: ({ filingId }) => [filingId],
  readWriteSet: ({ filingId, covers }) =>
    touching(filingId, [
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
});

/** Value of a share of a class from this date on: a quarter of all shares' value is significant, too. */
const classValued = kindOf(valuedSchema, {
  gives: ({ valueId }) => [valueId],
  readWriteSet: ({ classId }) => touching(classId, [{ of: 'class', id: classId }]),
  apply(book, act) {
    const { classId } = act.payload;
    if (!book.tables.classTerms.has(classId)) return book.flag(act, 'no_class', 'classId', { classId });
    book.tables.controls.put(classId, { of: 'value', ...act.payload, on: act.effectiveOn }, act);
  },
});

export const controlKinds = {
  'control.stated': controlStated,
  'control.ended': controlEnded,
  'control.reviewed': controlReviewed,
  'control.filed': controlFiled,
  'class.valued': classValued,
};
