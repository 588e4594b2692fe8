import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';

/** `record` says that something happened, `replace` says it again rightly, `void` says that it never did. */
export type RecordingVerb = 'record' | 'replace' | 'void';

/** Fields of every act beside its payload. Acts are append-only: no field of a stored act ever changes. */
export interface ActHead {
  /** Place in the organization's history: 1, 2, 3 … without gaps. */
  readonly seq: number;
  readonly actId: string;
  /** The act that this one replaces or voids for good; its own id when the verb is `record`. */
  readonly root: string;
  /** The newest version of the root that the author saw; null when the verb is `record`. Two acts never
   *  supersede the same version: of two corrections at once the second is stale. */
  readonly supersedes: string | null;
  /** The root's seq. A correction keeps it, and with it its place within the day. */
  readonly rank: number;
  /** The date of law from which the act holds. A voiding act repeats the date of what it voids. */
  readonly effectiveOn: PlainDate;
  readonly recordedAt: Instant;
  /** The user who recorded it; null for the system. */
  readonly actorId: string | null;
  /** Why it was corrected or voided. */
  readonly basis: string | null;
  /** Acts recorded as one and taken back as one. */
  readonly batchId: string | null;
  readonly documents: readonly string[];
}

/** An act with contents: kind and v name the strict schema of its payload. */
export interface Change<K extends string, P> extends ActHead {
  readonly kind: K;
  readonly v: number;
  readonly verb: 'record' | 'replace';
  readonly payload: P;
}

/** An act that takes another back. It repeats the kind of its root. */
export interface Voiding<K extends string> extends ActHead {
  readonly kind: K;
  readonly v: number;
  readonly verb: 'void';
  readonly payload: null;
}

/** An act as it lies in the store, before `readAct` has brought it to the newest version of its kind. */
export interface StoredAct extends ActHead {
  readonly kind: string;
  readonly v: number;
  readonly verb: RecordingVerb;
  readonly payload: unknown;
}

/** One act as the fold meets it: the newest version of its root, in its place. */
export interface NewestActVersion<P = unknown> {
  readonly actId: string;
  readonly root: string;
  readonly rank: number;
  readonly effectiveOn: PlainDate;
  readonly payload: P;
}

/** A citation of a personal fact that lies outside the acts and can be erased: the digest is the SHA-256 of its
 *  salt and canonical body, in lower-case hexadecimal. */
export interface PersonalFactRef {
  readonly fact: string;
  readonly digest: string;
}

/** A resolution by its number in the minute book and its date. */
export interface ResolutionRef {
  /** Its row among the resolutions; absent in acts recorded before there were such rows. */
  readonly resolutionId?: string;
  readonly number: string;
  readonly date: PlainDate;
}
