/** The worker's dispatch of announcements, done at once. */
import { createDispatchers, type Handler } from '@tabellion/platform/outbox/dispatch.ts';
import { featuresOf } from '../../apps/server/features.ts';
import { relayAll } from './relayAll.ts';
import type { TestServer } from './server.ts';

/** Brings every announcement that waits to its handlers. A handler that throws fails the test, unless it has an `onFault`.
 *  @param more  handlers beside the features' own */
export async function announcementsArrive(
  { installation }: Pick<TestServer, 'installation'>,
  { more = [], onFault = rethrow }: { more?: readonly Handler[]; onFault?: (error: unknown) => void } = {},
): Promise<void> {
  const { db, clock } = installation;
  const handlers = [...featuresOf(installation).handlers, ...more];
  // One row at a time, in the order in which they were written: tests tell what came first.
  const dispatchers = createDispatchers({ db, handlers, now: clock, onFault }).map((sender) => ({
    ...sender,
    most: 1,
  }));
  await relayAll(db, dispatchers, { onFault });
}

const rethrow = (error: unknown): never => {
  throw error;
};
