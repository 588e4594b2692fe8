import { base64url, hex, textOf, utf8 } from './bytes.ts';
import { refuse } from './fault.ts';
import { type BodyLine, type ExportFile, writeExportFile } from './files/exportFile.ts';
import { type Current, writeProofFile } from './files/proofFile.ts';
import { bundleOf } from './merkle/bundle.ts';
import { bundlePath, tileBytes, tilePath, tilesOf } from './merkle/tiles.ts';
import { GrowingTree, inclusionPath } from './merkle/tree.ts';
import { type TestSigner, testCheckpoint, testSigner } from './note/testing.ts';
import { spellVerifierKey } from './note/verifierKey.ts';
import { type Body, bodyOf, namesHash } from './record/fields.ts';
import { HEADS_NAMES, HEADS_SCHEMA, type Heads, keyTreeOf } from './record/heads.ts';
import { type LeafKind, spelledHash, txIdOf } from './record/leaf.ts';
import { headsRecord, headsTreeOf, streamHead } from './service/heads.ts';
import { replay } from './service/rebuild.ts';
import { EMPTY_LOG, type LogState, type Placed, sequence, type Write } from './service/sequencer.ts';
import { sha256 } from './sha256.ts';
import type { Json } from './strictJson.ts';

/** A log for tests, told in short sentences: a name stands for 16 or 32 bytes that are always the same. */

export const testId = (name: string): string => base64url(sha256(utf8(name)).subarray(0, 16));
export const testSecret = (name: string): Uint8Array => sha256(utf8(`secret of ${name}`));

const TEST_ORIGIN = 'tabellion-test';
const LOG_STREAM = testId("the log's own stream");

export interface TestPut {
  readonly stream: string;
  readonly kind: LeafKind;
  /** The record's name. */
  readonly record: string;
  readonly names: readonly string[];
  readonly values: Readonly<Record<string, Json>>;
}

export class TestLog {
  readonly signer: TestSigner = testSigner(TEST_ORIGIN, 1);
  readonly placed: Placed[] = [];
  readonly tree = new GrowingTree();
  /** The body of every leaf, by txId. */
  readonly bodies = new Map<string, Body>();
  #state: LogState = EMPTY_LOG;
  #heads: { readonly placed: Placed; readonly body: Body } | undefined;

  get size(): number {
    return this.placed.length;
  }

  put({ stream, kind, record, names, values }: TestPut): Placed {
    const body = bodyOf(names, values, testSecret(`${record} ${this.size}`));
    const change = {
      op: 'put' as const,
      body: base64url(body.root),
      names: namesHash(names),
      schema: `${kind}@1`,
    };
    return this.#append({ stream: testId(stream), kind, key: testId(record), change }, body);
  }

  /** Deletes or erases a record. */
  end(op: 'del' | 'erase', stream: string, record: string): Placed {
    const last = this.placed.findLast(({ leaf }) => leaf.key === testId(record)) ?? refuse('state_mismatch');
    const write = { stream: testId(stream), kind: last.leaf.kind, key: testId(record), change: { op } };
    return this.#append(write, this.bodyOf(last));
  }

