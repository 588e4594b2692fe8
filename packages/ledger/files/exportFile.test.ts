import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { expect, test } from 'vitest';
import { flipped } from '../../../tests/support/flipped.ts';
import { concat, hex, textOf, utf8 } from '../bytes.ts';
import { attempt } from '../fault.ts';
import { parsePolicy } from '../note/policy.ts';
import { ACT_NAMES, FILE_NAMES } from '../record/schemas.ts';
import { sha256 } from '../sha256.ts';
import { TestLog, testId, testSecret } from '../testing.ts';
import type { ExportFile } from './exportFile.ts';
import { writeExportFile } from './exportFile.ts';
import { verifyExport } from './verifyExport.ts';
import { readZip, writeZip } from './zip.ts';

const document = utf8('a resolution');
const body = { firstname: 'Ann' };
const salt = testSecret('fact');
const digest = hex(sha256(concat(salt, utf8(canonicalJson(body)))));
const payload = { personId: 'ann', facts: [{ kind: 'name', ref: { fact: 'f1', digest } }] };

function storyLog(): TestLog {
  const log = new TestLog();
  const own = { stream: 'maple', kind: 'act' as const };
  log.put({ ...own, record: 'act 1', names: ACT_NAMES, values: { seq: 1, payload } });
  log.put({ stream: 'birch', kind: 'position', record: 'elsewhere', names: ['a'], values: {} });
  const holding = { stream: 'maple', kind: 'shareholder' as const, record: 'CA-1', names: ['quantity'] };
  log.put({ ...holding, values: { quantity: '1000' } });
  log.put({ ...holding, values: { quantity: '900' } });
  log.end('del', 'maple', 'CA-1');
  log.put({ stream: 'maple', kind: 'position', record: 'seat', names: ['a'], values: {} });
  log.end('erase', 'maple', 'seat');
  const values = { sha256: hex(sha256(document)) };
  log.put({ stream: 'maple', kind: 'file', record: 'file', names: FILE_NAMES, values });
  log.heads();
  log.put({ stream: 'birch', kind: 'position', record: 'later', names: ['a'], values: {} });
  return log;
}

const log = storyLog();
const policy = parsePolicy(log.policy());
const parts = log.exportParts('maple', {
  facts: [{ fact: 'f1', salt, body }],
  registers: new Map([['2026-01-01', { as_of: '2026-01-01' }]]),
  others: new Map([['documents/resolution.txt', document]]),
});
const whole = writeExportFile(parts);

const failureOf = (bytes: Uint8Array) => {
  const outcome = verifyExport(bytes, policy);
  if (outcome.ok) return outcome.value.findings.map(({ found, at }) => `${found} ${at}`).join() || 'sound';
  return `${outcome.error.step} ${outcome.error.fault.code}`;
};

test('an export opens its stream, and is complete up to its heads', () => {
  const outcome = verifyExport(whole, policy);
  expect(outcome).toMatchObject({
    ok: true,
    value: { trust: 'policy', completeUpTo: '2026-01-01T00:08:00.000Z', findings: [], ignored: [] },
  });
  if (!outcome.ok) return;
  expect(outcome.value.records.map(({ leaf, values }) => [leaf.op, values?.get('quantity')])).toEqual([
    ['put', undefined],
    ['put', '1000'],
    ['put', '900'],
    ['del', '900'],
    ['put', undefined],
    ['erase', undefined],
    ['put', undefined],
  ]);
  expect(outcome.value.records[5]?.values).toBeUndefined();
  expect(outcome.value.facts.get('f1')).toMatchObject(body);
  expect(verifyExport(whole, undefined)).toMatchObject({ value: { trust: 'first_use' } });
});

/** An entry replaced by someone who packs the file again, with all hashes. */
function repacked(name: string, content: Uint8Array): Uint8Array {
  const entries = new Map(readZip(whole));
  entries.set(name, content);
  const head = JSON.parse(textOf(entries.get('export.json') ?? content));
  if (name !== 'export.json') head.files[name] = hex(sha256(content));
  entries.set('export.json', utf8(`${canonicalJson(head)}\n`));
  return writeZip(entries);
}

/** The reader's own policy counts, not that of the file, and registers are compared by who knows the acts. */
const checkedElsewhere = (name: string) => /^(?:policy|export\.json|registers\/.*)$/.test(name);

test('no changed byte of an entry is left unnoticed, when all is packed again with its hashes', () => {
  for (const [name, content] of readZip(whole)) {
    if (checkedElsewhere(name)) continue;
    for (const { at, changed } of flipped(content, { gate: 17 })) {
      const bytes = attempt(() => repacked(name, changed));
      expect([name, at, bytes.ok && failureOf(bytes.value)]).not.toEqual([name, at, 'sound']);
    }
  }
});

const changedParts = (change: Partial<ExportFile>) => failureOf(writeExportFile({ ...parts, ...change }));
const without = <T>(items: readonly T[], place: number) => items.filter((_, at) => at !== place);

