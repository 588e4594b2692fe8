import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type pg from 'pg';
import { DatabaseSilent } from './errors.ts';
import type { Connection, Queries, Transaction } from './queries.ts';
import type { Sql } from './sql.ts';
import { type Command, Statement, type StatementAnswer } from './statement.ts';

/** One stretch of use of a client of the pool: the time it is lent, or a transaction within. */
export interface ConnectionLease {
  readonly client: pg.Client;
  /** The command, sent before all statements, that sets `app.org`. If it failed, nothing read under an unknown
   *  organization is handed out. */
  ahead: PipelinedCommand;
  /** True once the lease has ended: a late statement then throws, instead of running in what somebody else does
   *  on the client. */
  over: boolean;
}

/** A command sent before a statement on its client. Answers come in the order of sending: once the statement
 *  has its answer, this command's outcome is known, and needs no waiting. */
export interface PipelinedCommand {
  failure: Error | undefined;
}

const nothingAhead: PipelinedCommand = Object.freeze({ failure: undefined });

/** Statements within one use.
 *  @param prepare runs before each statement is sent */
export function queriesIn(use: ConnectionLease, prepare: () => void = () => undefined): Queries {
  const send = <T>(query: Sql, taken: (answer: StatementAnswer) => T): Promise<T> => {
    if (use.over) {
      const late = `a statement came after its connection was given back: ${query.text}`;
      return Promise.reject(new Error(late));
    }
    prepare();
    return ask(use.client, query, { ahead: use.ahead, taken });
  };
  return {
    all: <Row>(query: Sql) => send(query, ({ rows }) => rows as Row[]),
    first: <Row>(query: Sql) => send(query, ({ rows }) => rows[0] as Row | undefined),
    one: <Row>(query: Sql) =>
      send(query, ({ rows }) => {
        if (rows.length !== 1) throw new Error(`${rows.length} rows where one was due: ${query.text}`);
        return rows[0] as Row;
      }),
    run: (query) => send(query, ({ rowCount }) => rowCount ?? 0),
  };
}

/** Sends one of our own commands at once, in order before whatever follows. Its failure is judged by what follows.
 *  @param before what was sent ahead of it: its failure is this one's too */
export function sendAhead(client: pg.Client, command: string, before = nothingAhead): PipelinedCommand {
  const own: PipelinedCommand = { failure: undefined };
  heldBack(ask(client, { text: command }, { ahead: before, own, taken: () => undefined }));
  return own;
}

/** Until somebody awaits it, its failure must not count as unhandled. */
function heldBack<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

interface Asking<T> {
  readonly ahead: PipelinedCommand;
  /** Where this command's own failure is noted for those behind it. */
  readonly own?: PipelinedCommand;
  readonly taken: (answer: StatementAnswer) => T;
}

/** Works by callback: the promises of `pg` take a stack on every failure, and one more turn on every answer. */
function ask<T>(client: pg.Client, command: Command, { ahead, own, taken }: Asking<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const { stream } = client.connection;
    const answered = (error: Error | undefined, read: () => StatementAnswer): void => {
      waiting.set(stream, statementsWaitingOn(stream) - 1);
      try {
        const failure = error ?? ahead.failure;
        // The first answer stands: values that cannot be sent fail at once, and what closes the statement is answered too.
        if (own !== undefined) own.failure ??= failure;
        if (failure) throw failure;
        resolve(taken(read()));
      } catch (failed) {
        reject(failed);
      }
    };
    waiting.set(stream, statementsWaitingOn(stream) + 1);
    sendTogether(stream);
    client.query(new Statement(command, answered));
  });
}

const waiting = new WeakMap<Duplex, number>();

const statementsWaitingOn = (stream: Duplex): number => waiting.get(stream) ?? 0;

export interface Silence {
  /** Silence after which the server is asked on another connection. */
  readonly silentMs: number;
  /** Silence after which the connection is broken in any case: the server cancels what takes too long, so it is gone without a
   *  word (a network that drops). */
  readonly mostSilentMs: number;
  readonly isServerAnswering: (() => Promise<boolean>) | undefined;
}

/** Breaks a connection on which statements wait and nothing comes, once the server answers nobody else either (a machine
 *  that stands still) or has had longer than any statement may take. One timer per connection. */
