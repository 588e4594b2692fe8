import { err, ok } from '@tabellion/kernel/result.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { isLockTimeout } from './errors.ts';
import { openPool } from './pool.ts';
import type { Queries } from './queries.ts';
import { withClient } from './server-address.ts';
import { type Sql, sql } from './sql.ts';

const maple = '11111111-1111-4111-8111-111111111111';
const cedar = '22222222-2222-4222-8222-222222222222';

let db: TestDatabase;

// One connection, so that whatever one user leaves behind meets the next.
beforeAll(async () => {
  db = await createTestDatabase({ connections: 1, lockTimeoutMs: 300 });
  await db.asOwner(
    `create table notes (
       org_id uuid not null, id int not null constraint positive check (id > 0), body text, about int,
       primary key (org_id, id), foreign key (org_id, about) references notes)`,
  );
  await db.asOwner("select protect_tenant_table('notes', 'select, insert, update')");
});
beforeEach(async () => {
  await db.asOwner(`delete from notes`);
  await db.asOwner(`insert into notes values ($1, 1, 'of Maple'), ($2, 1, 'of Cedar')`, [maple, cedar]);
});
afterAll(() => db.close());

const bodies = async (queries: Queries) => {
  const rows = await queries.all<{ body: string }>(sql`select body from notes order by body`);
  return rows.map(({ body }) => body);
};
const insertNote = (orgId: string, id: number, body: string) =>
  sql`insert into notes (org_id, id, body) values (${orgId}, ${id}, ${body})`;
const setOrg = (orgId: string) => sql`select set_config('app.org', ${orgId}, false)`;

/** The role has no right to the table, or row security refused the row that was to be written. */
const forbidden = { code: '42501' };

describe('row security', () => {
  test('shows an organization its own rows and nobody any', async () => {
    expect(await db.database.asOrganization(maple, bodies)).toEqual(['of Maple']);
    expect(await db.database.asOrganization(cedar, bodies)).toEqual(['of Cedar']);
    expect(await db.database.asNobody(bodies)).toEqual([]);
    expect(await db.database.transaction(maple, bodies)).toEqual(['of Maple']);
    expect(await db.database.transaction(null, bodies)).toEqual([]);
  });

  test('refuses a row that is written for another organization', async () => {
    const writing = db.database.transaction(maple, (tx) => tx.run(insertNote(cedar, 2, 'forged')));
    await expect(writing).rejects.toMatchObject(forbidden);
    expect(
      await db.database.transaction(maple, (tx) =>
        tx.run(sql`update notes set body = 'x' where org_id = ${cedar}`),
      ),
    ).toBe(0);
  });

  test('gives the application no command that was not granted', async () => {
    const deleting = db.database.transaction(maple, (tx) => tx.run(sql`delete from notes`));
    await expect(deleting).rejects.toMatchObject(forbidden);
  });

  test('answers for an object by its id and kind, and shows the table to nobody', async () => {
    const id = '33333333-3333-4333-8333-333333333333';
    await db.database.transaction(maple, (tx) =>
      tx.run(sql`insert into objects (id, org_id, kind) values (${id}, ${maple}, 'note')`),
    );
    const locate = (kind: string) =>
      db.database.asNobody((queries) => queries.one(sql`select locate_object(${id}, ${kind}) as org`));
    expect(await locate('note')).toEqual({ org: maple });
    expect(await locate('document')).toEqual({ org: null });
    const reading = db.database.asOrganization(maple, (queries) => queries.all(sql`select * from objects`));
    await expect(reading).rejects.toMatchObject(forbidden);
    const forging = db.database.transaction(cedar, (tx) =>
      tx.run(sql`insert into objects (id, org_id, kind) values (gen_random_uuid(), ${maple}, 'note')`),
    );
    await expect(forging).rejects.toMatchObject(forbidden);
  });
});

