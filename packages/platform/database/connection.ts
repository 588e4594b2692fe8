import type pg from 'pg';
import type { Connection, Queries, Transaction } from './queries.ts';
import type { Sql } from './sql.ts';

/** One stretch of use of a client of the pool: the time it is lent, or a transaction within. */
export interface Use {
  readonly client: pg.ClientBase;
  /** The commands, sent just before, that set `app.org`. Every answer waits for them: if they failed, nothing
   *  read under an unknown organization is handed out. */
  readonly ready: Promise<unknown>;
  /** From then on a late statement throws, instead of running in what somebody else does on the client. */
  over: boolean;
}

/** Statements within one use. */
export function queriesIn(use: Use): Queries {
  async function send({ name, text, values }: Sql): Promise<pg.QueryResult> {
    if (use.over) throw new Error(`a statement came after its connection was given back: ${text}`);
    const [result] = await Promise.all([use.client.query({ name, text, values: [...values] }), use.ready]);
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
  const sent = client.query(command);
  sent.catch(() => undefined);
  return sent;
}

/** Runs `begin`, the work, and the end that its outcome asks for: see `Connection.transaction`. `begin` travels in
 *  one burst with the first statement of the work. */
export async function transactionOn<T>(
  client: pg.ClientBase,
  begin: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const use: Use = { client, ready: sendAhead(client, begin), over: false };
  try {
    const outcome = await work(queriesIn(use));
    use.over = true;
    await use.ready;
    const end = isRefused(outcome) ? 'rollback' : 'commit';
    const { command } = await client.query(end);
    // After a statement that failed and was caught, PostgreSQL answers `commit` with ROLLBACK and no error.
    if (command !== end.toUpperCase())
      throw new Error('nothing was committed: a failed statement was passed over');
    return outcome;
  } catch (error) {
    use.over = true;
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** A refused `Result` of the kernel. */
function isRefused(outcome: unknown): boolean {
  return typeof outcome === 'object' && outcome !== null && 'ok' in outcome && outcome.ok === false;
}

/** A client as its holder sees it until he releases it. */
export function connectionOn(use: Use, giveBack: (isReusable: boolean) => void): Connection {
  let transactions = 0;
  return {
    ...queriesIn(use),
    transaction: async (work) => {
      if (use.over) throw new Error('a transaction was begun after its connection was given back');
      transactions += 1;
      try {
        return await transactionOn(use.client, 'begin', work);
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
