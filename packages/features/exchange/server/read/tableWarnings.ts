/** Warnings about the sheet and its heads: what was read otherwise than it is shown, or left out. */
import { sameTextKey } from '@tabellion/kernel/seenText.ts';
import { columnName, tableFields } from '../../rules/columns.ts';
import type { FoundCode } from '../../rules/foundWords.ts';
import type { HoldersInto } from './holdersInto.ts';
import type { FileFault } from './messages.ts';
import { hasWords, listed, SHOWN, type Table } from './table.ts';

/** @param headsAgain  numbers of the rows that repeat the heads */
export function tableWarnings(
  { sheet, headRow, heads }: Table,
  { columns }: Pick<HoldersInto, 'columns'>,
  headsAgain: readonly number[],
): FileFault[] {
  const found: FileFault[] = [];
  const note = (code: FoundCode, params: FileFault['params'], where = '') =>
    found.push({ code, where, params });
  const { formulas, sheets, name, hiddenSheets, hiddenColumns, reading } = sheet;
  if (formulas > 0) note('warn.formulas', { count: formulas });
  if (sheets > 1) note('warn.sheets', { name });
  if (hiddenSheets.length > 0)
    note('warn.hidden_sheets', { count: hiddenSheets.length, names: listed(hiddenSheets) });
  const mapped = new Set(tableFields.flatMap((field) => columns[field] ?? []));
  const hidden = hiddenColumns.filter((at) => mapped.has(at)).map(columnName);
  if (hidden.length > 0) note('warn.hidden_columns', { count: hidden.length, columns: listed(hidden) });
  if (reading?.isSure === false && reading.encoding.startsWith('windows'))
    note('warn.not_utf8', { encoding: reading.encoding });
  if (sheet.rows.slice(0, headRow).some(hasWords)) note('warn.above_heads', { row: headRow + 1 });
  if (headsAgain.length > 0) note('warn.heads_again', { count: headsAgain.length, rows: listed(headsAgain) });
  for (const at of mapped) {
    const other = heads.findIndex((head, column) => column !== at && isSame(head, heads[at]));
    if (other >= 0)
      note(
        'warn.same_head',
        { name: (heads[at] ?? '').slice(0, SHOWN), used: columnName(at) },
        columnName(other),
      );
  }
  return found;
}

const isSame = (head: string, other = ''): boolean => head !== '' && sameTextKey(head) === sameTextKey(other);
