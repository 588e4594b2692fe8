/** Announcements between features: written with the change, handled after the commit. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { EventData, EventKind } from '@tabellion/kit/event.ts';
import * as z from 'zod/mini';
import type { Transaction } from '../database/queries.ts';
import { enqueue, type OutboxRow, type Payload } from './enqueue.ts';

/** Where an announcement stands: its id, and its place in the organization's stream `events:{org}`. */
export type StreamPlace =
  | { readonly id: string; readonly orgId: string; readonly seq: bigint }
  /** Outside of every organization (a user registered): in no order. */
  | { readonly id: string; readonly orgId: null };

export interface Announcement<Data = unknown> {
  readonly id: string;
  readonly name: string;
  readonly orgId: string | null;
  /** null outside of organizations. */
  readonly seq: bigint | null;
  /** When the transaction that announced it began. */
  readonly at: Instant;
  readonly data: Data;
}

/** Announces an event in the transaction that made it true. `data` obeys its schema, or this throws. */
export async function announce<K extends EventKind>(
  tx: Transaction,
  kind: K,
  place: StreamPlace,
  data: EventData<K>,
): Promise<void> {
  const payload: Payload = { event: kind.name, ...(z.parse(kind.data, data) as Payload) };
  const order = place.orgId === null ? {} : { stream: `events:${place.orgId}`, streamSeq: place.seq };
  await enqueue(tx, { id: place.id, topic: 'event', orgId: place.orgId, ...order, payload });
}

/** The announcement that a row of the topic `event` carries: its name as `event`, beside it its data, unchecked yet. */
export function readAnnouncement({
  id,
  orgId,
  seq,
  createdAt,
  payload,
}: Pick<OutboxRow, 'id' | 'orgId' | 'seq' | 'createdAt' | 'payload'>): Announcement {
  const { event, ...data } = payload;
  return { id, name: String(event), orgId, seq, at: createdAt, data };
}
