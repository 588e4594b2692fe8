import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hex, textOf, utf8 } from '../bytes.ts';
import { parsePolicy } from '../note/policy.ts';
import { TestLog } from '../testing.ts';
import { verifyProof } from './verifyProof.ts';

const names = ['holder', 'security', 'quantity', 'email'];
const values = { holder: 'Ann Aalto', security: 'CA-1', quantity: '1000', email: 'ann@example.com' };

function logOf(count: number): TestLog {
  const log = new TestLog();
  for (let place = 0; place < count; place++) {
    const stream = place % 2 === 0 ? 'maple' : 'birch';
    log.put({ stream, kind: 'shareholder', record: `CA-${place}`, names, values });
  }
  return log;
}

const log = logOf(13);
log.heads();
log.put({ stream: 'maple', kind: 'shareholder', record: 'CA-2', names, values });
const [first, later] = [log.placed[0], log.placed[2]];
if (first === undefined || later === undefined) throw new Error('the log is empty');
const policy = parsePolicy(log.policy());
const proof = log.proof(first, ['security', 'quantity'], 'maple');

test('a proof shows the chosen fields, and that they still held', () => {
  expect(verifyProof(proof, policy)).toMatchObject({
    ok: true,
    value: {
      trust: 'policy',
      index: 0,
      size: 15,
      origin: 'tabellion-test',
      names,
      fields: [
        { name: 'security', value: 'CA-1' },
        { name: 'quantity', value: '1000' },
      ],
      heldAt: '2026-01-01T00:13:00.000Z',
      ignored: [],
    },
  });
  expect(textOf(proof)).not.toContain('Ann');
  expect(textOf(proof)).not.toContain('example.com');
});

test('without a policy it is consistent at best', () => {
  expect(verifyProof(proof, undefined)).toMatchObject({
    value: { trust: 'first_use', signatures: [] },
  });
});

test('a proof of no field proves that the record exists', () => {
  expect(verifyProof(log.proof(first, []), policy)).toMatchObject({
    value: { fields: [], heldAt: undefined },
  });
});

test('a revision that was followed by another is not shown to hold', () => {
  // Heads knew revision 1 of CA-2; revision 2 came after them.
  const newest = log.placed[14];
  if (newest === undefined) throw new Error('no revision');
  expect(verifyProof(log.proof(later, [], 'maple'), policy)).toMatchObject({ ok: true });
  expect(verifyProof(log.proof(newest, [], 'maple'), policy)).toMatchObject({
    error: { step: 'current', fault: { code: 'heads_mismatch' } },
  });
});

interface EditableField {
  i: number;
  value: string;
  salt: string;
  path: string[];
}
interface Editable {
  v: string;
  note?: string;
  leaf: string;
  names: string[];
  fields: [EditableField, EditableField];
  proof: string;
  current: {
    heads: {
      index: number;
      leaf: string;
      fields: [{ value: string }];
      head: { stream: string; keyRoot: string; leaf: string };
    };
    key: { index: number };
  };
}

/** The proof with a member changed, and written as canonical JSON again. */
function changed(change: (file: Editable) => unknown): Uint8Array {
  const file: Editable = JSON.parse(textOf(proof));
  change(file);
  return utf8(`${canonicalJson(file)}\n`);
}

const failureOf = (bytes: Uint8Array) => {
  const outcome = verifyProof(bytes, policy);
  return outcome.ok ? 'sound' : `${outcome.error.step} ${outcome.error.fault.code}`;
};

