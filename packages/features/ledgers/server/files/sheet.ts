/** Cells of a register that leaves as a file, and its lines a part at a time. */
import type { RegisterSheet } from '@tabellion/platform/files/registerSheet.ts';
import type { Cell, Sheet } from '@tabellion/platform/files/sheet.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { comparedLines, type PageReading, type WholeRegister } from '../../../people/server/public.ts';
import type { LineChange, LineOnBothDates } from '../../../registers/rules/compared.ts';
import type { SheetReply } from '../../booksContract.ts';

export type Table = Pick<Sheet, 'heads' | 'rows'> &
  Partial<Pick<RegisterSheet<never>, 'stacks'>> & {
    /** Each column stands on paper too, and each empty value shows: the law names them, and what is missing is seen. */
    readonly isWhole?: boolean;
  };

/** The same stacks behind a column for how each line changed. */
export const stacksAfterChangeColumn = (
  stacks: RegisterSheet<never>['stacks'],
): RegisterSheet<never>['stacks'] => stacks.map((places) => places.map((at) => at + 1));

/** More than any register has. */
export const EVERY_LINE = 2_000_000;

const PART = 500;

/** An empty cell for what is not known, as for the others. */
export const words = (value: string | null | undefined): Cell => (value ? { text: value } : null);
export const number = (value: string | null | undefined): Cell =>
  value === null || value === undefined ? null : { number: value };
export const money = (value: string): Cell => ({ number: value, isMoney: true });
export const percent = (value: string | null | undefined): Cell =>
  value === null || value === undefined ? null : { percent: value };

/** Reads what stands in some lines of a long register, and others between. */
async function* inParts<Key>(
  keys: readonly Key[],
  cellsOf: (part: readonly Key[]) => Promise<Cell[][]>,
): AsyncGenerator<Cell[][]> {
  for (let from = 0; from < keys.length; from += PART) yield await cellsOf(keys.slice(from, from + PART));
}

export const lineChangeCell = (text: Text, change: LineChange): Cell => ({
  text: text(`register.change.${change}`),
});

/** A long register, whose lines are read a part at a time. @param changeOf  beside another date, how a line changed */
export function tableInParts<Key, Line>(
  text: Text,
  { heads, stacks, cellsOf }: RegisterSheet<Line>,
  keys: readonly Key[],
  read: {
    linesOf(part: readonly Key[]): Promise<readonly Line[]>;
    changeOf: ((line: Line) => LineChange) | null;
  },
): Table {
  const { linesOf, changeOf } = read;
  if (changeOf === null)
    return { heads, stacks, rows: inParts(keys, async (part) => (await linesOf(part)).map(cellsOf)) };
  return {
    heads: [text('register.change'), ...heads],
    stacks: stacksAfterChangeColumn(stacks),
    rows: inParts(keys, async (part) =>
      (await linesOf(part)).map((line) => [lineChangeCell(text, changeOf(line)), ...cellsOf(line)]),
    ),
  };
}

/** A register that is read whole. Beside another date each line bears how it changed, and what it said before where it says
 *  something else now. */
export function wholeTable<Line extends object>(
  text: Text,
  register: WholeRegister<Line>,
  { from, onlyChanges }: Pick<PageReading, 'from' | 'onlyChanges'>,
  { heads, stacks, cellsOf }: RegisterSheet<Line>,
): Table {
  const lines = comparedLines(register).filter(({ change }) => !onlyChanges || change !== 'same');
  if (from === null) return { heads, stacks, rows: [lines.map(cellsOf)] };
  const beforeOf = (line: LineOnBothDates<Line>): Cell =>
    line.change === 'changed' && line.before !== null
      ? words(valueBefore(text, heads, { was: cellsOf(line.before), is: cellsOf(line) }))
      : null;
  return {
    heads: [text('register.change'), ...heads, text('register.export.before')],
    stacks: stacksAfterChangeColumn(stacks),
    rows: [lines.map((line) => [lineChangeCell(text, line.change), ...cellsOf(line), beforeOf(line)])],
  };
}

const valueBefore = (
  text: Text,
  heads: readonly string[],
  { was, is }: { readonly was: readonly Cell[]; readonly is: readonly Cell[] },
): string =>
  heads
    .flatMap((what, at) => {
      const [before, now] = [spelled(was[at] ?? null), spelled(is[at] ?? null)];
      return before === now ? [] : [text('register.export.part', { what, value: before || '–' })];
    })
    .join('; ');

function spelled(cell: Cell): string {
  if (cell === null) return '';
  if ('text' in cell) return cell.text;
  if ('number' in cell) return cell.number;
  return 'percent' in cell ? `${cell.percent} %` : cell.date;
}

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
