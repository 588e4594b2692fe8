/** The worker in the same process is woken when a transaction that wrote to the outbox has committed. */
import type { Connection, Database, Transaction } from '../database/queries.ts';

const marked = new WeakSet<Transaction>();

/** Called by `enqueue`: this transaction gives the worker something to do. */
export function markForWaking(tx: Transaction): void {
  marked.add(tx);
}

/**
 * The same database, but `wake` is called after the commit of every transaction that wrote to the outbox.
 * A worker in another process is not reached by this; it looks by itself every second.
 */
export function wakingAfterCommit(database: Database, wake: () => void): Database {
  return {
    connect: async () => wakingConnection(await database.connect(), wake),
    asNobody: (work) => database.asNobody(work),
    asOrganization: (orgId, work) => database.asOrganization(orgId, work),
    transaction: (orgId, work) => watched((watching) => database.transaction(orgId, watching), work, wake),
    close: () => database.close(),
  };
}

function wakingConnection(connection: Connection, wake: () => void): Connection {
  return {
    all: connection.all,
    first: connection.first,
    one: connection.one,
    run: connection.run,
    session: connection.session,
    releaseWhile: connection.releaseWhile,
    release: connection.release,
    transaction: (work) => watched((watching) => connection.transaction(watching), work, wake),
  };
}

/** A transaction that rolled back may wake the worker too; it then finds nothing, which is harmless. */
async function watched<T>(
  open: (work: (tx: Transaction) => Promise<T>) => Promise<T>,
  work: (tx: Transaction) => Promise<T>,
  wake: () => void,
): Promise<T> {
  let wrote = false;
  const outcome = await open(async (tx) => {
    const inner = await work(tx);
    wrote = marked.has(tx);
    return inner;
  });
  if (wrote) wake();
  return outcome;
}
