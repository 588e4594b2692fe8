/**
 * The product as a process that dies at one point of its work. A point stands before and after each call of whoever is
 * outside (the provider of payments, the registrar, whoever takes mail), and before and after each commit. From its death on
 * nothing of it takes effect: statements fail, transactions are rolled back, and nobody outside is called any more, whatever
 * its code catches. Whoever is outside, and the database, live on.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { PaymentProvider } from '@tabellion/features/billing/server/provider.ts';
import type { RegistryPorts } from '@tabellion/features/registry/server/public.ts';
import type { Connection, Database, Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import type { Route } from '@tabellion/platform/http/route.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { openLog } from '@tabellion/platform/log/log.ts';
import type { MailTransport } from '@tabellion/platform/mail/mail.ts';
import { createMailSender } from '@tabellion/platform/mail/sender.ts';
import { createDispatchers } from '@tabellion/platform/outbox/dispatch.ts';
import type { Sender } from '@tabellion/platform/outbox/sender.ts';
import { type AskedOutside, askedOutside, featuresOf } from '../../apps/server/features.ts';
import type { Installation } from '../../apps/server/installation.ts';
import { openApi } from '../../apps/server/openApi.ts';
import { relayAll } from './relayAll.ts';
import type { TestServer } from './server.ts';

class Killed extends Error {}

/** Where it can die: on one side of a commit, or of a call of whoever is outside. Each is named once in a life, as in
 *  `after pay: provider.begin (2)`. */
type Side = 'before' | 'after';

interface Life {
  /** The points that were passed, in their order. */
  readonly points: readonly string[];
  isOver(): boolean;
  /** Gives this name to the points of all that `work` does. */
  during<T>(name: string, work: () => Promise<T>): Promise<T>;
  pass(side: Side, step: string): void;
  /** Calls whoever is outside. */
  call<T>(step: string, ask: () => Promise<T>): Promise<T>;
  alive<T>(ask: () => Promise<T>): Promise<T>;
}

function openLife(killedAt: string | null): Life {
  const names = new AsyncLocalStorage<string>();
  const points: string[] = [];
  let isOver = false;
  const pass = (side: Side, step: string): void => {
    if (isOver) throw new Killed();
    const name = `${side} ${names.getStore() ?? 'elsewhere'}: ${step}`;
    const times = points.filter((one) => one === name || one.startsWith(`${name} (`)).length + 1;
    const point = times === 1 ? name : `${name} (${times})`;
    points.push(point);
    if (point !== killedAt) return;
    isOver = true;
    throw new Killed();
  };
  return {
    points,
    pass,
    isOver: () => isOver,
    during: (name, work) => names.run(name, work),
    alive: (ask) => (isOver ? Promise.reject(new Killed()) : ask()),
    call: async (step, ask) => {
      pass('before', step);
      const answer = await ask();
      pass('after', step);
      return answer;
    },
  };
}

/** Both sides of each step. */
export const pointsOf = (steps: readonly string[]): string[] =>
  steps.flatMap((step) => [`before ${step}`, `after ${step}`]);

const queriesOf = (q: Queries, { alive }: Life): Queries => ({
  all: <Row>(query: Parameters<Queries['all']>[0]) => alive(() => q.all<Row>(query)),
  first: <Row>(query: Parameters<Queries['first']>[0]) => alive(() => q.first<Row>(query)),
  one: <Row>(query: Parameters<Queries['one']>[0]) => alive(() => q.one<Row>(query)),
  run: (query) => alive(() => q.run(query)),
});

/** A refusal is rolled back, so that there is no commit. */
const isRefusal = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'ok' in outcome && outcome.ok === false;

async function committed<T>(
  life: Life,
  open: (work: (tx: Transaction) => Promise<T>) => Promise<T>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const outcome = await life.alive(() =>
    open(async (tx) => {
      const done = await work(queriesOf(tx, life));
      if (!isRefusal(done)) life.pass('before', 'commit');
      return done;
    }),
  );
  if (!isRefusal(outcome)) life.pass('after', 'commit');
  return outcome;
}

const databaseOf = (db: Database, life: Life): Database => ({
  connect: () => life.alive(async () => connectionOf(await db.connect(), life)),
  asNobody: (work) => life.alive(() => db.asNobody((q) => work(queriesOf(q, life)))),
  asOrganization: (orgId, work) =>
    life.alive(() => db.asOrganization(orgId, (q) => work(queriesOf(q, life)))),
  transaction: (orgId, work) => committed(life, (inside) => db.transaction(orgId, inside), work),
  close: async () => undefined,
});

function connectionOf(connection: Connection, life: Life): Connection {
  const { all, first, one, run } = queriesOf(connection, life);
  return {
    all,
    first,
    one,
    run,
    session: <Row>(query: Parameters<Connection['session']>[0]) =>
      life.alive(() => connection.session<Row>(query)),
    transaction: (work) => committed(life, (inside) => connection.transaction(inside), work),
    releaseWhile: (orgId, wait) => connection.releaseWhile(orgId, wait),
    release: () => connection.release(),
  };
}

