/** How others write to the ledger and read from it, in this process or over the network. */
import type { RecordKind } from './record/schemas.ts';
import type { Json } from './strictJson.ts';

/** A revision to be recorded. */
export interface LedgerWrite {
  readonly kind: RecordKind;
  /** The record's name in its organization, unique with its kind and part; up to 100 characters. */
  readonly id: string;
  /** One of several records under one name: a shareholder's security. Empty for all others. */
  readonly part?: string;
  /** `put` records the first or the next revision; `del` its removal, repeatably; `erase` closes its contents for ever. */
  readonly op: 'put' | 'del' | 'erase';
  /** The fields of a `put` by the names of `NAMES[kind]`; those left out are null. */
  readonly values?: Readonly<Record<string, Json>>;
  /** The same key with the same write is recorded once; up to 200 characters. */
  readonly repetition: string;
}

export interface LedgerReceipt {
  readonly txId: string;
  readonly index: number;
  readonly rev: number;
  /** The log's own clock. */
  readonly at: string;
}

/** Why a write was refused. It left no trace; the others of its batch are recorded. */
export type LedgerRefusalCode =
  /** It was to be ended, and was never recorded, or erased. */
  | 'GENERAL.NOT_FOUND'
  /** The key came before with something else. */
  | 'IDEMPOTENCY.MISMATCH'
  /** A field that the kind does not have, or a value that no body may hold. */
  | 'LEDGER.FIELD_REFUSED';

export type LedgerOutcome = LedgerReceipt | { readonly refused: LedgerRefusalCode };

/** A leaf of a stream with what it is about. */
export interface LedgerRevision extends LedgerReceipt {
  readonly seq: number;
  readonly kind: RecordKind;
  readonly op: 'put' | 'del' | 'erase';
  /** Name and part of the record, and its values; null once it is erased. */
  readonly record: {
    readonly id: string;
    readonly part: string;
    readonly values: Readonly<Record<string, Json>>;
  } | null;
}

/** The service as one account of it sees it. Whatever is not named here throws: then nothing is known, and the same again
 *  with the same keys is harmless. */
export interface Ledger {
  /** Records writes in this order in the stream of an organization; when it resolves, they are durable. */
  append(orgId: string, writes: readonly LedgerWrite[]): Promise<readonly LedgerOutcome[]>;
  /** A `*.tabellion-proof.json` that shows these fields, once the leaf is signed (a second at most); undefined for a leaf of
   *  another organization, or none, and for fields of a record that is erased. */
  proof(orgId: string, txId: string, fields: readonly string[]): Promise<Uint8Array | undefined>;
  /** The stream from a place on, oldest first, at most 500 revisions. */
  revisions(orgId: string, fromSeq: number): Promise<readonly LedgerRevision[]>;
  /** A `*.tabellion.zip` of the whole stream without facts, registers and documents, which whoever knows them adds
   *  (`files/exportFile.ts`); undefined where nothing is recorded. */
  exported(orgId: string): Promise<Uint8Array | undefined>;
  /** The newest checkpoint. */
  checkpoint(): Promise<string>;
  /** A token with which a person reads the records of these organizations for a quarter of an hour. */
  tokenFor(userId: string, orgIds: readonly string[]): Promise<string>;
  /** Voids the tokens of a person. */
  endTokensOf(userId: string): Promise<void>;
}
