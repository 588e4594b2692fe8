import * as z from 'zod/mini';
import type { NewestActVersion } from '../act.ts';
import type { Book } from '../book.ts';
import type { Subject } from '../readWriteSet.ts';
import { amendable, authorizedNumber, type ClassPayload, classTermsSchema } from '../terms/classes.ts';
import { id, registryCertificate, resolution, rule } from './atoms.ts';
import { type Kind, kindOf, passedByShareholders } from './kind.ts';

/** Told where the shares are neither equal nor superior to those of any other class: none of these votes apart then (CBCA
 *  s. 176(1)(a), (d)-(f)). */
const rank = { isBelowOthers: z.exactOptional(z.literal(true)) };

const createdSchema = z.strictObject({
  ...classTermsSchema.shape,
  /** The articles of amendment by which it came (CBCA ss. 173(1), 179); null for a class of the first
   *  articles, and where the register was taken over and does not tell. */
  amendment: z.nullable(
    z.strictObject({
      /** The shareholders' special resolution, or the directors' where the articles let them fix series. */
      resolution: z.nullable(resolution),
      registryCertificate,
      ...rank,
    }),
  ),
});

export type ClassCreatedPayload = Readonly<z.infer<typeof createdSchema>>;

/** A class or series of shares comes into being with its rights, privileges, restrictions and conditions: with the first
 *  articles, or from the date of a certificate of amendment on. */
const classCreated: Kind<ClassCreatedPayload> = {
  v: 2,
  schema: createdSchema,
  gives: (payload) => [payload.classId],
  readWriteSet: ({ classId, seriesOf }) => ({
    reads: [{ of: 'corporation' }],
    // Other acts see of its terms the authorized number alone, and that with the totals.
    writes: [{ of: 'class', id: classId }, ...seriesWrites({ classId, seriesOf })],
    // A series stands within the bound of its class.
    counts: [classId, ...(seriesOf === null ? [] : [seriesOf])],
  }),
  apply(book, act) {
    // The amendment by which it came is said by the act alone.
    const { amendment: _amendment, ...terms } = act.payload;
    const { classId, seriesOf } = terms;
    const { classTerms } = book.tables;
    if (!book.requireCorporation(act)) return;
    if (classTerms.has(classId)) return book.flag(act, 'already_exists', 'classId', { classId });
    if (seriesOf !== null && !classTerms.has(seriesOf))
      book.flag(act, 'no_class', 'seriesOf', { classId: seriesOf });
    classTerms.put(classId, { ...terms, createdOn: act.effectiveOn }, act);
    if (seriesOf !== null) checkSeries(book, act, seriesOf);
  },
};

/** Terms that are new from this date on; those that are not named stay. */
const changes = z
  .exactPartial(z.strictObject(amendable))
  .check(z.refine((terms) => Object.keys(terms).length > 0));

const amended = z.strictObject({
  classId: id,
  /** Terms of the articles, or what the corporation itself sets: never both in one act. */
  changes,
  /** The shareholders' special resolution (CBCA s. 173(1)), or the directors' where the articles let them fix series. */
  resolution: z.nullable(resolution),
  registryCertificate,
  ...rank,
});

/** Fields of a class that the corporation itself sets; the articles do not state them. */
const OWN: ReadonlySet<string> = new Set(['prefix', 'price'] satisfies (keyof typeof amendable)[]);

/** Whether nothing of the articles changes. */
export const isOutsideArticles = (changes: ClassAmendedPayload['changes']): boolean =>
  Object.keys(changes).every((name) => OWN.has(name));

const amendedSchema = amended.check(
  rule('changes', ({ changes, registryCertificate }) => {
    if (isOutsideArticles(changes)) return registryCertificate === null;
    return !Object.keys(changes).some((name) => OWN.has(name));
  }),
);

export type ClassAmendedPayload = Readonly<z.infer<typeof amended>>;

/** The rights, privileges, restrictions and conditions of a class or series change, from the date of the certificate of
 *  amendment on (CBCA ss. 173(1), 179). Certificates that were numbered keep their numbers under an old prefix. */
const classAmended = kindOf(amendedSchema, {
  readWriteSet: ({ classId }) => ({
    // Terms are looked at by people and law, not by other acts.
    writes: [{ of: 'class', id: classId }],
  }),
  apply(book, act) {
    const { classId, changes } = act.payload;
    const { classTerms } = book.tables;
    const terms = classTerms.get(classId);
    if (terms === undefined) return book.flag(act, 'no_class', 'classId', { classId });
    classTerms.put(classId, { ...terms, ...changes }, act);
  },
});

const authorizedSchema = z.strictObject({
  classId: id,
  /** The class of which it is a series, or null; as the register says. */
  seriesOf: z.nullable(id),
  /** The number from this date on, not the difference. */
  authorized: authorizedNumber,
  /** The shareholders' special resolution (CBCA s. 173(1)), or the directors' where the articles let them fix series. */
  resolution: z.nullable(resolution),
  registryCertificate,
  ...rank,
});

export type AuthorizedChangedPayload = Readonly<z.infer<typeof authorizedSchema>>;

/** The articles authorize another number of shares of a class or series, from the date of the certificate of amendment on
 *  (CBCA ss. 173(1)(d), 179). Never below the shares issued. */
const authorizedChanged = kindOf(authorizedSchema, {
  readWriteSet: (payload) => ({
    reads: payload.seriesOf === null ? [] : [{ of: 'class', id: payload.seriesOf }],
    writes: [{ of: 'class', id: payload.classId }, ...seriesWrites(payload)],
    counts: [payload.classId],
    // Nothing may have bounded the class before.
    whole: [payload.classId],
  }),
  apply(book, act) {
    const { classId, seriesOf, authorized } = act.payload;
    const { classTerms } = book.tables;
    const terms = classTerms.get(classId);
    if (terms === undefined) return book.flag(act, 'no_class', 'classId', { classId });
    if (terms.seriesOf !== seriesOf) return book.flag(act, 'series_differs', 'seriesOf', { classId });
    const { withSeries: issued } = book.totals(classId);
    if (authorized !== 'unlimited' && issued > BigInt(authorized))
      book.flag(act, 'below_issued', 'authorized', { classId, authorized, issued: String(issued) });
    classTerms.put(classId, { ...terms, authorized }, act);
    checkSeries(book, act, classId);
    if (seriesOf !== null) checkSeries(book, act, seriesOf);
  },
});

/** A class and its series share one bound: all series together may not be authorized above it (CBCA s. 27). Whoever sets
 *  the number of either writes the bounds of the class. */
const seriesWrites = ({ classId, seriesOf }: Pick<ClassPayload, 'classId' | 'seriesOf'>): Subject[] =>
  [classId, ...(seriesOf === null ? [] : [seriesOf])].map((id) => ({ of: 'series', id }));

/** Flags the act when the series of a class are authorized above it. */
function checkSeries(book: Book, act: NewestActVersion, classId: string): void {
  const limit = book.tables.classTerms.get(classId)?.authorized ?? 'unlimited';
  if (limit === 'unlimited') return;
  const series = book.seriesOf(classId).map(({ authorized }) => authorized);
  const bounded = series.filter((authorized) => authorized !== 'unlimited');
  const sum = bounded.reduce((total, authorized) => total + BigInt(authorized), 0n);
  if (bounded.length < series.length || sum > BigInt(limit))
    book.flag(act, 'series_above_class', 'authorized', { classId, authorized: limit });
}

export const classKinds = {
  'class.created': passedByShareholders(classCreated),
  'class.amended': passedByShareholders(classAmended),
  'authorized.changed': passedByShareholders(authorizedChanged),
};
