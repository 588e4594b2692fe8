import { expect, test } from 'vitest';
import { hex, utf8 } from '../bytes.ts';
import { attempt } from '../fault.ts';
import { bundleOf, entriesOf } from './bundle.ts';
import {
  bundlePath,
  hashesOfTile,
  nodesOfTiles,
  parseTilePath,
  tileBytes,
  tilePath,
  tilesOf,
} from './tiles.ts';
import { consistencyPath, GrowingTree, inclusionPath, leafHash, rootOfRange } from './tree.ts';

test('paths are those of tlog-tiles', () => {
  expect(tilePath({ level: 0, index: 1_234_067, width: 256 })).toBe('tile/0/x001/x234/067');
  expect(tilePath({ level: 2, index: 0, width: 17 })).toBe('tile/2/000.p/17');
  expect(bundlePath({ index: 1000, width: 1 })).toBe('tile/entries/x001/000.p/1');
  for (const path of ['tile/0/x001/x234/067', 'tile/63/000.p/255', 'tile/0/999'])
    expect([path, tilePath(Object.assign({ level: 0 }, parseTilePath(path)))]).toEqual([path, path]);
  expect(parseTilePath('tile/entries/x001/000.p/1')).toEqual({ level: 'entries', index: 1000, width: 1 });
});

test.each([
  'tile/64/000',
  'tile/00/000',
  'tile/0/1',
  'tile/0/x000/001',
  'tile/0/000.p/0',
  'tile/0/000.p/256',
  'tile/0/000.p/01',
  'tile/0/x001',
  'tile/-1/000',
  'tile/0/000/',
])('%s is no path', (path) => {
  expect(parseTilePath(path)).toBeUndefined();
});

test('a tree of 70,000 has the tiles that tlog-tiles counts', () => {
  const tiles = [...tilesOf(70_000)];
  const count = (level: number, isFull: boolean) =>
    tiles.filter((tile) => tile.level === level && (tile.width === 256) === isFull).length;
  expect([count(0, true), count(0, false), count(1, true), count(1, false), count(2, false)]).toEqual([
    273, 1, 1, 1, 1,
  ]);
  expect(tiles.filter(({ width }) => width < 256).map(({ width }) => width)).toEqual([112, 17, 1]);
  expect([...tilesOf(256)]).toEqual([
    { level: 0, index: 0, width: 256 },
    { level: 1, index: 0, width: 1 },
  ]);
});

test('roots and proofs are the same from tiles as from the tree', () => {
  const tree = new GrowingTree(Array.from({ length: 700 }, (_, place) => leafHash(utf8(`leaf ${place}`))));
  for (const size of [1, 255, 256, 257, 512, 700]) {
    const stored = new Map([...tilesOf(size)].map((tile) => [tilePath(tile), tileBytes(tile, tree.nodeAt)]));
    const nodeAt = nodesOfTiles(size, (tile) => stored.get(tilePath(tile)) ?? new Uint8Array(0));
    const spelled = (hashes: readonly Uint8Array[]) => hashes.map(hex);
    expect(hex(rootOfRange(0, size, nodeAt))).toBe(hex(tree.root(size)));
    expect(spelled(inclusionPath(size - 1, size, nodeAt))).toEqual(
      spelled(inclusionPath(size - 1, size, tree.nodeAt)),
    );
    expect(spelled(consistencyPath(1, size, nodeAt))).toEqual(spelled(consistencyPath(1, size, tree.nodeAt)));
  }
});

test('a tile of another length is refused, and one that is not there', () => {
  const tile = { level: 0, index: 0, width: 2 };
  for (const length of [0, 63, 65, 96])
    expect(attempt(() => hashesOfTile(tile, new Uint8Array(length)))).toMatchObject({
      error: { code: 'tile_malformed' },
    });
  const nodeAt = nodesOfTiles(2, () => new Uint8Array(64));
  expect(attempt(() => nodeAt(0, 300))).toMatchObject({ error: { code: 'tile_missing' } });
});

test('a bundle gives back its entries, and no other number of them', () => {
  const entries = ['', 'a', 'x'.repeat(300)].map(utf8);
  const bundle = bundleOf(entries);
  expect(entriesOf(bundle, 3).map(hex)).toEqual(entries.map(hex));
  const codeOf = (bytes: Uint8Array, width: number) => {
    const outcome = attempt(() => entriesOf(bytes, width));
    return outcome.ok ? undefined : outcome.error.code;
  };
  expect(codeOf(bundle, 2)).toBe('bundle_malformed');
  expect(codeOf(bundle.subarray(0, -1), 3)).toBe('bundle_malformed');
  expect(codeOf(new Uint8Array([...bundle, 0]), 3)).toBe('bundle_malformed');
  expect(attempt(() => bundleOf([new Uint8Array(65_536)]))).toMatchObject({ error: { code: 'too_large' } });
});
