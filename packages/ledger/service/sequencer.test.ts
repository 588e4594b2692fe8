import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64url, hex, utf8 } from '../bytes.ts';
import { attempt } from '../fault.ts';
import { hashesOfTile, tilePath, tilesOf } from '../merkle/tiles.ts';
import { consistencyPath, GrowingTree, leafHash } from '../merkle/tree.ts';
import { spelledHash } from '../record/leaf.ts';
import { sha256 } from '../sha256.ts';
import { testId } from '../testing.ts';
import { grow, rootOfEdge } from './edge.ts';
import { replay, stateDifferences } from './rebuild.ts';
import { EMPTY_LOG, MOST_IN_BATCH, sequence, type Write } from './sequencer.ts';
import { isToBeSigned } from './signing.ts';

const hash = (text: string) => base64url(sha256(utf8(text)));
const put = (stream: string, record: string, body = record): Write => ({
  stream: testId(stream),
  kind: 'position',
  key: testId(record),
  change: { op: 'put', body: hash(body), names: hash('names'), schema: 'position@1' },
});
const end = (op: 'del' | 'erase', stream: string, record: string): Write => ({
  stream: testId(stream),
  kind: 'position',
  key: testId(record),
  change: { op },
});
const NOW = '2026-01-02T03:04:05.678Z';

test('a batch continues each stream, counts revisions, and has the root of all its leaves', () => {
  const batch = [put('a', 'x'), put('b', 'y'), put('a', 'x', 'new'), end('del', 'a', 'x'), put('a', 'z')];
  const { placed, root, state } = sequence(EMPTY_LOG, batch, NOW);
  expect(placed.map(({ index, leaf }) => [index, leaf.seq, leaf.rev, leaf.op])).toEqual([
    [0, 0, 1, 'put'],
    [1, 0, 1, 'put'],
    [2, 1, 2, 'put'],
    [3, 2, 3, 'del'],
    [4, 3, 1, 'put'],
  ]);
  expect(placed[3]?.leaf.body).toBe(hash('new'));
  expect(hex(root)).toBe(hex(new GrowingTree(placed.map(({ leaf }) => leaf.hash)).root()));
  expect(state.size).toBe(5);
});

test('a refused write leaves no trace, and the others of its batch are recorded', () => {
  const batch = [end('del', 'a', 'x'), put('a', 'x'), end('erase', 'a', 'x'), put('a', 'x'), put('a', 'z')];
  const { outcomes, placed } = sequence(EMPTY_LOG, batch, NOW);
  expect(outcomes.map((outcome) => (outcome.ok ? outcome.value.index : outcome.error.code))).toEqual([
    'op_mismatch',
    0,
    1,
    'op_mismatch',
    2,
  ]);
  expect(placed.map(({ leaf }) => leaf.seq)).toEqual([0, 1, 2]);
  const other: Write = { ...put('a', 'z'), kind: 'act', change: { ...put('a', 'z').change, op: 'erase' } };
  const { state } = sequence(EMPTY_LOG, [put('a', 'z')], NOW);
  expect(sequence(state, [other], NOW).outcomes).toMatchObject([{ ok: false }]);
});

test('a clock that goes back never takes the log with it', () => {
  const { state } = sequence(EMPTY_LOG, [put('a', 'x')], NOW);
  const { placed } = sequence(state, [put('a', 'y')], '2026-01-02T00:00:00.000Z');
  expect(placed[0]?.leaf.at).toBe(NOW);
});

test('257 writes are no batch', () => {
  const batch = Array.from({ length: MOST_IN_BATCH + 1 }, (_, place) => put('a', `${place}`));
  expect(attempt(() => sequence(EMPTY_LOG, batch, NOW))).toMatchObject({ error: { code: 'queue_refused' } });
});

test('however writes fall into batches, the log is the same', () => {
  const writes = Array.from({ length: 40 }, (_, place) => put(`s${place % 3}`, `r${place % 7}`, `${place}`));
  const whole = sequence(EMPTY_LOG, writes, NOW);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 40 }), (sizes) => {
      let [state, from] = [EMPTY_LOG, 0];
      for (const size of [...sizes, 40]) {
        ({ state } = sequence(state, writes.slice(from, from + size), NOW));
        from += size;
      }
      expect([state.size, hex(rootOfEdge(state.edge))]).toEqual([40, hex(whole.root)]);
    }),
    { numRuns: 30 },
  );
});

