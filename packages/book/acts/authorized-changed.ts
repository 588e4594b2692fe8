import * as z from 'zod/mini';
import { authorizedNumber } from '../terms/classes.ts';
import { id, registryCertificate, resolution } from './atoms.ts';
import type { Kind } from './kind.ts';
import { checkSeries, seriesWrites } from './series.ts';

const schema = z.strictObject({
  classId: id,
  /** The class of which it is a series, or null; as the register says. */
  seriesOf: z.nullable(id),
  /** The number from this date on, not the difference. */
  authorized: authorizedNumber,
  /** The shareholders' special resolution (CBCA s. 173(1)), or the directors' where the articles let them fix series. */
  resolution: z.nullable(resolution),
  registryCertificate,
});

export type AuthorizedChangedPayload = Readonly<z.infer<typeof schema>>;

/** The articles authorize another number of shares of a class or series, from the date of the certificate of amendment on
 *  (CBCA ss. 173(1)(d), 179). Never below the shares issued. */
export const authorizedChanged: Kind<AuthorizedChangedPayload> = {
  v: 1,
  schema,
  readWriteSet: (payload) => ({
    reads: payload.seriesOf === null ? [] : [{ of: 'class', id: payload.seriesOf }],
    writes: [
      // The number is seen with the totals.
      { subject: { of: 'class', id: payload.classId }, seen: null },
      ...seriesWrites(payload),
    ],
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
    const { withSeries: issued } = book.totals(classId, act.effectiveOn);
    if (authorized !== 'unlimited' && issued > BigInt(authorized))
      book.flag(act, 'below_issued', 'authorized', { classId, authorized, issued: String(issued) });
    classTerms.put(classId, { ...terms, authorized }, act);
    checkSeries(book, act, classId);
    if (seriesOf !== null) checkSeries(book, act, seriesOf);
  },
};
