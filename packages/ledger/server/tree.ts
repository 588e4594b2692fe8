/** The tree of the log, read from its rows: tiles of any signed size, paths, and the edge from which it grows. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { concat, HASH_BYTES } from '../bytes.ts';
import { nodesOfTiles, TILE_WIDTH, type Tile, tilePath } from '../merkle/tiles.ts';
import type { NodeAt } from '../merkle/tree.ts';
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

/** Lets `read` ask for nodes of a tree of `size` leaves. Tiles are fetched when it first asks for one of their nodes, and
 *  then it begins again. */
export async function readTree<T>(q: Queries, size: number, read: (nodeAt: NodeAt) => T): Promise<T> {
  const fetched = new Map<string, Uint8Array>();
  for (;;) {
    try {
      return read(
        nodesOfTiles(size, (tile) => {
          const bytes = fetched.get(tilePath(tile));
          if (bytes === undefined) throw new TileWanted(tile);
          return bytes;
        }),
      );
    } catch (error) {
      if (!(error instanceof TileWanted)) throw error;
      fetched.set(tilePath(error.tile), await bytesOfTile(q, error.tile));
    }
  }
}

class TileWanted extends Error {
  readonly tile: Tile;

  constructor(tile: Tile) {
    super('a tile is to be fetched');
    this.tile = tile;
  }
}