test('the edge grows as the tree does, and gives each tile once it is full', () => {
  const leaves = Array.from({ length: 66_000 }, (_, place) => leafHash(utf8(`${place}`)));
  const tree = new GrowingTree(leaves);
  const tiles = new Map<string, string>();
  let [size, edge] = [0, grow(0, [], []).edge];
  for (const next of [1, 255, 256, 257, 511, 65_535, 65_536, 65_537, 66_000]) {
    const grown = grow(size, edge, leaves.slice(size, next));
    ({ size, edge } = grown);
    for (const { tile, bytes } of grown.tiles) tiles.set(tilePath(tile), hex(bytes));
    expect([size, hex(rootOfEdge(edge))]).toEqual([next, hex(tree.root(next))]);
  }
  const full = [...tilesOf(66_000)].filter(({ width }) => width === 256);
  expect([...tiles.keys()].toSorted()).toEqual(full.map(tilePath).toSorted());
  const first = hashesOfTile(
    { level: 1, index: 0, width: 256 },
    Buffer.from(tiles.get('tile/1/000') ?? '', 'hex'),
  );
  expect(hex(first[255] ?? new Uint8Array(0))).toBe(hex(tree.nodeAt(8, 255)));
});

test('what is replayed from the entries is what was recorded, and another row is named', () => {
  const writes = [put('a', 'x'), put('b', 'y'), put('a', 'x', 'new'), end('del', 'b', 'y')];
  const { placed, root, state } = sequence(EMPTY_LOG, writes, NOW);
  const replayed = replay(placed.map(({ leaf }) => leaf.bytes));
  expect([replayed.size, hex(replayed.root)]).toEqual([4, hex(root)]);
  const rows = [...state.records.values()].map(({ stream, key, rev, op, hash: leaf }) => ({
    stream,
    key,
    rev,
    op,
    leaf: spelledHash(leaf),
  }));
  expect(stateDifferences(replayed, rows)).toEqual([]);
  expect(stateDifferences(replayed, rows.slice(1))).toEqual([testId('x')]);
  const [first, second] = rows;
  if (first === undefined || second === undefined) throw new Error();
  expect(stateDifferences(replayed, [{ ...first, rev: 1 }, second])).toEqual([testId('x')]);
  expect(stateDifferences(replayed, [first, second, second])).toEqual([testId('y')]);
  expect(stateDifferences(replayed, [...rows, { ...first, key: testId('z') }])).toEqual([testId('z')]);
});

test('entries that are not a log are refused', () => {
  const { placed } = sequence(EMPTY_LOG, [put('a', 'x'), put('a', 'y'), put('b', 'z')], NOW);
  const [x, y, z] = placed.map(({ leaf }) => leaf.bytes);
  const codeOf = (...entries: readonly (Uint8Array | undefined)[]) => {
    const outcome = attempt(() => replay(entries.map((entry) => entry ?? new Uint8Array(0))));
    return outcome.ok ? outcome.value.size : outcome.error.code;
  };
  expect(codeOf(x, y, z)).toBe(3);
  expect(codeOf(x, z, y)).toBe(3);
  expect(codeOf(y, x)).toBe('seq_mismatch');
  expect(codeOf(x, x)).toBe('seq_mismatch');
  const moved = sequence(EMPTY_LOG, [put('c', 'x')], NOW).placed[0]?.leaf.bytes;
  expect(codeOf(x, moved)).toBe('stream_mismatch');
  const early = sequence(EMPTY_LOG, [put('c', 'w')], '1999-12-31T23:59:59.999Z').placed[0]?.leaf.bytes;
  expect([codeOf(early, x), codeOf(x, early)]).toEqual([2, 'at_mismatch']);
});

test('only a continuation of what was signed last is signed, and that once', () => {
  const leaves = Array.from({ length: 9 }, (_, place) => leafHash(utf8(`${place}`)));
  const tree = new GrowingTree(leaves);
  const other = new GrowingTree([leafHash(utf8('another history')), ...leaves.slice(1)]);
  const headAt = (size: number, of = tree) => ({ size, root: of.root(size) });
  const path = consistencyPath(4, 9, tree.nodeAt);
  expect(isToBeSigned(undefined, headAt(9), [])).toBe(true);
  expect(isToBeSigned(headAt(4), headAt(9), path)).toBe(true);
  expect(isToBeSigned(headAt(9), headAt(9), [])).toBe(false);
  const codeOf = (read: () => unknown) => {
    const outcome = attempt(read);
    return outcome.ok ? 'signed' : outcome.error.code;
  };
  expect(codeOf(() => isToBeSigned(headAt(9), headAt(4), []))).toBe('state_mismatch');
  expect(codeOf(() => isToBeSigned(headAt(4), headAt(9, other), path))).toBe('consistency_mismatch');
  expect(codeOf(() => isToBeSigned(headAt(9), headAt(9, other), []))).toBe('consistency_mismatch');
});
