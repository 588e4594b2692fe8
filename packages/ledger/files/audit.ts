import { HASH_BYTES, hex, sameBytes, utf8 } from '../bytes.ts';
import { attempt, refuse } from '../fault.ts';
import { entriesOf } from '../merkle/bundle.ts';
import {
  bundlePath,
  checkedTile,
  nodesOfTiles,
  parseTilePath,
  TILE_WIDTH,
  type Tile,
  tilePath,
  tilesOf,
} from '../merkle/tiles.ts';
import { leafHash, type NodeAt, rootOfFull, rootOfRange } from '../merkle/tree.ts';
import { type VerifiedCheckpoint, verifyCheckpoint } from '../note/checkpoint.ts';
import type { VerifierKey } from '../note/verifierKey.ts';
import { parseLeaf, readLeaf } from '../record/leaf.ts';
import { checkFollows, checkMoment, type StreamEnd } from '../record/stream.ts';
import { KeyStreams } from './keyStreams.ts';

/** A whole log on disk, as C2SP tlog-tiles lays it out (docs/ledger.md, A log on disk). */
export interface LogFolder {
  /** Every file below the folder, with slashes. */
  readonly paths: readonly string[];
  readonly read: (path: string) => Uint8Array;
}

export interface AuditedLog {
  readonly origin: string;
  readonly size: number;
  readonly root: string;
  /** Sizes of all checkpoints, the smallest first; each is a beginning of the largest. */
  readonly checkpoints: readonly number[];
  readonly tiles: number;
  /** How many entries were there and are those of the tiles. */
  readonly entries: number;
  /** How many streams were followed from their first record; null where not all entries are there, or are no records. */
  readonly streams: number | null;
  /** Files that are no part of a log. */
  readonly ignored: readonly string[];
}

/** Checks everything in a log. Throws the first fault: of checkpoints what `verifyCheckpoint` throws, `root_mismatch`, and
 *  `consistency_mismatch` for one that is larger than the newest; `tile_missing`, `tile_malformed`, `bundle_malformed`,
 *  `bundle_mismatch`; of our own entries what `readLeaf`, `checkFollows` and `checkMoment` throw, and
 *  `stream_mismatch` for a key in two streams. */
export function auditLog(folder: LogFolder, key: VerifierKey): AuditedLog {
  const files = sortedFiles(folder.paths);
  const newest = readCheckpointFile(folder, 'checkpoint', key);
  const readTile = (tile: Tile) => folder.read(presentTile(files, tile));
  const audit = new EntryAudit(folder, files);
  const tiles = checkTiles(newest.size, readTile, audit);
  checkOtherTiles(folder, files, newest.size);
  const nodeAt = nodesOfTiles(newest.size, readTile);
  checkRoot(newest, nodeAt);
  for (const size of files.kept) {
    const kept = readCheckpointFile(folder, `checkpoint.${size}`, key);
    if (kept.size !== size) refuse('checkpoint_malformed', `checkpoint.${size}`);
    if (size > newest.size) refuse('consistency_mismatch', `checkpoint.${size}`);
    checkRoot(kept, nodeAt);
  }
  return {
    origin: newest.origin,
    size: newest.size,
    root: hex(newest.root),
    checkpoints: [...new Set([...files.kept, newest.size])].sort((a, b) => a - b),
    tiles,
    entries: audit.count,
    streams: audit.streams(newest.size),
    ignored: files.ignored,
  };
}

interface SortedFiles {
  readonly kept: readonly number[];
  readonly tiles: ReadonlySet<string>;
  readonly ignored: readonly string[];
}

function sortedFiles(paths: readonly string[]): SortedFiles {
  const kept: number[] = [];
  const tiles = new Set<string>();
  const ignored: string[] = [];
  for (const path of paths) {
    const [, size] = /^checkpoint\.(0|[1-9]\d{0,15})$/.exec(path) ?? [];
    if (size !== undefined) kept.push(Number(size));
    else if (path.startsWith('tile/')) tiles.add(path);
    else if (path.startsWith('checkpoint.')) refuse('checkpoint_malformed', path);
    else if (path !== 'checkpoint') ignored.push(path);
  }
  return { kept: kept.sort((a, b) => a - b), tiles, ignored: ignored.sort() };
}

function readCheckpointFile({ paths, read }: LogFolder, path: string, key: VerifierKey): VerifiedCheckpoint {
  if (!paths.includes(path)) refuse('entry_missing', path);
  const policy = { logs: [key], witnesses: [], groups: new Map(), quorum: undefined };
  return verifyCheckpoint(read(path), policy);
}

function checkRoot({ size, root }: VerifiedCheckpoint, nodeAt: NodeAt): void {
  if (!sameBytes(rootOfRange(0, size, nodeAt), root)) refuse('root_mismatch', `size ${size}`);
}

function presentTile({ tiles }: SortedFiles, tile: Tile): string {
  const path = tilePath(tile);
  return tiles.has(path) ? path : refuse('tile_missing', path);
}

