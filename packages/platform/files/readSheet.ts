/** Tables of strangers, read within bounds: CSV, what is pasted from a spreadsheet, and the first sheet of a workbook.
 *  Decision 046 says why we read them ourselves. */
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { readDelimited } from './delimited.ts';
import type { ChosenReading, ReadSheet, SheetBounds, SheetProblem } from './tableRead.ts';
import { readWorkbook } from './workbook.ts';

/** Told apart by the first bytes: a workbook is a zip file.
 *  @param chosen  how a text is read, where somebody chose it */
export async function readSheet(
  bytes: Uint8Array,
  bounds: SheetBounds,
  chosen: ChosenReading = {},
): Promise<Result<ReadSheet, SheetProblem>> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readWorkbook(bytes, bounds);
  // The older binary workbook, and a PDF: no text, though one could be read into them.
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start === '\u00d0\u00cf\u0011\u00e0' || start === '%PDF') return err('unreadable');
  const read = readDelimited(bytes, bounds, chosen);
  if (!read.ok) return read;
  const { rows, reading } = read.value;
  return ok({
    rows,
    reading,
    formulas: 0,
    sheets: 1,
    name: '',
    hiddenRows: [],
    hiddenColumns: [],
    hiddenSheets: [],
  });
}