test.each<[string, (file: Editable) => unknown, string]>([
  ['another version', (file) => (file.v = 'tabellion-proof/9'), 'format version_unknown'],
  ['a member too many', (file) => (file.note = ''), 'format members'],
  ['a member missing', (file) => Reflect.deleteProperty(file, 'names'), 'format members'],
  ['another first line', (file) => (file.proof = file.proof.replace('@v1', '@v2')), 'format proof_malformed'],
  [
    'an index with zeros',
    (file) => (file.proof = file.proof.replace('index 0', 'index 00')),
    'format proof_malformed',
  ],
  [
    'another index',
    (file) => (file.proof = file.proof.replace('index 0', 'index 1')),
    'inclusion root_mismatch',
  ],
  [
    'an index outside',
    (file) => (file.proof = file.proof.replace('index 0', 'index 15')),
    'inclusion index_outside',
  ],
  [
    'another size',
    (file) => (file.proof = file.proof.replace('\n15\n', '\n16\n')),
    'checkpoint signature_wrong',
  ],
  [
    'another leaf',
    (file) => (file.leaf = file.leaf.replace('"rev":1', '"rev":2')),
    'inclusion root_mismatch',
  ],
  ['a leaf with a blank', (file) => (file.leaf += ' '), 'leaf not_canonical'],
  ['other names', (file) => (file.names[3] = 'phone'), 'names names_mismatch'],
  ['fewer names', (file) => file.names.pop(), 'names names_mismatch'],
  ['another value', (file) => (file.fields[1].value = '100000'), 'fields root_mismatch'],
  ['another salt', (file) => (file.fields[1].salt = file.fields[0].salt), 'fields root_mismatch'],
  ['a short salt', (file) => (file.fields[1].salt = 'AAAA'), 'format not_base64'],
  ['a value under another name', (file) => (file.fields[0].i = 0), 'fields root_mismatch'],
  ['fields out of order', (file) => file.fields.reverse(), 'fields field_malformed'],
  ['a field twice', (file) => file.fields.push(file.fields[1]), 'fields field_malformed'],
  ['a field outside', (file) => (file.fields[1].i = 4), 'fields field_malformed'],
  ['a path too short', (file) => file.fields[1].path.pop(), 'fields path_length'],
  ['54 hashes', (file) => (file.fields[1].path = Array(54).fill(file.fields[1].path[0])), 'format too_large'],
  [
    'heads of another stream',
    (file) => (file.current.heads.head.stream = 'AAAAAAAAAAAAAAAAAAAAAA'),
    'current root_mismatch',
  ],
  [
    'another place of the key',
    (file) => (file.current.key.index += file.current.key.index === 0 ? 1 : -1),
    'current path_length',
  ],
  [
    'another root of the keys',
    (file) => (file.current.heads.head.keyRoot = file.current.heads.head.leaf),
    'current root_mismatch',
  ],
  [
    'another day of the heads',
    (file) => (file.current.heads.fields[0].value = '2026-01-02'),
    'current field_mismatch',
  ],
  ['other heads', (file) => (file.current.heads.leaf = file.leaf), 'current heads_malformed'],
  ['another place of the heads', (file) => (file.current.heads.index -= 1), 'current root_mismatch'],
])('%s is refused', (_, change, failure) => {
  expect(failureOf(changed(change))).toBe(failure);
});

test('what is no canonical JSON is refused, and what is longer than a mebibyte', () => {
  const text = textOf(proof);
  expect(failureOf(utf8(text.trimEnd()))).toBe('format not_canonical');
  expect(failureOf(utf8(` ${text}`))).toBe('format not_canonical');
  expect(failureOf(utf8(text.replace('"v":', '"v":"x","v":')))).toBe('format duplicate_key');
  expect(failureOf(utf8(text.replace('CA-1', 'CA-\\ud800')))).toBe('format lone_surrogate');
  expect(failureOf(utf8(`"${'x'.repeat(1_048_576)}"\n`))).toBe('format too_large');
});

test('an extra line is ignored, and named', () => {
  const extra = changed((file) => (file.proof = file.proof.replace('\nindex', '\nextra aGVsbG8=\nindex')));
  expect(verifyProof(extra, policy)).toMatchObject({ value: { ignored: ['extra'] } });
  const bad = changed((file) => (file.proof = file.proof.replace('\nindex', '\nextra hello\nindex')));
  expect(failureOf(bad)).toBe('format not_base64');
});

test('no changed bit is left unnoticed', () => {
  const place = fc.record({ at: fc.nat(proof.length - 1), bit: fc.nat(7) });
  fc.assert(
    fc.property(place, ({ at, bit }) => {
      const bytes = proof.slice();
      bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
      expect([at, verifyProof(bytes, policy).ok]).toEqual([at, false]);
    }),
    { numRuns: 300 },
  );
});

test('a deleted record is proved with its op', () => {
  const other = logOf(2);
  const deleted = other.end('del', 'maple', 'CA-0');
  const outcome = verifyProof(other.proof(deleted, ['quantity']), policy);
  expect(outcome).toMatchObject({ value: { leaf: { op: 'del', rev: 2 }, fields: [{ value: '1000' }] } });
  expect(hex(deleted.leaf.hash)).toHaveLength(64);
});
