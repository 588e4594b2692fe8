import * as z from 'zod/mini';
import { articles, jurisdictionCode, officeAddress } from '../terms/corporation.ts';
import { date, NAME_LENGTH, registryCertificate, resolution, words } from './atoms.ts';
import { changing } from './changing.ts';
import { certified, passedByShareholders } from './kind.ts';

/** The shareholders' special resolution, or the directors' where the law lets them. */
const resolved = { resolution: z.nullable(resolution) };
const withCertificate = { ...resolved, registryCertificate };

/** The act's day is the last one since which it can hold: nothing says since when. Absent where it holds since that day. */
const since = { orBefore: z.exactOptional(z.boolean()) };

const name = words(NAME_LENGTH);
const number = words(30);

/** The registered office, or the place of the records (CBCA ss. 19, 20). Public: the registry shows it. */
const addressSchema = z.strictObject({
  place: z.enum(['registered', 'records']),
  address: officeAddress,
  ...since,
  ...resolved,
});

const nameSchema = z.strictObject({
  name,
  /** It was a number name before, which the directors alone changed (CBCA s. 173(3)); absent otherwise. */
  ofNumberName: z.exactOptional(z.literal(true)),
  ...withCertificate,
});

/** `MM-DD`; `02-29` is the last day of February. */
const yearEnd = z.string().check(
  z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
  z.refine((day) => !['02-30', '02-31', '04-31', '06-31', '09-31', '11-31'].includes(day)),
);
const yearEndSchema = z.strictObject({
  yearEnd,
  /** The last day of the first financial year, where that is not the first possible day; absent where it says nothing of it. */
  firstYearEndOn: z.exactOptional(date),
  ...since,
  ...resolved,
});

const articlesSchema = z.strictObject({
  /** Items that are new from this date on; those that are not named stay. */
  changes: z
    .exactPartial(z.omit(articles, { name: true }))
    .check(z.refine((items) => Object.keys(items).length > 0)),
  ...withCertificate,
});

const continuedSchema = z.strictObject({
  /** The law under which it is continued, and its number there. */
  jurisdiction: jurisdictionCode,
  number,
  name,
  ...withCertificate,
});

const amalgamatedSchema = z.strictObject({
  name,
  number,
  /** The other corporations that became one with it. */
  with: z.array(z.strictObject({ name, number: z.nullable(number) })).check(z.minLength(1), z.maxLength(100)),
  /** `vertical` and `horizontal` are the short forms between a holding body and its subsidiaries. */
  form: z.enum(['agreement', 'vertical', 'horizontal']),
  ...withCertificate,
});

export type AddressChangedPayload = Readonly<z.infer<typeof addressSchema>>;
export type NameChangedPayload = Readonly<z.infer<typeof nameSchema>>;
export type YearEndChangedPayload = Readonly<z.infer<typeof yearEndSchema>>;
export type ArticlesAmendedPayload = Readonly<z.infer<typeof articlesSchema>>;

/** The registered office, or the place where the records are, is at another address (CBCA ss. 19(3), 20(1)). */
const addressChanged = changing(addressSchema, ({ place, address }) =>
  place === 'registered' ? { registeredOffice: address } : { recordsOffice: address },
);

/** Articles of amendment change the name (CBCA s. 173(1)(a)), from the date of the certificate on. */
const nameChanged = changing(nameSchema, (payload) => ({ name: payload.name }));

const yearEndChanged = changing(yearEndSchema, ({ yearEnd, firstYearEndOn }) => ({
  yearEnd,
  ...(firstYearEndOn !== undefined && { firstYearEndOn }),
}));

/** Other items of the articles, by articles of amendment (CBCA s. 173). Name and classes are acts of their own. */
const articlesAmended = changing(articlesSchema, ({ changes }) => changes);

/** Continuance into another jurisdiction (CBCA ss. 187, 188), from the date of the certificate of continuance on. */
const continued = changing(continuedSchema, ({ jurisdiction, number, name }) => ({
  jurisdiction,
  number,
  name,
}));

/** The corporation amalgamates with others (CBCA ss. 181-186), from the date of the certificate on. Acts of their own
 *  say what becomes of shares. */
const amalgamated = changing(amalgamatedSchema, (payload) => ({
  name: payload.name,
  number: payload.number,
  amalgamatedOf: payload.with,
}));

export const corporationKinds = {
  'name.changed': passedByShareholders(certified(nameChanged)),
  'address.changed': addressChanged,
  'yearend.changed': yearEndChanged,
  'articles.amended': passedByShareholders(certified(articlesAmended)),
  continued: passedByShareholders(continued),
  amalgamated: passedByShareholders(amalgamated),
};
