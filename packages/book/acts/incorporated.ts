import * as z from 'zod/mini';
import { CORPORATION } from '../book.ts';
import { SECTORS } from '../judge/law.ts';
import { CLAUSE_LENGTH, count, NAME_LENGTH, textWhere, words } from './atoms.ts';
import type { Kind } from './kind.ts';

/** ISO 3166-2 without the country: `ON`. */
export const provinceCode = textWhere((text) => /^[A-Z]{2}$/.test(text));

/** The code of `domain/jurisdictions.json`: `CA` is federal. */
export const jurisdictionCode = textWhere((text) => /^[A-Z]{2}$/.test(text));

/** Articles of incorporation (CBCA s. 6(1), Form 1). Item 3, the share classes, are acts of their own.
 *  Item 8, the incorporators, are personal facts of the proposal and its signed form. */
export const articlesShape = {
  name: words(NAME_LENGTH),
  /** Only the province, never the address. */
  province: provinceCode,
  /** A fixed number of directors has both bounds equal. */
  board: z
    .strictObject({ minimum: count(1, 1000), maximum: count(1, 1000) })
    .check(z.refine((board) => board.minimum <= board.maximum, { path: ['maximum'] })),
  transferRestrictions: z.nullable(words(CLAUSE_LENGTH)),
  businessRestrictions: z.nullable(words(CLAUSE_LENGTH)),
  otherProvisions: z.nullable(words(CLAUSE_LENGTH)),
  /** In which they are drawn up; null where that is not known. */
  language: z.nullable(z.enum(['en', 'fr'])),
  /** The business by which residency is judged (CBCA s. 105(3.1)). The articles do not say it, but whoever draws them up is
   *  asked; null where nobody answered. */
  sector: z.nullable(z.enum(SECTORS)),
};
const articles = z.strictObject(articlesShape);

const draftSchema = z.strictObject({
  /** The registry's corporation number; null in a draft. */
  number: z.nullable(words(30)),
  jurisdiction: jurisdictionCode,
  articles,
});

export type ArticlesPayload = Readonly<z.infer<typeof articles>>;
export type IncorporatedPayload = Readonly<z.infer<typeof draftSchema>>;

/** The corporation comes into being. Its effective date is the date on the certificate (CBCA s. 9), which
 *  therefore does not stand in the payload a second time. */
export const incorporated: Kind<'incorporated', IncorporatedPayload> = {
  kind: 'incorporated',
  v: 2,
  schema: draftSchema.check(z.refine((payload) => payload.number !== null, { path: ['number'] })),
  mayBeFuture: false,
  gives: () => [CORPORATION],
  readWriteSet: () => ({
    reads: [],
    writes: [{ subject: { of: 'corporation' }, seen: 'incorporated' }],
    counts: [],
  }),
  apply(book, act) {
    if (book.tables.corporation.has(CORPORATION)) return book.flag(act, 'already_incorporated', '');
    const { number, jurisdiction, articles } = act.payload;
    book.tables.corporation.put(
      CORPORATION,
      { ...articles, number, jurisdiction, incorporatedOn: act.effectiveOn },
      act,
    );
  },
  draft: {
    schema: draftSchema,
    complete(payload, assigned) {
      const number = payload.number ?? assigned.corporationNumber;
      return number === undefined ? undefined : { ...payload, number };
    },
  },
};
