/** Requests to the thread of batches, one at a time, and its replies. */
import type { RegisterRow } from '@tabellion/book/rows.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { BatchOutcome } from '../../batch.ts';
import type { HolderAddingAct } from '../../rules/addsHolders.ts';
import type { ProposedHolders } from '../../rules/privateHoldersIn.ts';
import type { LedgerChange } from '../../rules/reports/reports.ts';
import type { NamedInBatch } from '../approvals.ts';
import type { AddressableObject } from '../store/objects.ts';

/** First the history and the batch, page by page; then what would come of it; then, piece by piece, what is to be written. */
export type BatchRequest =
  /** Acts in the order of seq: a JSON text, as the database spelled it. */
  | { readonly ask: 'history'; readonly text: string }
  /** A `BatchPart` as JSON. */
  | { readonly ask: 'part'; readonly text: string }
  /** Instead of parts: the corrections that take a batch back. */
  | { readonly ask: 'takeBack'; readonly batchId: string; readonly basis: string }
  /** Whether the batch that is taken back brought one of these. */
  | { readonly ask: 'brought'; readonly ids: readonly string[] }
  | {
      readonly ask: 'judge';
      readonly stamp: BatchStamp;
      readonly today: PlainDate;
      /** Holders that the proposals to be recorded promise. */
      readonly promised: ProposedHolders;
    }
  /** The moment, which the head lock gives, and who records: from here on pieces can be asked for. */
  | {
      readonly ask: 'record';
      readonly orgId: string;
      readonly recordedAt: Instant;
      readonly actorId: string | null;
    }
  | { readonly ask: 'next' };

export interface BatchStamp {
  readonly lastSeq: number;
  readonly recordedAt: Instant;
  readonly actorId: string | null;
  readonly batchId: string;
}

/** A piece of what is to be written; texts are JSON as the store takes them. */
export type BatchPiece =
  | { readonly of: 'facts'; readonly text: string }
  | {
      readonly of: 'acts';
      readonly acts: readonly string[];
      readonly entries: readonly (readonly [string, number])[];
    }
  /** Records of the ledger, each with the act from which it follows. */
  | { readonly of: 'changes'; readonly changes: readonly LedgerChange[] }
  | { readonly of: 'subjects'; readonly text: string }
  | { readonly of: 'objects'; readonly objects: readonly AddressableObject[] }
  | { readonly of: 'serials'; readonly serials: readonly (readonly [string, number])[] }
  | { readonly of: 'close' | 'open'; readonly rows: readonly RegisterRow[] };

export type BatchReply =
  | { readonly reply: 'taken' }
  | {
      readonly reply: 'judged';
      readonly outcome: BatchOutcome;
      /** The last act that may bring in a holder. */
      readonly last: HolderAddingAct | undefined;
      /** Resolutions by which the acts of its parts were passed. */
      readonly named: readonly NamedInBatch[];
    }
  | { readonly reply: 'brought'; readonly isAny: boolean }
  /** Null after the last. */
  | { readonly reply: 'piece'; readonly piece: BatchPiece | null };
