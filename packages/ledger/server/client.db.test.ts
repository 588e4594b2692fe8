import { join } from 'node:path';
import { access } from '@tabellion/features/access.ts';
import { requestStampReply } from '@tabellion/paper/seal/sign.ts';
import { authority, closeAuthority } from '@tabellion/paper/seal/testing-authority.ts';
import { verifyStampReply } from '@tabellion/paper/verify/stampReply.ts';
import type { Gate } from '@tabellion/platform/http/gate.ts';
import { openHost } from '@tabellion/platform/http/host.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { allTexts } from '../../../apps/server/texts.ts';
import { join as joinAs, registered, type SignedIn } from '../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server.ts';
import { textOf } from '../bytes.ts';
import { readExportFile } from '../files/exportFile.ts';
import { verifyExport } from '../files/verifyExport.ts';
import { verifyProof } from '../files/verifyProof.ts';
import { parsePolicy } from '../note/policy.ts';
import { spellVerifierKey } from '../note/verifierKey.ts';
import type { Ledger, LedgerWrite } from '../port.ts';
import { type LedgerAddress, ledgerAt } from './client.ts';
import { ledgerElsewhere, type OpenLedger, openLedger } from './openLedger.ts';
import { rebuild } from './rebuild.ts';
import { keyOfLog } from './signer.ts';
import { newRelayKey } from './users.ts';

/** Nobody signs in to these routes. */
const nobody: Gate = {
  readToken: () => 'invalid',
  identify: async () => undefined,
  identifySignee: async () => undefined,
  identifyHolder: async () => undefined,
  knows: async () => undefined,
  admitted: async () => undefined,
};

let server: TestServer;
let inside: OpenLedger;
/** Where the same service is over the network, and the key of its log. */
let known: Pick<LedgerAddress, 'url' | 'verifierKey'>;
const wrongKey = `relay-${'x'.repeat(43)}`;
let ways: Readonly<Record<'in the same process' | 'over the network', Ledger>>;

beforeAll(async () => {
  server = await startTestServer();
  const { installation, database } = server;
  inside = openLedger({
    db: database.database,
    clock: server.clock.read,
    secrets: installation.secrets.ledger,
    folder: join(installation.config.dataDir, 'ledger'),
    address: 'http://ledger.test/api/v1/log',
    ownerOrg: 'Org1',
    onFault: (fault) => {
      throw fault;
    },
    stamp: async (digest) => requestStampReply(await authority(), digest),
  });
  await inside.prepare();
  const key = await newRelayKey(database.database, 'another product', server.clock.read());
  const { origin, signingSeed } = installation.secrets.ledger;
  known = { url: server.origin, verifierKey: spellVerifierKey(keyOfLog(origin, signingSeed)) };
  ways = { 'in the same process': inside.ledger, 'over the network': ledgerAt({ ...known, key }) };
});
afterAll(async () => {
  await inside.close();
  await server.close();
});

const write = (id: string, more: Partial<LedgerWrite> = {}): LedgerWrite => ({
  kind: 'position',
  id,
  op: 'put',
  values: { firstname: 'Zoë' },
  repetition: newId(),
  ...more,
});
const act = (seq: number): LedgerWrite =>
  write(`act ${seq}`, { kind: 'act', values: { seq, payload: { shares: '5' } } });
const policyOf = async () =>
  parsePolicy(new Uint8Array(await (await fetch(`${server.origin}/api/v1/log/policy`)).arrayBuffer()));

test.each(['in the same process', 'over the network'] as const)(
  'a product writes %s: in its order, once, each write answered for itself',
  async (way) => {
    const ledger = ways[way];
    const orgId = newId();
    const holding = write('ann', { kind: 'shareholder', part: 'CO-1', values: { ownership: '10' } });
    const writes = [
      act(1),
      write('zoe'),
      write('zoe', { values: { firstname: 'Zoé' } }),
      holding,
      write('nobody', { op: 'del', values: {} }),
      write('bad', { values: { birth_date: '1980-01-01' } }),
      write('zoe', { op: 'del', values: {} }),
      write('ann', { kind: 'shareholder', part: 'CO-2', values: { ownership: '5' } }),
    ];
    const outcomes = await ledger.append(orgId, writes);
    expect(outcomes.map((outcome) => ('refused' in outcome ? outcome.refused : outcome.rev))).toEqual([
      1,
      1,
      2,
      1,
      'GENERAL.NOT_FOUND',
      'LEDGER.FIELD_REFUSED',
      3,
      1,
    ]);
    expect(await ledger.append(orgId, writes)).toEqual(outcomes);
    const other = { ...holding, values: { ownership: '11' } };
    expect(await ledger.append(orgId, [other])).toEqual([{ refused: 'IDEMPOTENCY.MISMATCH' }]);

    const revisions = await ledger.revisions(orgId, 0);
    expect(revisions.map(({ seq, kind, op, record }) => [seq, kind, op, record?.id, record?.part])).toEqual([
      [0, 'act', 'put', 'act 1', ''],
      [1, 'position', 'put', 'zoe', ''],
      [2, 'position', 'put', 'zoe', ''],
      [3, 'shareholder', 'put', 'ann', 'CO-1'],
      [4, 'position', 'del', 'zoe', ''],
      [5, 'shareholder', 'put', 'ann', 'CO-2'],
    ]);
    expect(revisions[0]?.record?.values).toMatchObject({ seq: 1, payload: { shares: '5' }, org_id: null });
    expect(revisions[4]?.record?.values).toMatchObject({ firstname: 'Zoé' });
    expect(await ledger.revisions(orgId, 5)).toEqual([revisions[5]]);
    expect(await ledger.revisions(newId(), 0)).toEqual([]);
  },
);

