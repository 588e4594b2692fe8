import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { openPool } from '@tabellion/platform/database/pool.ts';
import { withClient } from '@tabellion/platform/database/server-address.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registered } from '../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server.ts';
import { until } from '../../../tests/support/until.ts';
import { fromBase64, hex, utf8 } from '../bytes.ts';
import { verifyConsistency } from '../merkle/verify.ts';
import { parseCheckpoint } from '../note/checkpoint.ts';
import { namesHash } from '../record/fields.ts';
import { makeLeaf } from '../record/leaf.ts';
import { momentOf } from './batch.ts';
import { appendHeads } from './heads.ts';
import { openLedger } from './openLedger.ts';
import { freshId } from './planning.ts';
import { rebuild } from './rebuild.ts';
import { openSigner } from './signer.ts';
import { asking, expectProved, position, signUp, textOf } from './testing-user.ts';

// The log as a whole: several writers, faults in the middle of a batch, tiles, heads, and what the signer refuses.

let server: TestServer;
let token: string;
let ask: ReturnType<typeof asking>;

beforeAll(async () => {
  server = await startTestServer();
  token = await signUp(server);
  ask = asking(server, token);
});
afterAll(() => server.close());

/** Something happens in the middle of every batch, when its contents are stored. */
async function inEveryBatch(happens: string): Promise<() => Promise<void>> {
  const asSuperuser = (text: string) =>
    withClient(server.database.as(), async (client) => {
      await client.query(text);
    });
  await asSuperuser(`create function in_every_batch() returns trigger language plpgsql security definer as $$
      begin ${happens}; return null; end $$;
    create trigger in_every_batch after insert on ledger.bodies execute function in_every_batch()`);
  return () => asSuperuser('drop function in_every_batch cascade');
}

const countEntries = async () =>
  (await server.database.asOwner<{ n: string }>('select count(*) as n from ledger.entries'))[0]?.n;

test.each([
  ['its database goes away', 'perform pg_terminate_backend(pg_backend_pid())'],
  ['its disk is full', `raise exception 'could not extend file' using errcode = '53100'`],
])(
  'where %s in the middle of a batch, nothing of it is kept, and the same requests are recorded later',
  async (_, happens) => {
    const bodies = Array.from({ length: 5 }, () => position());
    const keys = bodies.map(() => newId());
    const sendAll = () =>
      Promise.all(
        bodies.map((body, place) =>
          ask('POST', 'position', body, { headers: { 'idempotency-key': keys[place] ?? '' } }),
        ),
      );
    const [before, mend] = [await countEntries(), await inEveryBatch(happens)];
    for (const { status, textCode } of await sendAll())
      expect([status, textCode]).toEqual([503, 'GENERAL.NOT_READY']);
    expect(await countEntries()).toBe(before);
    await mend();
    const recorded = await sendAll();
    for (const { data } of recorded) await expectProved(server, String(data.txId), token);
    expect((await sendAll()).map(({ data }) => data.txId)).toEqual(recorded.map(({ data }) => data.txId));
    expect(await rebuild(server.database.database)).toMatchObject({ differences: [] });
  },
);

test('a second writer who does not hold the log is fenced by its key: one of the two is kept, and the other comes again', async () => {
  const body = position();
  const [stream, key] = [freshId(), freshId()];
  const commit = { kind: 'position', body: namesHash(['a']), names: namesHash(['a']) } as const;
  const at = momentOf(server.clock.read());
  const first = { seq: 0, prev: null, op: 'put', rev: 1, schema: 'position@1', at } as const;
  const leaf = makeLeaf({ stream, key, ...commit, ...first });
  const answer = await withClient(server.database.as('tabellion_owner'), async (other) => {
    await other.query('begin');
    await other.query('insert into ledger.streams (stream, seq, leaf) values ($1, 0, $2)', [
      stream,
      leaf.hash,
    ]);
    await other.query(
      `insert into ledger.entries (index, leaf, hash, stream, seq, key)
         select count(*), $1, $2, $3, 0, $4 from ledger.entries`,
      [Buffer.from(leaf.bytes).toString(), leaf.hash, stream, key],
    );
    await other.query(
      `insert into ledger.state (key, stream, kind, rev, op, index)
         select $1, $2, 'position', 1, 'put', max(index) from ledger.entries`,
      [key, stream],
    );
    const asked = ask('POST', 'position', body);
    await until(async () => {
      const { rows } = await other.query('select from pg_locks where not granted');
      return rows.length > 0;
    });
    await other.query('commit');
    return asked;
  });
  expect([answer.status, answer.textCode]).toEqual([503, 'GENERAL.NOT_READY']);
  const again = await ask('POST', 'position', body);
  await expectProved(server, String(again.data.txId), token);
  expect(await rebuild(server.database.database)).toMatchObject({ differences: [] });
});

