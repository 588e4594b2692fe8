/** A corporation is founded, its rows reach the ledger, and each record proves itself by the package's own verifier. */
import { rm, writeFile } from 'node:fs/promises';
import { join as inFolder } from 'node:path';
import { instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { verifyProof } from '@tabellion/ledger/files/verifyProof.ts';
import { parsePolicy } from '@tabellion/ledger/note/policy.ts';
import { openLedger } from '@tabellion/ledger/server/openLedger.ts';
import { relayOnce } from '@tabellion/platform/outbox/relay.ts';
import type { Sender } from '@tabellion/platform/outbox/sender.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tabellion } from '../../../../apps/cli/testing.ts';
import { featuresOf } from '../../../../apps/server/features.ts';
import { ledgerOf, recordsPortsOf } from '../../../../apps/server/ledgerPorts.ts';
import { found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import { given } from '../../../../tests/support/founding.ts';
import { join, organizationOf, registered, type SignedIn } from '../../../../tests/support/people.ts';
import { relayAll } from '../../../../tests/support/relayAll.ts';
import { scratchFolder } from '../../../../tests/support/scratch.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { addActivityLog, listActivity } from '../../activity/contract.ts';
import { listNotices } from '../../notifications/contract.ts';
import { endPosition } from '../../people/contract.ts';
import { editFounding } from '../../registers/server/public/proposals.ts';
import { removeShareholder } from '../../shares/contract.ts';
import { compareRecords, readReceipts } from '../contract.ts';
import { compareWithLedger } from './comparing.ts';
import { jobsOf } from './jobs.ts';
import { ledgerSender } from './mirror.ts';
import { orderRepairs } from './repairing.ts';
import { replaceFindings, selectFindings } from './store/findings.ts';

let server: TestServer;
let owner: SignedIn;
let orgId: string;
let ids: Readonly<Record<string, string>>;
let sender: Sender;

const onFault = (fault: unknown) => {
  throw fault;
};
const mirror = (by = sender) => relayAll(server.database.database, [by], { onFault });

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(instant('2025-04-20T14:00:00Z'));
  owner = await registered(server);
  orgId = await organizationOf(owner, { company_type: 'new' });
  const by = { orgId, userId: owner.userId, now: server.clock.read() };
  await writing(server.database.database, by, async (write) => {
    ids = await found(write, {
      classes: [{ name: 'Class A', prefix: 'CA' }],
      directors: [{ name: 'Ann Lee' }, { name: 'Bo Roy' }],
      subscriptions: [{ name: 'Ann Lee', of: 'Class A', shares: 1000, price: '0.01', isPaid: true }],
    });
    await incorporate(write, write.today);
  });
  const ledger = featuresOf(server.installation).senders.find(({ topic }) => topic === 'ledger');
  if (ledger === undefined) throw new Error('nothing is sent to the ledger');
  sender = ledger;
});
afterAll(() => server.close());

const receiptsOf = async (subject: string, as = owner) =>
  given(await as.api(readReceipts, { params: { orgId }, query: { subject } })).receipts;
const told = async (subject: string) =>
  (await receiptsOf(subject)).map(({ record, op, state, revision }) => [record, op, state, revision]);
const idOf = (name: string) => ids[name] ?? '';

/** The proof of a leaf as the server sends it, verified as a stranger would. */
async function proved(txId: string, { fields = '', as = owner } = {}) {
  const query = fields === '' ? '' : `?fields=${fields}`;
  const reply = await fetch(`${server.origin}/api/records/${orgId}/proof/${txId}${query}`, {
    headers: { authorization: `Bearer ${as.token}` },
  });
  expect(reply.status).toBe(200);
  const policy = await fetch(`${server.origin}/api/v1/log/policy`);
  const bytes = new Uint8Array(await reply.arrayBuffer());
  const verdict = await verifyProof(bytes, parsePolicy(new Uint8Array(await policy.arrayBuffer())));
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.error));
  return verdict.value;
}

const valuesOf = ({ fields }: Awaited<ReturnType<typeof proved>>) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));
const shown = async (txId: string, options = {}) => valuesOf(await proved(txId, options));
const gone = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));

test('what waits is pending, and recorded once it was sent', async () => {
  expect(await told(`class:${idOf('Class A')}`)).toContainEqual(['shareclass', 'put', 'pending', null]);
  await mirror();
  const [newest] = await receiptsOf(`class:${idOf('Class A')}`);
  expect(newest).toMatchObject({ record: 'shareclass', op: 'put', state: 'recorded', reason: null });
  const acts = await server.database.asOwner<{ acts: string; leaves: string }>(
    `select (select count(*) from register_acts where org_id = $1) as acts,
            (select count(*) from ledger_receipts where org_id = $1 and record = 'act') as leaves`,
    [orgId],
  );
  expect(acts[0]?.leaves).toBe(acts[0]?.acts);
});

