import { createHash } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { utf8 } from '@tabellion/ledger/bytes.ts';
import { readExportFile, writeExportFile } from '@tabellion/ledger/files/exportFile.ts';
import { leafHash } from '@tabellion/ledger/merkle/tree.ts';
import { parseCheckpoint } from '@tabellion/ledger/note/checkpoint.ts';
import { spellNote } from '@tabellion/ledger/note/note.ts';
import { type TestSigner, testWitness } from '@tabellion/ledger/note/testing.ts';
import { spellVerifierKey } from '@tabellion/ledger/note/verifierKey.ts';
import { requestStamp } from '@tabellion/paper/seal/sign.ts';
import { authority, authorityRoot, closeAuthority } from '@tabellion/paper/seal/testing-authority.ts';
import { aboutTest } from '@tabellion/paper/seal/testing-edit.ts';
import { shadowed, testSeal, withAttachment } from '@tabellion/paper/verify/testing-sealed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportOfActs, goldenActs } from '../../../tests/support/goldenLedger.ts';
import { tabellion } from '../testing.ts';

const golden = (path: string) =>
  fileURLToPath(new URL(`../../../tests/data/ledger/golden/${path}`, import.meta.url));
const [proof, whole, policy] = ['holding.tabellion-proof.json', 'maple.tabellion.zip', 'policy'].map(golden);
if (proof === undefined || whole === undefined || policy === undefined) throw new Error();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabellion-ledger-'));
});
afterAll(() => rm(folder, { recursive: true }));

const at = (name: string) => join(folder, name);

async function verified(name: string, bytes: Uint8Array | string, ...args: readonly string[]) {
  await writeFile(at(name), bytes);
  return await tabellion('verify', at(name), '--policy', policy ?? '', ...args);
}

test('a proof says what it shows, and what it does not', async () => {
  const { code, out } = await tabellion('verify', proof, '--policy', policy);
  expect(code).toBe(0);
  expect(out).toBe(
    `Valid. This record is in a log you trust.

Recorded: 2026-01-01 00:04:00 UTC, by the log’s own clock
Record: shareholder, revision 1
Log: tabellion-test, entry 4 of 9
txId: 3e8d9ce2dd3ee74a1aa3d7ee20f48ba98ea96aa0edda0bb9ab24b2eeb0c6d1d2

What it shows:
  security: CO-1
  class: Common
  quantity: 1000

Not shown: holder, issued_on, email, price

Still current on 2026-01-01 00:08:00 UTC, by the log’s own word.
`.replace(/txId: .*/, out.match(/txId: [0-9a-f]{64}/)?.[0] ?? 'no txId'),
  );
});

test('without a policy it is consistent, and the key is not known', async () => {
  const { code, out } = await tabellion('verify', proof);
  expect(code).toBe(0);
  expect(out).toContain('Consistent. The log’s key is not known to you');
  expect(JSON.parse((await tabellion('verify', proof, '--json')).out)).toMatchObject({
    kind: 'proof',
    verdict: 'consistent',
    trust: 'first_use',
    fields: { quantity: '1000' },
    not_shown: ['holder', 'issued_on', 'email', 'price'],
    held_at: '2026-01-01T00:08:00.000Z',
  });
  expect(JSON.parse((await tabellion('verify', whole, '--json')).out)).toMatchObject({ trust: 'first_use' });
});

test('a changed proof names the step that failed, in each language', async () => {
  const text = readFileSync(proof, 'utf8').replace('"value":"1000"', '"value":"9000"');
  const first = async (...args: readonly string[]) => {
    const { code, out } = await verified('changed.tabellion-proof.json', text, ...args);
    expect(code).toBe(1);
    return out.trim().split('\n').at(-2);
  };
  expect(await first()).toBe('A field is not what was recorded.');
  expect(await first('--language', 'fr')).toBe('Un champ ne correspond pas à ce qui a été inscrit.');
  expect(await first('--language', 'tr')).toBe('Bir alan, kaydedilenle aynı değil.');
  expect(await first('--language', 'ar')).toBe('أحد الحقول يخالف ما قُيِّد.');
  const { out } = await verified('changed.tabellion-proof.json', text, '--json');
  expect(JSON.parse(out)).toEqual({
    kind: 'proof',
    verdict: 'refused',
    step: 'fields',
    code: 'root_mismatch',
  });
});

test('an export shows its history, and its registers from the acts', async () => {
  const { code, out } = await tabellion('verify', whole, '--policy', policy);
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    'Valid. This history is in a log you trust.',
    '',
    'Log: tabellion-test, entry 7 of 9',
    'Records: 8',
    'Complete up to 2026-01-01 00:08:00 UTC, by the log’s own word.',
    '',
    'On 2026-01-01, 1 record was erased. The history is intact.',
    '',
    'The registers on 2025-12-31 match the recorded acts.',
    '',
    'Cap table on 2025-12-31:',
    'Holder     Shares       %  Votes %',
    'Ann Aalto    1000  100.00   100.00',
    '',
  ]);
});

