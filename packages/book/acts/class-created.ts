import * as z from 'zod/mini';
import { terms } from '../terms/classes.ts';
import { registryCertificate, resolution } from './atoms.ts';
import type { Kind } from './kind.ts';
import { checkSeries, seriesWrites } from './series.ts';

const schema = z.strictObject({
  ...terms.shape,
  /** The articles of amendment by which it came (CBCA ss. 173(1), 179); null for a class of the first
   *  articles, and where the register was taken over and does not tell. */
  amendment: z.nullable(
    z.strictObject({
      /** The shareholders' special resolution, or the directors' where the articles let them fix series. */
      resolution: z.nullable(resolution),
      registryCertificate,
    }),
  ),
});

export type ClassCreatedPayload = Readonly<z.infer<typeof schema>>;

/** A class or series of shares comes into being with its rights, privileges, restrictions and conditions: with the first
 *  articles, or from the date of a certificate of amendment on. */
export const classCreated: Kind<ClassCreatedPayload> = {
  v: 2,
  schema,
  gives: (payload) => [payload.classId],
  readWriteSet: ({ classId, seriesOf, authorized }) => ({
    reads: [{ of: 'corporation' }],
    // Of its terms other acts see the authorized number alone, and that with the totals.
    writes: [
      { subject: { of: 'class', id: classId }, seen: 'created' },
      ...seriesWrites({ classId, seriesOf, authorized }),
    ],
    // A series stands within the bound of its class.
    counts: [classId, ...(seriesOf === null ? [] : [seriesOf])],
  }),
  apply(book, act) {
    // By which amendment it came is said by the act alone.
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
