import { isUnavailable } from '@tabellion/platform/database/errors.ts';
import { openPool } from '@tabellion/platform/database/pool.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { healthOf } from '../../apps/server/health.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { type DatabaseLine, openDatabaseLine } from './databaseLine.ts';
import { type Product, startProduct } from './product.ts';

let server: TestServer;
let line: DatabaseLine;
let product: Product;

beforeAll(async () => {
  server = await startTestServer();
  line = await openDatabaseLine(server.database.as());
  product = await startProduct(server, { DATABASE_URL: line.url, LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await product.kill();
  await line.close();
  await server.close();
});

const health = async () => {
  const began = performance.now();
  const reply = await fetch(`${product.origin}/health`);
  const body: unknown = await reply.json();
  return { status: reply.status, body, isSoon: performance.now() - began < 4_000 };
};

/** A request that reads and writes. */
const register = async () => {
  const reply = await fetch(`${product.origin}/api/auth/email/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `zoe.${Math.random()}@maple.test`,
      password: 'Maple-2025!',
      firstname: 'Zoë',
      lastname: 'Şahin',
    }),
  });
  const { textCode } = (await reply.json()) as { textCode: string };
  return { status: reply.status, textCode, retryAfter: reply.headers.get('retry-after') };
};

const notReady = { status: 503, textCode: 'GENERAL.NOT_READY', retryAfter: '5' };
const well = {
  status: 200,
  body: { ready: true, database: 'answers', seal: 'valid', ledger: 'up_to_date' },
  isSoon: true,
};
const away = { status: 503, body: { ready: false, database: 'away', seal: 'valid' }, isSoon: true };

test('a database that is away is told with 503, and the product serves again when it is back', async () => {
  expect(await health()).toEqual(well);
  expect((await register()).textCode).toBe('REGISTER.SUCCESS');
  await line.cut();
  expect(await health()).toEqual(away);
  expect(await register()).toEqual(notReady);
  await line.mend();
  expect(await health()).toEqual(well);
  expect((await register()).textCode).toBe('REGISTER.SUCCESS');
});

test('a database that hangs is told by health within seconds, and with 503 to whoever asked', async () => {
  line.silence();
  expect(await health()).toEqual(away);
  expect(await register()).toEqual(notReady);
  await line.mend();
  await until(async () => (await health()).status === 200);
  expect((await register()).textCode).toBe('REGISTER.SUCCESS');
});

test('a statement under way ends when its connection has been silent for longer than any may take', async () => {
  const pool = openPool({ url: line.url }, { connections: 1, statementTimeoutMs: 100 });
  const ask = () => pool.asNobody((q) => q.one(sql`select 1 as one`));
  expect(await ask()).toEqual({ one: 1 });
  line.silence();
  const began = performance.now();
  expect(isUnavailable(await ask().catch((error: unknown) => error))).toBe(true);
  expect(performance.now() - began).toBeLessThan(10_000);
  await line.mend();
  expect(await ask()).toEqual({ one: 1 });
  await pool.close();
});

test('a pool of which every connection is in use is busy, not away, and the process stays ready', async () => {
  const db = openPool(server.database.as(), { connections: 1 });
  const probe = openPool(server.database.as(), { connections: 1 });
  const { read } = healthOf({ db, probe, sealState: () => 'valid', clock: server.clock.read });
  const held = await db.connect();
  expect(await read()).toEqual({ ready: true, database: 'busy', seal: 'valid', ledger: 'up_to_date' });
  held.release();
  expect(await read()).toEqual({ ready: true, database: 'answers', seal: 'valid', ledger: 'up_to_date' });
  await Promise.all([db.close(), probe.close()]);
});

test('a slow statement is waited for as long as the server answers others, and no longer', async () => {
  let isServerAnswering = true;
  const pool = openPool(
    { url: line.url },
    { connections: 1, silentMs: 200, isServerAnswering: async () => isServerAnswering },
  );
  const sleep = () => pool.asNobody((q) => q.one(sql`select 1 as one from pg_sleep(1)`));
  expect(await sleep()).toEqual({ one: 1 });
  isServerAnswering = false;
  expect(isUnavailable(await sleep().catch((error: unknown) => error))).toBe(true);
  await pool.close();
});

test('a full disk is told to whoever writes, and by health', async () => {
  await server.database.asOwner(
    `create function no_space() returns trigger language plpgsql as $$
       begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
  );
  await server.database.asOwner('create trigger no_space before insert on users execute function no_space()');
  expect(await register()).toEqual(notReady);
  expect(await health()).toEqual({ ...away, body: { ready: false, database: 'full', seal: 'valid' } });
  await server.database.asOwner('drop trigger no_space on users');
});
