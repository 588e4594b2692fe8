import * as z from 'zod/mini';
import { resolution } from './atoms.ts';
import { exchange, keepSpoiled, keepVoid, mayOpen, openSource } from './exchange.ts';
import { MOST_EXCHANGED } from './fractions.ts';
import type { Kind } from './kind.ts';
import {
  areDistinct,
  endingWrite,
  type GivenSecurity,
  idsGiven,
  numbered,
  type OpenedCertificate,
  opening,
  openingWrites,
  source,
  spoiled,
  spoiledOver,
  spoiledWrites,
  sumOf,
} from './securities.ts';

const draftSchema = z
  .strictObject({
    /** Certificates of one class and one holder. */
    sources: z.array(source).check(z.minLength(1), z.maxLength(MOST_EXCHANGED)),
    /** New certificates for the holder, for as many shares. */
    into: z.array(z.strictObject(opening)).check(z.minLength(1), z.maxLength(MOST_EXCHANGED)),
    /** The certificate is lost, destroyed, stolen or damaged; several become one, or one several; or it says something that
     *  is no longer so, such as a name or a legend. */
    reason: z.enum(['lost', 'destroyed', 'stolen', 'damaged', 'merged', 'divided', 'wording', 'other']),
    resolution: z.nullable(resolution),
    spoiled,
  })
  .check(
    z.refine(({ sources, into, spoiled }) => areDistinct([...sources, ...into, ...spoiled]), {
      path: ['into'],
    }),
    z.refine(
      ({ sources: [first, ...others] }) =>
        others.every((one) => one.classId === first?.classId && one.personId === first.personId),
      { path: ['sources'] },
    ),
    z.refine(({ sources, into }) => sumOf(sources) === sumOf(into), { path: ['into'] }),
    // Each names all that it came of.
    z.refine(({ sources, into }) => sources.length * into.length <= MOST_EXCHANGED, { path: ['into'] }),
  );

export type ReissuedPayload = Readonly<z.infer<typeof draftSchema>>;

/** Certificates are reissued to their holder under new numbers; no share moves. */
export const reissued: Kind<'reissued', ReissuedPayload> = {
  kind: 'reissued',
  v: 1,
  schema: draftSchema.check(
    z.refine(({ into }) => into.every((one) => one.certificate !== null), { path: ['into'] }),
  ),
  mayBeFuture: false,
  gives: (payload) => idsGiven(givenOf(payload)),
  over: (stored, later) => ({ ...stored, spoiled: spoiledOver(givenOf(stored), givenOf(later)) }),
  opens: openingsOf,
  readWriteSet: (payload) => ({
    reads: openingsOf(payload).map(({ personId: id }) => ({ of: 'person' as const, id })),
    writes: [
      ...payload.sources.map(endingWrite),
      ...openingWrites(openingsOf(payload)),
      ...spoiledWrites(payload.spoiled),
    ],
    counts: [],
  }),
  apply(book, act) {
    const { sources, spoiled } = act.payload;
    const openings = openingsOf(act.payload);
    keepSpoiled(book, act, 'reissued', spoiled);
    const ending = sources.flatMap((one, index) => openSource(book, act, one, `sources.${index}`) ?? []);
    if (!mayOpen(book, act, openings) || ending.length < sources.length) return;
    exchange(book, act, { by: 'reissued', ending, opening: openings, comingBack: 0n });
  },
  applyVoided: (book, act) => keepVoid(book, act, 'reissued', givenOf(act.payload)),
  draft: {
    schema: draftSchema,
    complete(payload, assigned) {
      const classId = payload.sources[0]?.classId ?? '';
      const into = payload.into.map((one) => numbered(one, classId, assigned));
      return into.every((one) => one.certificate !== null) ? { ...payload, into } : undefined;
    },
    ownDates: ({ resolution }) => ({ resolution: resolution?.date ?? null, payment: null }),
  },
};

const givenOf = (payload: ReissuedPayload): GivenSecurity => ({
  openings: openingsOf(payload),
  spoiled: payload.spoiled,
});

function openingsOf({
  sources,
  into,
}: Pick<ReissuedPayload, 'sources' | 'into'>): readonly OpenedCertificate[] {
  const { classId = '', personId = '' } = sources[0] ?? {};
  const from = sources.map(({ securityId }) => securityId);
  return into.map((one, index) => ({ ...one, classId, personId, from, path: `into.${index}` }));
}