  /** Appends a heads leaf over all streams. */
  heads(): Placed {
    const values = headsRecord(this.#streamHeads(), { at: this.#now(), logSize: this.size });
    const put = { kind: 'heads' as const, names: HEADS_NAMES, values };
    const placed = this.put({ ...put, stream: "the log's own stream", record: `heads ${this.size}` });
    if (placed.leaf.schema !== HEADS_SCHEMA) refuse('state_mismatch');
    this.#heads = { placed, body: this.bodyOf(placed) };
    return placed;
  }

  bodyOf({ leaf }: Placed): Body {
    return this.bodies.get(txIdOf(leaf)) ?? refuse('state_mismatch');
  }

  path = (index: number, size = this.size): readonly Uint8Array[] =>
    inclusionPath(index, size, this.tree.nodeAt);

  checkpoint(size = this.size): Uint8Array {
    return testCheckpoint({ origin: TEST_ORIGIN, size, root: this.tree.root(size) }, this.signer);
  }

  policy = (): Uint8Array => utf8(`log ${spellVerifierKey(this.signer.key)}\nquorum none\n`);

  /** The newest heads, opened for one stream. */
  headsFor(stream: string): Heads {
    const { placed, body } = this.#heads ?? refuse('state_mismatch');
    const heads = this.#streamHeads(placed.index);
    const { tree, placeOf } = headsTreeOf(heads);
    const head = heads.find((one) => one.stream === testId(stream)) ?? refuse('state_mismatch');
    const index = placeOf(head.stream);
    return {
      index: placed.index,
      leaf: placed.leaf,
      path: this.path(placed.index),
      fields: body.fields.map(({ value, salt }) => ({ value, salt })),
      head: { ...head, index, path: inclusionPath(index, tree.size, tree.nodeAt) },
    };
  }

  proof(placed: Placed, shown: readonly string[], stream?: string): Uint8Array {
    const { leaf, index } = placed;
    const checkpoint = textOf(this.checkpoint());
    const parts = { leaf, body: this.bodyOf(placed), shown, index, path: this.path(index), checkpoint };
    return writeProofFile(
      stream === undefined ? parts : { ...parts, current: this.#current(placed, stream) },
    );
  }

  #current({ leaf }: Placed, stream: string): Current {
    const heads = this.headsFor(stream);
    const { tree, placeOf } = this.#keyTree(leaf.stream, heads.index);
    const index = placeOf(leaf.key);
    return { heads, key: { index, path: inclusionPath(index, tree.size, tree.nodeAt) } };
  }

  export(stream: string, more: Pick<ExportFile, 'facts' | 'registers' | 'others'>): Uint8Array {
    return writeExportFile(this.exportParts(stream, more));
  }

  exportParts(stream: string, more: Pick<ExportFile, 'facts' | 'registers' | 'others'>): ExportFile {
    const own = this.placed.filter(({ leaf }) => leaf.stream === testId(stream));
    return {
      ...more,
      origin: TEST_ORIGIN,
      size: this.size,
      stream: testId(stream),
      asOf: [...more.registers.keys()],
      policy: this.policy(),
      checkpoint: this.checkpoint(),
      stamp: undefined,
      lines: own.map(({ index, leaf }) => ({ index, leaf, path: this.path(index) })),
      bodies: own.map((placed) => this.#bodyLine(placed, own)),
      heads: this.headsFor(stream),
    };
  }

  /** The log as a folder: files by their paths. */
  files(...checkpoints: readonly number[]): Map<string, Uint8Array> {
    const files = new Map([['checkpoint', this.checkpoint()]]);
    for (const size of checkpoints) files.set(`checkpoint.${size}`, this.checkpoint(size));
    for (const tile of tilesOf(this.size)) {
      files.set(tilePath(tile), tileBytes(tile, this.tree.nodeAt));
      const own = this.placed.slice(tile.index * 256, tile.index * 256 + tile.width);
      if (tile.level === 0) files.set(bundlePath(tile), bundleOf(own.map(({ leaf }) => leaf.bytes)));
    }
    return files;
  }

  #bodyLine(placed: Placed, own: readonly Placed[]): BodyLine {
    const txId = hex(placed.leaf.hash);
    const erasure = own.find(({ leaf }) => leaf.key === placed.leaf.key && leaf.op === 'erase');
    if (erasure !== undefined) return { txId, erasedOn: erasure.leaf.at.slice(0, 10) };
    const { names, fields } = this.bodyOf(placed);
    return { txId, names, fields: fields.map(({ value, salt }) => ({ value, salt })) };
  }

  #append(write: Write, body: Body): Placed {
    const { outcomes, state } = sequence(this.#state, [write], this.#now());
    const [outcome] = outcomes;
    if (outcome === undefined || !outcome.ok) throw outcome?.error;
    this.#state = state;
    this.placed.push(outcome.value);
    this.tree.append(outcome.value.leaf.hash);
    this.bodies.set(txIdOf(outcome.value.leaf), body);
    return outcome.value;
  }

  /** A minute after each other, from the new year. */
  #now = (): string => new Date(Date.UTC(2026, 0, 1, 0, this.size)).toISOString();

  #streamHeads(size = this.size) {
    const replayed = replay(this.placed.slice(0, size).map(({ leaf }) => leaf.bytes));
    const streams = [...replayed.streams.keys()].filter((stream) => stream !== LOG_STREAM);
    return streams.map((stream) => {
      const end = replayed.streams.get(stream) ?? refuse('state_mismatch');
      return streamHead(stream, end, this.#newest(stream, size));
    });
  }

  #keyTree = (stream: string, size: number) => keyTreeOf(this.#newest(stream, size));

  /** Hash of the newest leaf of every key, as the log was at a size. */
  #newest(stream: string, size: number): ReadonlyMap<string, string> {
    const own = this.placed.slice(0, size).filter(({ leaf }) => leaf.stream === stream);
    return new Map(own.map(({ leaf }) => [leaf.key, spelledHash(leaf.hash)]));
  }
}
