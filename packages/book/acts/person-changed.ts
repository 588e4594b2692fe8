import * as z from 'zod/mini';
import { factKind } from '../terms/people.ts';
import { id } from './atoms.ts';
import type { Kind } from './kind.ts';
import { byKind, facts } from './person-added.ts';

const schema = z
  .strictObject({
    personId: id,
    /** Facts that are new from this date on; the others stay. */
    set: facts,
    /** Facts that no longer hold and have no successor. A person always has a name. */
    remove: z.array(factKind).check(z.refine((kinds) => !kinds.includes('name'))),
  })
  .check(
    z.refine(({ set, remove }) => set.length + remove.length > 0),
    z.refine(({ set, remove }) => !set.some(({ kind }) => remove.includes(kind))),
  );

export type PersonChangedPayload = Readonly<z.infer<typeof schema>>;

/** A person moved, was renamed or told something new on a date. What was wrong from the start is a correction
 *  (`replace`) of the act that said it. */
export const personChanged: Kind<PersonChangedPayload> = {
  v: 1,
  schema,
  readWriteSet: ({ personId }) => ({
    // Facts are looked at by people and law, not by other acts.
    writes: [{ subject: { of: 'person', id: personId }, seen: null }],
  }),
  apply(book, act) {
    const { personId, set, remove } = act.payload;
    const person = book.tables.persons.get(personId);
    if (!person) return book.flag(act, 'no_person', 'personId', { personId });
    const facts = { ...person.facts, ...byKind(set) };
    for (const kind of remove) delete facts[kind];
    book.tables.persons.put(personId, { ...person, facts }, act);
  },
};
