/** A table of something else than holders: its rows as words, for the feature that knows what they say. */
import { seenText } from '@tabellion/kernel/seenText.ts';
import { guessBy } from '../../rules/columns.ts';
import type { FileFault, RowsExpected, SeenRows } from './messages.ts';
import { hasWords, isTable, openTable, repeatedHeads, wordsOf } from './table.ts';

/** Rows without words, and those that repeat the heads, are left out. */
export async function readRows(
  bytes: Uint8Array,
  { heads: lists, mostRows }: RowsExpected,
): Promise<SeenRows | FileFault> {
  const guess = (heads: readonly string[]) => guessBy(lists, heads);
  const table = await openTable(bytes, {}, { guess, mostRows });
  if (!isTable(table)) return table;
  const { sheet, headRow, heads } = table;
  const again = new Set(repeatedHeads(table));
  const rows = sheet.rows.flatMap((cells, at) =>
    at <= headRow || again.has(at + 1) || !hasWords(cells)
      ? []
      : [
          {
            number: at + 1,
            cells: cells.map((cell) => (cell !== null && 'error' in cell ? null : seenText(wordsOf(cell)))),
          },
        ],
  );
  const { hiddenRows, sheets } = sheet;
  const hidden = hiddenRows.filter((number) => rows.some((row) => row.number === number));
  return { heads, columns: guess(heads), rows, sheets, hidden };
}
