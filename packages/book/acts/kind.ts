import type { PlainDate } from '@tabellion/kernel/date.ts';
import type * as z from 'zod/mini';
import type { NewestActVersion } from '../act.ts';
import type { AssignedValues } from '../assigned.ts';
import type { Book } from '../book.ts';
import type { ReadWriteSet } from '../readWriteSet.ts';
import type { OpenedSecurity } from './numbers.ts';

/** The engine's description of a kind of act. The files in this folder describe kinds by subject. */
export interface Kind<P> {
  /** The version that `schema` describes; older ones are brought to it by `upcast.ts`. */
  readonly v: number;
  /** Strict: an unknown field is refused, because it would be a fact that nobody reads. */
  readonly schema: z.ZodMiniType<P>;
  /** The body that resolves it: directors, where it is not said (CBCA s. 102). Shareholders pass amendments, continuance and amalgamation
   *  (ss. 173, 183, 188), and a reduction of stated capital (s. 38). */
  readonly passedBy?: 'shareholders';
  /** May bear a date after today; every other kind is a proposal until its date. */
  readonly mayBeFuture?: true;
  /** The ids and numbers that the act gives; none when absent. A correction must give the same, or at least as much (`over`). */
  gives?(payload: P): readonly string[];
  /** Only where corrections may give more, and name what they give no more: `said` as it may be said again over
   *  `later`, by which it gives at least as much. Corrections of other kinds give the same. */
  over?(stored: P, later: P): P;
  /** The securities that it opens, their numbers null where a draft still waits for one; none when absent. */
  opens?(payload: P): readonly OpenedSecurity[];
  /** Dependencies of the act, in both directions: all that is loaded to fold it without the whole history. */
  readWriteSet(payload: P): ReadWriteSet;
  /** Writes the act into the book, or flags it. Never throws for what a valid payload may say. */
  apply(book: Book, act: NewestActVersion<P>): void;
  /** Effects of a voided act that stay in the book; none when absent. */
  applyVoided?(book: Book, act: NewestActVersion<P>): void;
  /** Fields that a draft of this kind may leave open, and how they are filled; none when absent. */
  readonly draft?: DraftDefinition<P>;
}

/** A kind in its first version. */
export const kindOf = <P>(schema: z.ZodMiniType<P>, kind: Omit<Kind<P>, 'v' | 'schema'>): Kind<P> => ({
  v: 1,
  schema,
  ...kind,
});

/** A kind that shareholders resolve. */
export const passedByShareholders = <P>(kind: Kind<P>): Kind<P> => ({ ...kind, passedBy: 'shareholders' });

/** A kind whose drafts take the number of the certificate with which they come true, where they name none. */
export const certified = <P extends { readonly registryCertificate: string | null }>(
  kind: Kind<P>,
): Kind<P> => ({
  ...kind,
  draft: {
    schema: kind.schema,
    complete: (payload, { registryCertificate }) =>
      registryCertificate === undefined || payload.registryCertificate !== null
        ? payload
        : { ...payload, registryCertificate },
  },
});

/** A draft has the payload's type, but the values that are only given on recording may be null. */
export interface DraftDefinition<P> {
  readonly schema: z.ZodMiniType<P>;
  /** Fills in numbers. `undefined` when a gift that the draft waits for is missing. */
  complete(payload: P, assigned: AssignedValues, on: PlainDate | undefined): P | undefined;
  /** Dates that the draft itself knows and that may fix its own date. */
  ownDates?(payload: P): { readonly resolution: PlainDate | null; readonly payment: PlainDate | null };
}
