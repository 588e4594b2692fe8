/** A row of the outbox, how it is written, and what its payload may hold. */
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Transaction } from '../database/queries.ts';
import { sql } from '../database/sql.ts';
import { markForWaking } from './waking.ts';

/** `handler` is the queue in which an event waits for one of its handlers. */
export type Topic =
  | 'event'
  | 'handler'
  | 'ledger'
  | 'mail'
  | 'document'
  | 'book'
  | 'seal'
  | 'filing'
  | 'card';

/** Ids, numbers and codes. Quantities and money are decimal strings. */
export type Payload = { readonly [name: string]: PayloadValue };
export type PayloadValue = string | number | boolean | null | readonly PayloadValue[] | Payload;

export interface NewOutboxRow {
  /** A UUIDv7 made by the caller; the same id twice is refused by the database. */
  readonly id: string;
  readonly topic: Topic;
  readonly orgId: string | null;
  /** `events:{orgId}`, `ledger:{orgId}` or `handler:{orgId}:{name}`; rows of a stream are sent in its order. Mails have
   *  none. */
  readonly stream?: string;
  /** The stream's next number, from the organization's head row under the head lock. */
  readonly streamSeq?: bigint;
  readonly payload: Payload;
}

/** A row as a sender receives it. */
export interface OutboxRow {
  readonly id: string;
  readonly topic: Topic;
  readonly orgId: string | null;
  /** null for unordered rows, as is `seq`. */
  readonly stream: string | null;
  readonly seq: bigint | null;
  readonly payload: Payload;
  /** 1 at the first try. */
  readonly attempts: number;
  readonly createdAt: Instant;
}

/** Writes one row; as `enqueueAll`. */
export const enqueue = (tx: Transaction, row: NewOutboxRow): Promise<void> => enqueueAll(tx, [row]);

/**
 * Writes `rows`, in one statement, in the transaction of the change that they tell of; the worker sends them after the commit.
 * Promises that a committed row is sent at least once, and those of one stream in the order of `streamSeq`.
 * Throws when the payload holds what may be a personal fact (`checkPayload`), or when the place in the stream is taken.
 */
export async function enqueueAll(tx: Transaction, rows: readonly NewOutboxRow[]): Promise<void> {
  for (const { payload } of rows) checkPayload(payload);
  const spelled = rows.map(({ id, topic, orgId, stream = null, streamSeq, payload }) => ({
    id,
    topic,
    stream,
    payload,
    org_id: orgId,
    stream_seq: streamSeq === undefined ? null : String(streamSeq),
  }));
  await tx.run(sql`
    insert into outbox (id, topic, stream, stream_seq, org_id, payload)
      select id, topic, stream, stream_seq, org_id, payload
        from jsonb_to_recordset(${canonicalJson(spelled)}::jsonb)
          as r(id uuid, topic text, stream text, stream_seq bigint, org_id uuid, payload jsonb)`);
  markForWaking(tx);
}

// Ids, codes, dates, instants, decimals and digests are spelled with these; names with a blank and e-mail addresses are not.
const word = /^[\w.:+/=-]{0,200}$/;

/** A net, not a proof: refuses strings that no id, number, date or code would ever look like. */
export function checkPayload(value: PayloadValue, path = 'payload'): void {
  if (typeof value === 'string') {
    if (!word.test(value)) throw new Error(`${path} may hold only ids, numbers and codes`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) checkPayload(member, `${path}.${name}`);
  }
}
