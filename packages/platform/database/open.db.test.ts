import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startPostgres } from './embedded/supervisor.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { openDatabase } from './open.ts';
import { withClient } from './server-address.ts';
import { sql } from './sql.ts';

// A server of the operator's, with nothing of Tabellion's in it: not even its roles, which a server has only once.
let folder: string;
let server: EmbeddedPostgres;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabellion-own-'));
  server = await startPostgres(folder, () => undefined);
  await asAdministrator(
    "create role ada login createrole password 'ada'; create role bo login password 'bo'",
  );
  await asAdministrator('create database minutes owner ada');
  await asAdministrator('create database others owner bo');
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const asAdministrator = async (commands: string, database = 'postgres') => {
  await withClient(server.address('postgres', database), async (client) => {
    for (const command of commands.split(';')) await client.query(command);
  });
};

function open(user: string, database: string, appUser?: string) {
  const { host = '' } = server.address(user, database);
  const url = (name: string) => `postgres://${name}:${name}@/${database}?host=${encodeURIComponent(host)}`;
  return openDatabase({
    url: url(user),
    ...(appUser === undefined ? {} : { appUrl: url(appUser) }),
    dataFolder: '/nowhere',
    migrations: migrationsFolder(),
    log: () => undefined,
  });
}

const whoServes = async (opened: Awaited<ReturnType<typeof openDatabase>>) => {
  const who = await opened.database.asNobody((queries) =>
    queries.one(sql`select session_user as login, current_user as role`),
  );
  await opened.close();
  return who;
};

test.each([
  [
    'a port where nobody listens',
    'postgres://ada:ada@127.0.0.1:1/minutes',
    '(ECONNREFUSED): nothing answers',
  ],
  ['a host that is none', 'postgres://ada:ada@nowhere.invalid/minutes', 'nothing answers there'],
  ['a wrong password', 'ada:wrong minutes', '(28P01): it does not accept this user or password'],
  ['a database that is not there', 'ada:ada nothing', '(3D000): there is no such database'],
])('%s is refused in one sentence, which holds no password', async (_, place, sentence) => {
  const { host = '' } = server.address('ada', 'minutes');
  const [user, database] = place.split(' ');
  const url =
    database === undefined ? place : `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`;
  const refused = await openDatabase({
    url,
    dataFolder: '/nowhere',
    migrations: migrationsFolder(),
    log: () => undefined,
  }).catch((error: Error) => error);
  expect(refused).toMatchObject({ name: 'StartRefusal', message: expect.stringContaining(sentence) });
  expect(refused).not.toMatchObject({ message: expect.stringMatching(/wrong|ada:ada/) });
});

test('a user who owns nothing and may create no roles is told what the administrator has to run', async () => {
  await expect(open('bo', 'others')).rejects.toThrow(
    /Have its administrator run: create role tabellion_owner/,
  );
});

test('an owner of a database who may create roles needs nothing prepared', async () => {
  expect(await whoServes(await open('ada', 'minutes'))).toEqual({ login: 'ada', role: 'tabellion_app' });
  expect(await whoServes(await open('ada', 'minutes'))).toEqual({ login: 'ada', role: 'tabellion_app' });
});

test('serves as another user than the one who migrates, when told so', async () => {
  await asAdministrator("create role cy login password 'cy'; grant tabellion_app to cy");
  expect(await whoServes(await open('ada', 'minutes', 'cy'))).toEqual({ login: 'cy', role: 'tabellion_app' });
});

test('an owner of a database to whom the roles were granted needs no right to create any', async () => {
  await asAdministrator('grant tabellion_owner, tabellion_app to bo');
  expect(await whoServes(await open('bo', 'others'))).toEqual({ login: 'bo', role: 'tabellion_app' });
});

test('refuses to serve where an acknowledged act could be lost', async () => {
  await asAdministrator('alter database minutes set synchronous_commit = off');
  await expect(open('ada', 'minutes')).rejects.toThrow('PostgreSQL runs with synchronous_commit off');
  await asAdministrator('alter database minutes reset synchronous_commit');
});

test('refuses a serving role above row security', async () => {
  await asAdministrator('alter role tabellion_app bypassrls');
  await expect(open('ada', 'minutes')).rejects.toThrow(
    'The role tabellion_app is a superuser or bypasses row security',
  );
  await asAdministrator('alter role tabellion_app nobypassrls');
});