test.each(['in the same process', 'over the network'] as const)(
  'what is proved and exported %s verifies by the kept policy, and says what still holds',
  async (way) => {
    const ledger = ways[way];
    const orgId = newId();
    expect(await ledger.exported(orgId)).toBeUndefined();
    const [first, second, third] = await ledger.append(orgId, [
      write('zoe'),
      write('bo', { values: { firstname: 'Bo', email: 'bo@maple.test' } }),
      write('zoe', { values: { firstname: 'Zoé' } }),
    ]);
    const txIdIn = (outcome = first) => (outcome !== undefined && 'txId' in outcome ? outcome.txId : '');
    const policy = await policyOf();
    const exported = await ledger.exported(orgId);
    expect(await verifyExport(exported ?? new Uint8Array(), policy)).toMatchObject({ ok: true });
    expect(readExportFile(exported ?? new Uint8Array()).lines).toHaveLength(3);
    // The newest heads are behind its last leaf: none is appended.
    const { size } = readExportFile(exported ?? new Uint8Array());
    expect(readExportFile((await ledger.exported(orgId)) ?? new Uint8Array()).size).toBe(size);

    const proofOf = async (outcome: typeof first, fields: readonly string[]) => {
      const proof = await ledger.proof(orgId, txIdIn(outcome), fields);
      const verdict = await verifyProof(proof ?? new Uint8Array(), policy);
      return { text: textOf(proof ?? new Uint8Array()), verdict };
    };
    const bo = await proofOf(second, ['firstname']);
    expect(bo.verdict).toMatchObject({ ok: true });
    expect(bo.text).toContain('"Bo"');
    expect(bo.text).not.toContain('bo@maple.test');
    expect(bo.text).toContain('"current":');
    // Another revision followed: that it still holds is not shown.
    expect((await proofOf(first, [])).text).not.toContain('"current":');
    expect((await proofOf(third, [])).text).toContain('"current":');
    expect(await ledger.proof(newId(), txIdIn(second), [])).toBeUndefined();

    await ledger.append(orgId, [write('bo', { op: 'erase', values: {} })]);
    expect(await ledger.proof(orgId, txIdIn(second), ['firstname'])).toBeUndefined();
    const erased = await ledger.exported(orgId);
    expect(await verifyExport(erased ?? new Uint8Array(), policy)).toMatchObject({ ok: true });
    const { bodies } = readExportFile(erased ?? new Uint8Array());
    expect(bodies.map((body) => 'erasedOn' in body)).toEqual([false, true, false, true]);
    expect(await rebuild(server.database.database)).toMatchObject({ differences: [] });
  },
);

test('a checkpoint is stamped once a day, and leaves with every export that it covers', async () => {
  const orgId = newId();
  await inside.ledger.append(orgId, [write('zoe')]);
  const stampIn = async () => readExportFile((await inside.ledger.exported(orgId)) ?? new Uint8Array());
  expect((await stampIn()).stamp).toBeUndefined();
  const job = inside.schedules?.find(({ name }) => name === 'ledger.stamp');
  const context = {
    db: server.database.database,
    now: server.clock.read(),
    signal: new AbortController().signal,
  };
  for (let day = 0; day < 2; day++) await job?.run(context);
  const { stamp, checkpoint } = await stampIn();
  const found = await verifyStampReply((stamp ?? checkpoint).slice(), checkpoint.slice(), []);
  expect(found).toBeDefined();
  await closeAuthority();
  await inside.ledger.append(orgId, [write('bo')]);
  expect((await stampIn()).stamp).toBeUndefined();
});

test('a person of a product reads with a token of his own what it names, writes nothing, and no longer than he is signed in', async () => {
  const [mine, theirs] = [newId(), newId()];
  for (const orgId of [mine, theirs]) await inside.ledger.append(orgId, [write('zoe')]);
  const token = await inside.ledger.tokenFor('ann', [mine]);
  const status = async (orgId: string) =>
    (await server.raw(`/api/v1/position?org_id=${orgId}`, { token })).status;
  expect([await status(mine), await status(theirs)]).toEqual([200, 404]);
  const body = { org_id: mine, id: newId() };
  expect((await server.raw('/api/v1/position', { body, token })).textCode).toBe('LEDGER.READ_ONLY');
  await inside.ledger.endTokensOf('ann');
  expect(await status(mine)).toBe(401);
  const renewed = await inside.ledger.tokenFor('ann', [mine]);
  const before = server.clock.read();
  server.clock.pass({ minutes: 16 });
  const late = await server.raw(`/api/v1/position?org_id=${mine}`, { token: renewed });
  expect([late.status, late.textCode]).toEqual([401, 'SESSION.EXPIRED']);
  server.clock.set(before);
});