describe('the organization of one user of a connection is never the next one’s', () => {
  test('after a request that set it for its session', async () => {
    const connection = await db.database.connect();
    expect(await bodies(connection)).toEqual([]);
    await connection.first(setOrg(maple));
    expect(await bodies(connection)).toEqual(['of Maple']);
    expect(await connection.transaction(bodies)).toEqual(['of Maple']);
    connection.release();
    const next = await db.database.connect();
    expect(await next.transaction(bodies)).toEqual([]);
    next.release();
    expect(await db.database.transaction(null, bodies)).toEqual([]);
  });

  test('after a session statement; and after one that failed, nothing is answered at all', async () => {
    const connection = await db.database.connect();
    expect(await connection.session(setOrg(cedar))).toEqual({ set_config: cedar });
    expect(await bodies(connection)).toEqual(['of Cedar']);
    await expect(connection.session(setOrg(maple))).rejects.toThrow('the first one');
    connection.release();
    const failing = await db.database.connect();
    const session = failing.session(sql`select set_config('app.org', (1 / 0)::text, false)`);
    const reading = bodies(failing);
    await expect(session).rejects.toThrow('division by zero');
    await expect(reading).rejects.toThrow('division by zero');
    await expect(failing.transaction(bodies)).rejects.toThrow('division by zero');
    failing.release();
    expect(await db.database.asNobody(bodies)).toEqual([]);
  });

  test('after a session statement whose values cannot be sent', async () => {
    const connection = await db.database.connect();
    await connection.session(setOrg(maple));
    connection.release();
    const failing = await db.database.connect();
    const unsendable: readonly string[] = Object.defineProperty([], 0, {
      get: () => {
        throw new Error('cannot be written');
      },
    });
    const session = failing.session(sql`select set_config('app.org', (${unsendable}::text[])[1], false)`);
    const reading = bodies(failing);
    await expect(session).rejects.toThrow('cannot be written');
    await expect(reading).rejects.toThrow('cannot be written');
    failing.release();
    expect(await db.database.asNobody(bodies)).toEqual([]);
  });

  test('after a reading, a transaction and a failure in an organization', async () => {
    await db.database.asOrganization(maple, bodies);
    expect(await db.database.asNobody(bodies)).toEqual([]);
    await db.database.transaction(cedar, bodies);
    expect(await db.database.asNobody(bodies)).toEqual([]);
    await expect(
      db.database.asOrganization(maple, (queries) => queries.all(sql`select 1 / 0`)),
    ).rejects.toThrow();
    expect(await db.database.asNobody(bodies)).toEqual([]);
  });

  test('when its holder stands aside, while others use it, and goes on', async () => {
    const connection = await db.database.connect();
    await connection.session(setOrg(maple));
    await connection.releaseWhile(maple, async () => {
      expect(await db.database.asOrganization(cedar, bodies)).toEqual(['of Cedar']);
    });
    expect(await bodies(connection)).toEqual(['of Maple']);
    expect(await connection.transaction(bodies)).toEqual(['of Maple']);
    const waiting = connection.releaseWhile(maple, () => Promise.reject(new Error('too late')));
    await expect(waiting).rejects.toThrow('too late');
    expect(await bodies(connection)).toEqual(['of Maple']);
    connection.release();
    await connection.releaseWhile(maple, async () => undefined);
    await expect(bodies(connection)).rejects.toThrow('given back');
    expect(await db.database.asNobody(bodies)).toEqual([]);
  });

  test('when the holder releases twice, or leaves statements and transactions behind', async () => {
    const connection = await db.database.connect();
    await connection.first(setOrg(maple));
    const late = connection.transaction(async (tx) => {
      await tx.run(insertNote(maple, 9, 'half way'));
      await new Promise((resolve) => setTimeout(resolve, 50));
      await tx.run(insertNote(maple, 10, 'too late'));
    });
    const isRefused = expect(late).rejects.toThrow();
    const forgotten = bodies(connection).catch(() => undefined);
    connection.release();
    connection.release();
    await expect(connection.first(setOrg(maple))).rejects.toThrow('given back');
    expect(await db.database.asNobody(bodies)).toEqual([]);
    await isRefused;
    await forgotten;
    expect(await db.database.asOrganization(maple, bodies)).toEqual(['of Maple']);
  });

  test('when work goes on after its transaction has ended', async () => {
    let leaked: Queries | undefined;
    await db.database.transaction(maple, async (tx) => {
      leaked = tx;
    });
    await expect(leaked?.all(sql`select 1`)).rejects.toThrow('given back');
  });

  test('and an organization is named by a uuid, nothing else', async () => {
    await expect(db.database.asOrganization("x'; drop table notes; --", bodies)).rejects.toThrow('uuid');
    await expect(db.database.transaction('x', bodies)).rejects.toThrow('uuid');
  });
});

describe('a transaction', () => {
  const noteBy = (outcome: 'ok' | 'err' | 'throw') =>
    db.database.transaction(maple, async (tx) => {
      await tx.run(insertNote(maple, 2, 'second'));
      if (outcome === 'throw') throw new Error('out of ink');
      return outcome === 'ok' ? ok(2) : err('refused');
    });

  test('keeps what it did when it returns', async () => {
    expect(await noteBy('ok')).toEqual(ok(2));
    expect(await db.database.asOrganization(maple, bodies)).toEqual(['of Maple', 'second']);
  });

  test('leaves nothing when it throws or returns a refused result', async () => {
    await expect(noteBy('throw')).rejects.toThrow('out of ink');
    expect(await noteBy('err')).toEqual(err('refused'));
    expect(await db.database.asOrganization(maple, bodies)).toEqual(['of Maple']);
  });

  test('does not count as committed after a failed statement was passed over', async () => {
    const passing = db.database.transaction(maple, async (tx) => {
      await tx.run(insertNote(maple, 1, 'twice')).catch(() => 0);
      return ok('fine');
    });
    await expect(passing).rejects.toThrow('nothing was committed');
  });

  test('tells which constraint was violated', async () => {
    const failure = (statement: Sql) =>
      db.database.transaction(maple, (tx) => tx.run(statement)).catch((error) => error);
    const twice = await failure(insertNote(maple, 1, 'twice'));
    expect(twice).toMatchObject({ code: '23505', constraint: 'notes_pkey' });
    const none = await failure(insertNote(maple, 0, 'none'));
    expect(none).toMatchObject({ code: '23514', constraint: 'positive' });
    const aboutNothing = await failure(sql`update notes set about = 7 where org_id = ${maple}`);
    expect(aboutNothing).toMatchObject({ code: '23503' });
  });

  test('sends statements that do not wait for each other together, in order', async () => {
    const counts = await db.database.transaction(maple, (tx) =>
      Promise.all([
        tx.run(insertNote(maple, 2, 'b')),
        tx.run(insertNote(maple, 3, 'c')),
        tx.run(sql`update notes set body = 'd'`),
      ]),
    );
    expect(counts).toEqual([1, 1, 3]);
  });

  test('gives up on a lock that another holds for too long, and leaves the connection usable', async () => {
    await withClient(db.as('tabellion_owner'), async (other) => {
      await other.query('begin');
      await other.query('update notes set body = body');
      const waiting = db.database.transaction(maple, (tx) => tx.run(sql`update notes set body = 'mine'`));
      expect(isLockTimeout(await waiting.catch((error) => error))).toBe(true);
    });
    expect(await db.database.asOrganization(maple, bodies)).toEqual(['of Maple']);
  });
});

