import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addActivityLog } from '@tabellion/features/activity/contract.ts';
import { uploadDocument } from '@tabellion/features/documents/fileContract.ts';
import {
  eraseImportedPeople,
  importTable,
  listImports,
  takeBackImport,
} from '@tabellion/features/exchange/contract.ts';
import { endPosition } from '@tabellion/features/people/contract.ts';
import { compareWithLedger } from '@tabellion/features/records/server/comparing.ts';
import { jobsOf } from '@tabellion/features/records/server/jobs.ts';
import { ledgerSender } from '@tabellion/features/records/server/mirror.ts';
import { SIGNATURE_TYPES, spellVerifierKey, verifierKey } from '@tabellion/ledger/note/verifierKey.ts';
import type { LedgerRevision } from '@tabellion/ledger/port.ts';
import { type LedgerAddress, ledgerAt } from '@tabellion/ledger/server/client.ts';
import { withClient } from '@tabellion/platform/database/server-address.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { relayOnce } from '@tabellion/platform/outbox/relay.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tabellion } from '../../apps/cli/testing.ts';
import { featuresOf } from '../../apps/server/features.ts';
import { healthOf } from '../../apps/server/health.ts';
import { recordsPortsOf } from '../../apps/server/ledgerPorts.ts';
import { found, incorporate, writing } from '../support/corporation.ts';
import { urlOf } from '../support/database.ts';
import { given } from '../support/founding.ts';
import { organizationOf, registered, type SignedIn } from '../support/people.ts';
import { inDatabase } from '../support/postgres.ts';
import { relayAll } from '../support/relayAll.ts';
import { scratchFolder } from '../support/scratch.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { png, todayAt } from '../support/story.ts';
import { until } from '../support/until.ts';
import { keysIn, type LedgerProcess, ledgerProcess } from './ledgerProcess.ts';
import { startProduct } from './product.ts';

// A product beside a ledger that is a process of its own: the ledger is stopped and hangs, rows are refused, people are erased
// before and after they were recorded, and data are altered behind the product's back.

let alone: LedgerProcess;
let elsewhere: LedgerAddress;
let server: TestServer;
let owner: SignedIn;
let orgId: string;
let ids: Readonly<Record<string, string>>;
/** Holds files that left the product. */
let folder: string;

beforeAll(async () => {
  folder = await scratchFolder('tabellion-mirror-');
  alone = await ledgerProcess();
  const { output } = await alone.run('key', 'product');
  elsewhere = keysIn(alone.origin, output);
  expect(await alone.start()).toBeUndefined();
  server = await startTestServer({ environment: environment() });
  owner = await registered(server);
  orgId = await organizationOf(owner, { company_type: 'new' });
  await writing(server.database.database, by(), async (write) => {
    ids = await found(write, {
      classes: [{ name: 'Class A', prefix: 'CA' }],
      directors: [{ name: 'Ann Lee' }, { name: 'Bo Roy' }],
      subscriptions: [{ name: 'Ann Lee', of: 'Class A', shares: 1000, price: '0.01' }],
    });
    await incorporate(write, write.today);
  });
  await upload('Lease');
  await mirror();
});
afterAll(async () => {
  await server.close();
  await alone.remove();
  await rm(folder, { recursive: true });
});

const by = () => ({ orgId, userId: owner.userId, now: server.clock.read() });
const upload = async (name: string) =>
  given(await owner.api(uploadDocument, { params: { orgId }, body: { name } }, { file: png() }));
const ledger = () => ledgerAt(elsewhere);
const environment = () => ({
  LEDGER_URL: elsewhere.url,
  LEDGER_KEY: elsewhere.key,
  LEDGER_VKEY: elsewhere.verifierKey,
});
const ports = () => recordsPortsOf(server.installation, ledger());
const sender = () => {
  const found = featuresOf(server.installation).senders.find(({ topic }) => topic === 'ledger');
  if (found === undefined) throw new Error('nothing is sent to the ledger');
  return found;
};

