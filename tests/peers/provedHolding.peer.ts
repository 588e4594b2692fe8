/** One holding of the product, proved without name, e-mail and the holder's other holdings: the reader in Python, which knows the
 *  product's formats from a page alone, says what the command line says. */
import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readReceipts } from '@tabellion/features/records/contract.ts';
import { withFields } from '@tabellion/features/records/web/checkRecord.ts';
import { instant } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tabellion } from '../../apps/cli/testing.ts';
import { featuresOf } from '../../apps/server/features.ts';
import { found, incorporate, writing } from '../support/corporation.ts';
import { given } from '../support/founding.ts';
import { organizationOf, registered, type SignedIn } from '../support/people.ts';
import { relayAll } from '../support/relayAll.ts';
import { scratchFolder } from '../support/scratch.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const reader = fileURLToPath(new URL('ledger/readLedger.py', import.meta.url));

let server: TestServer;
let owner: SignedIn;
let orgId: string;
let ids: Readonly<Record<string, string>>;
let folder: string;

beforeAll(async () => {
  folder = await scratchFolder('tabellion-peer-holding-');
  server = await startTestServer();
  server.clock.set(instant('2025-04-20T14:00:00Z'));
  owner = await registered(server);
  orgId = await organizationOf(owner, { company_type: 'new' });
  const by = { orgId, userId: owner.userId, now: server.clock.read() };
  await writing(server.database.database, by, async (write) => {
    ids = await found(write, {
      classes: [{ name: 'Class A', prefix: 'CA' }],
      directors: [{ name: 'Ann Lee' }],
      subscriptions: [
        { name: 'Ann Lee', of: 'Class A', shares: 1000, price: '0.01', isPaid: true },
        { name: 'Ann Lee', of: 'Class A', shares: 500, price: '0.01', isPaid: true },
      ],
    });
    await incorporate(write, write.today);
  });
  const sender = featuresOf(server.installation).senders.find(({ topic }) => topic === 'ledger');
  if (sender === undefined) throw new Error('nothing is sent to the ledger');
  const onFault = (fault: unknown) => {
    throw fault;
  };
  await relayAll(server.database.database, [sender], { onFault });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const bytesAt = async (path: string): Promise<Uint8Array> => {
  const reply = await fetch(`${server.origin}${path}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(reply.status).toBe(200);
  return new Uint8Array(await reply.arrayBuffer());
};

test('one holding is proved without its holder and his other holdings', async () => {
  const [security] = await server.database.asOwner<{ key: string }>(
    `select key from certificates where org_id = $1 and quantity = 1000`,
    [orgId],
  );
  const subject = `holding:${security?.key}`;
  const { receipts } = given(await owner.api(readReceipts, { params: { orgId }, query: { subject } }));
  const whole = await bytesAt(`/api/records/${orgId}/proof/${receipts[0]?.tx_id}`);
  const narrow = withFields(whole, new Set(['security_id', 'className', 'ownership']));
  const valuesOf = (bytes: Uint8Array): string[] =>
    JSON.parse(new TextDecoder().decode(bytes)).fields.map(({ value }: { value: string }) => value);
  expect(valuesOf(whole)).toEqual(expect.arrayContaining(['Ann', 'Lee', '1000']));
  for (const hidden of ['Ann', 'Lee', '500', ids['Ann Lee']]) expect(valuesOf(narrow)).not.toContain(hidden);
  // No short word here: among hexadecimal digits and base64, any three letters stand somewhere.
  expect(new TextDecoder().decode(narrow)).not.toContain(ids['Ann Lee'] ?? 'Ann');
  const [file, policy] = [join(folder, 'mine.tabellion-proof.json'), join(folder, 'policy')];
  await writeFile(file, narrow);
  await writeFile(policy, await bytesAt('/api/v1/log/policy'));
  const { code, out } = await tabellion('verify', file, '--policy', policy);
  expect([code, out]).toEqual([0, expect.stringContaining('ownership: 1000')]);
  const { stdout } = await promisify(execFile)('python3', ['-B', reader, '--policy', policy, file]);
  expect(JSON.parse(stdout)).toMatchObject({ verdict: 'holds', trust: 'policy', refused: null });
  expect(stdout).toContain('className = \\"Class A\\"');
});

test('every record of the founding holds for the reader in Python, and the director’s says since when he is elected', async () => {
  const policy = join(folder, 'policy-of-all');
  await writeFile(policy, await bytesAt('/api/v1/log/policy'));
  const records = await server.database.asOwner<{ txId: string; record: string }>(
    `select tx_id as "txId", record from ledger_receipts where org_id = $1 order by place`,
    [orgId],
  );
  expect(new Set(records.map(({ record }) => record))).toEqual(
    new Set(['act', 'activity', 'organization', 'position', 'shareclass', 'shareholder']),
  );
  const files = records.map(({ txId }) => join(folder, `${txId}.tabellion-proof.json`));
  for (const [at, { txId }] of records.entries())
    await writeFile(files[at] ?? '', await bytesAt(`/api/records/${orgId}/proof/${txId}`));
  const { stdout } = await promisify(execFile)('python3', ['-B', reader, '--policy', policy, ...files]);
  const verdicts = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(verdicts.map(({ verdict, refused }) => [verdict, refused])).toEqual(
    records.map(() => ['holds', null]),
  );
  expect(stdout).toContain('elected_date');
});
