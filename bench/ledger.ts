/**
 * `npm run bench -- ledger [append mirror write memory audit proof] [ACTS]`: what the ledger costs, all of it or some parts; the
 * mirror of so many acts. A log of 200,000 leaves is audited (checkpoint, tiles, entries, streams) beside a loop that only hashes the same entries and nodes; a
 * proof from a log of 1,000,000 leaves is measured and verified. The other parts are in `bench/ledger`.
 */
import { createHash, randomBytes } from 'node:crypto';
import { base64url, utf8 } from '../packages/ledger/bytes.ts';
import { auditLog } from '../packages/ledger/files/audit.ts';
import { readProofFile, writeProofFile } from '../packages/ledger/files/proofFile.ts';
import { spellTlogProof } from '../packages/ledger/files/tlogProof.ts';
import { verifyProof } from '../packages/ledger/files/verifyProof.ts';
import { bundleOf } from '../packages/ledger/merkle/bundle.ts';
import { bundlePath, tileBytes, tilePath, tilesOf } from '../packages/ledger/merkle/tiles.ts';
import {
  EMPTY_ROOT,
  GrowingTree,
  inclusionPath,
  leafHash,
  nodeHash,
} from '../packages/ledger/merkle/tree.ts';
import { parsePolicy } from '../packages/ledger/note/policy.ts';
import { testCheckpoint, testSigner } from '../packages/ledger/note/testing.ts';
import { spellVerifierKey } from '../packages/ledger/note/verifierKey.ts';
import { bodyOf, namesHash } from '../packages/ledger/record/fields.ts';
import { makeLeaf } from '../packages/ledger/record/leaf.ts';
import { EMPTY_LOG, MOST_IN_BATCH, sequence, type Write } from '../packages/ledger/service/sequencer.ts';
import { compareAppending } from './ledger/append.ts';
import { measureInBrowser } from './ledger/inBrowser.ts';
import { compareMemory } from './ledger/memory.ts';
import { compareMirror } from './ledger/mirror.ts';
import { compareWrite } from './ledger/write.ts';
import { machineLine, median } from './machine.ts';

const AUDITED = 200_000;
const PROVED = 1_000_000;
const STREAMS = 1_000;
const ROUNDS = 5;

const signer = testSigner('tabellion-bench', 1);
const id = () => base64url(randomBytes(16));

function entriesOfLog(): readonly Uint8Array[] {
  const streams = Array.from({ length: STREAMS }, id);
  const names = namesHash(['a', 'b']);
  const entries: Uint8Array[] = [];
  let state = EMPTY_LOG;
  while (entries.length < AUDITED) {
    const batch = Array.from({ length: MOST_IN_BATCH }, (_, place): Write => {
      const change = { op: 'put' as const, body: base64url(randomBytes(32)), names, schema: 'position@1' };
      return { stream: streams[place % STREAMS] ?? '', kind: 'position', key: id(), change };
    });
    const sequenced = sequence({ ...state, records: new Map() }, batch, '2026-01-01T00:00:00.000Z');
    state = sequenced.state;
    for (const { leaf } of sequenced.placed) entries.push(leaf.bytes);
  }
  return entries;
}

function filesOf(entries: readonly Uint8Array[]): ReadonlyMap<string, Uint8Array> {
  const tree = new GrowingTree(entries.map(leafHash));
  const head = { origin: 'tabellion-bench', size: entries.length, root: tree.root() };
  const files = new Map([['checkpoint', testCheckpoint(head, signer)]]);
  for (const tile of tilesOf(entries.length)) {
    files.set(tilePath(tile), tileBytes(tile, tree.nodeAt));
    const own = entries.slice(tile.index * 256, tile.index * 256 + tile.width);
    if (tile.level === 0) files.set(bundlePath(tile), bundleOf(own));
  }
  return files;
}