/** Sends all that waits, also what was tried and would be tried again later. */
async function mirror(): Promise<void> {
  await server.database.asOwner(`update outbox set not_before = now() where topic = 'ledger'`);
  const onFault = (fault: unknown) => {
    throw fault;
  };
  await relayAll(server.database.database, [sender()], { onFault });
}

const ledgerInHealth = async () => (await healthOf(server.installation).read()).ledger;
const unsent = async () => {
  const [row] = await server.database.asOwner<{ n: string }>(
    `select count(*) as n from outbox where topic = 'ledger' and state <> 'sent'`,
  );
  return Number(row?.n);
};

async function revisions(): Promise<LedgerRevision[]> {
  const all: LedgerRevision[] = [];
  for (;;) {
    const page = await ledger().revisions(orgId, all.length);
    if (page.length === 0) return all;
    all.push(...page);
  }
}

/** The export as a member gets it, checked as its reader would, by the kept policy. */
async function verifiedExport(origin = server.origin) {
  const headers = { authorization: `Bearer ${owner.token}` };
  const reply = await fetch(`${origin}/api/records/${orgId}/export`, { headers });
  expect(reply.status).toBe(200);
  const [file, policy] = [join(folder, 'maple.tabellion.zip'), join(folder, 'policy')];
  const bytes = Buffer.from(await reply.arrayBuffer());
  await writeFile(file, bytes);
  await writeFile(policy, await (await fetch(`${alone.origin}/api/v1/log/policy`)).text());
  const { code, out } = await tabellion('verify', file, '--policy', policy, '--json');
  const said = async () => (await tabellion('verify', file, '--policy', policy)).out;
  return { code, found: JSON.parse(out), bytes, said };
}

test('a ledger that is stopped for an hour loses nothing, and health says that it is behind', async () => {
  expect([await unsent(), await ledgerInHealth()]).toEqual([0, 'up_to_date']);
  const before = server.clock.read();
  await alone.kill();
  given(await owner.api(addActivityLog, { params: { orgId }, body: { activity: 'Called the registry.' } }));
  const resigned = { person_id: ids['Bo Roy'] ?? '', date: todayAt(server), reason: 'resigned' as const };
  given(await owner.api(endPosition, { params: { id: orgId, position: 'directors' }, body: resigned }));
  await upload('Letter');
  const waiting = await unsent();
  expect(waiting).toBeGreaterThan(4);
  await relayOnce(server.database.database, sender(), { onFault: () => undefined });
  expect([await unsent(), await ledgerInHealth()]).toEqual([waiting, 'up_to_date']);
  server.clock.pass({ hours: 1 });
  expect(await ledgerInHealth()).toBe('behind');
  expect(await alone.start()).toBeUndefined();
  await mirror();
  expect([await unsent(), await ledgerInHealth()]).toEqual([0, 'up_to_date']);
  server.clock.set(before);
  const recorded = await revisions();
  const noted = recorded.flatMap(({ record }) => record?.values.activity ?? []);
  expect(noted.filter((body) => body === 'Called the registry.')).toHaveLength(1);
  expect(await compareWithLedger(ports(), orgId)).toEqual([]);
});

test('nothing is sent to a log that another key has signed, and nothing counts as recorded there', async () => {
  await upload('Stays at home');
  const [waiting, recorded] = [await unsent(), (await revisions()).length];
  const publicKey = new Uint8Array(32).fill(88);
  const another = spellVerifierKey(verifierKey('another-log', SIGNATURE_TYPES.ed25519, publicKey));
  const strange = recordsPortsOf(server.installation, ledgerAt({ ...elsewhere, verifierKey: another }));
  const faults: unknown[] = [];
  await relayOnce(server.database.database, ledgerSender(strange), {
    onFault: (fault) => faults.push(fault),
  });
  expect(faults).toMatchObject([{ code: 'signature_missing' }]);
  const followed = () => server.database.asOwner('select from ledger_logs where org_id = $1', [orgId]);
  expect([await unsent(), (await revisions()).length, (await followed()).length]).toEqual([
    waiting,
    recorded,
    1,
  ]);
  await mirror();
  expect(await unsent()).toBe(0);
});