export function breakWhenSilent({ connection: { stream } }: pg.Client, silence: Silence): void {
  if (!(stream instanceof Socket)) return;
  const { mostSilentMs, isServerAnswering } = silence;
  const stepMs = isServerAnswering === undefined ? mostSilentMs : Math.min(silence.silentMs, mostSilentMs);
  let [heard, silentMs] = [0, 0];
  const judge = async () => {
    if (statementsWaitingOn(stream) === 0) return;
    silentMs = stream.bytesRead === heard ? silentMs + stepMs : stepMs;
    heard = stream.bytesRead;
    const isGone = silentMs >= mostSilentMs || (await isServerAnswering?.()) !== true;
    if (!isGone) stream.setTimeout(stepMs);
    else if (stream.bytesRead === heard) stream.destroy(new DatabaseSilent());
  };
  // Given to `setTimeout` it would be called once, and a connection that was idle before would never be judged.
  stream.on('timeout', () => void judge());
  stream.setTimeout(stepMs);
}

/** Sends together what one turn of the event loop writes: statements that do not wait for each other, and the
 *  command ahead of them, cost one call of the system and one wake-up of the database. `pg` sends each
 *  alone. */
function sendTogether(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Runs `begin`, the work, and the end that its outcome asks for: see `Connection.transaction`. `begin` travels in
 *  one burst with the first statement of the work.
 *  @param outer what the use in which the transaction takes place sent ahead */
export async function transactionOn<T>(
  client: pg.Client,
  begin: string,
  work: (tx: Transaction) => Promise<T>,
  outer = nothingAhead,
): Promise<T> {
  const use: ConnectionLease = { client, ahead: sendAhead(client, begin, outer), over: false };
  const finish = (end: string) =>
    ask(client, { text: end }, { ahead: use.ahead, taken: ({ command }) => command });
  try {
    const outcome = await work(queriesIn(use));
    use.over = true;
    const end = isRefused(outcome) ? 'rollback' : 'commit';
    // After a statement that failed and was caught, PostgreSQL answers `commit` with ROLLBACK and no error.
    if ((await finish(end)) !== end.toUpperCase()) {
      throw new Error('nothing was committed: a failed statement was passed over');
    }
    return outcome;
  } catch (error) {
    use.over = true;
    await finish('rollback').catch(() => undefined);
    throw error;
  }
}

function isRefused(outcome: unknown): boolean {
  return typeof outcome === 'object' && outcome !== null && 'ok' in outcome && outcome.ok === false;
}

/** A client as its holder sees it until he releases it. */
export type CheckedOut = Omit<Connection, 'releaseWhile'>;

/** Connections of one holder, one after the other. @param another  lends the next one, inside an organization */
export function successiveConnections(
  first: CheckedOut,
  another: (orgId: string) => Promise<CheckedOut>,
): Connection {
  let [current, isReleased] = [first, false];
  return {
    all: (query) => current.all(query),
    first: (query) => current.first(query),
    one: (query) => current.one(query),
    run: (query) => current.run(query),
    session: (query) => current.session(query),
    transaction: (work) => current.transaction(work),
    releaseWhile: async (orgId, wait) => {
      if (isReleased) return wait();
      current.release();
      try {
        await wait();
      } finally {
        current = await another(orgId);
        // Its holder left meanwhile.
        if (isReleased) current.release();
      }
    },
    release: () => {
      isReleased = true;
      current.release();
    },
  };
}

/** @param clear the command that takes the earlier holder's organization away. Sent before the first statement, unless
 *    that is the session statement, which sets the organization itself (8 to 13 % of a request of three readings) */
export function connectionOn(
  client: pg.Client,
  clear: string,
  giveBack: (isReusable: boolean) => void,
): CheckedOut {
  const use: ConnectionLease = { client, ahead: nothingAhead, over: false };
  let isFresh = true;
  let transactions = 0;
  const settle = () => {
    if (isFresh) use.ahead = sendAhead(client, clear);
    isFresh = false;
  };
  const queries = queriesIn(use, settle);
  return {
    all: queries.all,
    first: queries.first,
    one: queries.one,
    run: queries.run,
    session: async <Row>(query: Sql) => {
      if (use.over || !isFresh) throw new Error('the session statement is the first one of a connection');
      isFresh = false;
      const own: PipelinedCommand = { failure: undefined };
      use.ahead = own;
      const taken = ({ rows }: StatementAnswer) => rows[0] as Row | undefined;
      return ask(client, query, { ahead: nothingAhead, own, taken });
    },
    transaction: async (work) => {
      if (use.over) throw new Error('a transaction was begun after its connection was given back');
      settle();
      transactions += 1;
      try {
        return await transactionOn(client, 'begin', work, use.ahead);
      } finally {
        transactions -= 1;
      }
    },
    release: () => {
      if (!use.over) giveBack(transactions === 0);
      use.over = true;
    },
  };
}
