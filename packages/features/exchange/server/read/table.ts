/** A table from its bytes on: where its heads stand, and what its columns are likely to hold. */
import { sameTextKey, seenText } from '@tabellion/kernel/seenText.ts';
import { foldText } from '@tabellion/law/names/foldName.ts';
import { readSheet } from '@tabellion/platform/files/readSheet.ts';
import type {
  ChosenReading,
  ReadCell,
  ReadSheet,
  SheetProblem,
} from '@tabellion/platform/files/tableRead.ts';
import { guessColumns } from '../../rules/columns.ts';
import type { FoundCode } from '../../rules/foundWords.ts';
import type { FileFault, SeenTable } from './messages.ts';

/** One file's bounds: a hundred thousand certificates, and what a workbook may grow to. */
const BOUNDS = { mostRows: 100_001, mostCells: 3_000_000, mostBytes: 256 * 1024 * 1024 };

const codes = {
  unreadable: 'table.unreadable',
  letters: 'table.letters',
  too_long: 'table.too_long',
  too_large: 'file.too_large',
} as const satisfies Record<SheetProblem, FoundCode>;

export interface Table {
  readonly sheet: ReadSheet;
  /** The row of the heads, counted from 0. */
  readonly headRow: number;
  readonly heads: readonly string[];
}

/** The first sheet of a table that is shown, from its heads on; or why there is none: `table.unreadable`, `table.letters`,
 *  `table.too_long`, `table.empty`, `file.too_large`. */
export async function openTable(
  bytes: Uint8Array,
  chosen: ChosenReading = {},
  { guess = guessColumns, mostRows = BOUNDS.mostRows }: TableExpected = {},
): Promise<Table | FileFault> {
  const read = await readSheet(bytes, { ...BOUNDS, mostRows }, chosen);
  if (!read.ok) return { code: codes[read.error], where: '', params: { most: mostRows - 1 } };
  const { rows } = read.value;
  const headRow = headRowOf(rows, guess);
  const heads = rows[headRow]?.map((cell) => seenText(wordsOf(cell))) ?? [];
  if (headRow < 0 || !rows.slice(headRow + 1).some(hasWords))
    return { code: 'table.empty', where: '', params: {} };
  return { sheet: read.value, headRow, heads };
}

/** Another table than one of holders. */
interface TableExpected {
  /** The likely field of each column, by its heads. */
  readonly guess?: (heads: readonly string[]) => Readonly<Record<string, number | undefined>>;
  readonly mostRows?: number;
}

/** Rows above the heads, such as a title and the name of the corporation, are no more. */
const MOST_ABOVE = 100;

/** The row that names most fields; where none names two, the first that is as wide as most rows are, else the first of two
 *  cells. */
function headRowOf(rows: ReadSheet['rows'], guess: NonNullable<TableExpected['guess']>): number {
  const widths = rows.map((row) => row.filter((cell) => cell !== null).length);
  const first = rows.slice(0, MOST_ABOVE).map((row) => Object.keys(guess(row.map(wordsOf))).length);
  const named = Math.max(0, ...first);
  if (named > 1) return first.indexOf(named);
  const counts = new Map<number, number>();
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [usual = 2] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  const wide = widths.slice(0, MOST_ABOVE).indexOf(usual);
  const fullest = widths.findIndex((width) => width > 1);
  return wide >= 0 && (widths[fullest] ?? 0) < usual ? wide : fullest;
}

export const isTable = (opened: Table | FileFault): opened is Table => 'sheet' in opened;

export const hasWords = (row: readonly ReadCell[]): boolean => row.some((cell) => cell !== null);

export function wordsOf(cell: ReadCell | undefined): string {
  if (cell == null || 'error' in cell) return '';
  if ('text' in cell) return cell.text;
  return 'number' in cell ? cell.number : cell.date;
}

const SAMPLES = 3;
const FEW = 100;
/** So much of a value is shown. */
export const SHOWN = 80;
/** So many rows or names of one finding are listed. */
export const MOST_LISTED = 10;

/** The first of them, each cut to what is shown. */
export const listed = (names: readonly (string | number)[]): string =>
  names
    .slice(0, MOST_LISTED)
    .map((name) => String(name).slice(0, SHOWN))
    .join(', ');

/** Values that look the same are one. */
export function seenTable(table: Table): SeenTable {
  const { sheet, headRow, heads } = table;
  const headsAgain = new Set(repeatedHeads(table));
  const body = sheet.rows.filter((row, at) => at > headRow && !headsAgain.has(at + 1) && hasWords(row));
  return {
    rows: body.length,
    columns: heads.map((head, at) => {
      const samples: string[] = [];
      const values = new Map<string, string>();
      for (const row of body) {
        const words = seenText(wordsOf(row[at])).slice(0, SHOWN);
        if (words === '') continue;
        if (samples.length < SAMPLES) samples.push(words);
        const key = sameTextKey(words);
        if (values.size <= FEW && !values.has(key)) values.set(key, words);
      }
      return { head: head.slice(0, SHOWN), samples, values: values.size <= FEW ? [...values.values()] : [] };
    }),
    guess: guessColumns(heads),
    reading: sheet.reading,
  };
}

/** Numbers of the rows, from 1, that repeat the heads: pages of a printed register that were put together. */
export function repeatedHeads({ sheet, headRow, heads }: Table): readonly number[] {
  const wanted = heads.map(foldText).join('|');
  const found: number[] = [];
  for (const [at, row] of sheet.rows.entries()) {
    if (at <= headRow || !hasWords(row) || foldText(wordsOf(row[0])) !== foldText(heads[0] ?? '')) continue;
    if (heads.map((_, column) => foldText(wordsOf(row[column]))).join('|') === wanted) found.push(at + 1);
  }
  return found;
}
