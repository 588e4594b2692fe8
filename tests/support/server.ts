import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { demoCoupons } from '@tabellion/features/billing/rules/coupons.data.ts';
import { seedCoupons } from '@tabellion/features/billing/server/public.ts';
import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { type Answer, type CallInput, call } from '@tabellion/kit/client.ts';
import type { Endpoint, ReplyOf } from '@tabellion/kit/endpoint.ts';
import { openTypesetter } from '@tabellion/paper/typeset/typesetter.ts';
import { readConfig } from '@tabellion/platform/config/config.ts';
import { loadSecrets } from '@tabellion/platform/config/secrets.ts';
import { openPool } from '@tabellion/platform/database/pool.ts';
import { openFiles } from '@tabellion/platform/files/openFiles.ts';
import type { Route } from '@tabellion/platform/http/route.ts';
import { type Log, openLog } from '@tabellion/platform/log/log.ts';
import { openMailbox } from '@tabellion/platform/mail/mailbox.ts';
import { openMetrics } from '@tabellion/platform/metrics/metrics.ts';
import type { Language } from '@tabellion/texts/text.ts';
import { featuresOf } from '../../apps/server/features.ts';
import type { Installation } from '../../apps/server/installation.ts';
import { openApi } from '../../apps/server/openApi.ts';
import { openInstalledSeal } from '../../apps/server/sealing.ts';
import { allTexts } from '../../apps/server/texts.ts';
import { brandOf } from '../../apps/web/brands/brands.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { scratchFolder } from './scratch.ts';
import { type Received, sent } from './sent.ts';

/** Starts at the machine's time and stands until it is moved. */
interface TestClock {
  read(): Instant;
  set(now: Instant): void;
  pass(time: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

interface CallAs {
  language?: Language;
  idempotencyKey?: string;
  file?: Blob;
}

/** Calls an endpoint as somebody, through the network, as the browser does; English unless told. */
export type Api = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  as?: CallAs,
) => Promise<Answer<ReplyOf<E>>>;

/** A reply as it came, for requests that no contract would make. */
interface RawReply {
  status: number;
  headers: Received['headers'];
  textCode: string;
  message: string;
  data: Record<string, unknown>;
}

interface RawRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

export interface TestServer {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly clock: TestClock;
  readonly database: TestDatabase;
  readonly installation: Installation;
  api(token?: string): Api;
  raw(path: string, request?: RawRequest): Promise<RawReply>;
  /** Passes an answer on; throws what must not happen, if it happened since the last one. */
  unlessFaulty<T>(answer: T): T;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Only tests of the limits themselves enforce them. */
  limits?: 'enforced' | 'lifted';
  /** Settings over those of an empty environment: BRAND, DEPLOYMENT_MODE, … */
  environment?: Readonly<Record<string, string>>;
  /** Routes of one feature, opened with ports that a test needs, in place of the product's own of the same endpoints; those of
   *  endpoints that the product lacks stand beside its own. */
  instead?: (installation: Installation) => readonly Route[];
}

/** The product as it is served: the real host with every feature on a free port, over a database and a folder of its
 *  own. A refusal that no contract names is a fault. In `beforeAll` of a file `*.db.test.ts`; `close()` belongs in its `afterAll`. What must not happen, an answer
 *  with status 500, throws in the test with the error's own words. */
export async function startTestServer({
  limits = 'lifted',
  environment = {},
  instead = () => [],
}: TestServerOptions = {}): Promise<TestServer> {
  const folder = await scratchFolder('tabellion-server-');
  const database = await createTestDatabase();
  const clock = createClock();
  const faults: unknown[] = [];
  await seedCoupons(database.database, demoCoupons);
  const installation = await installationOf(folder, { database, clock, faults, environment });
  const features = featuresOf(installation);
  const routes = replaced(features.routes, instead(installation));
  const { host, close } = await openApi(
    installation,
    { ...features, routes },
    { limits, refusals: 'checked' },
  );
  const origin = await host.listen({ port: 0, host: '127.0.0.1' });
  const unlessFaulty = <T>(answer: T): T => {
    if (faults.length > 0) throw faults.pop();
    return answer;
  };
  return {
    origin,
    clock,
    database,
    installation,
    api:
      (token) =>
      async (endpoint, input, { language = 'en', ...as } = {}) =>
        unlessFaulty(await call(endpoint, input, { ...as, token, language, origin, send: sent })),
    unlessFaulty,
    raw: async (path, request = {}) => unlessFaulty(await rawReply(origin + path, request)),
    close: async () => {
      await close();
      await installation.close();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

const replaced = (routes: readonly Route[], instead: readonly Route[]): Route[] => [
  ...routes.map((route) => instead.find(({ endpoint }) => endpoint === route.endpoint) ?? route),
  ...instead.filter((one) => !routes.some(({ endpoint }) => endpoint === one.endpoint)),
];

function createClock(start: Instant = instantOfMillis(Date.now())): TestClock {
  let now = start;
  return {
    read: () => now,
    set: (moment) => {
      now = moment;
    },
    pass: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      const passed = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
      now = instantOfMillis(millisOfInstant(now) + passed * 1_000);
    },
  };
}

interface Parts {
  database: TestDatabase;
  clock: TestClock;
  faults: unknown[];
  environment: Readonly<Record<string, string>>;
}

/** The installation of `openInstallation`, with the test's database and clock in place of its own. */
async function installationOf(
  folder: string,
  { database, clock, faults, environment }: Parts,
): Promise<Installation> {
  const config = readConfig({ ...environment, DATA_DIR: folder }, folder);
  const brand = brandOf(config.brand, config.deploymentMode);
  if (brand === undefined) throw new Error(`no brand ${config.brand}`);
  const db = database.database;
  const metrics = openMetrics({ outboxDepth: async () => [] });
  const typesetter = openTypesetter();
  return {
    config,
    secrets: await loadSecrets({}, folder),
    brand,
    texts: allTexts,
    db,
    probe: db,
    owner: () => openPool(database.as('tabellion_owner'), { connections: 1 }),
    files: await openFiles({ folder: join(folder, 'files') }),
    typesetter,
    seal: await openInstalledSeal({ config, issuer: brand.name, clock: clock.read }),
    sealState: () => 'valid',
    mailbox: openMailbox(db),
    log: logThatKeeps(faults),
    metrics,
    clock: clock.read,
    died: new Promise(() => undefined),
    onOutbox: () => undefined,
    close: async () => {
      await typesetter.close();
      await metrics.close();
    },
  };
}

/** Silent, but it remembers what must not happen. */
function logThatKeeps(faults: unknown[]): Log {
  const log = openLog('silent');
  return {
    ...log,
    failedRequest: (request) => {
      if (request.status === 500 && request.error !== undefined) faults.push(request.error);
      log.failedRequest(request);
    },
  };
}

async function rawReply(url: string, { method, body, token, headers }: RawRequest): Promise<RawReply> {
  const isForm = body instanceof FormData;
  const reply = await sent(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined || isForm || typeof body === 'string' ? body : JSON.stringify(body),
  });
  const said = reply.json() as Omit<RawReply, 'status' | 'headers'>;
  return { ...said, status: reply.status, headers: reply.headers };
}
