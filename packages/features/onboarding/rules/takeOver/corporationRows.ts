/** The corporations of a table: rows that name the same one are put together, and each cell keeps its place for whoever finds
 *  something wrong with it. Pure. */
import type { Stepwise } from '@tabellion/book/stepwise.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { sameTextKey } from '@tabellion/kernel/seenText.ts';
import { columnName } from '../../../exchange/rules/columns.ts';
import { type CorporationColumn, corporationColumns, personColumns, type TakeOverColumn } from './columns.ts';
import {
  type CorporationOfRows,
  type GatheredCorporation,
  type Place,
  type ReadCell,
  type RowFault,
  type TableWords,
  wordsOf,
} from './gatheredCorporation.ts';
import { takePerson } from './personRows.ts';
import { wholeOf } from './wholeCorporation.ts';

export interface CorporationTable {
  readonly heads: readonly string[];
  readonly columns: Readonly<Partial<Record<string, number>>>;
  readonly rows: readonly { readonly number: number; readonly cells: readonly (string | null)[] }[];
}

/** Those that were begun, by what a later row may name; of two with one name, the first. */
interface Begun {
  readonly all: GatheredCorporation[];
  readonly byNumber: Map<string, GatheredCorporation[]>;
  readonly byName: Map<string, GatheredCorporation>;
}

/** The longest cell that the forms take; the clause on transfers is the longest text. */
const mostCharacters = (column: TakeOverColumn): number => (column === 'restriction' ? 20_000 : 2_000);

/** Stepwise: a step for each row.
 *  @param todayUnder  positions whose day no cell says are held on this day of the registry, by the specification's word for the law;
 *    undefined where no row before or at the person's says one */
export function* corporationsIn(
  table: CorporationTable,
  words: TableWords,
  todayUnder: (law: string | undefined) => PlainDate,
): Stepwise<{ readonly corporations: readonly CorporationOfRows[]; readonly faults: readonly RowFault[] }> {
  const begun: Begun = { all: [], byNumber: new Map(), byName: new Map() };
  const faults: RowFault[] = [];
  for (const row of table.rows) {
    yield;
    const cellIn = (column: TakeOverColumn) => row.cells[table.columns[column] ?? -1];
    const of = (column: TakeOverColumn): string => (cellIn(column) ?? '').slice(0, mostCharacters(column));
    const corporation = sameIn(begun, of) ?? begunBy(begun, of, row.number);
    if (corporation === undefined) {
      faults.push({ code: 'row.no_corporation', row: row.number, column: null, params: {} });
      continue;
    }
    for (const column of [...corporationColumns, ...personColumns]) {
      const most = mostCharacters(column);
      const cell = cellIn(column);
      const found = { row: row.number, column };
      if (cell === null) corporation.faults.push({ code: 'cell.error', ...found, params: {} });
      else if (cell !== undefined && cell.length > most)
        corporation.faults.push({ code: 'cell.too_long', ...found, params: { most } });
    }
    takeCells(begun, corporation, of, row.number);
    const today = todayUnder(words.law(wordsOf(corporation, 'law')));
    takePerson(corporation, of, { row: row.number, words, today });
  }
  const corporations: CorporationOfRows[] = [];
  for (const one of begun.all) {
    yield;
    corporations.push(wholeOf(one, words));
  }
  return { corporations, faults };
}

/** Numbers as registries and spreadsheets write them: with blanks, with a hyphen, or without. */
const numberKey = (words: string): string => words.replace(/[\s-]/g, '').toUpperCase();

/** The corporation that the row names again; the last one where it names none. */
function sameIn({ all, byNumber, byName }: Begun, of: ReadCell): GatheredCorporation | undefined {
  const [number, name, law] = [numberKey(of('number')), sameTextKey(of('name')), sameTextKey(of('law'))];
  if (number === '') return name === '' ? all.at(-1) : byName.get(name);
  const named = byNumber.get(number) ?? [];
  return law === '' ? named[0] : named.find((one) => sameTextKey(wordsOf(one, 'law')) === law);
}

function begunBy({ all }: Begun, of: ReadCell, row: number): GatheredCorporation | undefined {
  if (of('number') === '' && of('name') === '') return undefined;
  const one: GatheredCorporation = { row, cells: new Map(), people: new Map(), faults: [] };
  all.push(one);
  return one;
}

/** The first row that says something counts; another one may repeat it. */
function takeCells(
  { byNumber, byName }: Begun,
  corporation: GatheredCorporation,
  of: ReadCell,
  row: number,
): void {
  const { cells, faults } = corporation;
  for (const column of corporationColumns) {
    const words = of(column);
    const before = cells.get(column);
    if (words === '') continue;
    if (before !== undefined) {
      if (before.words !== words && keyOf(column, before.words) !== keyOf(column, words))
        faults.push({ code: 'cell.differs_above', row, column, params: { row: before.row } });
      continue;
    }
    cells.set(column, { words, row });
    const key = keyOf(column, words);
    if (column === 'number') byNumber.set(key, [...(byNumber.get(key) ?? []), corporation]);
    if (column === 'name' && !byName.has(key)) byName.set(key, corporation);
  }
}

const keyOf = (column: CorporationColumn, words: string): string =>
  column === 'number' ? numberKey(words) : sameTextKey(words);

/** The cell of a place, as `D14`; the row alone where no column holds it. */
export function cellOf({ row, column }: Place, columns: CorporationTable['columns']): string {
  const at = column === null ? undefined : columns[column];
  return at === undefined ? String(row) : `${columnName(at)}${row}`;
}
