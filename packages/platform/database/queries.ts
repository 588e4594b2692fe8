import type { Sql } from './sql.ts';

/** Runs statements. Column types arrive as `columns.ts` says; the caller names the row's type and answers
 *  for it (a store, next to its statement). Statements sent without waiting for each other travel together and
 *  run in the order in which they were sent. */
export interface Queries {
  all<Row>(query: Sql): Promise<Row[]>;
  first<Row>(query: Sql): Promise<Row | undefined>;
  /** Throws when there is not exactly one row. */
  one<Row>(query: Sql): Promise<Row>;
  run(query: Sql): Promise<number>;
}

export interface Transaction extends Queries {}

/** One connection, held for one request. It starts with no organization: `app.org` is empty, and row security shows
 *  no tenant's row. */
export interface Connection extends Queries {
  /** The first statement of a request: finds who asks, and sets `app.org` for all that follow, to the organization or
   *  to ''. It sets it whatever it finds (`set_config` in a row that may be missing would leave the organization of
   *  the connection's earlier holder in force), and reads nothing that is under row security before.
   *  In `first` instead, it would cost one command more. */
  session<Row>(query: Sql): Promise<Row | undefined>;
  /** Commits what `work` did, unless it throws or returns a refused `Result` (`ok: false`): then nothing
   *  of it stays. Transactions do not nest, and a serialization failure or deadlock is passed on, not retried. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Gives the client back while `wait` lasts, and goes on with another one inside this organization: whoever waits for his
   *  turn keeps nobody else from the database. Between statements, outside transactions. Throws what `wait` throws. */
  releaseWhile(orgId: string, wait: () => Promise<void>): Promise<void>;
  /** Gives the connection back; the next holder does not see this one's organization. Once is enough, twice is harmless. */
  release(): void;
}

/** A pool of connections in the role `tabellion_app`, which owns nothing and stands under row security. */
export interface Database {
  connect(): Promise<Connection>;
  /** Statements outside every organization: accounts, sessions, the outbox. */
  asNobody<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  asOrganization<T>(orgId: string, work: (queries: Queries) => Promise<T>): Promise<T>;
  /** One transaction in one organization, or in none (`null`). Ends as `Connection.transaction` says. */
  transaction<T>(orgId: string | null, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Waits for the connections that are out, then closes all. */
  close(): Promise<void>;
}