test('what was left out, added or exchanged is named', () => {
  const other = new TestLog();
  const foreign = log.exportParts('birch', { facts: [], registers: new Map(), others: new Map() });
  expect(other.size).toBe(0);
  expect(changedParts({ lines: without(parts.lines, 0) })).toBe('leaves seq_mismatch');
  expect(changedParts({ lines: without(parts.lines, 3) })).toBe('leaves seq_mismatch');
  expect(changedParts({ lines: parts.lines.slice(0, -1), bodies: parts.bodies.slice(0, -1) })).toBe(
    'heads heads_mismatch',
  );
  expect(changedParts({ lines: [], bodies: [] })).toBe('leaves export_malformed');
  expect(changedParts({ lines: [...parts.lines, ...foreign.lines] })).toBe('leaves stream_mismatch');
  expect(changedParts({ stream: testId('birch') })).toBe('leaves stream_mismatch');
  expect(changedParts({ lines: parts.lines.map((line) => ({ ...line, path: [] })) })).toBe(
    'leaves path_length',
  );
  expect(changedParts({ bodies: without(parts.bodies, 1) })).toBe('bodies body_mismatch');
  expect(changedParts({ heads: foreign.heads })).toBe('heads heads_mismatch');
  expect(changedParts({ checkpoint: log.checkpoint(9) })).toBe('checkpoint export_malformed');
  expect(changedParts({ origin: 'another' })).toBe('checkpoint export_malformed');
  expect(changedParts({ asOf: ['2026-02-30'] })).toBe('format export_malformed');
});

test('contents that are not those of their leaf are named', () => {
  const openAs = (txId: string | undefined) => ({ txId: txId ?? '', erasedOn: '2026-01-01' });
  const replaced = (place: number, line: ExportFile['bodies'][number]) =>
    changedParts({ bodies: parts.bodies.map((one, at) => (at === place ? line : one)) });
  const [act, held, later] = parts.bodies;
  if (held === undefined || later === undefined || !('fields' in held) || !('fields' in later))
    throw new Error();
  expect(replaced(0, openAs(act?.txId))).toBe('bodies body_mismatch');
  expect(replaced(4, { ...held, txId: parts.bodies[4]?.txId ?? '' })).toBe('bodies body_mismatch');
  expect(replaced(1, { ...held, fields: later.fields })).toBe('bodies field_mismatch');
  expect(replaced(1, { ...held, names: ['shares'] })).toBe('bodies names_mismatch');
  expect(replaced(1, { ...held, fields: [] })).toBe('bodies body_mismatch');
});

test('an act of other names than its schema has is refused', () => {
  const other = new TestLog();
  other.put({ stream: 'maple', kind: 'act', record: 'act 1', names: ['seq'], values: { seq: 1 } });
  other.heads();
  const own = other.export('maple', { facts: [], registers: new Map(), others: new Map() });
  expect(failureOf(own)).toBe('bodies names_mismatch');
});

test('facts, documents and leaves without each other are named', () => {
  const [fact] = parts.facts;
  if (fact === undefined) throw new Error();
  expect(changedParts({ facts: [] })).toBe('sound');
  expect(changedParts({ facts: [{ ...fact, body: { firstname: 'Bo' } }] })).toBe('facts fact_mismatch');
  expect(changedParts({ facts: [fact, fact] })).toBe('facts fact_mismatch');
  expect(changedParts({ facts: [fact, { ...fact, fact: 'f2' }] })).toBe('fact_not_cited f2');
  expect(changedParts({ others: new Map() })).toBe(`leaf_without_document ${hex(sha256(document))}`);
  const more = new Map([...parts.others, ['documents/more.txt', utf8('more')]]);
  expect(changedParts({ others: more })).toBe('document_without_leaf documents/more.txt');
  expect(changedParts({ others: new Map([['more.txt', utf8('more')]]) })).toBe('format entry_unknown');
});

const entriesOf = (...names: readonly string[]) => new Map(names.map((name) => [name, utf8(name)]));

test('a zip file has one spelling', () => {
  const zip = writeZip(entriesOf('b', 'a/c.txt'));
  expect([...readZip(zip).keys()]).toEqual(['a/c.txt', 'b']);
  const refused = (bytes: Uint8Array) =>
    expect(attempt(() => readZip(bytes))).toMatchObject({ error: { code: 'zip_malformed' } });
  refused(new Uint8Array(0));
  refused(concat(zip, Uint8Array.of(0)));
  refused(concat(Uint8Array.of(0), zip));
  refused(zip.subarray(0, -1));
  // Two entries of one name: the local headers alone would hide the second.
  refused(concat(zip.subarray(0, 44), zip));
  for (const name of ['../a', '/a', 'a//b', '.a', 'a/.', 'a b', 'a\\b', ''])
    expect(attempt(() => writeZip(entriesOf(name)))).toMatchObject({ error: { code: 'zip_malformed' } });
});
