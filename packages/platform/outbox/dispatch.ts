/** Brings announcements to the handlers that features registered, each once. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import type { EventData, EventKind } from '@tabellion/kit/event.ts';
import * as z from 'zod/mini';
import type { Database, Transaction } from '../database/queries.ts';
import { sql } from '../database/sql.ts';
import { faultCode } from '../log/fault.ts';
import { type Announcement, announcementOf } from './announce.ts';
import { failed, retry, type Sender, type SendOutcome } from './sender.ts';

/** What a handler answers: nothing, or a `Result` whose refusal undoes its work and shows the event as failed. */
export type HandlerOutcome = undefined | Result<unknown, Refusal>;

export interface Handler {
  /** Unique and stored: `documents.fileCompletedEnvelope`. A renamed handler would do its work again. */
  readonly name: string;
  /** The event's name. */
  readonly on: string;
  /**
   * Does its part in its own transaction, in the event's organization; it commits with the note that it is done, so it
   * takes effect exactly once. No network calls here: enqueue a row instead. What it throws is tried again later;
   * meanwhile the organization's later events wait.
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

/** The sender of the topic `event`. Every handler of an event is tried, in the order of registration, also after
 *  another's failure; the event counts as sent when all are done. One without handlers is sent at once. */
export function createDispatcher(ports: DispatchPorts): Sender {
  const byEvent = indexed(ports.handlers);
  return {
    topic: 'event',
    async send(row) {
      const event = announcementOf(row);
      let outcome: SendOutcome = 'sent';
      for (const handler of byEvent.get(event.name) ?? []) {
        outcome = graver(outcome, await runHandler(ports, handler, event));
      }
      return outcome;
    },
  };
}

function indexed(handlers: readonly Handler[]): ReadonlyMap<string, readonly Handler[]> {
  const names = new Set(handlers.map((handler) => handler.name));
  if (names.size < handlers.length) throw new Error('two handlers of one name');
  const byEvent = new Map<string, Handler[]>();
  for (const handler of handlers) byEvent.set(handler.on, [...(byEvent.get(handler.on) ?? []), handler]);
  return byEvent;
}

/** The note comes first: a second worker with the same event waits at it, and then finds the work done. */
async function runHandler(ports: DispatchPorts, handler: Handler, event: Announcement): Promise<SendOutcome> {
  try {
    const outcome = await ports.db.transaction(event.orgId, async (tx) => {
      const isNew = await tx.run(sql`
        insert into handled (handler, event_id) values (${handler.name}, ${event.id}) on conflict do nothing`);
      return isNew === 1 ? await handler.handle(tx, event, ports.now()) : undefined;
    });
    const isRefused = outcome !== undefined && !outcome.ok;
    return isRefused ? failed(`${handler.name}: ${outcome.error.textCode}`) : 'sent';
  } catch (error) {
    ports.onFault(error);
    return retry(`${handler.name}: ${faultCode(error)}`);
  }
}

function graver(one: SendOutcome, other: SendOutcome): SendOutcome {
  if (one === 'sent') return other;
  return other !== 'sent' && 'failed' in other && !('failed' in one) ? other : one;
}