test('a ledger that hangs keeps no user waiting but the first who signs in', async () => {
  alone.hang();
  const began = performance.now();
  for (let turn = 0; turn < 10; turn++) {
    const session = await server.raw('/api/user/jwt/verify', { token: owner.token });
    expect([session.status, session.data.blockchain_token]).toEqual([200, null]);
    given(await owner.api(addActivityLog, { params: { orgId }, body: { activity: `Note ${turn}` } }));
  }
  // Ten who each waited for their token would wait for twice as long.
  expect(performance.now() - began).toBeLessThan(10_000);
  alone.goOn();
  await mirror();
});

test('a row that is refused holds its organization, health says so, and all goes on once it is mended', async () => {
  await writing(server.database.database, by(), (write) => write.toLedger('surprise', { id: newId() }));
  await upload('Behind it');
  await mirror();
  expect(await unsent()).toBeGreaterThan(1);
  expect(await ledgerInHealth()).toBe('refused');
  await server.database.asOwner(`delete from outbox where topic = 'ledger' and state = 'failed'`);
  await mirror();
  expect([await unsent(), await ledgerInHealth()]).toEqual([0, 'up_to_date']);
});

/** A table of one holder is taken in. @returns the batch */
async function imported(name: string): Promise<string> {
  const columns = { name: 0, class: 1, quantity: 2 };
  const mapping = JSON.stringify({
    columns,
    on: todayAt(server),
    opening: null,
    rights: {},
  });
  const file = new Blob([`Holder,Class,Shares\n${name},Class A,10\n`], { type: 'text/csv' });
  const params = { id: orgId };
  const previewed = given(
    await owner.api(importTable, { params, body: { mapping, preview: 'true' } }, { file }),
  );
  const body = { mapping, preview: 'false' as const, seen: previewed.report.seen ?? '' };
  given(await owner.api(importTable, { params, body }, { file }));
  const { batches } = given(await owner.api(listImports, { params }));
  return batches[0]?.batch_id ?? '';
}

const ofBatch = (batch_id: string) => ({ params: { id: orgId }, body: { batch_id } });

const holdings = () =>
  server.database.asOwner<{ op: string; reason: string | null }>(
    `select op, reason from ledger_receipts where org_id = $1 and record = 'shareholder' order by place`,
    [orgId],
  );

test('somebody who is erased before he was recorded is recorded without his name, with the reason', async () => {
  const before = (await holdings()).length;
  const batch = ofBatch(await imported('Quokka Zephyr'));
  given(await owner.api(takeBackImport, batch));
  given(await owner.api(eraseImportedPeople, batch));
  await mirror();
  expect((await holdings()).slice(before)).toEqual([
    { op: 'put', reason: 'contents_gone' },
    { op: 'erase', reason: null },
  ]);
  expect(await compareWithLedger(ports(), orgId)).toEqual([]);
});

test('somebody who is erased after he was recorded is erased in the ledger, and the history stays intact and says so', async () => {
  const before = (await holdings()).length;
  const batch = ofBatch(await imported('Wombat Nimbus'));
  await mirror();
  expect((await holdings()).slice(before)).toEqual([{ op: 'put', reason: null }]);
  expect(JSON.stringify(await revisions())).toContain('Nimbus');
  given(await owner.api(takeBackImport, batch));
  await mirror();
  given(await owner.api(eraseImportedPeople, batch));
  await mirror();
  expect((await holdings()).slice(before).at(-1)).toEqual({ op: 'erase', reason: null });
  const { code, found, said, bytes } = await verifiedExport();
  expect([code, found.verdict]).toEqual([0, 'consistent']);
  expect(found.erased).toEqual([{ on: new Date().toISOString().slice(0, 10), records: 2 }]);
  expect(await said()).toContain('2 records were erased. The history is intact.');
  expect(bytes.includes('Nimbus')).toBe(false);
  expect(JSON.stringify(await revisions())).not.toMatch(/Nimbus|Zephyr/);
  expect(await compareWithLedger(ports(), orgId)).toEqual([]);
  expect(await alone.run('rebuild')).toMatchObject({ code: 0 });
});

