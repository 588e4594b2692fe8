import * as z from 'zod/mini';
import { resolution, rule } from './atoms.ts';
import { defineEndingAct } from './ending.ts';
import { exchange, findOpenSource, mayOpen } from './exchange.ts';
import { MOST_EXCHANGED } from './fractions.ts';
import { type OpenedCertificate, opening, source, spoiled, sumOf } from './securities.ts';

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
    rule('sources', ({ sources: [first, ...others] }) =>
      others.every((one) => one.classId === first?.classId && one.personId === first.personId),
    ),
    rule('into', ({ sources, into }) => sumOf(sources) === sumOf(into)),
    // Each names all that it came of.
    rule('into', ({ sources, into }) => sources.length * into.length <= MOST_EXCHANGED),
  );

export type ReissuedPayload = Readonly<z.infer<typeof draftSchema>>;

/** Certificates are reissued to their holder under new numbers; no share moves. */
export const reissued = defineEndingAct<ReissuedPayload>('reissued', {
  v: 1,
  schema: draftSchema,
  path: 'into',
  sources: ({ sources }) => sources,
  openings: openingsOf,
  number({ into, ...payload }, withNumber) {
    const classId = payload.sources[0]?.classId ?? '';
    return { ...payload, into: into.map((one) => withNumber(one, classId)) };
  },
  apply(book, act, openings) {
    const { sources } = act.payload;
    const ending = sources.flatMap((one, index) => findOpenSource(book, act, one, `sources.${index}`) ?? []);
    if (!mayOpen(book, act, openings) || ending.length < sources.length) return;
    exchange(book, act, { by: 'reissued', ending, opening: openings, comingBack: 0n });
  },
});

function openingsOf({
  sources,
  into,
}: Pick<ReissuedPayload, 'sources' | 'into'>): readonly OpenedCertificate[] {
  const { classId = '', personId = '' } = sources[0] ?? {};
  const from = sources.map(({ securityId }) => securityId);
  return into.map((one, index) => ({ ...one, classId, personId, from, path: `into.${index}` }));
}
