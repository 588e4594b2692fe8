/** Records what one request sends to the database, and which answers each statement waited for. */
import type { Connection, Database, Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import type { Sql, SqlValue } from '@tabellion/platform/database/sql.ts';

export interface RecordedStep {
  /** Absent for `begin` and `commit`, which are not prepared. */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly SqlValue[];
  /** How many of the earlier steps were answered before this one was sent. */
  readonly after: number;
  rows: readonly object[];
}

export interface Recorder {
  readonly database: Database;
  /** The steps since the last call. */
  take(): readonly RecordedStep[];
}

export function recorderOn(database: Database): Recorder {
  let steps: RecordedStep[] = [];
  let answered = 0;

  function note({ name, text, values }: Pick<RecordedStep, 'name' | 'text' | 'values'>) {
    const step: RecordedStep = {
      ...(name === undefined ? {} : { name }),
      text,
      values,
      after: answered,
      rows: [],
    };
    const place = steps.push(step);
    return (rows: readonly object[]) => {
      step.rows = rows;
      answered = Math.max(answered, place);
    };
  }

  const noting = (queries: Queries): Queries => ({
    all: <Row>(query: Sql) =>
      noted(
        query,
        () => queries.all<Row>(query),
        (rows) => rows,
      ),
    first: <Row>(query: Sql) => noted(query, () => queries.first<Row>(query), listOf),
    one: <Row>(query: Sql) => noted(query, () => queries.one<Row>(query), listOf),
    run: (query) =>
      noted(
        query,
        () => queries.run(query),
        () => [],
      ),
  });

  async function noted<T>(
    query: Sql,
    send: () => Promise<T>,
    rowsIn: (answer: T) => readonly unknown[],
  ): Promise<T> {
    const isAnswered = note(query);
    const answer = await send();
    isAnswered(rowsIn(answer) as readonly object[]);
    return answer;
  }

  /** `begin` travels with the first statement; `commit` is waited for (packages/platform/database/connection.ts). */
  async function transaction<T>(
    open: (work: (tx: Transaction) => Promise<T>) => Promise<T>,
    work: (tx: Transaction) => Promise<T>,
    begin = 'begin',
  ): Promise<T> {
    note({ text: begin, values: [] });
    let isCommitted: ReturnType<typeof note> = () => undefined;
    const outcome = await open(async (tx) => {
      const inner = await work(noting(tx));
      isCommitted = note({ text: 'commit', values: [] });
      return inner;
    });
    isCommitted([]);
    return outcome;
  }

  const connectionOf = (connection: Connection): Connection => ({
    ...noting(connection),
    session: <Row>(query: Sql) => noted(query, () => connection.session<Row>(query), listOf),
    transaction: (work) => transaction((inner) => connection.transaction(inner), work),
    releaseWhile: (orgId, wait) => connection.releaseWhile(orgId, wait),
    release: () => connection.release(),
  });

  return {
    database: {
      ...database,
      connect: async () => connectionOf(await database.connect()),
      transaction: (orgId, work) =>
        transaction(
          (inner) => database.transaction(orgId, inner),
          work,
          `begin; set local app.org = '${orgId ?? ''}'`,
        ),
    },
    take: () => {
      const taken = steps;
      [steps, answered] = [[], 0];
      return taken;
    },
  };
}

const listOf = (row: unknown): readonly unknown[] => (row === undefined ? [] : [row]);
