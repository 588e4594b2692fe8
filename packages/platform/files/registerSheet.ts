/** A register as a sheet: the heads and cells of the columns that its definition names. */
import type { Register, RegisterColumn } from '@tabellion/kit/register.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import type { Language, Text } from '@tabellion/texts/text.ts';
import type { Cell } from './sheet.ts';

export interface RegisterSheet<Line> {
  readonly heads: readonly string[];
  /** Which cells of a line stand together on paper, by their places. */
  readonly stacks: readonly (readonly number[])[];
  cellsOf(line: Line): Cell[];
}

/** Heads and cells that are not told by the definition: they need more than the line, such as the dates of a comparison. */
interface OwnCells<Line, Key extends string> {
  readonly heads?: Partial<Record<NoInfer<Key>, string>>;
  readonly cells?: Partial<Record<NoInfer<Key>, (line: Line) => Cell>>;
}

export function sheetOf<Line, Key extends string>(
  { sheet, columns, paper = [] }: Pick<Register<Line, Key>, 'sheet' | 'columns' | 'paper'>,
  text: Text,
  { heads = {}, cells = {} }: OwnCells<Line, Key> = {},
): RegisterSheet<Line> {
  return {
    heads: sheet.map((key) => heads[key] ?? text(columns[key].head)),
    stacks: paper.map((keys) => keys.map((key) => sheet.indexOf(key))),
    cellsOf: (line) => sheet.map((key) => cells[key]?.(line) ?? cellOf(columns[key], line, text)),
  };
}

/** A day, or the last one on which something can have begun. */
export const sinceCell = (
  on: string,
  { isOnOrBefore, text, language }: { isOnOrBefore: boolean; text: Text; language: Language },
): Cell =>
  isOnOrBefore ? { text: text('books.onOrBefore', { date: longDate(on, language) }) } : { date: on };

/** An empty cell for what is not known. */
function cellOf<Line>({ kind, value, none }: RegisterColumn<Line>, line: Line, text: Text): Cell {
  const content = value?.(line, text) || null;
  if (content === null) return none === undefined ? null : { text: text(none) };
  switch (kind) {
    case 'number':
      return { number: content };
    case 'money':
      return { number: content, isMoney: true };
    case 'percent':
      return { percent: content };
    case 'date':
      return { date: content };
    default:
      return { text: content };
  }
}
