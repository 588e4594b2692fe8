import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { columnTypes } from './columns.ts';
import {
  breakWhenSilent,
  type CheckedOut,
  type ConnectionLease,
  connectionOn,
  queriesIn,
  sendAhead,
  successiveConnections,
  transactionOn,
} from './connection.ts';
import { DatabaseBusy } from './errors.ts';
import type { Database, Queries } from './queries.ts';
import { clientConfig, type ServerAddress } from './server-address.ts';

/** Requests that wait for a connection; one more is told to come again, before all wait in vain. */
const mostWaiting = 200;

/** How long statements under way may still take when the pool is closed. */
const closeMs = 2_000;

/** How long the server may take to say that it cancelled a statement. */
const graceMs = 2_000;

export interface PoolOptions {
  /** Connections at most; a request beyond waits up to 10 s. Default 10. */
  readonly connections?: number;
  /** A statement that runs longer is cancelled. Default 30,000. */
  readonly statementTimeoutMs?: number;
  /** Waiting longer for a row or table lock fails. Default 10,000. */
  readonly lockTimeoutMs?: number;
  /** Asked of a connection that is silent: where the server answers nobody, its statements fail at once instead of at
   *  their own limit. Without it only that limit counts. */
  readonly isServerAnswering?: () => Promise<boolean>;
  /** Silence after which it is asked. Default 8,000. */
  readonly silentMs?: number;
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  readonly onBrokenConnection?: (error: Error) => void;
}

/** Opens the pool that serves requests and jobs. Connects lazily: nothing is sent before the first statement.
 *
 *  Row security: `app.org` is overwritten at the beginning of every use of a pooled connection, by or in one burst with
 *  the first statement, and no answer is handed out unless that succeeded. So what an earlier user left behind is
 *  never in force, and no round trip is spent on clearing it. */
export function openPool(address: ServerAddress, options: PoolOptions = {}): Database {
  const { statementTimeoutMs = 30_000, silentMs = 8_000, isServerAnswering } = options;
  const pool = new pg.Pool({
    ...clientConfig(address),
    types: columnTypes,
    pipeline: true,
    max: options.connections ?? 10,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementTimeoutMs,
    lock_timeout: options.lockTimeoutMs ?? 10_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  let isClosing = false;
  pool.on('error', (error) => {
    if (!isClosing) options.onBrokenConnection?.(error);
  });
  // A connection that breaks while it is held fails the statements under way; without a listener it would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    breakWhenSilent(client, { silentMs, mostSilentMs: statementTimeoutMs + graceMs, isServerAnswering });
  });

  /** Throws `DatabaseBusy` where too many wait already, or one has waited too long. */
  async function lend(): Promise<pg.PoolClient> {
    if (pool.waitingCount >= mostWaiting) throw new DatabaseBusy();
    return pool.connect().catch((error: Error) => {
      throw error.message.includes('timeout exceeded when trying to connect') ? new DatabaseBusy() : error;
    });
  }

  async function lendIn(orgId: string): Promise<CheckedOut> {
    const client = await lend();
    return connectionOn(client, setOrganization(orgId), (isReusable) => giveBack(client, isReusable));
  }

  async function reading<T>(orgId: string, work: (queries: Queries) => Promise<T>): Promise<T> {
    const command = setOrganization(orgId);
    const client = await lend();
    const use: ConnectionLease = { client, ahead: sendAhead(client, command), over: false };
    try {
      return await work(queriesIn(use));
    } finally {
      use.over = true;
      giveBack(client);
    }
  }

  return {
    connect: async () => successiveConnections(await lendIn(''), lendIn),
    asNobody: (work) => reading('', work),
    asOrganization: reading,
    async transaction(orgId, work) {
      const begin = `begin; ${setOrganization(orgId ?? '', 'local')}`;
      const client = await lend();
      try {
        return await transactionOn(client, begin, work);
      } finally {
        giveBack(client);
      }
    },
    close: async () => {
      isClosing = true;
      // A statement of which nobody waits for the answer any more is left to the server.
      await Promise.race([pool.end(), pause(closeMs, undefined, { ref: false })]);
    },
  };
}

/** A client that is still inside a transaction, because its holder left or the way back failed, is not lent again. */
function giveBack(client: pg.PoolClient, isReusable = true): void {
  client.release(!isReusable || client.getTransactionStatus() !== 'I');
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `set` takes no parameters, so the id stands in the text; hence the check. */
function setOrganization(orgId: string, scope: 'session' | 'local' = 'session'): string {
  if (orgId !== '' && !uuid.test(orgId)) throw new Error('an organization is named by its uuid');
  return `set ${scope} app.org = '${orgId}'`;
}
