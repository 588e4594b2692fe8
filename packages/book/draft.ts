import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { KindName, Payloads } from './acts/kinds.ts';
import type { DateSource } from './assigned.ts';

/** When a draft will hold: on a date that its author fixed, or on the latest of events still to come. */
export type Dating = { readonly on: PlainDate } | { readonly latestOf: readonly DateSource[] };

export interface DraftHead {
  readonly actId: string;
  /** The root that a replace or void names, as in an act; a record has the draft's own actId. */
  readonly root: string;
  readonly supersedes: string | null;
  readonly dating: Dating;
  readonly basis: string | null;
  readonly documents: readonly string[];
}

/** An act that is not yet so: without seq, without numbers, often without a date. Its payload may hold null
 *  where `kinds[kind].draft` allows it. */
export type DraftChange<K extends KindName = KindName> = {
  [P in K]: DraftHead & {
    readonly kind: P;
    readonly verb: 'record' | 'replace';
    readonly payload: Payloads[P];
  };
}[K];

export type DraftVoiding = DraftHead & {
  readonly kind: KindName;
  readonly verb: 'void';
  readonly payload: null;
};

export type DraftAct = DraftChange | DraftVoiding;
