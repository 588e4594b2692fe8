/** The product in this process, with a count of what it reads: rows that the database hands over, and acts among them. */
import type { Answer, CallInput } from '@tabellion/kit/client.ts';
import { call } from '@tabellion/kit/client.ts';
import type { Endpoint, ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { Connection, Database, Queries } from '@tabellion/platform/database/queries.ts';
import type { Sql } from '@tabellion/platform/database/sql.ts';
import { createDispatchers } from '@tabellion/platform/outbox/dispatch.ts';
import { featuresOf } from '../../apps/server/features.ts';
import type { Installation } from '../../apps/server/installation.ts';
import { openApi } from '../../apps/server/openApi.ts';
import { given } from './founding.ts';
import { relayAll } from './relayAll.ts';

export interface ReadCounts {
  readonly statements: number;
  readonly rows: number;
  /** Read from their rows or from a page of the history. */
  readonly acts: number;
  /** How often each statement was sent, by its text. Without those that lease and settle what waits after the commit, and the
   *  locks that it waits at: rows are leased together or apart, as they come. */
  readonly times: ReadonlyMap<string, number>;
}

export interface CountedProduct {
  /** Calls an endpoint as somebody; throws what is refused. */
  api<E extends Endpoint>(endpoint: E, input: CallInput<E>, token?: string): Promise<ReplyOf<E>>;
  /** Does what waits after the commit until nothing does, as a worker does; mails stay. */
  settle(): Promise<void>;
  /** Since the last call. */
  take(): ReadCounts;
  readonly database: Database;
  close(): Promise<void>;
}

export async function openCountedProduct(installation: Installation): Promise<CountedProduct> {
  const { database, take } = countedOn(installation.db);
  const counted = { ...installation, db: database };
  const features = featuresOf(counted);
  const { host, close } = await openApi(counted, features, { limits: 'lifted' });
  const onFault = (fault: unknown) => {
    throw fault;
  };
  const senders = [
    ...createDispatchers({ db: database, handlers: features.handlers, now: installation.clock, onFault }),
    ...features.senders,
  ];
  const send = async (url: string, { method, headers, body }: RequestInit): Promise<Response> => {
    const reply = await host.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { payload: body }),
    });
    return new Response(reply.body, { status: reply.statusCode });
  };
  return {
    api: async <E extends Endpoint>(endpoint: E, input: CallInput<E>, token?: string) =>
      given((await call(endpoint, input, { token, language: 'en', send })) as Answer<ReplyOf<E>>),
    settle: () => relayAll(database, senders, { onFault }),
    take,
    database,
    close,
  };
}

function countedOn(database: Database) {
  let [statements, rows, acts] = [0, 0, 0];
  let times = new Map<string, number>();
  // The ledger is a service of its own: it reads as its log is long, and when it signs.
  const note = (found: readonly unknown[], { text }: Sql) => {
    if (/\bledger\./.test(text)) return;
    statements += 1;
    if (!/\b(outbox_|pg_advisory)/.test(text)) times.set(text, (times.get(text) ?? 0) + 1);
    rows += found.length;
    for (const row of found) acts += actsIn(row);
  };
  const counting = (queries: Queries): Queries => ({
    all: async <Row>(query: Parameters<Queries['all']>[0]) => {
      const found = await queries.all<Row>(query);
      note(found, query);
      return found;
    },
    first: async <Row>(query: Parameters<Queries['first']>[0]) => {
      const found = await queries.first<Row>(query);
      note(found === undefined ? [] : [found], query);
      return found;
    },
    one: async <Row>(query: Parameters<Queries['one']>[0]) => {
      const found = await queries.one<Row>(query);
      note([found], query);
      return found;
    },
    run: async (query) => {
      note([], query);
      return queries.run(query);
    },
  });
  const connectionOf = (connection: Connection): Connection => ({
    ...counting(connection),
    session: (query) => connection.session(query),
    transaction: (work) => connection.transaction((tx) => work(counting(tx))),
    releaseWhile: (orgId, wait) => connection.releaseWhile(orgId, wait),
    release: () => connection.release(),
  });
  const counted: Database = {
    connect: async () => connectionOf(await database.connect()),
    asNobody: (work) => database.asNobody((q) => work(counting(q))),
    asOrganization: (orgId, work) => database.asOrganization(orgId, (q) => work(counting(q))),
    transaction: (orgId, work) => database.transaction(orgId, (tx) => work(counting(tx))),
    close: () => database.close(),
  };
  return {
    database: counted,
    take: (): ReadCounts => {
      const taken = { statements, rows, acts, times };
      [statements, rows, acts] = [0, 0, 0];
      times = new Map();
      return taken;
    },
  };
}

/** A row of an act, or a page of the history as one text. */
function actsIn(row: unknown): number {
  const { actId, payload, text, size } = row as Readonly<Record<string, unknown>>;
  if (actId !== undefined && payload !== undefined) return 1;
  return typeof text === 'string' && typeof size === 'number' ? size : 0;
}
