/** Rows of which the table does not say whether they are certificates: sums of other rows, and hidden ones. They are left out
 *  until whoever brings the table says what they are. */
import { parseDecimal } from '@tabellion/kernel/decimal.ts';
import { foldText } from '@tabellion/law/names/foldName.ts';
import type { ReadCell } from '@tabellion/platform/files/tableRead.ts';
import { readAmount, readWhole } from '../../../shares/rules/cells.ts';
import type { TableField } from '../../rules/columns.ts';
import type { FoundCode } from '../../rules/foundWords.ts';
import { type RowAnswers, valueUnder } from '../../rules/mapping.ts';
import { SumsAbove, sumWords } from '../../rules/totalRows.ts';
import { type HoldersInto, MOST_CLASSES } from './holdersInto.ts';
import type { FileFault } from './messages.ts';
import { listed, SHOWN, type Table, wordsOf } from './table.ts';

/** Rows that are asked about together. */
interface RowsInQuestion {
  readonly code: FoundCode;
  readonly name: string;
  readonly rows: number[];
}

/** Words in these columns name a place: `Total` there is no sum. */
const OF_ADDRESS: readonly TableField[] = ['address', 'city', 'region', 'postal_code', 'country'];

export class RowQuestions {
  readonly #columns: HoldersInto['columns'];
  readonly #answers: RowAnswers;
  readonly #saysSum: (cell: string) => boolean;
  readonly #hidden: ReadonlySet<number>;
  readonly #addresses: ReadonlySet<number>;
  readonly #sums: SumsAbove;
  readonly #groups = new Map<string, RowsInQuestion>();

  constructor(
    { sheet, headRow }: Table,
    { columns, classes, answers }: Pick<HoldersInto, 'columns' | 'classes' | 'answers'>,
  ) {
    this.#columns = columns;
    this.#answers = answers;
    this.#hidden = new Set(sheet.hiddenRows);
    this.#addresses = new Set(OF_ADDRESS.flatMap((field) => columns[field] ?? []));
    const named = new Set(classes.map(({ name }) => name));
    const column = columns.class;
    if (column !== undefined)
      for (const row of sheet.rows.slice(headRow + 1))
        if (named.size < MOST_CLASSES) named.add(wordsOf(row[column]));
    const isSum = sumWords([]);
    const names = [...named].filter((name) => !isSum(name));
    this.#saysSum = sumWords(names);
    this.#sums = new SumsAbove(names);
  }

  /** Whether the row is no certificate, or nobody has said that it is one.
   *  @param number  as the table counts, from 1 */
  isLeftOut(cells: readonly ReadCell[], number: number): boolean {
    const row = this.#figuresOf(cells);
    const word = this.#sumWord(cells);
    const isSum = word !== undefined || this.#sums.isSum(row);
    const isTaken = isSum
      ? this.#ask(word === undefined ? 'ask.sum' : 'ask.total', word ?? row.name, number)
      : !this.#hidden.has(number) || this.#ask('ask.hidden', '', number);
    if (isTaken) this.#sums.add(row);
    else if (isSum) this.#sums.passSum();
    return !isTaken;
  }

  /** A finding for each group of rows, by whose `ask` it is answered. */
  findings(): readonly FileFault[] {
    return Array.from(this.#groups, ([ask, { code, name, rows }]) => ({
      code,
      ask,
      where: listed(rows),
      params: { name: name.slice(0, SHOWN), count: rows.length, rows: listed(rows) },
    }));
  }

  get unanswered(): number {
    return [...this.#groups.keys()].filter((ask) => valueUnder(this.#answers, ask) === undefined).length;
  }

  /** @returns whether it was said to be a certificate */
  #ask(code: FoundCode, name: string, row: number): boolean {
    const ask = code === 'ask.total' ? `${code} ${withoutDigits(name)}` : code;
    const group = this.#groups.get(ask) ?? { code, name, rows: [] };
    this.#groups.set(ask, group);
    group.rows.push(row);
    return valueUnder(this.#answers, ask) === 'take';
  }

  #sumWord(cells: readonly ReadCell[]): string | undefined {
    const words = cells.filter((_, column) => !this.#addresses.has(column)).map(wordsOf);
    return words.find((word) => this.#saysSum(word));
  }

  #figuresOf(cells: readonly ReadCell[]) {
    const of = (field: TableField) => wordsOf(cells[this.#columns[field] ?? -1]);
    const shares = readWhole(of('quantity'));
    const certificate = [of('certificate'), of('issued_on'), of('price')];
    return {
      name: [of('firstname'), of('name')].join(' ').trim(),
      className: of('class'),
      shares: shares === undefined ? undefined : BigInt(shares),
      amount: parseDecimal(readAmount(of('amount'), true) ?? ''),
      isOfCertificate: certificate.some((words) => words !== ''),
    };
  }
}

/** `Total page 2` is asked about with `Total page 1`. */
const withoutDigits = (name: string): string =>
  foldText(name)
    .replace(/\p{Nd}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SHOWN);
