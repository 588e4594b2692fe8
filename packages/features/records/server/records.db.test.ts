/** A corporation is founded, its rows reach the ledger, and each record proves itself by the package's own verifier. */
import { rm, writeFile } from 'node:fs/promises';
import { join as inFolder } from 'node:path';
import { instant } from '@tabellion/kernel/date.ts';
import { verifyProof } from '@tabellion/ledger/files/verifyProof.ts';
import { parsePolicy } from '@tabellion/ledger/note/policy.ts';
import { relayOnce } from '@tabellion/platform/outbox/relay.ts';
import type { Sender } from '@tabellion/platform/outbox/sender.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tabellion } from '../../../../apps/cli/testing.ts';
import { featuresOf } from '../../../../apps/server/features.ts';
import { ledgerOf, recordsPortsOf } from '../../../../apps/server/ports.ts';
import { found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { given } from '../../../../tests/support/founding.ts';
import { join, organizationOf, registered, type SignedIn } from '../../../../tests/support/people.ts';
import { relayAll } from '../../../../tests/support/relayAll.ts';
import { scratchFolder } from '../../../../tests/support/scratch.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { addActivityLog, listActivity } from '../../activity/contract.ts';
import { endPosition } from '../../people/contract.ts';
import { readReceipts } from '../contract.ts';
import { compareWithLedger } from './comparing.ts';
import { jobsOf } from './jobs.ts';
import { ledgerSender } from './mirror.ts';

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
  await server.database.asOwner(`update outbox set not_before = now() where topic = 'ledger'`);
  await mirror();
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
  const [nightly] = jobsOf(recordsPortsOf(server.installation, ledgerOf(server.installation).ledger));
  const at = { db: server.database.database, now: server.clock.read(), signal: new AbortController().signal };
  await expect(nightly?.run(at)).rejects.toThrow(/payload \(register_acts, tabellion_owner\)/);
  const { code, out } = await verifiedExport();
  expect([code, JSON.parse(out).registers]).toMatchObject([
    1,
    [{ differs_at: expect.stringContaining('cap_table') }],
  ]);
  await quantity('1000');
  await nightly?.run(at);
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