/** No audit can do without it: each entry and each pair of nodes hashed once, by the fastest call that Node has. */
function hashAlone(entries: readonly Uint8Array[]): void {
  let row = entries.map(leafHash);
  while (row.length > 1) {
    const above: Uint8Array[] = [];
    for (let at = 0; at + 1 < row.length; at += 2)
      above.push(nodeHash(row[at] ?? EMPTY_ROOT, row[at + 1] ?? EMPTY_ROOT));
    row = above;
  }
}

/** The same bytes as one stream: what the processor's hashing alone can do. */
function hashThrough(files: ReadonlyMap<string, Uint8Array>): void {
  const hash = createHash('sha256');
  for (const bytes of files.values()) hash.update(bytes);
  hash.digest();
}

/** Time of the processor in this process, which neighbours lengthen least. */
async function millisOf(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

async function compareAudit(): Promise<void> {
  const entries = entriesOfLog();
  const files = filesOf(entries);
  const folder = { paths: [...files.keys()], read: (path: string) => files.get(path) ?? new Uint8Array(0) };
  const [audits, floors, streams]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    floors.push(await millisOf(() => hashAlone(entries)));
    audits.push(await millisOf(() => auditLog(folder, signer.key)));
    streams.push(await millisOf(() => hashThrough(files)));
  }
  const [audit, floor, stream] = [median(audits), median(floors), median(streams)];
  console.log(
    `audit of ${entries.length} entries: ${audit.toFixed(0)} ms; hashing the same entries and nodes: ${floor.toFixed(0)} ms, ratio ${(floor / audit).toFixed(2)} (target 0.50); as one stream of bytes ${stream.toFixed(0)} ms, ratio ${(stream / audit).toFixed(2)}`,
  );
}

async function measureProof(): Promise<void> {
  const names = ['holder', 'security', 'class', 'quantity', 'issued_on', 'email', 'price'];
  const body = bodyOf(names, { holder: 'Ann Aalto', security: 'CO-1', quantity: '1000' }, randomBytes(32));
  const place = { stream: id(), seq: 0, prev: null, kind: 'shareholder' as const, key: id() };
  const what = { body: base64url(body.root), names: namesHash(names), schema: 'shareholder@1' };
  const leaf = makeLeaf({ ...place, ...what, op: 'put', rev: 1, at: '2026-01-01T00:00:00.000Z' });
  const tree = new GrowingTree();
  for (let at = 0; at < PROVED; at++) tree.append(at === 700_000 ? leaf.hash : leafHash(utf8(`${at}`)));
  const head = { origin: 'tabellion-bench', size: PROVED, root: tree.root() };
  const checkpoint = new TextDecoder().decode(testCheckpoint(head, signer));
  const path = inclusionPath(700_000, PROVED, tree.nodeAt);
  const way = { index: 700_000, path, checkpoint };
  const file = writeProofFile({ ...way, leaf, body, shown: ['security', 'quantity'] });
  const text = spellTlogProof(way);
  const policy = parsePolicy(utf8(`log ${spellVerifierKey(signer.key)}\nquorum none\n`));
  for (let round = 0; round < 2_000; round++) verifyProof(file, policy);
  const repeats = 2_000;
  const whole = await millisOf(async () => {
    for (let round = 0; round < repeats; round++) verifyProof(file, policy);
  });
  if (readProofFile(file).fields.length !== 2) throw new Error('the proof shows something else');
  console.log(
    `proof at ${PROVED} leaves: ${text.length} bytes of text (target 1,200), ${file.length} of JSON (target 3,000), verified in ${(whole / repeats).toFixed(3)} ms (target 0.3)`,
  );
  await measureInBrowser(file, utf8(`log ${spellVerifierKey(signer.key)}\nquorum none\n`));
}

const asked = process.argv.slice(3);
const parts: Readonly<Record<string, () => Promise<void>>> = {
  append: compareAppending,
  mirror: () => compareMirror(Number(asked.find((word) => /^\d+$/.test(word)) ?? 10_000)),
  write: compareWrite,
  memory: compareMemory,
  audit: compareAudit,
  proof: measureProof,
};
console.log(machineLine(new Date()));
for (const [name, compare] of Object.entries(parts))
  if (asked.length === 0 || asked.includes(name)) await compare();
