/** Replays the log and compares every row that is derived from it. Nothing is mended: a difference is for people to look at. */
import type { Database } from '@tabellion/platform/database/queries.ts';
import { hex, utf8 } from '../bytes.ts';
import { hashesOfTile } from '../merkle/tiles.ts';
import { GrowingTree } from '../merkle/tree.ts';
import { parseCheckpoint } from '../note/checkpoint.ts';
import { spelledHash } from '../record/leaf.ts';
import { type Replayed, replay, stateDifferences } from '../service/rebuild.ts';
import { allTiles, entriesIn, newestCheckpoint, newestEntry } from './store/log.ts';
import { allStreams, readState } from './store/records.ts';

export interface Rebuilt {
  readonly size: number;
  /** Differences, each by its name: `state <key>`, `stream <id>`, `tile <level>/<index>`, `checkpoint <size>`. */
  readonly differences: readonly string[];
}

/** Throws what `replay` throws where the entries themselves are no log. */
export function rebuild(db: Database): Promise<Rebuilt> {
  return db.transaction(null, async (tx) => {
    const newest = await newestEntry(tx);
    const size = newest === undefined ? 0 : Number(newest.index) + 1;
    const entries = await entriesIn(tx, 0, size);
    const replayed = replay(entries.map(({ leaf }) => utf8(leaf)));
    const state = (await readState(tx)).map(({ hash, rev, ...row }) => ({
      ...row,
      rev: Number(rev),
      leaf: spelledHash(hash),
    }));
    const keys = stateDifferences(replayed, state).map((key) => `state ${key}`);
    const streams = streamDifferences(replayed, await allStreams(tx));
    const tiles = tileDifferences(replayed, await allTiles(tx));
    const checkpoint = await newestCheckpoint(tx);
    const signed = checkpoint === undefined ? [] : rootDifferences(entries, replayed, checkpoint.note);
    return { size, differences: [...keys, ...streams, ...tiles, ...signed] };
  });
}

function streamDifferences(replayed: Replayed, found: Awaited<ReturnType<typeof allStreams>>): string[] {
  const missing = new Set(replayed.streams.keys());
  const different = found.filter(({ stream, seq, leaf }) => {
    const end = replayed.streams.get(stream);
    missing.delete(stream);
    return end === undefined || end.seq !== Number(seq) || hex(end.leaf) !== hex(leaf);
  });
  return [...different.map(({ stream }) => stream), ...missing].map((stream) => `stream ${stream}`);
}

function tileDifferences(replayed: Replayed, found: Awaited<ReturnType<typeof allTiles>>): string[] {
  const right = new Map(replayed.tiles.map((full) => [`${full.tile.level}/${full.tile.index}`, full]));
  const different = found.filter(({ level, index, bytes, root }) => {
    const name = `${level}/${index}`;
    const full = right.get(name);
    right.delete(name);
    if (full === undefined || hex(full.bytes) !== hex(bytes)) return true;
    return hex(new GrowingTree(hashesOfTile(full.tile, bytes)).root()) !== hex(root);
  });
  return [...different.map(({ level, index }) => `${level}/${index}`), ...right.keys()].map(
    (name) => `tile ${name}`,
  );
}

function rootDifferences(
  entries: readonly { readonly leaf: string }[],
  whole: Replayed,
  note: string,
): string[] {
  const { size, root } = parseCheckpoint(utf8(note));
  const isWhole = size === whole.size;
  const replayed = isWhole ? whole : replay(entries.slice(0, size).map(({ leaf }) => utf8(leaf)));
  return replayed.size === size && hex(replayed.root) === hex(root) ? [] : [`checkpoint ${size}`];
}