test('a clock that goes back never takes the log with it', async () => {
  const now = server.clock.read();
  const body = position();
  await ask('POST', 'position', body);
  server.clock.set(instantOfMillis(millisOfInstant(now) - 300_000));
  const as = await signUp(server);
  const late = position();
  expect((await ask('POST', 'position', late, { as })).status).toBe(200);
  server.clock.set(now);
  const { data } = await ask('GET', `history?org_id=org-1&kind=position&id=${late.id}`, undefined, { as });
  expect(data).toMatchObject([{ at: momentOf(now) }]);
  expect(await rebuild(server.database.database)).toMatchObject({ differences: [] });
});

test('a token of the product, and one of another key, open nothing', async () => {
  const owner = await registered(server);
  const [head, claims] = token.split('.');
  const signature = Buffer.alloc(64, 7).toString('base64url');
  for (const as of [owner.token, `${head}.${claims}.${signature}`, ''])
    expect((await ask('POST', 'position', position(), { as })).status).toBe(401);
  expect((await server.raw('/api/user/jwt/verify', { token })).status).toBe(401);
});

test('two processes that write at once make one history, every checkpoint of which continues those before', async () => {
  const { installation } = server;
  const folder = join(installation.config.dataDir, 'ledger');
  const settings = {
    db: server.database.database,
    clock: server.clock.read,
    secrets: installation.secrets.ledger,
  };
  const second = openLedger({
    ...settings,
    folder,
    address: 'http://second',
    ownerOrg: 'Org1',
    onFault: () => undefined,
  });
  await second.prepare();
  const post = second.routes.find(
    ({ endpoint }) => endpoint.path === '/api/v1/position' && endpoint.method === 'POST',
  );
  if (post?.serves !== 'bearer') throw new Error('no route');
  const admitted = await post.admit(token, server.clock.read(), () => '');
  if (!admitted.ok) throw new Error('no user');
  const direct = async () => {
    const context = { bearer: admitted.value, header: () => '', endpoint: 'x', now: server.clock.read() };
    const answer = await post.handle(context as unknown as Parameters<typeof post.handle>[0], {
      params: undefined,
      query: {},
      body: position(),
    });
    return answer.ok;
  };
  const seen = [parseCheckpoint(utf8(await textOf(server, 'log/checkpoint')))];
  for (let round = 0; round < 3; round += 1) {
    const ours = Array.from({ length: 30 }, () => ask('POST', 'position', position()));
    const theirs = Array.from({ length: 60 }, direct);
    expect((await Promise.all(theirs)).every(Boolean)).toBe(true);
    const answers = await Promise.all(ours);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await expectProved(server, String(answers.at(-1)?.data.txId), token);
    seen.push(parseCheckpoint(utf8(await textOf(server, 'log/checkpoint'))));
  }
  await second.close();
  for (const to of seen) {
    for (const from of seen.filter(({ size }) => size > 0 && size <= to.size)) {
      const { path } = JSON.parse(await textOf(server, `log/consistency?from=${from.size}&to=${to.size}`));
      verifyConsistency({ from, to, path: path.map((hash: string) => fromBase64(hash)) });
    }
  }
  expect(await rebuild(server.database.database)).toMatchObject({ differences: [] });
});

test('tiles are cut for every size that was signed, and entries are for auditors alone', async () => {
  const { size, root } = parseCheckpoint(utf8(await textOf(server, 'log/checkpoint')));
  expect(size).toBeGreaterThan(256);
  const bytesOf = async (path: string, as?: string) => {
    const headers = as === undefined ? {} : { authorization: `Bearer ${as}` };
    const response = await fetch(`${server.origin}/api/v1/log/tile/${path}`, { headers });
    return {
      status: response.status,
      bytes: new Uint8Array(await response.arrayBuffer()),
      headers: response.headers,
    };
  };
  const full = await bytesOf('0/000');
  expect([full.status, full.bytes.length]).toEqual([200, 8192]);
  expect(full.headers.get('cache-control')).toContain('immutable');
  const part = await bytesOf('0/000.p/7');
  expect(hex(part.bytes)).toBe(hex(full.bytes.subarray(0, 7 * 32)));
  expect((await bytesOf(`0/001.p/${size - 256}`)).bytes).toHaveLength((size - 256) * 32);
  expect((await bytesOf('1/000.p/1')).bytes).toHaveLength(32);
  for (const wrong of ['0/000.p/256', '0/0', '0/900', '1/001', '64/000'])
    expect((await bytesOf(wrong)).status).toBeGreaterThanOrEqual(404);
  expect(root).toHaveLength(32);
  expect((await bytesOf('entries/000', token)).status).toBe(403);
  const email = `${newId()}@ledger.test`;
  const auditor = await signUp(server, email);
  await server.database.asOwner(`update ledger.users set role = 'auditor' where email = $1`, [email]);
  expect((await bytesOf('entries/000', auditor)).status).toBe(200);
  expect((await ask('POST', 'position', position(), { as: auditor })).textCode).toBe('LEDGER.READ_ONLY');
  expect((await ask('GET', 'log/consistency?from=0&to=1')).status).toBe(422);
  expect((await ask('GET', `log/consistency?from=1&to=${size + 10_000}`)).textCode).toBe(
    'LEDGER.NO_SUCH_SIZE',
  );
});

