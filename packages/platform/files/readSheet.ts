/** Tables of strangers, read within bounds: CSV, what is pasted from a spreadsheet, and the first sheet of a workbook.
 *  Decision 046 says why we read them ourselves. */
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { readDelimited } from './delimited.ts';
import { readWorkbook } from './workbook.ts';

/** What a cell holds. Figures are exact decimals as text. */
export type ReadCell =
  | { readonly text: string }
  | { readonly number: string }
  /** `YYYY-MM-DD`. */
  | { readonly date: string }
  /** What a spreadsheet computed and could not. */
  | { readonly error: string }
  | null;

export interface ReadSheet {
  /** Rows as they stand in the file, so that the first is number 1. */
  readonly rows: readonly (readonly ReadCell[])[];
  /** Cells that hold a formula; their last results are read. */
  readonly formulas: number;
  /** How many sheets there are, and the name of the one that was read. */
  readonly sheets: number;
  readonly name: string;
  /** Whether the letters had to be guessed. */
  readonly isGuessed: boolean;
}

export type SheetProblem =
  /** Neither a workbook nor text. */
  | 'unreadable'
  /** More rows than `mostRows`. */
  | 'too_long'
  /** Unpacked it is more than `mostBytes`. */
  | 'too_large';

export interface SheetBounds {
  readonly mostRows: number;
  /** Of a workbook once it is unpacked. */
  readonly mostBytes: number;
}

/** More columns hold nothing that anybody maps. */
export const MOST_COLUMNS = 256;

/** Told apart by the first bytes: a workbook is a zip file. */
export async function readSheet(
  bytes: Uint8Array,
  bounds: SheetBounds,
): Promise<Result<ReadSheet, SheetProblem>> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readWorkbook(bytes, bounds);
  // The older binary workbook, and a PDF: no text, though one could be read into them.
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start === '\u00d0\u00cf\u0011\u00e0' || start === '%PDF') return err('unreadable');
  const { rows, isGuessed } = readDelimited(bytes, bounds.mostRows + 1);
  if (rows.length > bounds.mostRows) return err('too_long');
  return ok({ rows, formulas: 0, sheets: 1, name: '', isGuessed });
}
