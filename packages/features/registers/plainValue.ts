/** Data for correcting an entry: its plain values, and the bundle recorded with it. */
import * as z from 'zod/mini';

/** Plain values of an act, which can be restated one by one, and how each is typed. */
export const plainValueTypes = {
  transferee: 'person',
  quantity: 'shares',
  /** New shares of a split or a consolidation, and for how many old ones. */
  numerator: 'shares',
  denominator: 'shares',
  authorized: 'shares',
  amount: 'dollars',
  /** The consideration of a transferee, and its worth. */
  consideration: 'consideration',
  /** Which property or past services shares were issued for. */
  considerationText: 'text',
  considerationAmount: 'dollars',
  paidOn: 'day',
  consentOn: 'day',
  resolution: 'text',
  resolutionOn: 'day',
  /** They are of what directors pay for the fractions of a division. */
  solvencyOn: 'day',
  directorsResolution: 'text',
  directorsResolutionOn: 'day',
  registryCertificate: 'text',
} as const satisfies Record<string, 'person' | 'consideration' | 'shares' | 'dollars' | 'day' | 'text'>;

export const considerationKinds = ['money', 'property', 'shares', 'gift', 'succession', 'other'] as const;

export type PlainValueKind = keyof typeof plainValueTypes;

/** Whether every act states it. */
export const isRequired = (what: PlainValueKind): boolean => REQUIRED.has(what);

const REQUIRED: ReadonlySet<PlainValueKind> = new Set([
  ...(['transferee', 'quantity', 'amount', 'considerationText', 'numerator', 'denominator'] as const),
]);

export const PlainValue = z.strictObject({
  /** Where the act has it: `issues.0.quantity`. */
  name: z.string(),
  what: z.enum(Object.keys(plainValueTypes) as [PlainValueKind, ...PlainValueKind[]]),
  /** The number of the certificate that it is of; empty where the act says it once. */
  of: z.string(),
  /** As it is typed; empty where it is not told, or of an authorized number where there is no bound. */
  value: z.string(),
  /** Persons who may be chosen, by id and name. */
  choices: z.optional(z.array(z.strictObject({ value: z.string(), label: z.string() }))),
});

export type PlainValue = z.infer<typeof PlainValue>;

/** Entries recorded together with an act, which may be voided together. */
export const RecordedBundle = z.strictObject({
  batch_id: z.string(),
  /** How many entries, this one included. */
  entries: z.number(),
  /** The last version of any of them, which the author of taking them back as one has seen. */
  seen: z.string(),
});

export type RecordedBundle = z.infer<typeof RecordedBundle>;