test('heads are a leaf in the log’s own stream, and rebuild finds it there', async () => {
  const { secrets } = server.installation;
  const db = server.database.database;
  for (let day = 0; day < 2; day += 1)
    await db.transaction(null, (tx) =>
      appendHeads(tx, { master: secrets.ledger.masterKey, now: server.clock.read() }),
    );
  expect((await ask('POST', 'position', position())).status).toBe(200);
  expect(await rebuild(db)).toMatchObject({ differences: [] });
});

test('a changed row is named by rebuild, and stays as it is', async () => {
  const change = async (text: string) => server.database.asOwner<{ key: string }>(text);
  const [row] = await change(
    `update ledger.state set rev = rev + 1 where key = (select min(key) from ledger.state) returning key`,
  );
  expect((await rebuild(server.database.database)).differences).toEqual([`state ${row?.key}`]);
  await change(
    `update ledger.state set rev = rev - 1 where key = (select min(key) from ledger.state) returning key`,
  );
});

test('a signer’s file that is ahead of the database, or of another log, refuses the start; one that is behind catches up', async () => {
  const { installation } = server;
  const { origin, signingSeed: seed } = installation.secrets.ledger;
  const file = join(installation.config.dataDir, 'ledger', 'checkpoint');
  const db = server.database.database;
  const { data } = await ask('POST', 'position', position());
  await expectProved(server, String(data.txId), token);
  const kept = await readFile(file, 'utf8');
  const startWith = (as = origin) =>
    openSigner({ db, origin: as, seed, file, onFault: () => undefined }).start();
  // The same bytes are published again.
  await rm(file);
  await startWith();
  expect(await readFile(file, 'utf8')).toBe(kept);
  await expect(startWith('another')).rejects.toThrow(/LEDGER_ORIGIN/);
  // A database of before: its newest leaves are gone.
  const { size } = parseCheckpoint(utf8(kept));
  const lost = await restored(size - 1);
  await expect(
    openSigner({ db: lost.db, origin, seed, file, onFault: () => undefined }).start(),
  ).rejects.toThrow(/shorter than what was signed.*Restore its end/);
  await lost.close();
  await writeFile(file, kept);
});

/** Takes the newest leaves away, in a transaction of its own that is put back. */
async function restored(size: number) {
  const rows = await server.database.asOwner<{
    index: string;
    leaf: string;
    hash: Buffer;
    stream: string;
    seq: string;
    key: string;
  }>('select * from ledger.entries where index >= $1', [size]);
  const checkpoints = await server.database.asOwner<{ size: string; note: string }>(
    'select * from ledger.checkpoints where size > $1',
    [size],
  );
  await server.database.asOwner('alter table ledger.state drop constraint if exists state_index_fkey');
  await server.database.asOwner('alter table ledger.bodies drop constraint if exists bodies_index_fkey');
  await server.database.asOwner('delete from ledger.entries where index >= $1', [size]);
  await server.database.asOwner('delete from ledger.checkpoints where size > $1', [size]);
  const db = openPool(server.database.as('tabellion_app'), { connections: 1 });
  return {
    db,
    close: async () => {
      await db.close();
      for (const { index, leaf, hash, stream, seq, key } of rows)
        await server.database.asOwner(
          'insert into ledger.entries (index, leaf, hash, stream, seq, key) values ($1, $2, $3, $4, $5, $6)',
          [index, leaf, hash, stream, seq, key],
        );
      for (const { size: of, note } of checkpoints)
        await server.database.asOwner('insert into ledger.checkpoints (size, note) values ($1, $2)', [
          of,
          note,
        ]);
    },
  };
}
