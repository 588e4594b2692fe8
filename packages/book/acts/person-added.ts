import * as z from 'zod/mini';
import type { FactRef } from '../act.ts';
import { factRef, id } from './atoms.ts';
import type { Kind } from './kind.ts';

export const PERSON_KINDS = ['individual', 'body_corporate', 'trust', 'joint'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** The kinds of personal fact. Their bodies lie in `person_facts`, with their own retention, and can be erased. */
export const FACT_KINDS = [
  'name',
  'address', // the register's latest known address (CBCA s. 50(1))
  'contact', // e-mail and telephone
  'service_address',
  'residential_address',
  'birth_date',
  'citizenship',
  'tax_residence',
  'resident_canadian', // attested, dated (CBCA s. 2(1))
  'capacity', // 18 or older, not incapable, not bankrupt: attested, dated (CBCA s. 105(1))
  'gender', // as the person said it; never guessed
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

export const factKind = z.enum(FACT_KINDS);

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
export const personAdded: Kind<'person.added', PersonAddedPayload> = {
  kind: 'person.added',
  v: 1,
  schema,
  mayBeFuture: false,
  gives: (payload) => [payload.personId],
  readWriteSet: ({ personId, kind }) => ({
    reads: [],
    writes: [{ subject: { of: 'person', id: personId }, seen: kind }],
    counts: [],
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
