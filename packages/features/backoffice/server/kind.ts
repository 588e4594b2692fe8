/** The port of a kind of the queue: incorporations, filings, and later ones each have a row of it. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import type { Database, Queries } from '@tabellion/platform/database/queries.ts';
import type { ReceivedPaper } from '../../documents/server/public.ts';
import type { JudgingDrafts } from '../../registers/server/public/proposals.ts';
import type { FilingPart } from '../../registry/rules/filing.ts';
import type { AdmitAnswer, AnswerRefusal } from '../../registry/server/public.ts';
import type { QueueKindName } from '../queueKinds.ts';
import type { PackageFact } from '../rules/packageFacts.ts';

/** The database shows the queue to sessions of staff alone. */
export interface StaffSession {
  readonly sessionId: string;
  readonly now: Instant;
}

export interface QueuedItem {
  readonly itemId: string;
  readonly orgId: string;
  readonly state: 'waiting' | 'accepted' | 'rejected';
  readonly sentAt: Instant;
  readonly answeredAt: Instant | null;
  readonly what: QueueWords;
  readonly name: QueueWords;
}

/** A sentence of the server's texts. */
export type QueueWords = { readonly name: string } | QueueText;

export interface QueueText {
  readonly key:
    | 'queue.what.incorporation'
    | 'queue.what.incorporation.done'
    | 'queue.what.annual_return'
    | 'queue.what.filing'
    | 'queue.what.change'
    | 'queue.what.dissolution'
    | 'queue.name.numbered'
    | 'queue.name.gone'
    | 'queue.name.sentBack';
  readonly params: Readonly<Record<string, string>>;
}

/** The package of one, as it was handed over. */
export interface SeenPackage {
  readonly facts: readonly PackageFact[];
  readonly files: readonly string[];
  readonly sha256: string | null;
}

export interface EnteredAcceptance {
  readonly number: string;
  readonly date: string;
  readonly name: string | undefined;
  readonly paper: ReceivedPaper;
}

export interface EnteredReason {
  readonly about: FilingPart | undefined;
  readonly words: string;
}

/** Refusals by the rules of its feature. */
export type EnteredRefusal = Refusal<
  | AnswerRefusal['textCode']
  | 'GENERAL.NOT_FOUND'
  | 'GENERAL.FIELD_REQUIRED'
  | 'GENERAL.NOT_A_DATE'
  | 'CORPORATION_NUMBER.INVALID'
  | 'NAME.NUMBER_INVALID'
>;

export interface AnsweringStaff {
  readonly now: Instant;
  /** The law of what becomes effective. */
  readonly laws: readonly JudgingDrafts[];
  readonly admit: AdmitAnswer;
}

export interface QueueKind {
  readonly kind: QueueKindName;
  /** Those that wait, and those answered in the last thirty days, the oldest first. */
  list(q: Queries, staff: StaffSession): Promise<readonly QueuedItem[]>;
  /** Notes the look in the access log of the organization. @returns undefined for what is not there */
  look(q: Queries, itemId: string, staff: StaffSession): Promise<SeenPackage | undefined>;
  accept(
    db: Database,
    itemId: string,
    entered: EnteredAcceptance,
    by: AnsweringStaff,
  ): Promise<Result<null, EnteredRefusal>>;
  reject(
    db: Database,
    itemId: string,
    reasons: readonly EnteredReason[],
    by: AnsweringStaff,
  ): Promise<Result<null, EnteredRefusal>>;
}
