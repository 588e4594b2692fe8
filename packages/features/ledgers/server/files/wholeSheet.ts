import type { Cell } from '@tabellion/platform/files/sheet.ts';
import type { SheetReply } from '../../booksContract.ts';
import type { Table } from './sheet.ts';

/** So many lines are shown on a page and printed; the file has all. */
const MOST_SHOWN = 5_000;

/** The first lines of a sheet, for a page. */
export async function firstRows({
  heads,
  rows,
}: Table): Promise<Pick<SheetReply, 'heads' | 'rows' | 'isPart'>> {
  const first: Cell[][] = [];
  for await (const part of rows) {
    for (const row of part) first.push([...row]);
    if (first.length > MOST_SHOWN) break;
  }
  return { heads: [...heads], rows: first.slice(0, MOST_SHOWN), isPart: first.length > MOST_SHOWN };
}
