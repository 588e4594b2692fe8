import * as z from 'zod/mini';
import { CORPORATION } from '../book.ts';
import { articles, jurisdictionCode } from '../terms/corporation.ts';
import { rule, words } from './atoms.ts';
import type { Kind } from './kind.ts';

const draftSchema = z.strictObject({
  /** The registry's corporation number; null in a draft. */
  number: z.nullable(words(30)),
  jurisdiction: jurisdictionCode,
  articles,
});

export type IncorporatedPayload = Readonly<z.infer<typeof draftSchema>>;

/** The corporation comes into being. Its effective date is the date on the certificate (CBCA s. 9), which
 *  therefore does not stand in the payload a second time. */
export const incorporated: Kind<IncorporatedPayload> = {
  v: 2,
  schema: draftSchema.check(rule('number', (payload) => payload.number !== null)),
  gives: () => [CORPORATION],
  readWriteSet: () => ({
    writes: [{ of: 'corporation' }],
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