test('a holding is proved without name and address of its holder, by whoever has the key of the log', async () => {
  const [holding] = await server.database.asOwner<{ tx_id: string; part: string }>(
    `select tx_id, part from ledger_receipts where org_id = $1 and record = 'shareholder' and op = 'put' and part <> ''
      order by place desc limit 1`,
    [orgId],
  );
  expect(await told(`holding:${holding?.part}`)).toContainEqual(['shareholder', 'put', 'recorded', 1]);
  const proof = await proved(holding?.tx_id ?? '', { fields: '15,18,19' });
  expect(proof.trust).toBe('policy');
  expect(valuesOf(proof)).toEqual({ ownership: '1000', Shareclass: idOf('Class A'), className: 'Class A' });
  expect(await shown(holding?.tx_id ?? '')).toMatchObject({ firstname: 'Ann', lastname: 'Lee', valid: true });
});

test('an end with its date is an update, then the removal, then a tombstone', async () => {
  const body = { person_id: idOf('Bo Roy'), date: '2025-04-18', reason: 'resigned' as const };
  given(await owner.api(endPosition, { params: { id: orgId, position: 'directors' }, body }));
  await mirror();
  expect((await told(`director:${idOf('Bo Roy')}`)).slice(0, 2)).toEqual([
    ['position', 'del', 'recorded', 4],
    ['position', 'put', 'recorded', 3],
  ]);
  const [, ended] = await receiptsOf(`director:${idOf('Bo Roy')}`);
  expect(await shown(ended?.tx_id ?? '')).toMatchObject({ removal_date: '2025-04-18', deleted: true });
  const entries = await server.database.asOwner<{
    op: string;
    revision: string;
    tx_id: string;
    kind: string;
  }>(
    `select r.op, r.revision, r.tx_id, a.kind from ledger_receipts r join activity a on a.id::text = r.record_id
       where r.org_id = $1 and r.record = 'activity' order by r.place desc limit 3`,
    [orgId],
  );
  expect(entries.map(({ kind, op, revision }) => [kind, op, revision])).toEqual([
    ['director_added', 'del', '3'],
    ['director_removed', 'put', '1'],
    ['director_added', 'put', '2'],
  ]);
  expect(await shown(entries[2]?.tx_id ?? '')).toMatchObject({
    activity_name: 'director_added',
    price: '0.1',
  });
  const log = given(await owner.api(listActivity, { params: { orgId }, query: {} })).activities;
  const removed = log.find(({ kind }) => kind === 'director_removed');
  expect(removed).toMatchObject({ status: 'recorded', txid: entries[1]?.tx_id });
});

const runJob = async (name: string, ledger = ledgerOf(server.installation).ledger) => {
  const job = jobsOf(recordsPortsOf(server.installation, ledger)).find((one) => one.name === name);
  const { signal } = new AbortController();
  await job?.run({ db: server.database.database, now: server.clock.read(), signal });
};

/** Titles of what the bell says of the ledger, where what waits has waited for so long. */
async function bellAfter(minutes: number): Promise<string[]> {
  await server.database.asOwner(
    `update outbox set created_at = now() - make_interval(mins => $1) where topic = 'ledger' and state <> 'sent'`,
    [minutes],
  );
  await runJob('records.bell');
  const { notices } = given(await owner.api(listNotices, { params: { orgId }, query: {} }));
  return notices.filter(({ kind }) => kind === 'ledger_behind').map(({ title }) => title);
}

test('a ledger that is away for a while loses nothing, and whoever reads is told', async () => {
  const away = ledgerSender(
    recordsPortsOf(server.installation, { ...ledgerOf(server.installation).ledger, append: gone }),
  );
  given(await owner.api(addActivityLog, { params: { orgId }, body: { activity: 'Called the registry.' } }));
  await relayOnce(server.database.database, away, { onFault: () => undefined });
  const [note] = await server.database.asOwner<{ id: string }>(
    `select id from activity where org_id = $1 and kind = 'note'`,
    [orgId],
  );
  expect(await receiptsOf(`activity:${note?.id}`)).toMatchObject([
    { state: 'pending', reason: 'ledger_away' },
  ]);
  expect(await bellAfter(9)).toEqual([]);
  expect([await bellAfter(11), await bellAfter(12)]).toEqual([['Proof is delayed'], ['Proof is delayed']]);
  await server.database.asOwner(`update outbox set not_before = now() where topic = 'ledger'`);
  await mirror();
  expect(await bellAfter(13)).toEqual([]);
  const [receipt] = await receiptsOf(`activity:${note?.id}`);
  expect(receipt).toMatchObject({ state: 'recorded', op: 'put' });
  expect(await shown(receipt?.tx_id ?? '')).toMatchObject({ activity: 'Called the registry.' });
});

