import * as z from 'zod/mini';
import {
  amount,
  CLAUSE_LENGTH,
  count,
  id,
  NAME_LENGTH,
  quantity,
  registryCertificate,
  resolution,
  words,
} from './atoms.ts';
import type { Kind } from './kind.ts';
import { checkSeries, seriesWrites } from './series.ts';

/** No par value (CBCA s. 24(1)). Rates are yearly and per cent of the issue price: `6` is six per cent. */
const dividend = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z.strictObject({ type: z.literal('participating') }),
  z.strictObject({ type: z.literal('discretionary') }),
  z.strictObject({ type: z.literal('fixed'), rate: amount, cumulative: z.boolean() }),
]);

/** `residual` takes what remains; `preference` takes an amount of dollars per share first, rank 1 before 2. */
const liquidation = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z.strictObject({ type: z.literal('residual') }),
  z.strictObject({
    type: z.literal('preference'),
    amount,
    rank: count(1, 100),
  }),
]);

/** What articles of amendment may change of a class, its authorized number apart, which is an act of its own. */
export const amendable = {
  /** As it stands in the articles, to the letter. */
  name: words(NAME_LENGTH),
  kind: z.enum(['common', 'preferred']),
  /** Exact; `0` does not vote. One vote a share unless the articles differ (CBCA s. 140). */
  votesPerShare: amount,
  dividend,
  liquidation,
  redeemable: z.boolean(),
  retractable: z.boolean(),
  /** `numerator` new shares for `denominator` old ones. */
  convertible: z.nullable(z.strictObject({ into: id, numerator: quantity, denominator: quantity })),
  /** Of certificate numbers: `CS` gives CS-1, CS-2 … */
  prefix: words(20),
  /** Whether the directors may fix series. */
  seriesAllowed: z.boolean(),
  restrictions: z.nullable(words(CLAUSE_LENGTH)),
  /** Dollars per share proposed for issues of this class; null when none is fixed. */
  price: z.nullable(amount),
};

/** The greatest number of shares that may be outstanding, or `unlimited`. */
export const authorizedNumber = z.union([z.literal('unlimited'), quantity]);

const terms = z.strictObject({
  classId: id,
  ...amendable,
  authorized: authorizedNumber,
  /** The class of which this is a series, or null. */
  seriesOf: z.nullable(id),
});

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

/** The terms with which a class or series comes into being. */
export type ClassPayload = Readonly<z.infer<typeof terms>>;
export type ClassCreatedPayload = Readonly<z.infer<typeof schema>>;

/** A class or series of shares comes into being with its rights, privileges, restrictions and conditions: with the first
 *  articles, or from the date of a certificate of amendment on. */
export const classCreated: Kind<'class.created', ClassCreatedPayload> = {
  kind: 'class.created',
  v: 2,
  schema,
  mayBeFuture: false,
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
