import { HASH_BYTES } from '../bytes.ts';
import { refuse } from '../fault.ts';
import { type NodeAt, nodeHash } from './tree.ts';

/** Tiles of C2SP tlog-tiles: 256 hashes of one level in eight, in a file of their own. */

export const TILE_WIDTH = 256;
const TILE_HEIGHT = 8;

/** `width` is 256 for a full tile, less for a partial one. */
export interface Tile {
  readonly level: number;
  readonly index: number;
  readonly width: number;
}

export const tilePath = ({ level, index, width }: Tile): string =>
  `tile/${level}/${indexPath(index)}${suffixOf(width)}`;

/** The path of a bundle of entries: those of a tile of level 0. */
export const bundlePath = ({ index, width }: Omit<Tile, 'level'>): string =>
  `tile/entries/${indexPath(index)}${suffixOf(width)}`;

const suffixOf = (width: number): string => (width === TILE_WIDTH ? '' : `.p/${width}`);

/** Three digits a folder, all but the last after an `x`. */
function indexPath(index: number): string {
  const digits = String(index);
  const parts = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? [];
  return parts.map((part, place) => (place === parts.length - 1 ? part : `x${part}`)).join('/');
}

const PATH = /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/)*\d{3})(?:\.p\/([1-9]\d{0,2}))?$/;

/** @returns the tile or, with level `entries`, the bundle that `path` names; undefined for any other spelling */
export function parseTilePath(
  path: string,
): (Omit<Tile, 'level'> & { readonly level: number | 'entries' }) | undefined {
  const [, level = '', digits = '', width] = PATH.exec(path) ?? [];
  const index = Number(digits.replaceAll(/[x/]/g, ''));
  const tile = { level: Number(level), index, width: width === undefined ? TILE_WIDTH : Number(width) };
  if (tile.width > TILE_WIDTH || (width !== undefined && tile.width === TILE_WIDTH)) return undefined;
  if (level === 'entries') return bundlePath(tile) === path ? { ...tile, level } : undefined;
  return tile.level <= 63 && tilePath(tile) === path ? tile : undefined;
}

/** The tiles of a tree, level by level: all full ones, and the partial one at the right of each level. */
export function* tilesOf(size: number): Generator<Tile> {
  for (let level = 0, hashes = size; hashes > 0; level++, hashes = Math.floor(hashes / TILE_WIDTH))
    yield* tilesOfLevel(level, hashes);
}

function* tilesOfLevel(level: number, hashes: number): Generator<Tile> {
  const full = Math.floor(hashes / TILE_WIDTH);
  for (let index = 0; index < full; index++) yield { level, index, width: TILE_WIDTH };
  if (hashes % TILE_WIDTH > 0) yield { level, index: full, width: hashes % TILE_WIDTH };
}

/** The bytes of a tile, from a tree that has them. */
export function tileBytes({ level, index, width }: Tile, nodeAt: NodeAt): Uint8Array {
  const bytes = new Uint8Array(width * HASH_BYTES);
  for (let place = 0; place < width; place++)
    bytes.set(nodeAt(level * TILE_HEIGHT, index * TILE_WIDTH + place), place * HASH_BYTES);
  return bytes;
}

/** Nodes of the tree of `size` leaves, read from its tiles; each tile is asked for once and kept.
 *  @param read  gives the bytes of a tile. Throws `tile_malformed` where they are not exactly as many as its width. */
export function nodesOfTiles(size: number, read: (tile: Tile) => Uint8Array): NodeAt {
  const rows = new Map<string, readonly Uint8Array[][]>();
  return (level, index) => {
    const [tileLevel, within] = [Math.floor(level / TILE_HEIGHT), level % TILE_HEIGHT];
    const inTile = TILE_WIDTH / 2 ** within;
    const place = Math.floor(index / inTile);
    const key = `${tileLevel}/${place}`;
    const existing = rows.get(key);
    const tile = existing ?? rowsOf(tileAt(tileLevel, place, size), read);
    if (existing === undefined) rows.set(key, tile);
    return tile[within]?.[index % inTile] ?? refuse('tile_missing', key);
  };
}

function tileAt(level: number, index: number, size: number): Tile {
  const hashes = Math.floor(size / TILE_WIDTH ** level) - index * TILE_WIDTH;
  if (hashes < 1) refuse('tile_missing', `${level}/${index}`);
  return { level, index, width: Math.min(hashes, TILE_WIDTH) };
}

/** The hashes of a tile, and above them those of the complete subtrees within it. */
function rowsOf(tile: Tile, read: (tile: Tile) => Uint8Array): readonly Uint8Array[][] {
  const rows = [hashesOfTile(tile, read(tile))];
  for (let below = rows[0] ?? []; below.length > 1; below = rows.at(-1) ?? []) {
    const row: Uint8Array[] = [];
    for (let at = 0; at + 1 < below.length; at += 2)
      row.push(nodeHash(below[at] ?? refuse('tile_missing'), below[at + 1] ?? refuse('tile_missing')));
    rows.push(row);
  }
  return rows;
}

/** Throws `tile_malformed` for a tile that is shorter or longer than it says. */
export function checkedTile(tile: Tile, bytes: Uint8Array): Uint8Array {
  return bytes.length === tile.width * HASH_BYTES ? bytes : refuse('tile_malformed', tilePath(tile));
}

export function hashesOfTile(tile: Tile, spelled: Uint8Array): Uint8Array[] {
  const bytes = checkedTile(tile, spelled);
  return Array.from({ length: tile.width }, (_, place) =>
    bytes.subarray(place * HASH_BYTES, (place + 1) * HASH_BYTES),
  );
}
