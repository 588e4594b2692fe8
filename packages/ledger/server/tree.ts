/** The tree of the log, read from its rows: tiles of any signed size, paths, and the edge from which it grows. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { concat, HASH_BYTES } from '../bytes.ts';
import { nodesOfTiles, TILE_WIDTH, type Tile, tilePath } from '../merkle/tiles.ts';
import { consistencyPath, inclusionPath, type NodeAt } from '../merkle/tree.ts';
import type { Edge } from '../service/edge.ts';
import { fullTile, hashesIn, tileRoots } from './store/log.ts';

/** The bytes of a tile: kept once it is full, cut from it or from what is below it while it is not. */
export async function bytesOfTile(q: Queries, { level, index, width }: Tile): Promise<Uint8Array> {
  const full = await fullTile(q, level, index);
  if (full !== undefined) return full.bytes.subarray(0, width * HASH_BYTES);
  return concat(...(await hashesOf(q, level, index * TILE_WIDTH, index * TILE_WIDTH + width)));
}

const hashesOf = (q: Queries, level: number, from: number, to: number): Promise<Uint8Array[]> =>
  level === 0 ? hashesIn(q, from, to) : tileRoots(q, level - 1, { from, to });

/** The right edge of the log when it had `size` leaves. */
export async function edgeAt(q: Queries, size: number): Promise<Edge> {
  const levels: Promise<Uint8Array[]>[] = [];
  for (let level = 0, hashes = size; hashes > 0; level++, hashes = Math.floor(hashes / TILE_WIDTH))
    levels.push(hashesOf(q, level, hashes - (hashes % TILE_WIDTH), hashes));
  return Promise.all(levels);
}

/** A tree of so many leaves. Tiles are fetched when one of their nodes is first asked for, and kept for what is asked next. */
export interface TreeReader {
  readonly size: number;
  /** The hashes from a leaf to the root. */
  path(index: number): Promise<readonly Uint8Array[]>;
  /** That the tree of `from` leaves is its beginning. */
  consistency(from: number): Promise<readonly Uint8Array[]>;
}

export function treeOf(q: Queries, size: number): TreeReader {
  const fetched = new Map<string, Uint8Array>();
  const nodeAt = nodesOfTiles(size, (tile) => {
    const bytes = fetched.get(tilePath(tile));
    if (bytes === undefined) throw new TileWanted(tile);
    return bytes;
  });
  // Whatever asks for a tile that is not there is asked again once it is.
  async function read<T>(what: (nodeAt: NodeAt) => T): Promise<T> {
    for (;;) {
      try {
        return what(nodeAt);
      } catch (error) {
        if (!(error instanceof TileWanted)) throw error;
        fetched.set(tilePath(error.tile), await bytesOfTile(q, error.tile));
      }
    }
  }
  return {
    size,
    path: (index) => read((at) => inclusionPath(index, size, at)),
    consistency: (from) => read((at) => consistencyPath(from, size, at)),
  };
}

class TileWanted extends Error {
  readonly tile: Tile;

  constructor(tile: Tile) {
    super('a tile is to be fetched');
    this.tile = tile;
  }
}