/** Every tile of the log: its length, and above level 0 that it holds the roots of the tiles below.
 *  @returns how many there are */
function checkTiles(size: number, read: (tile: Tile) => Uint8Array, audit: EntryAudit): number {
  let count = 0;
  let below: Uint8Array[] = [];
  let roots: Uint8Array[] = [];
  let level = 0;
  for (const tile of tilesOf(size)) {
    if (tile.level > level) [below, roots, level] = [roots, [], tile.level];
    const hashes = checkedTile(tile, read(tile));
    if (level === 0) audit.check(tile, hashes);
    else checkAbove(tile, hashes, below);
    if (tile.width === TILE_WIDTH) roots.push(rootOfFull(hashes));
    count++;
  }
  return count;
}

function checkAbove(tile: Tile, hashes: Uint8Array, below: readonly Uint8Array[]): void {
  const first = tile.index * TILE_WIDTH;
  for (let place = 0; place < tile.width; place++) {
    const root = below[first + place];
    if (root === undefined || !isAt(hashes, place, root)) refuse('tile_malformed', tilePath(tile));
  }
}

/** Whether a hash stands in that place of a tile. */
function isAt(tile: Uint8Array, place: number, hash: Uint8Array): boolean {
  const start = place * HASH_BYTES;
  for (let at = 0; at < HASH_BYTES; at++) if (tile[start + at] !== hash[at]) return false;
  return true;
}

/** Partial tiles and bundles that were cut for smaller sizes begin the tile of today; nothing lies beyond the log. */
function checkOtherTiles({ read }: LogFolder, { tiles }: SortedFiles, size: number): void {
  for (const path of tiles) {
    const tile = parseTilePath(path) ?? refuse('tile_malformed', path);
    const level = tile.level === 'entries' ? 0 : tile.level;
    const width = Math.min(Math.floor(size / TILE_WIDTH ** level) - tile.index * TILE_WIDTH, TILE_WIDTH);
    if (tile.width > width) refuse('tile_malformed', path);
    if (tile.width === width) continue;
    const { index } = tile;
    const whole = tile.level === 'entries' ? bundlePath({ index, width }) : tilePath({ level, index, width });
    if (!tiles.has(whole)) refuse('tile_missing', whole);
    const part = read(path);
    if (tile.level === 'entries') entriesOf(part, tile.width);
    else checkedTile({ level, index, width: tile.width }, part);
    if (!sameBytes(read(whole).subarray(0, part.length), part)) refuse('tile_malformed', path);
  }
}

interface AuditedStream {
  readonly number: number;
  end: StreamEnd;
}

/** Entries in the order of the log, and the streams of our own records. */
class EntryAudit {
  readonly #folder: LogFolder;
  readonly #files: SortedFiles;
  readonly #streams = new Map<string, AuditedStream>();
  readonly #keys = new KeyStreams();
  #at: string | undefined;
  #areOurs: boolean | undefined;
  count = 0;

  constructor(folder: LogFolder, files: SortedFiles) {
    this.#folder = folder;
    this.#files = files;
  }

  /** The bundle of a tile of level 0, where it is there. */
  check(tile: Tile, hashes: Uint8Array): void {
    const path = bundlePath(tile);
    if (!this.#files.tiles.has(path)) return;
    const bundle = this.#folder.read(path);
    // Decoded at once: what is no ASCII is no record of ours.
    const text = ascii.decode(bundle);
    // After a gap nobody knows where a stream stands.
    const isGapless = this.count === tile.index * TILE_WIDTH;
    for (const [place, entry] of entriesOf(bundle, tile.width).entries()) {
      const hash = leafHash(entry);
      if (!isAt(hashes, place, hash)) refuse('bundle_mismatch', `${path}, entry ${place}`);
      this.#areOurs ??= isGapless && attempt(() => readLeaf(entry)).ok;
      const start = entry.byteOffset - bundle.byteOffset;
      if (this.#areOurs) this.#follow(text.slice(start, start + entry.length), hash, isGapless);
      this.count++;
    }
  }

  #follow(text: string, hash: Uint8Array, isGapless: boolean): void {
    const leaf = parseLeaf(text);
    if (!isGapless) return;
    const known = this.#streams.get(leaf.stream);
    checkFollows(leaf, known?.end);
    checkMoment(leaf, this.#at);
    this.#at = leaf.at;
    const number = known?.number ?? this.#streams.size + 1;
    if (this.#keys.seenIn(leaf.key, number) !== number) refuse('stream_mismatch', `seq ${leaf.seq}`);
    const end = { seq: leaf.seq, leaf: hash };
    if (known === undefined) this.#streams.set(copyOf(leaf.stream), { number, end });
    else known.end = end;
  }

  streams = (size: number): number | null =>
    this.#areOurs === true && this.count === size ? this.#streams.size : null;
}

const ascii = new TextDecoder('latin1');

/** A part of a text keeps the whole of it in memory, and a bundle is large beside a key. */
const copyOf = (part: string): string => ascii.decode(utf8(part));
