import { base64, hex, textOf, utf8 } from '@tabellion/ledger/bytes.ts';
import { verifyProof } from '@tabellion/ledger/files/verifyProof.ts';
import { consistencyPath } from '@tabellion/ledger/merkle/tree.ts';
import { testCheckpoint, testSigner } from '@tabellion/ledger/note/testing.ts';
import { spellVerifierKey } from '@tabellion/ledger/note/verifierKey.ts';
import { TestLog } from '@tabellion/ledger/testing.ts';
import { expect, test } from 'vitest';
import {
  type CheckpointBytes,
  checkCheckpoint,
  checkRecord,
  type KeptCheckpoint,
  type RecordBytes,
  withFields,
} from './checkRecord.ts';

const names = ['security_id', 'holder', 'quantity', 'email'];
const values = { security_id: 'CA-1', holder: 'Ann Aalto', quantity: '1000', email: 'ann@example.com' };

/** A log of `count` records, and one more of the holding that is checked. */
function logOf(count: number, holding: typeof values = values): TestLog {
  const log = new TestLog();
  for (let place = 0; place < count; place++)
    log.put({ stream: 'maple', kind: 'shareholder', record: `${place}`, names, values: holding });
  return log;
}

const kept: KeptCheckpoint = {
  policy: textOf(logOf(4).policy()),
  checkpoint: textOf(logOf(4).checkpoint()),
  at: '2026-01-01T00:00:00.000Z',
};

/** The bytes that a server gives of a log's third record, to a browser that saw the log at four. */
function served(log: TestLog, shown: readonly string[] = names): RecordBytes {
  const placed = log.placed[2];
  if (placed === undefined) throw new Error('the log is too short');
  const consistency = log.size < 4 ? [] : consistencyPath(4, log.size, log.tree.nodeAt).map(base64);
  return {
    proof: log.proof(placed, shown),
    txId: hex(placed.leaf.hash),
    subjectId: 'CA-1',
    policy: kept.policy,
    kept,
    consistency,
  };
}

const honest = served(logOf(9));

/** The proof with other text in it. */
const changed = (from: string | RegExp, to: string): RecordBytes => ({
  ...honest,
  proof: utf8(textOf(honest.proof).replace(from, to)),
});

/** Another log of the same size and origin, by the same key. */
const fork = (count: number) => logOf(count, { ...values, quantity: '9000' });

test('an honest server is believed, the first time and afterwards', () => {
  const found = checkRecord(honest);
  expect(found).toMatchObject({
    ok: true,
    value: { index: 2, size: 9, signer: 'tabellion-test', hashes: 4 },
  });
  expect(checkRecord({ ...honest, kept: undefined, consistency: [] })).toMatchObject({ ok: true });
  expect(checkRecord({ ...served(logOf(4)), consistency: [] })).toMatchObject({ ok: true });
});