/** The export as the server sends it, checked by `tabellion verify` with the policy of the log. */
async function verifiedExport() {
  const headers = { authorization: `Bearer ${owner.token}` };
  const reply = await fetch(`${server.origin}/api/records/${orgId}/export`, { headers });
  expect(reply.status).toBe(200);
  const folder = await scratchFolder('tabellion-records-');
  const file = inFolder(folder, 'maple.tabellion.zip');
  const policy = inFolder(folder, 'policy');
  await writeFile(file, new Uint8Array(await reply.arrayBuffer()));
  await writeFile(policy, await (await fetch(`${server.origin}/api/v1/log/policy`)).text());
  const checked = await tabellion('verify', file, '--policy', policy, '--json');
  await rm(folder, { recursive: true });
  return checked;
}

test('the export holds by the policy of the log: leaves, documents, and registers computed anew', async () => {
  const checked = await verifiedExport();
  expect(checked).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(checked.out)).toMatchObject({
    verdict: 'consistent',
    trust: 'policy',
    findings: [],
    registers: [{ date: '2025-04-20', differs_at: null }],
    package: { state: 'same' },
    not_checked: [],
  });
});

test('one altered share count is named by the comparison, by the nightly job, and by the verifier', async () => {
  const compare = async () => {
    const { ledger } = ledgerOf(server.installation);
    return compareWithLedger(recordsPortsOf(server.installation, ledger), orgId);
  };
  expect(await compare()).toEqual([]);
  const quantity = (shares: string) =>
    server.database.asOwner(
      `with act as (update register_acts set payload = jsonb_set(payload, '{issues,0,quantity}', to_jsonb($2::text))
         where org_id = $1 and kind = 'issued')
       update certificates set value = jsonb_set(value, '{quantity}', to_jsonb($2::text)) where org_id = $1`,
      [orgId, shares],
    );
  await quantity('1001');
  const writers = 'tabellion_app, tabellion_owner';
  expect(await compare()).toMatchObject([
    { record: 'act', field: 'payload', sourceTable: 'register_acts', writer: 'tabellion_owner' },
    { record: 'shareholder', field: 'ownership', sourceTable: 'certificates', writer: writers },
  ]);
  const found = given(await owner.api(compareRecords, { params: { orgId } }));
  expect(found).toMatchObject({ count: 2, differences: [{ field: 'payload' }, { field: 'ownership' }] });
  // None of the comparisons at once fails for what another has kept.
  const { database } = server.database;
  const findings = await compare();
  const keep = () =>
    database.transaction(orgId, (tx) => replaceFindings(tx, orgId, findings, server.clock.read()));
  await Promise.all([keep(), keep(), keep(), keep()]);
  expect(await database.asOrganization(orgId, (q) => selectFindings(q, orgId))).toHaveLength(2);
  const nightly = () => runJob('records.compare');
  await expect(nightly()).rejects.toThrow(/payload \(register_acts, tabellion_owner\)/);
  const { code, out } = await verifiedExport();
  const { registers, package: made } = JSON.parse(out);
  expect([code, registers, made]).toMatchObject([
    1,
    [{ differs_at: expect.stringContaining('cap_table') }],
    { state: 'differs', at: expect.stringContaining('Transactions.ocf.json: items[') },
  ]);
  // A repair changes no leaf: it is another revision of the record as it is now.
  const repair = async () => {
    expect(await orderRepairs(server.database.database, orgId, server.clock.read())).toBe(1);
    await mirror();
    return (await told(`holding:${security}`)).map(([, op, , revision]) => [op, revision]);
  };
  const [{ part: security } = { part: '' }] = await server.database.asOwner<{ part: string }>(
    `select part from ledger_receipts where org_id = $1 and part <> '' limit 1`,
    [orgId],
  );
  expect(await repair()).toEqual([
    ['put', 2],
    ['put', 1],
  ]);
  expect(await compare()).toMatchObject([{ record: 'act' }]);
  await quantity('1000');
  await expect(nightly()).rejects.toThrow(/ownership/);
  expect((await repair())[0]).toEqual(['put', 3]);
  await nightly();
});

