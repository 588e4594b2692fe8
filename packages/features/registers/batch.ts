/** A batch as its author tells it: what came in from elsewhere, to be recorded as one and taken back as one. */
import type { KindName, Payloads } from '@tabellion/book/acts/kinds.ts';
import type { InstrumentKind } from '@tabellion/book/entities.ts';
import type { PersonKind } from '@tabellion/book/terms/people.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Fraction } from '@tabellion/kernel/fraction.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { NewFact } from './facts.ts';
import type { NumberGap } from './rules/numberGaps.ts';

export interface BatchPerson {
  readonly personId: string;
  readonly kind: PersonKind;
  /** The day from which the register has him: not after the first act that names him. */
  readonly on: PlainDate;
  readonly facts: readonly NewFact[];
}

/** An act, whose payload may leave open the numbers of certificates. */
export type BatchAct = {
  readonly [K in KindName]: {
    readonly kind: K;
    readonly on: PlainDate;
    readonly payload: Payloads[K];
    /** A new id, where another act of the batch names it. */
    readonly actId?: string;
  };
}[KindName];

/** Somebody whom the register knows, but from another day on than the batch needs him. */
export interface EarlierPerson {
  readonly personId: string;
  readonly on: PlainDate;
}

/** One part of a batch; a long one is told in several. Within a day acts stand in the order in which they are told. */
export interface BatchPart {
  readonly persons?: readonly BatchPerson[];
  readonly onRecord?: readonly EarlierPerson[];
  readonly acts?: readonly BatchAct[];
}

/** State of the registers today, before or after. Shares and dollars are exact text. */
export interface BatchRegisterState {
  readonly holders: number;
  readonly issued: string;
  readonly classes: readonly {
    readonly classId: string;
    readonly name: string;
    readonly issued: string;
    readonly capital: Fraction;
  }[];
  /** Options and other instruments of which something is left, by kind; then pools. */
  readonly rights: readonly BatchInstrumentTotals[];
  /** Holders as a private issuer counts them; null where the articles restrict no transfers. */
  readonly privateHolders: number | null;
}

export interface BatchInstrumentTotals {
  readonly kind: InstrumentKind | 'pool';
  /** The pool; null of instruments, which are told by their kind. */
  readonly pool: { readonly poolId: string; readonly name: string } | null;
  /** How many of the kind; one for a pool. */
  readonly count: number;
  /** Exact: what may still come of them, or what the pool reserves; null where nobody knows yet. */
  readonly shares: string | null;
}

export interface BatchHolderChange {
  readonly personId: string;
  /** The name of somebody whom the batch brings; null of others. */
  readonly name: string | null;
  readonly before: { readonly shares: string; readonly percent: string } | null;
  readonly after: { readonly shares: string; readonly percent: string } | null;
}

/** Something that does not fit, though it is shown as it came in. */
export interface BatchAnomaly {
  /** The entry on record that would fit no more; null of what the batch brings. */
  readonly root: string | null;
  readonly kind: string;
  readonly on: string;
  readonly textCode: TextCode;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Anomalies that are listed: more than anybody reads at once. */
export const MOST_NAMED = 200;

/** The outcome of a batch, previewed or actual. */
export interface BatchOutcome {
  readonly persons: number;
  readonly acts: number;
  /** Securities that the batch opens. */
  readonly certificates: number;
  readonly firstOn: PlainDate | null;
  readonly lastOn: PlainDate | null;
  /** Acts that keep the batch from being recorded: the registers could not show them. */
  readonly refused: { readonly count: number; readonly first: readonly BatchAnomaly[] };
  /** Anomalies that the registers would show, against a rule of structure. */
  readonly anomalies: { readonly count: number; readonly first: readonly BatchAnomaly[] };
  /** Numbers of certificates, options and other instruments that stand in the registers already, at ones that are void. */
  readonly numbersAgain: number;
  /** Numbers below the highest of their prefix that no certificate bears: how many, and the first where they follow one another. */
  readonly missingNumbers: { readonly count: number; readonly first: readonly NumberGap[] };
  readonly before: BatchRegisterState;
  readonly after: BatchRegisterState;
  /** Those whose shares differ, the largest first. */
  readonly lines: readonly BatchHolderChange[];
  readonly others: number;
  /** Those of whom the batch brings certificates and who hold nothing today; named as lines are. */
  readonly former: {
    readonly count: number;
    readonly first: readonly { readonly personId: string; readonly name: string | null }[];
  };
}
