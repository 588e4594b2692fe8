/** A wording beside another: the differences by lines, and within a line that changed by its words. Pure. */

export interface Piece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** The pieces of a line in their order; a line that is the same, or new, or gone, is one piece. */
export type ComparedLine = readonly Piece[];

/** Lines or words of which more pairs would have to be compared are shown as replaced. */
const MOST_PAIRS = 4_000_000;

export function compareWordings(before: string, after: string): ComparedLine[] {
  const lines: ComparedLine[] = [];
  const [gone, come]: [string[], string[]] = [[], []];
  const settle = () => {
    const paired = Math.min(gone.length, come.length);
    for (let at = 0; at < paired; at++) lines.push(...replaced(gone[at] ?? '', come[at] ?? ''));
    for (const text of gone.slice(paired)) lines.push([{ kind: 'removed', text }]);
    for (const text of come.slice(paired)) lines.push([{ kind: 'added', text }]);
    gone.length = 0;
    come.length = 0;
  };
  for (const piece of piecesOf(linesOf(before), linesOf(after))) {
    if (piece.kind === 'removed') gone.push(piece.text);
    else if (piece.kind === 'added') come.push(piece.text);
    else {
      settle();
      lines.push([piece]);
    }
  }
  settle();
  return lines;
}

/** Lines that have little in common are shown whole, one after the other: their words among each other could not be read. */
function replaced(before: string, after: string): ComparedLine[] {
  const pieces = piecesOf(wordsOf(before), wordsOf(after));
  const kept = pieces.filter(({ kind, text }) => kind === 'same' && text.trim() !== '');
  const length = kept.reduce((sum, { text }) => sum + text.length, 0);
  if (length >= Math.max(before.length, after.length) * LIKE) return [joined(pieces)];
  return [[{ kind: 'removed', text: before }], [{ kind: 'added', text: after }]];
}

/** The part of the longer line that both must have to be one line that changed. */
const LIKE = 0.45;

export const areSame = (lines: readonly ComparedLine[]): boolean =>
  lines.every((line) => line.every(({ kind }) => kind === 'same'));

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
const wordsOf = (line: string): string[] => line.match(/\s+|[^\s]+/g) ?? [];

/** Compares by the longest sequence that both have. */
function piecesOf(before: readonly string[], after: readonly string[]): Piece[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let [b, a] = [before.length, after.length];
  while (b > start && a > start && before[b - 1] === after[a - 1]) [b, a] = [b - 1, a - 1];
  const same = (text: string): Piece => ({ kind: 'same', text });
  return [
    ...before.slice(0, start).map(same),
    ...middleOf(before.slice(start, b), after.slice(start, a)),
    ...before.slice(b).map(same),
  ];
}

function middleOf(before: readonly string[], after: readonly string[]): Piece[] {
  const [rows, columns] = [before.length, after.length];
  const removed = (text: string): Piece => ({ kind: 'removed', text });
  const added = (text: string): Piece => ({ kind: 'added', text });
  if (rows * columns > MOST_PAIRS) return [...before.map(removed), ...after.map(added)];
  // How many both have from a place on.
  const width = columns + 1;
  const common = new Uint32Array((rows + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--)
      common[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const pieces: Piece[] = [];
  let [row, column] = [0, 0];
  while (row < rows || column < columns) {
    const [one, other] = [before[row], after[column]];
    if (one !== undefined && one === other) {
      pieces.push({ kind: 'same', text: one });
      row += 1;
      column += 1;
    } else if (one !== undefined && (other === undefined || at(row + 1, column) >= at(row, column + 1))) {
      pieces.push(removed(one));
      row += 1;
    } else {
      pieces.push(added(other ?? ''));
      column += 1;
    }
  }
  return pieces;
}

/** Neighbours of one kind as one piece, so that a reader hears each change once. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last?.kind === piece.kind) all.splice(-1, 1, { ...last, text: last.text + piece.text });
    else all.push(piece);
  }
  return all;
}
