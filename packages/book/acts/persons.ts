import * as z from 'zod/mini';
import type { PersonalFactRef } from '../act.ts';
import {
  PERSON_KINDS,
  PERSONAL_FACT_KINDS,
  type PersonalFactKind,
  personalFactKind,
} from '../terms/people.ts';
import { eachOnce, id, ids, personalFactRef, rule } from './atoms.ts';
import { kindOf } from './kind.ts';

/** Facts by kind, each kind at most once. */
const facts = z.array(z.strictObject({ kind: personalFactKind, ref: personalFactRef })).check(
  z.maxLength(PERSONAL_FACT_KINDS.length),
  eachOnce((one) => one.kind),
);

const addedSchema = z.strictObject({
  personId: id,
  kind: z.enum(PERSON_KINDS),
  facts: facts.check(z.refine((all) => all.some((one) => one.kind === 'name'))),
});

export type PersonAddedPayload = Readonly<z.infer<typeof addedSchema>>;

/** A person enters the register, from the date of the first act that names him. */
const personAdded = kindOf(addedSchema, {
  gives: (payload) => [payload.personId],
  readWriteSet: ({ personId }) => ({
    writes: [{ of: 'person', id: personId }],
  }),
  apply(book, act) {
    const { personId, kind, facts } = act.payload;
    if (book.tables.persons.has(personId)) return book.flag(act, 'already_exists', 'personId', { personId });
    book.tables.persons.add(personId, { personId, kind, facts: byKind(facts) }, act);
  },
});

/** Facts by their kinds; of two of one kind the later. */
function byKind(
  facts: readonly { readonly kind: PersonalFactKind; readonly ref: PersonalFactRef }[],
): Partial<Record<PersonalFactKind, PersonalFactRef>> {
  const by: Partial<Record<PersonalFactKind, PersonalFactRef>> = {};
  for (const { kind, ref } of facts) by[kind] = ref;
  return by;
}

const changedSchema = z
  .strictObject({
    personId: id,
    /** Facts that are new from this date on; the others stay. */
    set: facts,
    /** Facts that no longer hold and have no successor. A person always has a name. */
    remove: z.array(personalFactKind).check(z.refine((kinds) => !kinds.includes('name'))),
  })
  .check(
    z.refine(({ set, remove }) => set.length + remove.length > 0),
    z.refine(({ set, remove }) => !set.some(({ kind }) => remove.includes(kind))),
  );

/** A person moved, was renamed or told something new on a date. What was wrong from the start is a correction
 *  (`replace`) of the act that said it. */
const personChanged = kindOf(changedSchema, {
  readWriteSet: ({ personId }) => ({
    // Facts are looked at by people and law, not by other acts.
    writes: [{ of: 'person', id: personId }],
  }),
  apply(book, act) {
    const { personId, set, remove } = act.payload;
    const person = book.tables.persons.get(personId);
    if (!person) return book.flag(act, 'no_person', 'personId', { personId });
    const facts = { ...person.facts, ...byKind(set) };
    for (const kind of remove) delete facts[kind];
    book.tables.persons.put(personId, { ...person, facts }, act);
  },
});

/** More people do not hold one certificate together. */
const MOST_MEMBERS = 100;

const membersSchema = z
  .strictObject({
    /** The joint holders, a person of the register of their own kind: they hold a certificate as one. */
    personId: id,
    /** All who are among them from this date on, in the order in which the certificate names them; one when the others
     *  have died or left. */
    members: ids(1, MOST_MEMBERS),
  })
  .check(rule('members', ({ personId, members }) => !members.includes(personId)));

/** The members of a joint holder, from a date on. Each of them is in the register; one who joins or leaves is said by
 *  another act of this kind, so the register tells of each from when to when. */
const membersSet = kindOf(membersSchema, {
  readWriteSet: ({ personId, members }) => ({
    reads: members.map((member) => ({ of: 'person', id: member })),
    // Members are looked at by people and law, not by other acts.
    writes: [{ of: 'person', id: personId }],
  }),
  apply(book, act) {
    const { personId, members } = act.payload;
    const { persons } = book.tables;
    const joint = persons.get(personId);
    if (!joint) return book.flag(act, 'no_person', 'personId', { personId });
    if (joint.kind !== 'joint') return book.flag(act, 'not_joint', 'personId', { personId });
    const refused = members.filter((member, index) => {
      const path = `members.${index}`;
      if (!book.requirePerson(act, member, path)) return true;
      if (persons.get(member)?.kind !== 'joint') return false;
      book.flag(act, 'joint_member', path, { personId: member });
      return true;
    });
    if (refused.length === 0) persons.put(personId, { ...joint, members }, act);
  },
});

export const personKinds = {
  'person.added': personAdded,
  'person.changed': personChanged,
  'members.set': membersSet,
};
