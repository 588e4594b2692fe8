/** A register on paper: the table of its file with fewer, taller columns, for a page is narrower than a sheet. */
import type { PrintedDocument, PrintedTable } from '@tabellion/paper/printed.ts';
import type { Cell } from '@tabellion/platform/files/sheet.ts';
import { formatDate } from '@tabellion/texts/dates.ts';
import { columnWidths, widthInLetters } from '../../rules/columnWidths.ts';
import type { Table } from './sheet.ts';

type PaperLanguage = PrintedDocument['language'];

/** A table with more columns leaves out those without a value in any line. */
const MANY = 8;

export function printedTable(
  { heads, stacks = [], isWhole = false }: Pick<Table, 'heads' | 'stacks' | 'isWhole'>,
  rows: readonly (readonly Cell[])[],
  language: PaperLanguage,
): PrintedTable {
  const places = columnsOf(heads.length, stacks);
  const hasValue = (column: readonly number[]) =>
    rows.some((row) => column.some((at) => (row[at] ?? null) !== null));
  const isShortened = places.length > MANY && rows.length > 0 && !isWhole;
  const kept = isShortened ? places.filter(hasValue) : places;
  const columns = kept.map((column) => ({
    label: column.map((at) => heads[at] ?? '').join('\n'),
    isNumber: hasValue(column) && column.every((at) => rows.every((row) => isFigure(row[at] ?? null))),
    texts: rows.map((row) =>
      below(
        column.map((at) =>
          isWhole && (row[at] ?? null) === null ? NONE : spelled(row[at] ?? null, language),
        ),
      ),
    ),
  }));
  const { widths, longestWord } = columnWidths(columns.map(({ label, texts }) => [label, ...texts]));
  return {
    kind: 'table',
    columns: columns.map(({ label, isNumber }, at) => ({
      label: divided(label, longestWord),
      isNumber,
      share: Math.round((widths[at] ?? 1) * 10) / 10,
    })),
    rows: rows.map((_, row) => columns.map(({ texts }) => divided(texts[row] ?? '', longestWord))),
  };
}

/** The cells that no stack names are columns of their own, each behind the one before it. */
function columnsOf(count: number, stacks: NonNullable<Table['stacks']>): readonly (readonly number[])[] {
  const stacked = new Set(stacks.flat());
  const alone = Array.from({ length: count }, (_, at) => at).filter((at) => !stacked.has(at));
  return [...stacks, ...alone.map((at) => [at])].toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

const isFigure = (cell: Cell): boolean => cell === null || 'number' in cell || 'percent' in cell;

/** Printed in place of a value that is missing. */
const NONE = '–';

/** One line for each that has a value, and for those before it. */
const below = (lines: readonly string[]): string =>
  lines
    .slice(0, lines.findLastIndex((line) => line !== '') + 1)
    .map((line) => line || NONE)
    .join('\n');

function spelled(cell: Cell, language: PaperLanguage): string {
  if (cell === null) return '';
  if ('text' in cell) return cell.text;
  if ('date' in cell) return formatDate(cell.date, language);
  const locale = `${language}-CA`;
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 10 };
  if ('percent' in cell) {
    const value = new Intl.NumberFormat(locale, digits).format(cell.percent as unknown as number);
    return language === 'fr' ? `${value}\u00a0%` : `${value}%`;
  }
  const dollars = { ...digits, style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' } as const;
  const format = new Intl.NumberFormat(locale, cell.isMoney ? dollars : { maximumFractionDigits: 10 });
  return format.format(cell.number as unknown as number);
}

/** Words that are longer than their column may break anywhere. */
const divided = (text: string, most: number): string =>
  text.replace(/[^ \n]+/g, (word) => (widthInLetters(word) > most ? [...word].join('\u200b') : word));
