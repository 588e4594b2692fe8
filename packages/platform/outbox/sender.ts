import type { OutboxRow, Topic } from './enqueue.ts';

/** How sending one row ended. A reason is a code (`SMTP 451 4.7.1`), never a peer's own words, which may name people. */
export type SendOutcome =
  | 'sent'
  /** Not now: the peer is away or busy. Tried again later; in a stream, all later rows wait. */
  | { readonly retry: true; readonly reason: string }
  /** Refused for its content. Shown as failed, and held until somebody mends the cause and retries it. */
  | { readonly failed: true; readonly reason: string };

/** Takes the rows of one topic. A topic without a sender waits: nothing is lost, nothing fails. */
export interface Sender {
  readonly topic: Topic;
  /** May be called again for a row that it has already sent (a crash between sending and writing that down), so a
   *  sender makes repetition harmless by the row's id. What it throws counts as `retry`. */
  send(row: OutboxRow): Promise<SendOutcome>;
  /** Sends rows of one stream together, in their order, where that costs less than one by one. One outcome for each of the
   *  first rows; those after the first that was not sent, or that have none, come again. */
  sendRun?(rows: readonly OutboxRow[]): Promise<readonly SendOutcome[]>;
  /** Rows that are leased at once, of streams that go side by side. Default 8; more where a row takes no time to speak of. */
  readonly most?: number;
  /** After so many tries a `retry` becomes a failure; without it, tries go on for ever. */
  readonly mostAttempts?: number;
}

export const retry = (reason: string): SendOutcome => ({ retry: true, reason });
export const failed = (reason: string): SendOutcome => ({ failed: true, reason });
