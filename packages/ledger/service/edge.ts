import { concat } from '../bytes.ts';
import { TILE_WIDTH, type Tile } from '../merkle/tiles.ts';
import { EMPTY_ROOT, GrowingTree, nodeHash, rootOfFull } from '../merkle/tree.ts';

/** The right edge of a log: of each level of tiles the hashes of the partial tile, which is all that a log needs of itself
 *  to grow. The level 0 is the last `size % 256` leaves. */
export type Edge = readonly (readonly Uint8Array[])[];

export interface FullTile {
  readonly tile: Tile;
  readonly bytes: Uint8Array;
}

export interface Grown {
  readonly size: number;
  readonly edge: Edge;
  /** Tiles that became full, in the order in which they did. They never change again. */
  readonly tiles: readonly FullTile[];
}

/** The edge after these leaves. */
export function grow(size: number, edge: Edge, leaves: readonly Uint8Array[]): Grown {
  const levels = edge.map((level) => [...level]);
  const tiles: FullTile[] = [];
  let grown = size;
  for (const leaf of leaves) {
    grown++;
    put(levels, tiles, leaf, grown);
  }
  return { size: grown, edge: levels, tiles };
}

function put(levels: Uint8Array[][], tiles: FullTile[], leaf: Uint8Array, size: number): void {
  let hash = leaf;
  for (let level = 0; ; level++) {
    const row = levels[level] ?? [];
    levels[level] = row;
    row.push(hash);
    if (row.length < TILE_WIDTH) return;
    const index = size / TILE_WIDTH ** (level + 1) - 1;
    const bytes = concat(...row);
    tiles.push({ tile: { level, index, width: TILE_WIDTH }, bytes });
    hash = rootOfFull(bytes);
    levels[level] = [];
  }
}

/** The root of the whole log. */
export function rootOfEdge(edge: Edge): Uint8Array {
  let root: Uint8Array | undefined;
  for (const row of edge) {
    if (row.length === 0) continue;
    // Each partial tile is a tree of its own, left of all that is below it.
    root = rootBeside(row, root);
  }
  return root ?? EMPTY_ROOT;
}

/** The hashes of a partial tile, and right of them the root of what no tile of this level holds yet. */
function rootBeside(row: readonly Uint8Array[], right: Uint8Array | undefined): Uint8Array {
  const tree = new GrowingTree(row);
  if (right === undefined) return tree.root();
  let [root, end] = [right, row.length];
  // The complete subtrees of the row, from the smallest, which stands at its right.
  for (let width = 1; end > 0; width *= 2) {
    if (end % (width * 2) === 0) continue;
    root = nodeHash(tree.nodeAt(Math.log2(width), end / width - 1), root);
    end -= width;
  }
  return root;
}