test('one altered byte of a stored file is named by the comparison, by the nightly job, and by the export', async () => {
  const [{ sha256 } = { sha256: '' }] = await server.database.asOwner<{ sha256: string }>(
    `select sha256 from document_versions where org_id = $1 limit 1`,
    [orgId],
  );
  const path = join(
    server.installation.config.dataDir,
    'files',
    sha256.slice(0, 2),
    sha256.slice(2, 4),
    sha256,
  );
  const whole = await readFile(path);
  const altered = Buffer.from(whole);
  altered.writeUInt8((altered.at(-1) ?? 0) ^ 1, altered.length - 1);
  await writeFile(path, altered);
  const differing = await compareWithLedger(ports(), orgId);
  expect(new Set(differing.map(({ record, field }) => `${record} ${field}`))).toEqual(
    new Set(['file (content)']),
  );
  const [nightly] = jobsOf(ports());
  const at = { db: server.database.database, now: server.clock.read(), signal: new AbortController().signal };
  await expect(nightly?.run(at)).rejects.toThrow('(content) (stored file)');
  const { code, found } = await verifiedExport();
  expect([code, found.findings]).toEqual([0, [{ found: 'leaf_without_document', at: sha256 }]]);
  await writeFile(path, whole);
  await nightly?.run(at);
});

/** A copy of everything that the product keeps: its database, and its folder. */
async function copied() {
  const admin = server.database.as();
  const { database: from = '' } = admin;
  const to = `${from}_copy`;
  const folder = await scratchFolder('tabellion-copy-');
  await cp(server.installation.config.dataDir, folder, { recursive: true });
  await withClient(inDatabase(admin, 'postgres'), async (client) => {
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [from]);
    await client.query(`create database ${to} template ${from}`);
  });
  const address = inDatabase(admin, to);
  return {
    settings: { ...environment(), DATA_DIR: folder, DATABASE_URL: urlOf(address) },
    ask: <Row extends object>(text: string, values: readonly unknown[] = []) =>
      withClient(address, async (client) => (await client.query<Row>(text, [...values])).rows),
    remove: async () => {
      await withClient(inDatabase(admin, 'postgres'), (client) =>
        client.query(`drop database ${to} with (force)`),
      );
      await rm(folder, { recursive: true });
    },
  };
}

test('one altered share count in a copy of the data is named by the nightly job of the copy, and by the verifier of its export', async () => {
  const copy = await copied();
  await copy.ask(
    `update certificates set value = jsonb_set(value, '{quantity}', '"1001"')
       where org_id = $1 and value ->> 'quantity' = '1000'`,
    [orgId],
  );
  await copy.ask(
    `update register_acts set payload = jsonb_set(payload, '{issues,0,quantity}', '"1001"')
       where org_id = $1 and payload #>> '{issues,0,quantity}' = '1000'`,
    [orgId],
  );
  // It does nothing else than compare.
  await copy.ask('delete from outbox');
  await copy.ask(`insert into jobs (name, next_at) values ('records.compare', now() - interval '1 second')`);
  const product = await startProduct(server, copy.settings);
  const findings = () =>
    copy.ask<{ record: string; field: string; source_table: string }>(
      'select record, field, source_table from ledger_findings where org_id = $1 order by record',
      [orgId],
    );
  await until(async () => (await findings()).length > 0);
  expect(await findings()).toEqual([
    { record: 'act', field: 'payload', source_table: 'register_acts' },
    { record: 'shareholder', field: 'ownership', source_table: 'certificates' },
  ]);
  const { code, found } = await verifiedExport(product.origin);
  expect([code, found.registers]).toMatchObject([1, [{ differs_at: expect.stringContaining('cap_table') }]]);
  await product.stop();
  await copy.remove();
  expect(await compareWithLedger(ports(), orgId)).toEqual([]);
});
