import type { Database } from '@tabellion/platform/database/queries.ts';
import { type RelayOptions, relayOnce } from '@tabellion/platform/outbox/relay.ts';
import type { Sender } from '@tabellion/platform/outbox/sender.ts';

/** Sends what is due until nothing is, also what sending itself wrote. */
export async function relayAll(
  db: Database,
  senders: readonly Sender[],
  options: RelayOptions,
): Promise<void> {
  let sent: number;
  do {
    sent = 0;
    for (const sender of senders) sent += await relayOnce(db, sender, options);
  } while (sent > 0);
}
