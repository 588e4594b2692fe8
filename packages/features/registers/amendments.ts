/** Corrections that are recorded together with an act that would not fit without them: one proposal, one batch. */
import type { KindName } from '@tabellion/book/acts/kinds.ts';
import * as z from 'zod/mini';
import { type LimitOverride, LimitOverrideFields } from './privateIssuer.ts';

/** Kinds of act that are corrected by forms of their own: the corporation's own particulars, which stand elsewhere too, and the
 *  register of significant control. */
export const correctedElsewhere = [
  'incorporated',
  'name.changed',
  'address.changed',
  'yearend.changed',
  'articles.amended',
  'continued',
  'amalgamated',
  'control.stated',
  'control.ended',
  'control.reviewed',
  'control.filed',
  'class.valued',
] as const satisfies readonly KindName[];

type AmendableKind = Exclude<KindName, (typeof correctedElsewhere)[number]>;

/** Whether an entry of this kind can be said again or taken back together with others. */
export const isAmendable = (kind: string): kind is AmendableKind =>
  correctedElsewhere.every((one) => one !== kind);

const numbered: readonly AmendableKind[] = [
  'issued',
  'transferred',
  'repurchased',
  'redeemed',
  'surrendered',
  'cancelled',
  'converted',
  'class.split',
  'class.consolidated',
  'option.granted',
  'option.exercised',
  'option.expired',
  'option.released',
  'instrument.issued',
  'instrument.converted',
  'instrument.ended',
  'rights.adjusted',
];

/** Whether an act of this kind says how many shares, or how much of something else, it moves. */
export const hasQuantity = (kind: string): boolean => numbered.some((one) => one === kind);

/** So many entries are taken back as one here; an import of more is taken back where it was taken in. */
export const maxBundledEntries = 200;

const TypedText = z.string().check(z.maxLength(300));

/** One act on record: it never happened, or all that was recorded with it did not; it did happen, though it was taken back;
 *  it happened on another day, or said something else. */
export const Amendment = z.strictObject({
  /** The act, by the first entry that told it. */
  root: z.uuid(),
  /** The entry that the author saw as its newest; a later one is answered GENERAL.STALE. */
  seen: z.uuid(),
  as: z.enum(['void', 'bundle', 'restore', 'move', 'say']),
  /** The batch of a `bundle`, which was recorded as one with it. */
  batch_id: z.optional(z.uuid()),
  /** The last version of any entry of that batch that the author saw; a later one is answered GENERAL.STALE. */
  batch_seen: z.optional(z.uuid()),
  /** The day to which it is moved, or on which it happened as it is said again. */
  on: z.optional(z.string().check(z.maxLength(10))),
  /** Plain values for `say`, by their names; what is left out stays. */
  say: z.optional(z.record(TypedText, TypedText)),
});

export type Amendment = z.infer<typeof Amendment>;

/** Amendments of other acts in a form of an act, with their reason, and why the act brings in holders
 *  beyond the limit. */
export const Amending = {
  amend: z.optional(z.array(Amendment).check(z.maxLength(50))),
  /** Why; required with them, unless they are only previewed. */
  amend_reason: z.optional(z.string().check(z.maxLength(300))),
  ...LimitOverrideFields,
};

export interface AmendingInput extends LimitOverride {
  readonly amend?: readonly Amendment[] | undefined;
  readonly amend_reason?: string | undefined;
  readonly preview?: boolean | undefined;
}