test('a product elsewhere asks with a token for its key; one that ended is minted anew for one retry, and gives no other', async () => {
  const keyOf = () => newRelayKey(server.database.database, 'a third product', server.clock.read());
  const [before, orgId] = [server.clock.read(), newId()];
  const ledger = ledgerAt({ ...known, key: await keyOf() });
  const asked = vi.spyOn(globalThis, 'fetch');
  const take = () => asked.mock.calls.splice(0);
  const pathsAsked = () => take().map(([url]) => new URL(String(url)).pathname.replace('/api/v1/', ''));
  await ledger.append(orgId, [write('zoe')]);
  expect(pathsAsked()).toEqual(['auth/token', 'records']);
  await ledger.revisions(orgId, 0);
  const authorization = new Headers(take()[0]?.[1]?.headers).get('authorization') ?? '';
  const again = await server.raw('/api/v1/auth/token', { body: {}, token: authorization.slice(7) });
  expect(again.textCode).toBe('LEDGER.READ_ONLY');
  server.clock.pass({ minutes: 16 });
  take();
  expect(await ledger.revisions(orgId, 0)).toHaveLength(1);
  expect(pathsAsked()).toEqual(['stream', 'auth/token', 'stream']);
  // Another key voids the tokens of the one before.
  await keyOf();
  await expect(ledger.revisions(orgId, 0)).rejects.toThrow('the ledger answered 401');
  expect(pathsAsked()).toEqual(['stream', 'auth/token']);
  asked.mockRestore();
  server.clock.set(before);
});

test('signing in to the product gives a token of the ledger, renewed with the session and gone at log-out', async () => {
  const account = {
    firstname: 'Ann',
    lastname: 'Roy',
    email: `${newId()}@maple.test`,
    password: 'Ledger-2026',
    company_name: 'Maple',
  };
  const { data } = await server.raw('/api/auth/email/register', { body: account });
  const session = String(data.token);
  const [{ unique_id: orgId } = { unique_id: '' }] = JSON.parse(JSON.stringify(data.organizations));
  const statusOf = async (token: unknown, of = orgId) =>
    (await server.raw(`/api/v1/activity?org_id=${of}`, { token: String(token) })).status;
  expect([await statusOf(data.blockchain_token), await statusOf(data.blockchain_token, newId())]).toEqual([
    200, 404,
  ]);
  // The ledger does not know what sections of the product keep from a member.
  const [viewer, clerk] = [await registered(server), await registered(server)];
  await joinAs(server, orgId, viewer, 'view');
  await joinAs(server, orgId, clerk, 'restricted', ['dashboard']);
  const tokenOf = async ({ token }: SignedIn) =>
    (await server.raw('/api/user/jwt/verify', { token })).data.blockchain_token;
  expect([await statusOf(await tokenOf(viewer)), await statusOf(await tokenOf(clerk))]).toEqual([200, 404]);

  const before = server.clock.read();
  server.clock.pass({ minutes: 16 });
  expect(await statusOf(data.blockchain_token)).toBe(401);
  const renewed = await server.raw('/api/user/jwt/verify', { token: session });
  expect(await statusOf(renewed.data.blockchain_token)).toBe(200);
  expect((await server.raw('/api/auth/logout', { token: session, body: {} })).status).toBe(200);
  expect(await statusOf(renewed.data.blockchain_token)).toBe(401);
  server.clock.set(before);
});

test('a product hands on what anyone may read of a log elsewhere, for the browsers of its own pages', async () => {
  const host = await openHost({
    db: server.database.database,
    routes: ledgerElsewhere({ ...known, key: wrongKey }).routes,
    rules: access,
    gate: nobody,
    texts: allTexts,
    clock: server.clock.read,
    trustProxy: false,
    limits: 'lifted',
    onAnswer: () => undefined,
  });
  const [product, service] = [
    async (path: string) => (await host.inject({ url: `/api/v1/log/${path}` })).payload,
    async (path: string) => (await fetch(`${server.origin}/api/v1/log/${path}`)).text(),
  ];
  for (const path of ['policy', 'checkpoint', 'consistency?from=1&to=2'])
    expect(await product(path)).toBe(await service(path));
  const beyond = await host.inject({ url: '/api/v1/log/consistency?from=1&to=900000' });
  expect(JSON.parse(beyond.payload)).toMatchObject({ success: false, textCode: 'LEDGER.NO_SUCH_SIZE' });
  await host.close();
});

test('a ledger that cannot be reached throws, and what comes again later is recorded once', async () => {
  const away = ledgerAt({ ...known, url: 'http://127.0.0.1:1', key: wrongKey });
  await expect(away.append(newId(), [write('zoe')])).rejects.toThrow('the ledger answered 0');
  const stranger = ledgerAt({ ...known, key: wrongKey });
  await expect(stranger.revisions(newId(), 0)).rejects.toThrow('the ledger answered 401');
});
