import * as z from 'zod/mini';
import { NamedParty } from '../people/shapes.ts';
import { LegalDate } from '../registers/entryTerms.ts';

/** The kinds of act that bring shares to a holder or take them away. */
export const ledgerActKinds = [
  'issued',
  'transferred',
  'repurchased',
  'redeemed',
  'surrendered',
  'cancelled',
  'converted',
  'reissued',
  'class.split',
  'class.consolidated',
  'option.exercised',
  'instrument.converted',
] as const;

export const CertificateReference = z.strictObject({
  _id: z.string(),
  /** Its number as printed; null for one without. */
  label: z.nullable(z.string()),
});

export const LedgerLine = z.strictObject({
  /** The entry by which its act is read and corrected (`readEntry`). */
  entry_id: z.string(),
  on: LegalDate,
  /** The shares were there by that day, in a register kept before; nothing here says since when. */
  is_on_or_before: z.boolean(),
  kind: z.enum(ledgerActKinds),
  /** It was taken back: what came in went out again. Of a balance both are 0, as nothing says any more what moved. */
  isVoid: z.boolean(),
  class_id: z.string(),
  className: z.string(),
  /** The holder's certificates that it ended and opened. */
  ended: z.array(CertificateReference),
  opened: z.array(CertificateReference),
  /** The other holders and their certificates; at most ten. */
  others: z.array(z.strictObject({ ...NamedParty.shape, certificate: CertificateReference })),
  /** How many more there are. */
  othersMore: z.number(),
  inExact: z.string(),
  outExact: z.string(),
  /** Shares of the class that the holder has afterwards. */
  balanceExact: z.string(),
});

export type LedgerLine = z.infer<typeof LedgerLine>;
