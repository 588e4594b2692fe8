import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concat, hex, utf8 } from '../bytes.ts';
import { attempt } from '../fault.ts';
import { sha256 } from '../sha256.ts';
import { consistencyPath, EMPTY_ROOT, GrowingTree, inclusionPath, leafHash } from './tree.ts';
import { verifyConsistency, verifyInclusion } from './verify.ts';

const VECTORS = fileURLToPath(new URL('../../../tests/data/ledger/rfc6962', import.meta.url));

function vectorsIn(folder: string): readonly string[] {
  const files = readdirSync(join(VECTORS, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.json')).map((file) => join(folder, file));
}

const read = (file: string) => JSON.parse(readFileSync(join(VECTORS, file), 'utf8'));
const bytes = (base64: string | null) => new Uint8Array(Buffer.from(base64 ?? '', 'base64'));
const all = (proof: readonly string[] | null) => (proof ?? []).map(bytes);

describe('vectors of transparency-dev/merkle', () => {
  test.each(vectorsIn('inclusion'))('%s', (file) => {
    const { leafIdx, treeSize, root, leafHash: leaf, proof, wantErr } = read(file);
    const inclusion = {
      index: leafIdx,
      size: treeSize,
      leaf: bytes(leaf),
      root: bytes(root),
      path: all(proof),
    };
    expect(attempt(() => verifyInclusion(inclusion)).ok).toBe(!wantErr);
  });

  test.each(vectorsIn('consistency'))('%s', (file) => {
    const { size1, size2, root1, root2, proof, wantErr } = read(file);
    const from = { size: size1, root: bytes(root1) };
    const to = { size: size2, root: bytes(root2) };
    expect(attempt(() => verifyConsistency({ from, to, path: all(proof) })).ok).toBe(!wantErr);
  });

  test('there are 98 of each', () => {
    expect([vectorsIn('inclusion').length, vectorsIn('consistency').length]).toEqual([98, 98]);
  });
});

/** RFC 6962 section 2.1, as it is written there. */
function rootByDefinition(leaves: readonly Uint8Array[]): Uint8Array {
  const [only] = leaves;
  if (only === undefined) return sha256(new Uint8Array(0));
  if (leaves.length === 1) return only;
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  const [left, right] = [rootByDefinition(leaves.slice(0, split)), rootByDefinition(leaves.slice(split))];
  return sha256(concat(Uint8Array.of(1), left, right));
}

const leavesOf = (count: number) =>
  Array.from({ length: count }, (_, place) => leafHash(utf8(`leaf ${place}`)));

test('the root of nothing is the hash of nothing, a leaf is hashed after a zero', () => {
  expect(hex(EMPTY_ROOT)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hex(leafHash(new Uint8Array(0)))).toBe(
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  );
});

test('every size up to 70 has the root of the definition, and every leaf and earlier size its proof', () => {
  const tree = new GrowingTree();
  for (const [count, leaf] of leavesOf(70).entries()) {
    tree.append(leaf);
    const size = count + 1;
    const root = tree.root();
    expect(hex(root)).toBe(hex(rootByDefinition(leavesOf(size))));
    for (let index = 0; index < size; index++) {
      const path = inclusionPath(index, size, tree.nodeAt);
      verifyInclusion({ index, size, leaf: tree.nodeAt(0, index), path, root });
      const from = { size: index + 1, root: tree.root(index + 1) };
      const proof = consistencyPath(from.size, size, tree.nodeAt);
      verifyConsistency({ from, to: { size, root }, path: proof });
    }
  }
});

test('one changed bit anywhere in a proof is noticed', () => {
  const tree = new GrowingTree(leavesOf(23));
  const at = fc.record({ index: fc.nat(22), hash: fc.nat(10), bit: fc.nat(255) });
  fc.assert(
    fc.property(at, ({ index, hash, bit }) => {
      const path = inclusionPath(index, 23, tree.nodeAt).map((one) => one.slice());
      const changed = path[hash % path.length];
      if (changed !== undefined) changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const leaf = tree.nodeAt(0, index);
      const outcome = attempt(() => verifyInclusion({ index, size: 23, leaf, path, root: tree.root() }));
      expect(outcome).toMatchObject({ ok: false, error: { code: 'root_mismatch' } });
    }),
  );
});

test('nothing is proved of an empty tree, or of a leaf that is not in it', () => {
  const tree = new GrowingTree(leavesOf(4));
  const refused = (read: () => unknown) =>
    expect(attempt(read)).toMatchObject({ error: { code: 'index_outside' } });
  refused(() => consistencyPath(0, 4, tree.nodeAt));
  refused(() => consistencyPath(5, 4, tree.nodeAt));
  refused(() => inclusionPath(4, 4, tree.nodeAt));
  const root = tree.root();
  refused(() => verifyConsistency({ from: { size: 0, root: EMPTY_ROOT }, to: { size: 4, root }, path: [] }));
  refused(() => verifyInclusion({ index: 4, size: 4, leaf: root, path: [], root }));
});

test('indexes beyond 32 bits are exact', () => {
  const size = 2 ** 40 + 1;
  const [complete, last] = [leafHash(utf8('a complete subtree')), leafHash(utf8('the last leaf'))];
  const root = sha256(concat(Uint8Array.of(1), complete, last));
  verifyInclusion({ index: 2 ** 40, size, leaf: last, path: [complete], root });
  const from = { size: 2 ** 40, root: complete };
  verifyConsistency({ from, to: { size, root }, path: [last] });
});
