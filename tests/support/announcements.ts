/** What the worker does with announcements, done at once. */
import { createDispatcher } from '@tabellion/platform/outbox/dispatch.ts';
import { relayOnce } from '@tabellion/platform/outbox/relay.ts';
import { featuresOf } from '../../apps/server/features.ts';
import type { TestServer } from './server.ts';

/** Brings every announcement that waits to its handlers. A handler that throws fails the test. */
export async function announcementsArrive({ installation }: TestServer): Promise<void> {
  const { db, clock } = installation;
  const onFault = (error: unknown) => {
    throw error;
  };
  const dispatcher = createDispatcher({
    db,
    handlers: featuresOf(installation).handlers,
    now: clock,
    onFault,
  });
  while ((await relayOnce(db, dispatcher, { onFault })) > 0);
}
