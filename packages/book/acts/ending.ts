import type * as z from 'zod/mini';
import type { NewestActVersion, ResolutionRef } from '../act.ts';
import type { Book } from '../book.ts';
import type { EndingKind } from '../entities.ts';
import type { ReadWriteSet } from '../readWriteSet.ts';
import { rule } from './atoms.ts';
import { keepSpoiled, keepVoid } from './exchange.ts';
import type { Kind } from './kind.ts';
import {
  areDistinct,
  endingWrite,
  idsGiven,
  numbered,
  type OpenedCertificate,
  type OpeningShape,
  openingWrites,
  type Source,
  type SpoiledCertificate,
  spoiledByRestatement,
  spoiledWrites,
} from './securities.ts';

interface EndingPayload {
  readonly resolution: ResolutionRef | null;
  readonly spoiled: readonly SpoiledCertificate[];
}

/** An opening under the next number of its class, where it has none. */
type WithNumber = <T extends Pick<OpeningShape, 'certificate'>>(one: T, classId: string) => T;

interface Ending<P> {
  readonly v: number;
  /** The payload of a draft, in which numbers may be null. */
  readonly schema: z.ZodMiniType<P>;
  /** The field that says what comes of the certificates. */
  readonly path: string;
  sources(payload: P): readonly Source[];
  openings(payload: P): readonly OpenedCertificate[];
  number(payload: P, withNumber: WithNumber): P;
  /** Dependencies beside holders and certificates. */
  readWriteSet?(payload: P): Partial<ReadWriteSet>;
  apply(book: Book, act: NewestActVersion<P>, openings: readonly OpenedCertificate[]): void;
}

/** A kind of act that ends certificates and opens their successors, under numbers that a draft may leave open. */
export function defineEndingAct<P extends EndingPayload>(
  by: EndingKind,
  { v, schema: draft, path, sources, openings, number, readWriteSet, apply }: Ending<P>,
): Kind<P> {
  const given = (payload: P) => ({ openings: openings(payload), spoiled: payload.spoiled });
  const isNumbered = (payload: P) => openings(payload).every(({ certificate }) => certificate !== null);
  const schema = draft.check(
    rule(path, (payload) => areDistinct([...sources(payload), ...openings(payload), ...payload.spoiled])),
  );
  return {
    v,
    schema: schema.check(rule(path, isNumbered)),
    gives: (payload) => idsGiven(given(payload)),
    over: (stored, later) => ({ ...stored, spoiled: spoiledByRestatement(given(stored), given(later)) }),
    opens: openings,
    readWriteSet(payload) {
      const { writes = [], ...own } = readWriteSet?.(payload) ?? {};
      const opened = openings(payload);
      return {
        ...own,
        reads: opened.map(({ personId: id }) => ({ of: 'person', id })),
        writes: [
          ...sources(payload).map(endingWrite),
          ...openingWrites(opened),
          ...spoiledWrites(payload.spoiled),
          ...writes,
        ],
      };
    },
    apply(book, act) {
      keepSpoiled(book, act, by, act.payload.spoiled);
      apply(book, act, openings(act.payload));
    },
    applyVoided: (book, act) => keepVoid(book, act, by, given(act.payload)),
    draft: {
      schema,
      complete(payload, assigned) {
        const complete = number(payload, (one, classId) => numbered(one, classId, assigned));
        return isNumbered(complete) ? complete : undefined;
      },
      ownDates: ({ resolution }) => ({ resolution: resolution?.date ?? null, payment: null }),
    },
  };
}
