import type * as z from 'zod/mini';
import type { NewestActVersion } from '../act.ts';
import { CORPORATION } from '../book.ts';
import type { Corporation } from '../entities.ts';
import type { Kind } from './kind.ts';

/** Changes to the corporation itself, from the act's effective date on. Others see only that it exists. */
type Changes = Partial<Omit<Corporation, 'incorporatedOn'>>;

/** An act that changes the corporation itself.
 *  @param personsIn  persons of the registers whom the payload names */
export function changing<P>(
  schema: z.ZodMiniType<P>,
  changesOf: (payload: P, before: Corporation, act: NewestActVersion<P>) => Changes,
  personsIn: (payload: P) => readonly string[] = () => [],
): Kind<P> {
  return {
    v: 1,
    schema,
    readWriteSet: (payload) => ({
      reads: personsIn(payload).map((id) => ({ of: 'person', id })),
      writes: [{ of: 'corporation' }],
    }),
    apply(book, act) {
      const { corporation } = book.tables;
      const stored = corporation.get(CORPORATION);
      if (stored === undefined) return book.flag(act, 'not_incorporated', 'effectiveOn');
      for (const personId of personsIn(act.payload)) if (!book.requirePerson(act, personId, '')) return;
      corporation.put(CORPORATION, { ...stored, ...changesOf(act.payload, stored, act) }, act);
    },
  };
}
