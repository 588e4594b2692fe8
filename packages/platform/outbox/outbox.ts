/** The worker's side of the outbox: one relay per topic, so that a slow mail server holds up no announcement. */
import type { Database } from '../database/queries.ts';
import type { Loop } from './loop.ts';
import { openRelay, type RelayOptions } from './relay.ts';
import type { Sender } from './sender.ts';

/** Opens a relay for every sender; topics without one wait. `wake` belongs into `wakingAfterCommit`. */
export function openOutbox(db: Database, senders: readonly Sender[], options: RelayOptions): Loop {
  const relays = senders.map((sender) => openRelay(db, sender, options));
  return {
    wake() {
      for (const relay of relays) relay.wake();
    },
    async close() {
      await Promise.all(relays.map((relay) => relay.close()));
    },
  };
}
