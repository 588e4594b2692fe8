import { login, verifySession } from '@tabellion/features/entry/contract.ts';
import { readColumns } from '@tabellion/features/exchange/contract.ts';
import { updateFilingYear } from '@tabellion/features/organizations/contract.ts';
import { addToPosition } from '@tabellion/features/people/contract.ts';
import { rebuild } from '@tabellion/features/registers/server/public/acts.ts';
import { call } from '@tabellion/kit/client.ts';
import { withClient } from '@tabellion/platform/database/server-address.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { organizationOf, registered, type SignedIn } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { tellStory, todayAt } from '../support/story.ts';
import { holdAt, type Product, startProduct, whenItHasTime } from './product.ts';

// Three processes on one database, of which one is killed.

let server: TestServer;
let owner: SignedIn;
let [one, two, killed]: Product[] = [];
beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  [one, two] = await Promise.all([1, 2].map(() => startProduct(server)));
});
beforeEach(async () => {
  killed = await startProduct(server);
});
afterEach(() => killed?.kill());
afterAll(async () => {
  await Promise.all([one, two].map((product) => product?.kill()));
  await server.close();
});

test('tries are counted together, those at a process that was killed too', async () => {
  const guess = async ({ origin = '' }: Partial<Product> = {}) => {
    const body = { email: 'nobody@maple.test', password: 'Wrong-2025!' };
    return (await call(login, { body }, { origin, language: 'en' })).textCode;
  };
  const wrong = [
    await guess(killed),
    await guess(killed),
    await guess(one),
    await guess(two),
    await guess(one),
  ];
  expect(new Set(wrong)).toEqual(new Set(['LOGIN.EMAIL_NOT_REGISTERED']));
  await killed?.kill();
  expect([await guess(one), await guess(two)]).toEqual(['GENERAL.TOO_MANY', 'GENERAL.TOO_MANY']);
});

const at = ({ origin = '' }: Partial<Product> = {}) => ({ token: owner.token, language: 'en', origin });

test('writers of one company take turns, and one that is killed while it writes keeps nobody from his', async () => {
  const { orgId } = await tellStory(server, owner, { name: 'Aspen', until: 'incorporated' });
  const appointed_on = todayAt(server);
  const add = (product: Product | undefined, firstname: string) => {
    const person = { kind: 'individual' as const, firstname, lastname: 'Şahin' };
    const params = { id: orgId, position: 'treasurers' as const };
    return call(addToPosition, { params, body: { person, appointed_on } }, at(product));
  };
  const treasurers = async () =>
    (
      await server.database.asOwner(
        `select distinct key from appointments where org_id = $1 and position = 'treasurers'`,
        [orgId],
      )
    ).length;
  const before = await treasurers();
  const hold = await holdAt(server, 'activity');
  const lost = add(killed, 'Zoë');
  await hold.reached();
  // The last of eight may wait for longer than the product lets it, and asks again.
  const others = ['Ada', 'Bo', 'Cy', 'Di'].flatMap((name) => [
    whenItHasTime(() => add(one, name)),
    whenItHasTime(() => add(two, `${name}n`)),
  ]);
  await killed?.kill();
  await hold.drop();
  expect(await lost).toMatchObject({ ok: false, status: 0 });
  for (const answer of await Promise.all(others)) expect(answer).toMatchObject({ ok: true });
  // Each who was answered once, whatever was asked again, and nobody of the killed one.
  expect(await treasurers()).toBe(before + 8);
  const proof = await server.installation.db.asOrganization(orgId, (q) => rebuild(q, orgId));
  expect(proof.differences).toEqual([]);
});

test('who waits for writers of another process holds no connection', async () => {
  const orgIds = await Promise.all(Array.from({ length: 12 }, () => organizationOf(owner)));
  await withClient(server.database.as(), async (client) => {
    await client.query('begin');
    await client.query('select from register_heads for update');
    const body = { filing_year: 2027 };
    const waiting = orgIds.map((id) => call(updateFilingYear, { params: { id }, body }, at(one)));
    let hasAnyEnded = false;
    void Promise.race(waiting).then(() => {
      hasAnyEnded = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await call(verifySession, {}, at(one))).toMatchObject({ ok: true });
    // Without a free connection it would be answered once one of them has given up.
    expect(hasAnyEnded).toBe(false);
    await client.query('commit');
    // Which is told under the head.
    for (const { textCode } of await Promise.all(waiting))
      expect(textCode).toBe('ORGANIZATION.STATUS_NOT_POSSIBLE');
  });
});

test('files of one user are counted together, and the places of a killed process are free again', async () => {
  const orgId = await organizationOf(owner);
  const read = (product: Product | undefined) => {
    const file = new Blob(['Holder,Shares\nZoë,100\n'], { type: 'text/csv' });
    return call(readColumns, { params: { id: orgId }, body: {} }, { ...at(product), file });
  };
  const codes = async (...products: (Product | undefined)[]) =>
    (await Promise.all(products.map(read))).map(({ textCode }) => textCode).sort();
  expect(await codes(one, two, one, two)).toEqual(
    [...Array(2).fill('GENERAL.SUCCESS'), ...Array(2).fill('IMPORTS.BUSY')].sort(),
  );
  const lost = [read(killed), read(killed)];
  const taken = () => server.database.asOwner(`select from places where line = 'import'`);
  await expect.poll(async () => (await taken()).length).toBe(2);
  await killed?.kill();
  await Promise.all(lost);
  expect(await codes(one)).toEqual(['IMPORTS.BUSY']);
  // As if half a minute had passed.
  await server.database.asOwner(`update places set until = until - interval '30 seconds'`);
  expect(await codes(one, two)).toEqual(Array(2).fill('GENERAL.SUCCESS'));
});
