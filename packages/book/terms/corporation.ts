import * as z from 'zod/mini';
import { CLAUSE_LENGTH, count, NAME_LENGTH, rule, textWhere, words } from '../acts/atoms.ts';
import { SECTORS } from '../judge/law.ts';

/** The articles and the offices of the corporation. */

/** ISO 3166-2 without the country: `ON`. */
const provinceCode = textWhere((text) => /^[A-Z]{2}$/.test(text));

/** The code of `domain/jurisdictions.json`: `CA` is federal. */
export const jurisdictionCode = textWhere((text) => /^[A-Z]{2}$/.test(text));

/** Articles of incorporation (CBCA s. 6(1), Form 1). Item 3, the share classes, are acts of their own.
 *  Item 8, the incorporators, are personal facts of the proposal and its signed form. */
export const articles = z.strictObject({
  name: words(NAME_LENGTH),
  /** Only the province, never the address. */
  province: provinceCode,
  /** A fixed number of directors has both bounds equal. */
  board: z
    .strictObject({ minimum: count(1, 1000), maximum: count(1, 1000) })
    .check(rule('maximum', (board) => board.minimum <= board.maximum)),
  /** Null where the articles restrict none; absent where nobody stated what they say, which is neither. */
  transferRestrictions: z.exactOptional(z.nullable(words(CLAUSE_LENGTH))),
  businessRestrictions: z.nullable(words(CLAUSE_LENGTH)),
  otherProvisions: z.nullable(words(CLAUSE_LENGTH)),
  /** The language in which they are drawn up; null where that is not known. */
  language: z.nullable(z.enum(['en', 'fr'])),
  /** The business by which residency is judged (CBCA s. 105(3.1)). The articles do not say it, but whoever draws them up is
   *  asked; null where nobody answered. */
  sector: z.nullable(z.enum(SECTORS)),
});

export type ArticlesPayload = Readonly<z.infer<typeof articles>>;

/** Only where the articles are known to: what nobody stated restricts nothing. */
export const restrictsTransfers = ({
  transferRestrictions,
}: Pick<ArticlesPayload, 'transferRestrictions'>): boolean => typeof transferRestrictions === 'string';

/** Public: the registry shows it (CBCA ss. 19, 20). */
export const officeAddress = z.strictObject({
  street: words(NAME_LENGTH),
  unit: z.nullable(words(NAME_LENGTH)),
  city: words(NAME_LENGTH),
  province: provinceCode,
  postalCode: words(20),
  /** ISO 3166-1: `CA`. */
  country: jurisdictionCode,
});

export type OfficeAddress = Readonly<z.infer<typeof officeAddress>>;