/** Every call that leaves the process is named here: one more does not compile. */
const providerOf = (provider: PaymentProvider, { call }: Life): PaymentProvider => ({
  name: provider.name,
  sealingKey: provider.sealingKey,
  readMethod: provider.readMethod,
  begin: (request, key, signal) => call('provider.begin', () => provider.begin(request, key, signal)),
  find: (key, signal) => call('provider.find', () => provider.find(key, signal)),
  refund: (request, key, signal) => call('provider.refund', () => provider.refund(request, key, signal)),
  findRefund: (key, signal) => call('provider.findRefund', () => provider.findRefund(key, signal)),
  charge: (request, key, signal) => call('provider.charge', () => provider.charge(request, key, signal)),
  keepCard: (request, signal) => call('provider.keepCard', () => provider.keepCard(request, signal)),
  // Nothing waits for it.
  forgetOtherCards: provider.forgetOtherCards,
});

function registryOf(registry: RegistryPorts, { call }: Life): RegistryPorts {
  const { registrar, filingDesk, registryTimeoutMs } = registry;
  if (registrar.name === 'manual' || filingDesk.name === 'manual')
    throw new Error('nobody asks a registry by hand');
  return {
    filingDesk: {
      name: filingDesk.name,
      submit: (paper, key, signal) => call('desk.submit', () => filingDesk.submit(paper, key, signal)),
      find: (key, signal) => call('desk.find', () => filingDesk.find(key, signal)),
    },
    registryTimeoutMs,
    registrar: {
      name: registrar.name,
      submit: (filing, key, signal) => call('registrar.submit', () => registrar.submit(filing, key, signal)),
      find: (key, signal) => call('registrar.find', () => registrar.find(key, signal)),
    },
  };
}

export interface Mortal {
  readonly origin: string;
  /** Its own database and clock. */
  readonly installation: Installation;
  readonly outside: AskedOutside;
  points(): readonly string[];
  isDead(): boolean;
  during<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Sends announcements and mails until none is due. */
  relay(): Promise<void>;
  runJob(name: string): Promise<void>;
  close(): Promise<void>;
}

/** @param killedAt the name of a point; null for one that lives on */
export async function startMortal(server: TestServer, killedAt: string | null = null): Promise<Mortal> {
  const life = openLife(killedAt);
  const db = databaseOf(server.installation.db, life);
  const installation = { ...server.installation, db, log: openLog('silent') };
  const { billing, registry } = askedOutside(server.installation);
  const outside = {
    billing: { ...billing, provider: providerOf(billing.provider, life) },
    registry: registryOf(registry, life),
  };
  const features = featuresOf(installation, outside);
  const routes = features.routes.map((route) => named(route, life));
  const prepare = async () => undefined;
  const { host, close } = await openApi(installation, { ...features, routes, prepare }, { limits: 'lifted' });
  return {
    origin: await host.listen({ port: 0, host: '127.0.0.1' }),
    installation,
    outside,
    points: () => life.points,
    isDead: life.isOver,
    during: life.during,
    relay: () => relayAll(db, sendersOf(installation, features, life), { onFault: rethrow }),
    runJob: async (name) => {
      const job = jobOf(features.schedules, name);
      const now = installation.clock();
      await life.during(name, () => job.run({ db, now, signal: AbortSignal.timeout(60_000) }));
    },
    close,
  };
}

const rethrow = (error: unknown): never => {
  throw error;
};

const named = (route: Route, life: Life): Route => {
  const name = `${route.endpoint.method} ${route.endpoint.path}`;
  const handle = (...of: [never, never]) => life.during(name, () => route.handle(...of));
  return Object.assign({}, route, { handle });
};

function jobOf(jobs: readonly ScheduledJob[], name: string): ScheduledJob {
  const job = jobs.find((one) => one.name === name);
  if (job === undefined) throw new Error(`no job ${name}`);
  return job;
}

function sendersOf(
  installation: Installation,
  { handlers, mailTemplates: templates, senders }: ReturnType<typeof featuresOf>,
  life: Life,
): Sender[] {
  const { db, clock: now, texts, brand, mailbox } = installation;
  if (mailbox === undefined) throw new Error('mail stays here');
  const transport: MailTransport = {
    deliver: (id, mail) => life.call('transport.deliver', () => mailbox.deliver(id, mail)),
    close: () => mailbox.close(),
  };
  const publicUrl = 'https://books.test';
  return [
    ...createDispatchers({ db, handlers, now, onFault: rethrow }),
    createMailSender({ db, now, transport, templates, texts, brand, publicUrl }),
    // The others print and seal: those are killed elsewhere.
    ...senders.filter(({ topic }) => topic === 'filing'),
  ].map((sender) => ({
    ...sender,
    // One after the other, so that each life passes the same points.
    most: 1,
    send: (row) => life.during(nameOf(row.payload) ?? sender.topic, () => sender.send(row)),
  }));
}

const nameOf = ({ handler, event, template }: Readonly<Record<string, unknown>>): string | undefined =>
  [handler, template, event].find((name) => typeof name === 'string');
