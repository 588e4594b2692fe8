import { beforeAll, expect, test } from 'vitest';
import { concat, textOf, utf8 } from '../bytes.ts';
import { attempt } from '../fault.ts';
import { bundleOf } from '../merkle/bundle.ts';
import { tileBytes, tilePath, tilesOf } from '../merkle/tiles.ts';
import { GrowingTree, leafHash } from '../merkle/tree.ts';
import { testCheckpoint, testSigner } from '../note/testing.ts';
import { TestLog } from '../testing.ts';
import { auditLog } from './audit.ts';

const SIZE = 600;
const log = new TestLog();
let files: ReadonlyMap<string, Uint8Array>;
beforeAll(() => {
  for (let place = 0; place < SIZE; place++) {
    const stream = place % 2 === 0 ? 'maple' : 'birch';
    log.put({ stream, kind: 'position', record: `${place}`, names: ['a'], values: { a: place } });
  }
  files = log.files(1, 255, 256, 300, 512);
});

const audit = (of: ReadonlyMap<string, Uint8Array>, key = log.signer.key) =>
  attempt(() => auditLog({ paths: [...of.keys()], read: (path) => of.get(path) ?? new Uint8Array(0) }, key));

const codeOf = (of: ReadonlyMap<string, Uint8Array>) => {
  const outcome = audit(of);
  return outcome.ok ? 'sound' : outcome.error.code;
};

/** The log with some files replaced, or left out. */
function changed(changes: Readonly<Record<string, Uint8Array | undefined>>): ReadonlyMap<string, Uint8Array> {
  const copy = new Map(files);
  for (const [path, bytes] of Object.entries(changes)) {
    if (bytes === undefined) copy.delete(path);
    else copy.set(path, bytes);
  }
  return copy;
}

const flipped = (path: string, at = 0): Uint8Array => {
  const bytes = (files.get(path) ?? new Uint8Array(1)).slice();
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
};
const replaced = (path: string, from: string, to: string) =>
  utf8(textOf(files.get(path) ?? new Uint8Array(0)).replace(from, to));

test('a sound log says what was checked', () => {
  expect(audit(files)).toMatchObject({
    ok: true,
    value: {
      origin: 'tabellion-test',
      size: SIZE,
      checkpoints: [1, 255, 256, 300, 512, 600],
      tiles: 4,
      entries: SIZE,
      streams: 2,
      ignored: [],
    },
  });
});

test('without entries, or some of them, streams are not claimed', () => {
  const entries = [...files.keys()].filter((path) => path.startsWith('tile/entries'));
  const none = changed(Object.fromEntries(entries.map((path) => [path, undefined])));
  expect(audit(none)).toMatchObject({ value: { entries: 0, streams: null } });
  expect(audit(changed({ 'tile/entries/000': undefined }))).toMatchObject({
    value: { entries: 344, streams: null },
  });
});

test('partial tiles and bundles of earlier sizes begin those of today', () => {
  const tile = files.get('tile/0/000') ?? new Uint8Array(0);
  const bundle = bundleOf(log.placed.slice(0, 3).map(({ leaf }) => leaf.bytes));
  const early = { 'tile/0/000.p/3': tile.subarray(0, 96), 'tile/entries/000.p/3': bundle };
  expect(codeOf(changed(early))).toBe('sound');
  expect(codeOf(changed({ 'tile/0/000.p/3': tile.subarray(32, 128) }))).toBe('tile_malformed');
  expect(codeOf(changed({ 'tile/0/000.p/3': tile.subarray(0, 95) }))).toBe('tile_malformed');
  expect(codeOf(changed({ 'tile/entries/000.p/4': bundle }))).toBe('bundle_malformed');
});

test('every byte that was changed in a tile or a bundle is noticed', () => {
  expect(codeOf(changed({ 'tile/0/000': flipped('tile/0/000', 77) }))).toBe('bundle_mismatch');
  expect(codeOf(changed({ 'tile/1/000.p/2': flipped('tile/1/000.p/2') }))).toBe('tile_malformed');
  expect(codeOf(changed({ 'tile/0/002.p/88': flipped('tile/0/002.p/88') }))).toBe('bundle_mismatch');
  const noEntries = { 'tile/entries/002.p/88': undefined, 'tile/0/002.p/88': flipped('tile/0/002.p/88') };
  expect(codeOf(changed(noEntries))).toBe('root_mismatch');
  for (const at of [0, 1, 2, 40, 400])
    expect(codeOf(changed({ 'tile/entries/001': flipped('tile/entries/001', at) }))).not.toBe('sound');
});

