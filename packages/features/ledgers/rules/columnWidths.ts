/** How wide the columns of a printed register are: its page holds so many letters, whatever its tables have to say. */

/** Letters of 8.7 points on a Letter page that lies on its side, and those that the edges of a column take. */
const PAGE = 135;
const EDGES = 2;

/** A longer line goes on below. */
const LONGEST_LINE = 34;

interface ColumnWidths {
  /** Letters of each column; together as many as the page holds, or fewer. */
  readonly widths: readonly number[];
  /** Longer words are divided. */
  readonly longestWord: number;
}

/** Each column is as wide as its longest word, and what is left goes to those with long lines.
 *  @param columns  the texts of each: its head and its cells */
export function columnWidths(columns: readonly (readonly string[])[]): ColumnWidths {
  const words = columns.map((texts) => longest(texts, /[ \n]/));
  const lines = columns.map((texts) => Math.min(LONGEST_LINE, longest(texts, /\n/)));
  const room = PAGE - EDGES * columns.length;
  let longestWord = 30;
  const least = () => words.map((letters) => Math.min(letters, longestWord));
  while (longestWord > 1 && sum(least()) > room) longestWord -= 1;
  const more = least().map((letters, at) => Math.max(0, (lines[at] ?? 0) - letters));
  const share = Math.min(1, (room - sum(least())) / Math.max(1, sum(more)));
  return {
    widths: least().map((letters, at) => letters + EDGES + (more[at] ?? 0) * share),
    longestWord,
  };
}

/** Capitals and other wide letters count half as much again. */
export const widthInLetters = (word: string): number =>
  word.length + (word.match(/[mwA-ZÀ-Þ%@]/g) ?? []).length / 2;

const longest = (texts: readonly string[], separator: RegExp): number =>
  texts.reduce((most, text) => Math.max(most, ...text.split(separator).map(widthInLetters)), 1);

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);