test('a register that says otherwise than the acts is named at its first difference', async () => {
  const parts = readExportFile(new Uint8Array(await readFile(whole)));
  const register = JSON.parse(JSON.stringify(parts.registers.get('2025-12-31')));
  register.holders[0].quantity = '1001';
  const altered = writeExportFile({ ...parts, registers: new Map([['2025-12-31', register]]) });
  const { code, out } = await verified('altered.tabellion.zip', altered);
  expect(code).toBe(1);
  expect(out).toContain('Some of what this file holds is not proven. See below.');
  expect(out).toContain('First difference: holders[0].quantity.');
  expect(out).not.toContain('Cap table');
});

test('an act that this program does not know is named, and nothing is claimed of the registers', async () => {
  const newer = goldenActs().map((act) => (act.seq === 4 ? { ...act, v: 9 } : act));
  const { code, out } = await verified('newer.tabellion.zip', exportOfActs(newer));
  expect(code).toBe(1);
  expect(out).toContain('Act 4 (issued, version 9) is not known to this program');
  expect(out).not.toContain('match the recorded acts');
  expect(out).not.toContain('Cap table');
});

test('a document that is not in the log is named, and ends with 1', async () => {
  const parts = readExportFile(new Uint8Array(await readFile(whole)));
  const others = new Map([...parts.others, ['documents/more.txt', new Uint8Array(1)]]);
  expect(await verified('more.tabellion.zip', writeExportFile({ ...parts, others }))).toMatchObject({
    code: 1,
    out: expect.stringContaining('documents/more.txt is not recorded in the log.'),
  });
});

/** The reply that an authority sends, around its token: granted (RFC 3161, 2.4.2). */
function replyWith(token: Uint8Array): Uint8Array {
  const length = token.length + 5;
  const head = Uint8Array.of(0x30, 0x82, length >> 8, length & 0xff, 0x30, 3, 2, 1, 0);
  return new Uint8Array([...head, ...token]);
}

test('the time stamp of the checkpoint says that the history existed then', async () => {
  const parts = readExportFile(new Uint8Array(await readFile(whole)));
  const url = await authority();
  await writeFile(at('tsa.pem'), authorityRoot());
  const digest = createHash('sha256').update(parts.checkpoint).digest();
  const stamp = replyWith(await requestStamp(url, digest));
  const stamped = (reply: Uint8Array) => writeExportFile({ ...parts, stamp: reply });
  const trusted = await verified('stamped.tabellion.zip', stamped(stamp), '--root', at('tsa.pem'));
  expect(trusted.code).toBe(0);
  expect(trusted.out).toMatch(/This history existed on 2025-06-01 12:00:07 UTC, by the time stamp of .+\./);
  const unknown = await verified('stamped.tabellion.zip', stamped(stamp));
  expect(unknown).toMatchObject({
    code: 0,
    out: expect.stringContaining('that authority is not known to you'),
  });
  const other = replyWith(await requestStamp(url, createHash('sha256').update('other').digest()));
  for (const bad of [other, stamp.subarray(0, -1), new Uint8Array([...stamp, 0]), new Uint8Array(0)])
    expect(await verified('stamped.tabellion.zip', stamped(bad), '--root', at('tsa.pem'))).toMatchObject({
      code: 1,
      out: expect.stringContaining('The time stamp of the checkpoint is not valid.'),
    });
  await closeAuthority();
});

test('an export inside a sealed PDF is checked with it', async () => {
  const seal = await testSeal();
  await writeFile(at('root.pem'), seal.root);
  const bookWith = async (content: Uint8Array<ArrayBuffer>) => {
    const book = await withAttachment('maple.tabellion.zip', content);
    return await verified('book.pdf', await seal.seal(book), '--root', at('root.pem'));
  };
  const bytes = new Uint8Array(await readFile(whole));
  const sound = await bookWith(bytes);
  expect(sound.code).toBe(0);
  expect(sound.out).toContain('This document is intact.');
  expect(sound.out).toContain('\nmaple.tabellion.zip\n\nValid. This history is in a log you trust.');
  bytes[1000] = (bytes[1000] ?? 0) ^ 1;
  const changed = await bookWith(bytes);
  expect(changed.code).toBe(1);
  expect(changed.out).toContain('Not valid.');
});

test('several files end with the worst of them', async () => {
  await writeFile(at('hello.txt'), 'hello');
  const { code, out } = await tabellion('verify', proof, whole, at('hello.txt'), '--policy', policy);
  expect(code).toBe(2);
  expect(out).toContain(`${proof}\n\nValid.`);
  expect(out).toContain('This file cannot be checked.');
  const { out: json } = await tabellion('verify', proof, whole, '--json');
  expect(JSON.parse(json)).toMatchObject([{ kind: 'proof' }, { kind: 'export' }]);
});

