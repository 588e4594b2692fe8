/** Bodies of personal facts, by kind, and how long each is kept (domain: CBCA ss. 21.1, 50; design: the
 *  core). */
import type { PersonalFactKind } from '@tabellion/book/terms/people.ts';
import * as z from 'zod/mini';

const words = (most: number) => z.string().check(z.maxLength(most));

const address = z.strictObject({
  address_line_1: words(300),
  address_line_2: words(300),
  city: words(300),
  /** Stored codes: `ON`, `CA`; a region abroad as typed. */
  region: words(300),
  country: words(2),
  postal_code: words(20),
});

/** Codes of countries, one at least. */
const countries = z.strictObject({ countries: z.array(words(300)).check(z.minLength(1), z.maxLength(20)) });

export const factBodies = {
  name: z.strictObject({
    firstname: words(300),
    lastname: words(300),
    company_name: words(300),
    name_format: z.nullable(words(60)),
  }),
  address,
  contact: z.strictObject({ email: z.nullable(words(254)), phone_number: z.nullable(words(20)) }),
  service_address: address,
  residential_address: address,
  birth_date: z.strictObject({ date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) }),
  citizenship: countries,
  tax_residence: countries,
  resident_canadian: z.strictObject({
    resident_canadian: z.boolean(),
    ground: z.nullable(words(60)),
    attested_on: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  }),
  capacity: z.strictObject({
    capable: z.boolean(),
    attested_on: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  }),
  gender: z.strictObject({ gender: words(300) }),
} as const satisfies Record<PersonalFactKind, z.ZodMiniType>;

export type FactBodies = { readonly [K in PersonalFactKind]: z.output<(typeof factBodies)[K]> };

export type NewFact = {
  readonly [K in PersonalFactKind]: { readonly kind: K; readonly body: FactBodies[K] };
}[PersonalFactKind];

/** `register`: the law wants it visible for ever (s. 50(1)). `isc`: to be disposed of within a year after the sixth
 *  anniversary of ceasing (s. 21.1(5)). `contact`: ours, forgotten when asked. */
export type Retention = 'register' | 'isc' | 'contact';

export const retentionOf: Readonly<Record<PersonalFactKind, Retention>> = {
  name: 'register',
  address: 'register',
  contact: 'contact',
  service_address: 'isc',
  residential_address: 'isc',
  birth_date: 'isc',
  citizenship: 'isc',
  tax_residence: 'isc',
  resident_canadian: 'isc',
  capacity: 'isc',
  gender: 'contact',
};

/** Everything on record of one person; a kind that was never told is missing, an erased one is null. */
export type PersonFacts = { readonly [K in PersonalFactKind]?: FactBodies[K] | null };

/** The name as a register prints it: a body's own name, else first and family name; empty when erased. */
export const displayName = (name: FactBodies['name'] | null | undefined): string =>
  name == null ? '' : name.company_name.trim() || `${name.firstname} ${name.lastname}`.trim();

/** The register is alphabetical by family name (s. 50(1)(a)). */
export const sortingName = (name: FactBodies['name'] | null | undefined): string =>
  name == null ? '' : name.company_name.trim() || `${name.lastname} ${name.firstname}`.trim();

/** Words that acts of the register of significant control cite (CBCA s. 21.1(1)): how somebody has control, which is of him;
 *  and which steps were taken, which is of nobody alone. A person has as many as acts tell. */
const WORDS_KINDS = ['control_description', 'control_steps'] as const;
export type WordsKind = (typeof WORDS_KINDS)[number];

/** UTF-16 code units. */
export const WORDS_LENGTH = 2000;

export const wordsBody = z.strictObject({ words: z.string().check(z.maxLength(WORDS_LENGTH)) });
