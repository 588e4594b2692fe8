/** A table from its bytes on: where its heads stand, and what its columns are likely to hold. */
import { readSheet } from '@tabellion/platform/files/readSheet.ts';
import type { ReadCell, ReadSheet, SheetProblem } from '@tabellion/platform/files/tableRead.ts';
import { guessColumns } from '../../rules/columns.ts';
import type { FoundCode } from '../../rules/foundWords.ts';
import type { FileFault, SeenTable } from './messages.ts';

/** Of one file: a hundred thousand certificates, and what a workbook may grow to. */
const BOUNDS = { mostRows: 100_001, mostCells: 3_000_000, mostBytes: 256 * 1024 * 1024 };

const codes = {
  unreadable: 'table.unreadable',
  too_long: 'table.too_long',
  too_large: 'file.too_large',
} as const satisfies Record<SheetProblem, FoundCode>;

export interface Table {
  readonly sheet: ReadSheet;
  /** The row of the heads, counted from 0. */
  readonly headRow: number;
  readonly heads: readonly string[];
}

/** The first sheet of a table, from its heads on; or why there is none: `table.unreadable`,
 *  `table.too_long`, `table.empty`, `file.too_large`. */
export async function openTable(bytes: Uint8Array): Promise<Table | FileFault> {
  const read = await readSheet(bytes, BOUNDS);
  if (!read.ok) return { code: codes[read.error], where: '', params: { most: BOUNDS.mostRows - 1 } };
  const { rows } = read.value;
  const headRow = rows.findIndex((row) => row.filter((cell) => cell !== null).length > 1);
  const heads = rows[headRow]?.map(wordsOf) ?? [];
  if (headRow < 0 || !rows.slice(headRow + 1).some(hasWords))
    return { code: 'table.empty', where: '', params: {} };
  return { sheet: read.value, headRow, heads };
}

export const isTable = (opened: Table | FileFault): opened is Table => 'sheet' in opened;

export const hasWords = (row: readonly ReadCell[]): boolean => row.some((cell) => cell !== null);

export function wordsOf(cell: ReadCell | undefined): string {
  if (cell == null || 'error' in cell) return '';
  return 'text' in cell ? cell.text : 'number' in cell ? cell.number : cell.date;
}

const SAMPLES = 3;
const FEW = 100;
/** So much of a value is shown. */
const SHOWN = 80;

export function seenTable({ sheet, headRow, heads }: Table): SeenTable {
  const body = sheet.rows.slice(headRow + 1).filter(hasWords);
  return {
    rows: body.length,
    columns: heads.map((head, at) => {
      const samples: string[] = [];
      const values = new Set<string>();
      for (const row of body) {
        const words = wordsOf(row[at]).slice(0, SHOWN);
        if (words === '') continue;
        if (samples.length < SAMPLES) samples.push(words);
        if (values.size <= FEW) values.add(words);
      }
      return { head: head.slice(0, SHOWN), samples, values: values.size <= FEW ? [...values] : [] };
    }),
    guess: guessColumns(heads),
  };
}
