import { setTimeout as pause } from 'node:timers/promises';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { organizationOf, registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { readColumns } from '../contract.ts';
import { takeTurn } from './inLine.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Somebody who sends files to an organization of his own. */
async function sender() {
  const person: SignedIn = await registered(server);
  const id = await organizationOf(person);
  return (text: string) =>
    person.api(readColumns, { params: { id }, body: {} }, { file: new Blob([text], { type: 'text/csv' }) });
}
const table = (rows: number, columns: number) => {
  const row = (word: string) => `${Array.from({ length: columns }, (_, at) => `${word} ${at}`).join(',')}\n`;
  return row('head') + row('cell').repeat(rows - 1);
};

test('a slow file of one organization keeps no other waiting', async () => {
  const [slow, quick] = [await sender(), await sender()];
  const read = slow(table(90_000, 25));
  const underWay = () => server.database.asOwner(`select from places where line = 'import'`);
  await expect.poll(async () => (await underWay()).length).toBe(1);
  const first = await Promise.race([
    read.then(() => 'slow'),
    quick(table(3, 3)).then(({ textCode }) => textCode),
  ]);
  expect(first).toBe('GENERAL.SUCCESS');
  expect(await read).toMatchObject({ ok: true, data: { problem: null, table: { rows: 89_999 } } });
});

test('a file with too many cells is not read, though they are empty', async () => {
  const answer = await (await sender())(`${','.repeat(250)}\n`.repeat(20_000));
  expect(answer.ok && answer.data.problem).toBe(
    'This file holds too much to be read at once, so it was not read. Split it.',
  );
});

test('whose time is used up comes again when the hour is over', async () => {
  const send = await sender();
  await send(table(3, 3));
  await server.database.asOwner('update tries set count = 1200');
  expect(await send(table(3, 3))).toMatchObject({ textCode: 'GENERAL.TOO_MANY', retryAfterSeconds: 3600 });
});

test('what threads work counts, not what they wait; who finds no place spends nothing', async () => {
  const [userId, orgId, now] = [newId(), newId(), server.clock.read()];
  const ctx = { db: server.installation.db, orgId, user: { userId }, now } as OrganizationContext;
  const spent = () =>
    server.database.asOwner('select count from tries where key = sha256($1::bytea)', [`import ${userId}`]);
  await takeTurn(ctx, () => pause(2_100));
  expect(await spent()).toEqual([{ count: 1 }]);
  await takeTurn(ctx, async (onWorked) => onWorked(5_000));
  expect(await spent()).toEqual([{ count: 7 }]);
  const three = await Promise.all([1, 2, 3].map(() => takeTurn(ctx, () => pause(500, 'done'))));
  expect(three.filter((one) => one === 'done')).toHaveLength(2);
  expect(three.filter((one) => one !== 'done')).toMatchObject([
    { error: { textCode: 'IMPORTS.BUSY', params: { seconds: 10 } } },
  ]);
  expect(await spent()).toEqual([{ count: 9 }]);
});
