/** Brings announcements to the handlers that features registered, each once. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import type { EventData, EventKind } from '@tabellion/kit/event.ts';
import * as z from 'zod/mini';
import type { Database, Transaction } from '../database/queries.ts';
import { sql } from '../database/sql.ts';
import { newId } from '../ids.ts';
import { faultCode } from '../log/fault.ts';
import { type Announcement, readAnnouncement } from './announce.ts';
import { enqueueAll, type NewOutboxRow, type OutboxRow, type Payload } from './enqueue.ts';
import { failed, retry, type Sender, type SendOutcome } from './sender.ts';

/** A handler's answer: nothing, or a `Result` whose refusal undoes its work and shows the event as failed. */
export type HandlerOutcome = undefined | Result<unknown, Refusal>;

export interface Handler {
  /** Unique and stored: `documents.fileCompletedEnvelope`. A renamed handler would do its work again. */
  readonly name: string;
  /** The event's name. */
  readonly on: string;
  /**
   * Does its part in its own transaction, in the event's organization; it commits with the note that it is done, so it
   * takes effect exactly once. No network calls here: enqueue a row instead. What it throws is tried again later;
   * meanwhile the organization's later events wait for this handler alone.
   * @param now when this try began
   */
  handle(tx: Transaction, event: Announcement, now: Instant): Promise<HandlerOutcome>;
}

/** A handler whose event is checked against the schema of its kind before it is called. */
export function handlerOf<K extends EventKind>(
  name: string,
  kind: K,
  handle: (tx: Transaction, event: Announcement<EventData<K>>, now: Instant) => Promise<HandlerOutcome>,
): Handler {
  return {
    name,
    on: kind.name,
    handle: (tx, event, now) =>
      handle(tx, { ...event, data: z.parse(kind.data, event.data) as EventData<K> }, now),
  };
}

export interface DispatchPorts {
  readonly db: Database;
  readonly handlers: readonly Handler[];
  readonly now: () => Instant;
  /** Told about what a handler throws; the row shows only its code. */
  readonly onFault: (error: unknown) => void;
}

/** The senders of the topics `event` and `handler`. The first puts an event into the queue of each of its handlers; the
 *  second lets the handlers work. A queue is a stream for one handler and one organization, so a handler that fails
 *  holds back only what it has to do itself, later in that organization. An event outside of organizations holds back
 *  nothing. */
export function createDispatchers(ports: DispatchPorts): readonly Sender[] {
  const byName = new Map(ports.handlers.map((handler) => [handler.name, handler]));
  if (byName.size < ports.handlers.length) throw new Error('two handlers of one name');
  return [
    {
      topic: 'event',
      most: 64,
      send: (row) =>
        once(ports, 'outbox.queue', row, async (tx) => {
          await enqueueAll(tx, queuesOf(ports.handlers, row));
          return undefined;
        }),
    },
    {
      topic: 'handler',
      most: 64,
      send: async (row) => {
        const { handler, ...event } = queuedEventOf(row);
        const found = byName.get(handler);
        // A worker of an older version leaves it to a newer one.
        if (found === undefined) return retry(`${handler}: unknown`);
        return once(ports, handler, row, (tx) => found.handle(tx, event, ports.now()));
      },
    },
  ];
}

function queuesOf(handlers: readonly Handler[], event: OutboxRow): NewOutboxRow[] {
  const { orgId, seq } = event;
  return handlers
    .filter(({ on }) => on === event.payload.event)
    .map(({ name }) => ({
      id: newId(),
      topic: 'handler',
      orgId,
      ...(seq === null ? {} : { stream: `handler:${orgId}:${name}`, streamSeq: seq }),
      payload: { handler: name, id: event.id, at: event.createdAt, event: event.payload },
    }));
}

/** The inverse of `queuesOf`. */
function queuedEventOf({ orgId, seq, payload }: OutboxRow): Announcement & { readonly handler: string } {
  const { handler, id, at, event } = payload as {
    readonly handler: string;
    readonly id: string;
    readonly at: Instant;
    readonly event: Payload;
  };
  return { handler, ...readAnnouncement({ id, orgId, seq, createdAt: at, payload: event }) };
}

/** The note comes first: a second worker with the same row waits at it, and then finds the work done. */
async function once(
  ports: DispatchPorts,
  name: string,
  row: OutboxRow,
  work: (tx: Transaction) => Promise<HandlerOutcome>,
): Promise<SendOutcome> {
  try {
    const outcome = await ports.db.transaction(row.orgId, async (tx) => {
      const isNew = await tx.run(sql`
        insert into handled (handler, event_id) values (${name}, ${row.id}) on conflict do nothing`);
      return isNew === 1 ? await work(tx) : undefined;
    });
    const isRefused = outcome !== undefined && !outcome.ok;
    return isRefused ? failed(`${name}: ${outcome.error.textCode}`) : 'sent';
  } catch (error) {
    ports.onFault(error);
    return retry(`${name}: ${faultCode(error)}`);
  }
}
