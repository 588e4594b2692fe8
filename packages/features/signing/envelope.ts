/** States of an envelope, what may happen with it, and how its events are called. */
import type { Instant } from '@tabellion/kernel/date.ts';

/** `expired` is derived from the deadline, whether it was noted yet or not. */
export const envelopeStates = [
  'pending',
  'partially_signed',
  'signed',
  'declined',
  'void',
  'expired',
] as const;
export type EnvelopeState = (typeof envelopeStates)[number];

/** Whether signees may still sign. */
export const isOpenState = (state: EnvelopeState): boolean =>
  state === 'pending' || state === 'partially_signed';

/** `waiting`: another signs before him, and until then he neither sees nor opens anything. */
export const signeeStates = ['waiting', 'invited', 'opened', 'signed', 'declined'] as const;
export type SigneeState = (typeof signeeStates)[number];

export const eventKinds = [
  'created',
  'edited',
  'removed',
  'invited',
  'reminded',
  /** Asked without a mail: a link that the sender mailed before, for another organization, reaches this too. */
  'link_shared',
  'code_sent',
  'code_refused',
  /** Too many wrong codes: his links no longer work, and the sender sends another. */
  'locked',
  'proved',
  'opened',
  'signed',
  'declined',
  'voided',
  'expired',
  'completed',
  /** The entry that waited for the signatures came to one of these. */
  'entry_recorded',
  'entry_stopped',
  /** The signed documents and the evidence are filed. */
  'sealed',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** An effect comes to one of these with the last signature. `waiting`: the documents name others who have not signed, or the
 *  entry awaits something else too. */
export const effectOutcomes = ['recorded', 'waiting', 'stopped'] as const;
export type EffectOutcome = (typeof effectOutcomes)[number];

export interface SigningEvent {
  readonly kind: EventKind;
  readonly signeeId: string | null;
  readonly at: Instant;
  readonly byUser: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Signatures in the stored copy stand under the platform's seal alone, or each as a signature of its own before the seal. */
export const sealingModes = ['seal_alone', 'each_signee'] as const;
export type SealingMode = (typeof sealingModes)[number];

/** One document that a signee signs. */
export interface SigneeDocument {
  readonly documentId: string;
  /** As the document has him; several of one person are signed with one signature. */
  readonly capacities: readonly string[];
}

/** Drawn, as the file of the picture; or typed. */
export type StoredSignature =
  | { readonly kind: 'drawn'; readonly sha256: string }
  | { readonly kind: 'typed'; readonly text: string };
