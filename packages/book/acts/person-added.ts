import * as z from 'zod/mini';
import type { FactRef } from '../act.ts';
import { FACT_KINDS, type FactKind, factKind, PERSON_KINDS } from '../terms/people.ts';
import { factRef, id } from './atoms.ts';
import type { Kind } from './kind.ts';

/** Facts by kind, each kind at most once. */
export const facts = z.array(z.strictObject({ kind: factKind, ref: factRef })).check(
  z.maxLength(FACT_KINDS.length),
  z.refine((all) => new Set(all.map((one) => one.kind)).size === all.length),
);

const schema = z.strictObject({
  personId: id,
  kind: z.enum(PERSON_KINDS),
  facts: facts.check(z.refine((all) => all.some((one) => one.kind === 'name'))),
});

export type PersonAddedPayload = Readonly<z.infer<typeof schema>>;

/** A person enters the register, from the date of the first act that names him. */
export const personAdded: Kind<PersonAddedPayload> = {
  v: 1,
  schema,
  gives: (payload) => [payload.personId],
  readWriteSet: ({ personId, kind }) => ({
    writes: [{ subject: { of: 'person', id: personId }, seen: kind }],
  }),
  apply(book, act) {
    const { personId, kind, facts } = act.payload;
    if (book.tables.persons.has(personId)) return book.flag(act, 'already_exists', 'personId', { personId });
    book.tables.persons.add(personId, { personId, kind, facts: byKind(facts) }, act);
  },
};

/** Facts by their kinds; of two of one kind the later. */
export function byKind(
  facts: readonly { readonly kind: FactKind; readonly ref: FactRef }[],
): Partial<Record<FactKind, FactRef>> {
  const by: Partial<Record<FactKind, FactRef>> = {};
  for (const { kind, ref } of facts) by[kind] = ref;
  return by;
}
