import { plainDate } from '@tabellion/kernel/date.ts';
import type { EffectiveAct } from '../../acts/kinds.ts';
import { Book, CORPORATION } from '../../book.ts';
import type { Corporation } from '../../entities.ts';
import { applyAct } from '../../fold.ts';
import type { ImportedAct } from './importedAct.ts';
import type { ImportedPerson } from './persons.ts';

const FIRST = plainDate('0001-01-01');

/** Rights and pools rest on nothing that its articles say. */
const corporation: Corporation = {
  name: '',
  number: null,
  jurisdiction: '',
  incorporatedOn: FIRST,
  province: '',
  board: { minimum: 1, maximum: 1 },
  transferRestrictions: null,
  businessRestrictions: null,
  otherProvisions: null,
  language: null,
  sector: null,
};

/** The book of an import, in a corporation that has always been there.
 *  @param of.acts  in order of date */
export function bookOf({
  persons,
  acts,
}: {
  readonly persons: readonly ImportedPerson[];
  readonly acts: readonly ImportedAct[];
}): Book {
  const book = new Book();
  const options = { root: '', effectiveOn: FIRST };
  book.tables.corporation.add(CORPORATION, corporation, options);
  for (const { personId, kind } of persons)
    book.tables.persons.add(personId, { personId, kind, facts: {} }, options);
  // An imported act becomes one with a place in the history; kind and payload stay together.
  for (const [rank, { kind, effectiveOn, payload, actId = `${rank}` }] of acts.entries())
    applyAct(book, { kind, effectiveOn, payload, rank, actId, root: actId } as EffectiveAct);
  return book;
}