test.each<readonly [string, RecordBytes, string, string]>([
  [
    'another root under the signature',
    changed(/\\n9\\n[A-Za-z0-9+/]{43}=/, `\\n9\\n${base64(new Uint8Array(32))}`),
    'checkpoint',
    'checkpoint_altered',
  ],
  ['another size under the signature', changed('\\n9\\n', '\\n10\\n'), 'checkpoint', 'checkpoint_altered'],
  ['an altered field', changed('"value":"1000"', '"value":"9000"'), 'fingerprint', 'field_altered'],
  ['an altered leaf', changed(/seq\\":2/, 'seq\\":3'), 'path', 'not_in_log'],
  [
    'another record than the one that was named',
    { ...honest, txId: '0'.repeat(64) },
    'fingerprint',
    'other_record',
  ],
  ['the record of another thing', { ...honest, subjectId: 'CA-2' }, 'fingerprint', 'other_record'],
  ['a proof that does not say of what it is', served(logOf(9), ['quantity']), 'fingerprint', 'other_record'],
  ['an older checkpoint', served(logOf(3)), 'checkpoint', 'older'],
  ['another history of the same size', { ...served(fork(4)), consistency: [] }, 'checkpoint', 'forked'],
  ['another history that went on', served(fork(9)), 'checkpoint', 'forked'],
  ['no way from what this browser saw', { ...honest, consistency: [] }, 'checkpoint', 'forked'],
  ['what is no proof', { ...honest, proof: utf8('{}\n') }, 'fingerprint', 'malformed'],
])('%s is named', (_, given, step, fault) => {
  expect(checkRecord(given)).toEqual({ ok: false, error: { step, fault } });
});

test('a log of another key or another name is not the one that this browser knows', () => {
  const signer = testSigner('tabellion-test', 2);
  const log = logOf(9);
  const head = { origin: 'tabellion-test', size: 9, root: log.tree.root() };
  const resigned = textOf(testCheckpoint(head, signer));
  const other = textOf(honest.proof).replace(
    JSON.stringify(textOf(log.checkpoint())).slice(1, -1),
    JSON.stringify(resigned).slice(1, -1),
  );
  const refused = { ok: false, error: { step: 'checkpoint', fault: 'other_key' } };
  expect(checkRecord({ ...honest, proof: utf8(other) })).toEqual(refused);
  // A server that names its new key as well is heard by a browser that knows none, and by no other.
  const named = `log ${spellVerifierKey(signer.key)}\nquorum none\n`;
  expect(checkRecord({ ...honest, proof: utf8(other), policy: named })).toEqual(refused);
  expect(checkRecord({ ...honest, proof: utf8(other), policy: named, kept: undefined })).toMatchObject({
    ok: true,
  });
  const stranger = testSigner('another-log', 2);
  const away = textOf(testCheckpoint({ ...head, origin: 'another-log' }, stranger));
  const moved = textOf(honest.proof).replace(
    JSON.stringify(textOf(log.checkpoint())).slice(1, -1),
    JSON.stringify(away).slice(1, -1),
  );
  const policy = `log ${spellVerifierKey(stranger.key)}\nquorum none\n`;
  expect(checkRecord({ ...honest, proof: utf8(moved), policy })).toEqual(refused);
  expect(checkRecord({ ...honest, policy: 'nonsense', kept: undefined })).toEqual(refused);
});

test('the newest checkpoint is checked as that of a record, and each lie about it is named', () => {
  const checkpoint = (log: TestLog) => ({ checkpoint: textOf(log.checkpoint()), ...served(log) });
  const faultOf = (given: CheckpointBytes) => {
    const found = checkCheckpoint(given);
    return found.ok ? found.value.size : found.error;
  };
  const newest = checkpoint(logOf(9));
  const altered = newest.checkpoint.replace('\n9\n', '\n10\n');
  const stranger = testSigner('tabellion-test', 2);
  const head = { origin: 'tabellion-test', size: 9, root: logOf(9).tree.root() };
  const faults = [
    newest,
    { ...newest, kept: undefined, consistency: [] },
    { ...newest, checkpoint: altered },
    { ...newest, checkpoint: textOf(testCheckpoint(head, stranger)) },
    checkpoint(logOf(3)),
    checkpoint(fork(9)),
    { ...newest, checkpoint: 'nonsense' },
  ].map(faultOf);
  expect(faults).toEqual([9, 9, 'checkpoint_altered', 'other_key', 'older', 'forked', 'checkpoint_altered']);
});

test('a record of which nothing is left is there, and says nothing of what it was', () => {
  expect(checkRecord(served(logOf(9), []))).toMatchObject({ ok: true, value: { fields: [] } });
});

test('a holding is handed on without name and e-mail', () => {
  const narrow = withFields(honest.proof, new Set(['security_id', 'quantity']));
  const text = textOf(narrow);
  expect([text.includes('Ann'), text.includes('ann@'), text.includes('1000')]).toEqual([false, false, true]);
  expect(verifyProof(narrow, undefined)).toMatchObject({
    ok: true,
    value: { fields: [{ name: 'security_id' }, { name: 'quantity' }] },
  });
});
