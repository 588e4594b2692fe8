import type pg from 'pg';
import type { Connection, Queries, Transaction } from './queries.ts';
import type { Sql } from './sql.ts';

/** One stretch of use of a client of the pool: the time it is lent, or a transaction within. */
export interface Use {
  readonly client: pg.ClientBase;
  /** The commands, sent just before, that set `app.org`. Every answer waits for them: if they failed, nothing
   *  read under an unknown organization is handed out. */
  ready: Promise<unknown>;
  /** From then on a late statement throws, instead of running in what somebody else does on the client. */
  over: boolean;
}

/** Statements within one use.
 *  @param prepare runs before each statement is sent */
export function queriesIn(use: Use, prepare: () => void = () => undefined): Queries {
  async function send(query: Sql): Promise<pg.QueryResult> {
    if (use.over) throw new Error(`a statement came after its connection was given back: ${query.text}`);
    prepare();
    const result = await ask(use.client, configOf(query));
    await use.ready;
    return result;
  }
  return {
    all: async <Row>(query: Sql) => (await send(query)).rows as Row[],
    first: async <Row>(query: Sql) => (await send(query)).rows[0] as Row | undefined,
    one: async <Row>(query: Sql) => {
      const { rows } = await send(query);
      if (rows.length !== 1) throw new Error(`${rows.length} rows where one was due: ${query.text}`);
      return rows[0] as Row;
    },
    run: async (query) => (await send(query)).rowCount ?? 0,
  };
}

/** Sends one of our own commands at once, in order before whatever follows. Its failure is judged by whoever awaits
 *  the promise; until then it must not count as unhandled. */
export function sendAhead(client: pg.ClientBase, command: string): Promise<unknown> {
  return heldBack(ask(client, { text: command }));
}

function heldBack<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

const configOf = ({ name, text, values }: Sql): pg.QueryConfig => ({ name, text, values: [...values] });

/** By callback: the promises of `pg` take a stack on every failure, and one more turn on every answer. */
function ask(client: pg.ClientBase, query: pg.QueryConfig): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    client.query(query, (error, result) => (error ? reject(error) : resolve(result)));
  });
}

/** Runs `begin`, the work, and the end that its outcome asks for: see `Connection.transaction`. `begin` travels in
 *  one burst with the first statement of the work.
 *  @param outer `ready` of the use in which the transaction takes place */
export async function transactionOn<T>(
  client: pg.ClientBase,
  begin: string,
  work: (tx: Transaction) => Promise<T>,
  outer: Promise<unknown> = Promise.resolve(),
): Promise<T> {
  const ready = heldBack(Promise.all([outer, sendAhead(client, begin)]));
  const use: Use = { client, ready, over: false };
  try {
    const outcome = await work(queriesIn(use));
    use.over = true;
    await use.ready;
    const end = isRefused(outcome) ? 'rollback' : 'commit';
    const { command } = await ask(client, { text: end });
    // After a statement that failed and was caught, PostgreSQL answers `commit` with ROLLBACK and no error.
    if (command !== end.toUpperCase()) {
      throw new Error('nothing was committed: a failed statement was passed over');
    }
    return outcome;
  } catch (error) {
    use.over = true;
    await ask(client, { text: 'rollback' }).catch(() => undefined);
    throw error;
  }
}

/** A refused `Result` of the kernel. */
function isRefused(outcome: unknown): boolean {
  return typeof outcome === 'object' && outcome !== null && 'ok' in outcome && outcome.ok === false;
}

/** A client as its holder sees it until he releases it.
 *  @param clear the command that takes the earlier holder's organization away. Sent before the first statement, unless
 *    that is the session statement, which sets the organization itself (8 to 13 % of a request of three readings) */
export function connectionOn(
  client: pg.ClientBase,
  clear: string,
  giveBack: (isReusable: boolean) => void,
): Connection {
  const use: Use = { client, ready: Promise.resolve(), over: false };
  let isFresh = true;
  let transactions = 0;
  const settle = () => {
    if (isFresh) use.ready = sendAhead(client, clear);
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
      const answer = heldBack(ask(client, configOf(query)));
      use.ready = answer;
      return (await answer).rows[0] as Row | undefined;
    },
    transaction: async (work) => {
      if (use.over) throw new Error('a transaction was begun after its connection was given back');
      settle();
      transactions += 1;
      try {
        return await transactionOn(client, 'begin', work, use.ready);
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