test('the formats of others are written on request', async () => {
  expect((await tabellion('verify', proof, '--split', at('split'))).code).toBe(0);
  const lines = (await readFile(at('split/holding.tlog-proof'), 'utf8')).split('\n');
  expect(lines.slice(0, 2)).toEqual(['c2sp.org/tlog-proof@v1', 'index 4']);
  const leaf = new Uint8Array(await readFile(at('split/holding.leaf')));
  const { tx_id } = JSON.parse((await tabellion('verify', proof, '--json')).out);
  expect(Buffer.from(leafHash(leaf)).toString('hex')).toBe(tx_id);
});

/** The golden proof, with cosignatures under its checkpoint. */
function cosigned(...witnesses: readonly TestSigner[]): string {
  const file: { proof: string } = JSON.parse(readFileSync(proof ?? '', 'utf8'));
  const start = file.proof.indexOf('\n\n') + 2;
  const { note } = parseCheckpoint(utf8(file.proof.slice(start)));
  const lines = [...note.signatures, ...witnesses.map(({ sign }) => sign(note.text))];
  return `${canonicalJson({ ...file, proof: file.proof.slice(0, start) + spellNote(note.text, lines) })}\n`;
}

test('a policy that asks for witnesses is met by their cosignatures, and by nothing else', async () => {
  const second = 1_767_225_900;
  const [lawyer, bank] = [testWitness('lawyer.test', 3, second), testWitness('bank.test', 4, second)];
  const stranger = testWitness('stranger.test', 5, second);
  const witnesses = `witness lawyer ${spellVerifierKey(lawyer.key)}\nwitness bank ${spellVerifierKey(bank.key)}`;
  const asking = readFileSync(policy ?? '', 'utf8').replace(
    'quorum none',
    `${witnesses}\ngroup both all lawyer bank\nquorum both`,
  );
  await writeFile(at('quorum'), asking);
  const said = async (...signers: readonly TestSigner[]) => {
    await writeFile(at('cosigned.tabellion-proof.json'), cosigned(...signers));
    const { code, out } = await tabellion(
      'verify',
      at('cosigned.tabellion-proof.json'),
      '--policy',
      at('quorum'),
      '--json',
    );
    const { verdict, trust, step, code: fault } = JSON.parse(out);
    return [code, verdict, trust ?? step, fault];
  };
  expect(await said(lawyer, stranger, bank)).toEqual([0, 'consistent', 'policy', undefined]);
  const missing = [1, 'refused', 'checkpoint', 'quorum_missing'];
  expect([await said(), await said(lawyer), await said(lawyer, stranger)]).toEqual([
    missing,
    missing,
    missing,
  ]);
  const forged = {
    key: bank.key,
    sign: (text: string) => ({ ...bank.sign(text), signature: lawyer.sign(text).signature }),
  };
  expect(await said(lawyer, forged)).toEqual([1, 'refused', 'checkpoint', 'signature_wrong']);
});

test('a policy that cannot be read ends with 2 and the remedy', async () => {
  await writeFile(at('bad-policy'), 'quorum none');
  const { code, err } = await tabellion('verify', proof, '--policy', at('bad-policy'));
  expect([code, err]).toEqual([2, expect.stringContaining('is no policy')]);
});

const key = readFileSync(policy, 'utf8').split('\n')[0]?.slice('log '.length) ?? '';

test('a log on disk is audited with its key', async () => {
  const { code, out } = await tabellion('log', 'audit', golden('log'), '--vkey', key);
  expect(code).toBe(0);
  expect(out).toContain('This log is sound.');
  expect(out).toMatch(/Checkpoints +4, 8, 9/);
  const copy = at('log');
  cpSync(golden('log'), copy, { recursive: true });
  const tile = join(copy, 'tile/0/000.p/9');
  const bytes = readFileSync(tile);
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  await writeFile(tile, bytes);
  const refused = await tabellion('log', 'audit', copy, '--vkey', key);
  expect(refused).toMatchObject({
    code: 1,
    out: 'This log is not sound (bundle_mismatch: tile/entries/000.p/9, entry 0).\n',
  });
  expect((await tabellion('log', 'audit', copy, '--vkey', key.slice(1))).code).toBe(2);
  expect((await tabellion('log', 'audit', at('absent'), '--vkey', key)).code).toBe(2);
});

test('the checkpoint in a seal says how far the log was then', async () => {
  const seal = await testSeal();
  const checkpoint = await readFile(golden('log/checkpoint'), 'utf8');
  const sealed = await seal.seal(shadowed(), { ...aboutTest, checkpoint });
  await writeFile(at('root.pem'), seal.root);
  const known = await verified('sealed.pdf', sealed, '--root', at('root.pem'));
  expect([known.code, known.out]).toEqual([
    0,
    expect.stringContaining('Log when it was sealed: tabellion-test, 9 entries'),
  ]);
  const strange = checkpoint.replace('\n9\n', '\n8\n');
  const other = await seal.seal(shadowed(), { ...aboutTest, checkpoint: strange });
  const wrong = await verified('strange.pdf', other, '--root', at('root.pem'));
  expect([wrong.code, wrong.out]).toEqual([1, expect.stringContaining('Not signed by a log you trust')]);
});