test('a reader without the minute book proves a position without the contact of its holder', async () => {
  const reader = await registered(server);
  await join(server, orgId, reader, 'restricted', ['dashboard']);
  const [seat] = await receiptsOf(`director:${idOf('Ann Lee')}`);
  const seen = await shown(seat?.tx_id ?? '', { as: reader });
  expect(seen).toMatchObject({ lastname: 'Lee', type: 'director' });
  expect(Object.keys(seen)).not.toContain('email');
  expect(await shown(seat?.tx_id ?? '', { as: reader, fields: '3,4' })).toEqual({ lastname: 'Lee' });
});

/** A founding whose shareholders step is left: one holder goes, and one of another's two subscriptions. */
test('what is left over of a checkout ends by tombstone, each security once', async () => {
  const left = await organizationOf(owner, { company_type: 'new' });
  const by = { orgId: left, userId: owner.userId, now: server.clock.read() };
  const { database } = server.database;
  const subscription = { of: 'Class A', shares: 10, price: '0.01' };
  const people = await writing(database, by, (write) =>
    found(write, {
      classes: [{ name: 'Class A', prefix: 'CA' }],
      directors: [],
      subscriptions: [
        { name: 'Cy Poe', ...subscription },
        { name: 'Di Fox', ...subscription },
        { name: 'Di Fox', ...subscription },
      ],
    }),
  );
  await mirror();
  const ends = () =>
    server.database.asOwner<{ record_id: string; ops: string }>(
      `select record_id, string_agg(op, ' ' order by place) as ops from ledger_receipts
         where org_id = $1 and record = 'shareholder' group by record_id, part order by record_id = $2, ops`,
      [left, people['Cy Poe']],
    );
  expect((await ends()).map(({ ops }) => ops)).toEqual(['put', 'put', 'put']);
  const params = { id: left, itemId: people['Cy Poe'] ?? '' };
  given(await owner.api(removeShareholder, { params }));
  await writing(database, by, async (write) => {
    const edited = await editFounding(write, (drafts) => ok(drafts.slice(0, -1)));
    if (!edited.ok) throw new Error(JSON.stringify(edited.error));
  });
  await mirror();
  expect((await ends()).map(({ ops }) => ops)).toEqual(['put del', 'put put', 'put del']);
});

test('a log that continues another gets every act and every live record by itself, each once', async () => {
  const other = await createTestDatabase();
  const folder = await scratchFolder('tabellion-next-log-');
  const { secrets, clock } = server.installation;
  const next = openLedger({
    db: other.database,
    clock,
    secrets: { ...secrets.ledger, origin: 'the-next-log' },
    folder,
    address: 'https://next.test',
    ownerOrg: 'Org1',
    onFault,
  });
  await next.prepare();
  const ports = recordsPortsOf(server.installation, next.ledger);
  given(await owner.api(addActivityLog, { params: { orgId }, body: { activity: 'Waits meanwhile.' } }));
  const liveBefore = await live();
  await runJob('records.follow', next.ledger);
  await mirror(ledgerSender(ports));
  await runJob('records.follow', next.ledger);
  await mirror(ledgerSender(ports));
  const leaves = await next.ledger.revisions(orgId, 0);
  const acts = leaves.filter(({ kind }) => kind === 'act');
  const [stored] = await server.database.asOwner<{ acts: string }>(
    'select count(*) as acts from register_acts where org_id = $1',
    [orgId],
  );
  expect(acts.map(({ record }) => record?.values.seq)).toEqual(acts.map((_, place) => place + 1));
  expect(String(acts.length)).toBe(stored?.acts);
  expect(new Set(leaves.map(({ rev }) => rev))).toEqual(new Set([1]));
  expect(leaves.length - acts.length).toBe(liveBefore + 1);
  expect(await compareWithLedger(ports, orgId)).toEqual([]);
  expect((await receiptsOf(`class:${idOf('Class A')}`)).map(({ state }) => state)).toEqual(['recorded']);
  await next.close();
  await other.close();
});

/** Records that have not ended, acts apart. */
async function live(): Promise<number> {
  const [row] = await server.database.asOwner<{ live: string }>(
    `select count(*) as live from (
       select distinct on (record, record_id, part) op from ledger_receipts where org_id = $1 and record <> 'act'
         order by record, record_id, part, place desc) as newest where op = 'put'`,
    [orgId],
  );
  return Number(row?.live);
}