test('columns arrive without loss and without a machine’s time zone', async () => {
  const row = await db.database.asNobody((queries) =>
    queries.one(sql`select 9007199254740993::int8 as big, 12.50::numeric as price, date '2025-03-12' as day,
      timestamptz '2025-03-12 10:00:00.123456-04' as at, timestamptz '2025-03-12 14:00:00Z' as noon,
      array[date '2025-03-12', null] as days, '{"a":[1]}'::jsonb as body, ${[1n, null]}::int8[] as numbers,
      ${'Ş’é 🏛'}::text as name, lower('Ş') as lowered`),
  );
  expect(row).toEqual({
    big: 9007199254740993n,
    price: '12.50',
    day: '2025-03-12',
    at: '2025-03-12T14:00:00.123456Z',
    noon: '2025-03-12T14:00:00.000000Z',
    days: ['2025-03-12', null],
    body: { a: [1] },
    numbers: [1n, null],
    name: 'Ş’é 🏛',
    lowered: 'ş',
  });
});

test('a row has the columns that its own answer describes, also where a statement was prepared anew', async () => {
  const every = sql`select * from notes where id = 1 and body = 'of Maple'`;
  const read = () => db.database.asOrganization(maple, (queries) => queries.one(every));
  expect(await read()).toEqual({ org_id: maple, id: 1, body: 'of Maple', about: null });
  await db.asOwner("alter table notes add column seen_on date default date '2025-03-12'");
  try {
    // Prepared on a connection of its own, the same statement has one column more.
    const other = openPool(db.as('tabellion_app'));
    const row = await other.asOrganization(maple, (queries) => queries.one(every));
    await other.close();
    expect(row).toEqual({ org_id: maple, id: 1, body: 'of Maple', about: null, seen_on: '2025-03-12' });
  } finally {
    await db.asOwner('alter table notes drop column seen_on');
  }
});

test('a value that cannot be read fails its statement, and the connection goes on', async () => {
  await db.database.transaction(null, async (tx) => {
    await tx.run(sql`set local timezone to 'America/Toronto'`);
    const moment = tx.all(sql`select timestamptz '2025-03-12 10:00:00Z' as at`);
    await expect(moment).rejects.toThrow('outside UTC');
    expect(await tx.one(sql`select 1 as one`)).toEqual({ one: 1 });
  });
});

test('one() wants exactly one row', async () => {
  await db.database.asNobody(async (queries) => {
    await expect(queries.one(sql`select 1 where false`)).rejects.toThrow('0 rows');
    await expect(queries.one(sql`select generate_series(1, 2)`)).rejects.toThrow('2 rows');
    expect(await queries.first(sql`select 1 where false`)).toBeUndefined();
  });
});

test('prepares each statement once per connection', async () => {
  const prepared = await db.database.asNobody(async (queries) => {
    for (const id of [1, 2, 3]) await queries.all(sql`select ${id}::int as prepared_once`);
    return queries.all(
      sql`select name from pg_prepared_statements where statement like '%prepared_once' and name like 's\_%'`,
    );
  });
  expect(prepared).toHaveLength(1);
});

test('survives a connection that the server breaks, held or idle', async () => {
  const pidOf = (queries: Queries) => queries.one<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const terminate = (pid: number) =>
    withClient(db.as(), (admin) => admin.query('select pg_terminate_backend($1)', [pid]));
  const connection = await db.database.connect();
  const { pid: held } = await pidOf(connection);
  await terminate(held);
  await expect(connection.all(sql`select 1`)).rejects.toThrow();
  connection.release();
  const { pid: idle } = await db.database.asNobody(pidOf);
  await terminate(idle);
  await expect.poll(() => db.database.asNobody(pidOf).catch(() => undefined)).toBeDefined();
});