test('what is missing, too long, or lies where nothing can be is refused', () => {
  const extra = Uint8Array.of(0);
  const tile = files.get('tile/0/000') ?? extra;
  expect(codeOf(changed({ checkpoint: undefined }))).toBe('entry_missing');
  expect(codeOf(changed({ 'tile/0/000': undefined }))).toBe('tile_missing');
  expect(codeOf(changed({ 'tile/1/000.p/2': undefined }))).toBe('tile_missing');
  expect(codeOf(changed({ 'tile/0/000': concat(tile, extra) }))).toBe('tile_malformed');
  expect(codeOf(changed({ 'tile/0/003': tile }))).toBe('tile_malformed');
  expect(codeOf(changed({ 'tile/0/002': tile }))).toBe('tile_malformed');
  expect(codeOf(changed({ 'tile/2/000.p/1': tile.subarray(0, 32) }))).toBe('tile_malformed');
  expect(codeOf(changed({ 'tile/0/0': tile }))).toBe('tile_malformed');
  expect(audit(changed({ 'README.txt': extra }))).toMatchObject({ value: { ignored: ['README.txt'] } });
});

test('every checkpoint is signed, strict, and a beginning of the newest', () => {
  const other = testSigner('tabellion-test', 2);
  expect(audit(files, other.key)).toMatchObject({ error: { code: 'signature_missing' } });
  const named = testSigner('another', 1);
  expect(audit(files, named.key)).toMatchObject({ error: { code: 'signature_missing' } });
  const head = (size: number, of = log.tree) => ({ origin: 'tabellion-test', size, root: of.root(size) });
  const fork = new GrowingTree([
    leafHash(utf8('another')),
    ...Array.from({ length: 599 }, (_, at) => log.tree.nodeAt(0, at + 1)),
  ]);
  const signed = (size: number, of = log.tree) => testCheckpoint(head(size, of), log.signer);
  expect(codeOf(changed({ 'checkpoint.300': signed(300, fork) }))).toBe('root_mismatch');
  expect(codeOf(changed({ 'checkpoint.301': signed(300) }))).toBe('checkpoint_malformed');
  expect(codeOf(changed({ 'checkpoint.0300': signed(300) }))).toBe('checkpoint_malformed');
  expect(codeOf(changed({ checkpoint: signed(300), 'checkpoint.600': signed(600) }))).not.toBe('sound');
  expect(codeOf(changed({ checkpoint: replaced('checkpoint', '\n600\n', '\n0600\n') }))).toBe(
    'checkpoint_malformed',
  );
  expect(codeOf(changed({ checkpoint: concat(signed(600), utf8('\n')) }))).toBe('note_malformed');
  const elsewhere = testCheckpoint({ ...head(600), origin: 'another' }, log.signer);
  expect(codeOf(changed({ checkpoint: elsewhere }))).toBe('origin_mismatch');
});

/** A log of these entries, signed by a log that does not look at them. */
function logOf(entries: readonly Uint8Array[]): ReadonlyMap<string, Uint8Array> {
  const tree = new GrowingTree(entries.map(leafHash));
  const head = { origin: 'tabellion-test', size: entries.length, root: tree.root() };
  const copy = new Map([['checkpoint', testCheckpoint(head, log.signer)]]);
  for (const tile of tilesOf(entries.length)) copy.set(tilePath(tile), tileBytes(tile, tree.nodeAt));
  return copy.set(`tile/entries/000.p/${entries.length}`, bundleOf(entries));
}

test('a forked stream is seen, though the log is sound otherwise', () => {
  const leaves = log.placed.slice(0, 4).map(({ leaf }) => leaf.bytes);
  expect(audit(logOf(leaves))).toMatchObject({ value: { streams: 2 } });
  const [first, second, third] = leaves;
  if (first === undefined || second === undefined || third === undefined) throw new Error();
  expect(codeOf(logOf([first, second, third, third]))).toBe('seq_mismatch');
  expect(codeOf(logOf([first, second, third, utf8('a stranger')]))).toBe('not_json');
  expect(codeOf(logOf([first, third, second]))).toBe('at_mismatch');
});

test('a key in two streams is seen', () => {
  const two = new TestLog();
  for (const stream of ['maple', 'birch'])
    two.put({ stream, kind: 'position', record: 'seat', names: ['a'], values: {} });
  expect(codeOf(two.files())).toBe('stream_mismatch');
});

test('a log of anything else is checked too', () => {
  expect(audit(logOf([utf8('a'), utf8(''), utf8('c')]))).toMatchObject({
    value: { size: 3, entries: 3, streams: null },
  });
});
