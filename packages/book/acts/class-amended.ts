import * as z from 'zod/mini';
import { amendable } from '../terms/classes.ts';
import { id, registryCertificate, resolution } from './atoms.ts';
import type { Kind } from './kind.ts';

const { name, kind, votesPerShare, dividend, liquidation, redeemable, retractable } = amendable;
const { convertible, prefix, seriesAllowed, restrictions, price } = amendable;

/** Terms that are new from this date on; those that are not named stay. */
const changes = z
  .strictObject({
    name: z.exactOptional(name),
    kind: z.exactOptional(kind),
    votesPerShare: z.exactOptional(votesPerShare),
    dividend: z.exactOptional(dividend),
    liquidation: z.exactOptional(liquidation),
    redeemable: z.exactOptional(redeemable),
    retractable: z.exactOptional(retractable),
    convertible: z.exactOptional(convertible),
    prefix: z.exactOptional(prefix),
    seriesAllowed: z.exactOptional(seriesAllowed),
    restrictions: z.exactOptional(restrictions),
    price: z.exactOptional(price),
  } satisfies Record<keyof typeof amendable, unknown>)
  .check(z.refine((terms) => Object.keys(terms).length > 0));

const shape = z.strictObject({
  classId: id,
  /** Terms of the articles, or what the corporation itself sets: never both in one act. */
  changes,
  /** The shareholders' special resolution (CBCA s. 173(1)), or the directors' where the articles let them fix series. */
  resolution: z.nullable(resolution),
  registryCertificate,
});

/** Fields of a class that the corporation itself sets; the articles do not state them. */
const OWN: ReadonlySet<string> = new Set(['prefix', 'price'] satisfies (keyof typeof amendable)[]);

/** Whether nothing of the articles changes. */
export const isOwn = (changes: ClassAmendedPayload['changes']): boolean =>
  Object.keys(changes).every((name) => OWN.has(name));

const schema = shape.check(
  z.refine(
    ({ changes, registryCertificate }) => {
      if (isOwn(changes)) return registryCertificate === null;
      return !Object.keys(changes).some((name) => OWN.has(name));
    },
    { path: ['changes'] },
  ),
);

export type ClassAmendedPayload = Readonly<z.infer<typeof shape>>;

/** The rights, privileges, restrictions and conditions of a class or series change, from the date of the certificate of
 *  amendment on (CBCA ss. 173(1), 179). Certificates that were numbered keep their numbers under an old prefix. */
export const classAmended: Kind<ClassAmendedPayload> = {
  v: 1,
  schema,
  readWriteSet: ({ classId }) => ({
    // Terms are looked at by people and law, not by other acts.
    writes: [{ subject: { of: 'class', id: classId }, seen: null }],
  }),
  apply(book, act) {
    const { classId, changes } = act.payload;
    const { classTerms } = book.tables;
    const terms = classTerms.get(classId);
    if (terms === undefined) return book.flag(act, 'no_class', 'classId', { classId });
    classTerms.put(classId, { ...terms, ...changes }, act);
  },
};
