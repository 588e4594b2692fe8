/** The rows of a table of holders and certificates, each cell judged by itself and beside the others of its row. */
import type { PersonKind } from '@tabellion/book/terms/people.ts';
import { parseDecimal } from '@tabellion/kernel/decimal.ts';
import { MAX_QUANTITY } from '@tabellion/kernel/quantity.ts';
import { sameTextKey, seenText } from '@tabellion/kernel/seenText.ts';
import type { ReadCell } from '@tabellion/platform/files/tableRead.ts';
import {
  hasDecimalPoints,
  isPrintable,
  readAmount,
  readDay,
  readWhole,
} from '../../../shares/rules/cells.ts';
import { columnName, type TableColumns, type TableField } from '../../rules/columns.ts';
import type { FoundCode } from '../../rules/foundWords.ts';
import { kindOfName, readKind } from '../../rules/holderKinds.ts';
import { valueUnder } from '../../rules/mapping.ts';
import { ClassNames } from './classNames.ts';
import { type Holder, HolderBook } from './holderBook.ts';
import type { HoldersInto, Row } from './holdersInto.ts';
import type { FileFault } from './messages.ts';
import { partsOf, wholeName } from './namesakes.ts';
import { isUnequal, paid } from './paid.ts';
import { RowQuestions } from './rowQuestions.ts';
import { hasWords, repeatedHeads, type Table, wordsOf } from './table.ts';

/** The cell of a field, as `B12`; the row alone where no column holds the field. */
export function placeOf(columns: TableColumns, field: TableField, row: number): string {
  const column = columns[field];
  return column === undefined ? String(row) : `${columnName(column)}${row}`;
}

const MOST_WORDS = 300;
const MOST_LABEL = 60;

export class RowReader {
  readonly rows: Row[] = [];
  readonly #faults: { readonly row: number; readonly column: number; readonly found: FileFault }[] = [];
  readonly book = new HolderBook();
  /** Names of those whose kind no cell says, by the kind that the name makes likely. */
  readonly guessed = new Map<PersonKind, Set<string>>();
  /** The first row that names each class, right or wrong. */
  readonly #classRows = new Map<string, number>();
  readonly unequal: number[] = [];
  /** Rows that repeat the heads. */
  readonly headsAgain: readonly number[];
  readonly questions: RowQuestions;
  items = 0;
  readonly #table: Table;
  readonly #into: HoldersInto;
  readonly #classNames: ClassNames;
  readonly #labels = new Map<string, number>();
  /** Whether a column of amounts shows decimal points. */
  readonly #points = new Map<TableField, boolean>();
  #shares = 0n;

  constructor(table: Table, into: HoldersInto) {
    this.#table = table;
    this.#into = into;
    this.#classNames = new ClassNames([...into.classes.map(({ name }) => name), ...Object.keys(into.rights)]);
    this.headsAgain = repeatedHeads(table);
    this.questions = new RowQuestions(table, into);
  }

  /** A class of the table as it is called here. */
  classNamed(name: string): string {
    return this.#classNames.of(name);
  }

  /** Row by row, and in each from the first column on. */
  get faults(): readonly FileFault[] {
    const sorted = this.#faults.toSorted((one, other) => one.row - other.row || one.column - other.column);
    return sorted.map(({ found }) => found);
  }

  get classNames(): ReadonlySet<string> {
    return new Set(this.#classRows.keys());
  }

  /** Classes that the register does not have and of whose rights nothing is told: a name that is spelled wrongly makes none. */
  untoldClasses(): readonly string[] {
    const { classes, rights } = this.#into;
    const existing = new Set(classes.map(({ name }) => name));
    return [...this.#classRows.keys()].filter(
      (name) => name !== '' && !existing.has(name) && valueUnder(rights, name) === undefined,
    );
  }

  refuseClasses(names: readonly string[]): void {
    for (const name of names)
      this.#fault('cell.class_untold', 'class', this.#classRows.get(name) ?? 0, { name });
  }

  readAll(): void {
    const { sheet, headRow } = this.#table;
    const headsAgain = new Set(this.headsAgain);
    for (let at = headRow + 1; at < sheet.rows.length; at++) {
      const cells = sheet.rows[at] ?? [];
      if (!hasWords(cells) || headsAgain.has(at + 1) || this.questions.isLeftOut(cells, at + 1)) continue;
      this.items++;
      const before = this.#faults.length;
      const row = this.#read(cells, at + 1);
      if (row !== undefined && this.#faults.length === before) this.rows.push(row);
    }
  }

  #read(cells: readonly ReadCell[], number: number): Row | undefined {
    const of = (field: TableField) => this.#words(cells, field, number);
    const inTable = { first: of('firstname'), last: this.#required(cells, 'name', number) };
    const kind = this.#kind(of('kind'), wholeName(inTable), number);
    const parts = kind === 'individual' ? partsOf(inTable) : undefined;
    const name = wholeName(parts ?? inTable);
    const quantity = this.#whole(cells, number);
    const day = this.#day(cells, number);
    const className = this.#class(cells, number);
    if (!this.#classRows.has(className)) this.#classRows.set(className, number);
    const label = this.#label(of('certificate'), className, number);
    const [price, amount] = [this.#amount(cells, 'price', number), this.#amount(cells, 'amount', number)];
    const address = this.#address(cells, number);
    if (name === '' || quantity === undefined || day === undefined || className === '') return undefined;
    const holder = this.book.holder({ name, kind, address, ...(parts && { parts }) });
    this.#shares += BigInt(quantity);
    if (this.#shares > MAX_QUANTITY) return this.#fault('cell.sum_too_large', 'quantity', number);
    const payment = paid(quantity, price, amount);
    if (payment.amount !== null && parseDecimal(payment.amount) === undefined)
      return this.#fault('cell.not_amount', 'price', number, { value: payment.amount });
    if (isUnequal(quantity, price, amount)) this.unequal.push(number);
    return { number, holder, className, quantity, label, ...day, ...payment };
  }

  #fault(code: FoundCode, field: TableField, row: number, params: FileFault['params'] = {}): undefined {
    const { columns } = this.#into;
    const shown = Object.entries(params).map(([name, value]) => [name, String(value).slice(0, 80)]);
    const found = { code, where: placeOf(columns, field, row), params: Object.fromEntries(shown) };
    this.#faults.push({ row, column: columns[field] ?? -1, found });
    return undefined;
  }

  /** Empty for a cell that is, or that is wrong. */
  #words(cells: readonly ReadCell[], field: TableField, row: number): string {
    const column = this.#into.columns[field];
    const cell = column === undefined ? null : cells[column];
    if (cell != null && 'error' in cell) {
      this.#fault('cell.error', field, row);
      return '';
    }
    const words = seenText(wordsOf(cell));
    if (!isPrintable(wordsOf(cell))) this.#fault('cell.forbidden', field, row);
    else if (words.length > MOST_WORDS) this.#fault('cell.too_long', field, row, { most: MOST_WORDS });
    return words;
  }

  #required(cells: readonly ReadCell[], field: TableField, row: number): string {
    const before = this.#faults.length;
    const words = this.#words(cells, field, row);
    if (words === '' && this.#faults.length === before)
      this.#fault('cell.required', field, row, { column: this.#headOf(field) });
    return words;
  }

  #headOf(field: TableField): string {
    const column = this.#into.columns[field];
    return (column === undefined ? undefined : this.#table.heads[column]) ?? field;
  }

  #kind(word: string, name: string, row: number): PersonKind {
    if (word === '') return name === '' ? 'individual' : this.#guess(name);
    const kind = readKind(word);
    if (kind === undefined) this.#fault('cell.unknown_kind', 'kind', row, { value: word });
    return kind ?? 'individual';
  }

  #guess(name: string): PersonKind {
    const kind = kindOfName(name);
    const names = this.guessed.get(kind) ?? new Set();
    this.guessed.set(kind, names.add(name));
    return kind;
  }

  #whole(cells: readonly ReadCell[], row: number): string | undefined {
    const value = this.#required(cells, 'quantity', row);
    if (value === '') return undefined;
    return readWhole(value) ?? this.#fault('cell.not_whole', 'quantity', row, { value });
  }

  /** Holdings of an opening position count from the day of the position on, whatever was before. */
  #day(cells: readonly ReadCell[], row: number): Pick<Row, 'issuedOn' | 'on'> | undefined {
    const { on, opening, today, incorporatedOn: since, columns } = this.#into;
    const value = columns.issued_on === undefined ? '' : this.#words(cells, 'issued_on', row);
    if (value === '' && on !== null) return { issuedOn: null, on };
    if (value === '')
      return this.#fault('cell.required', 'issued_on', row, { column: this.#headOf('issued_on') });
    const day = readDay(value);
    if (day === undefined) return this.#fault('cell.not_a_date', 'issued_on', row, { value });
    if (day > today) return this.#fault('cell.future', 'issued_on', row, { value: day });
    if (day < since) return this.#fault('cell.too_early', 'issued_on', row, { value: day, since });
    if (opening !== null && on !== null && day > on)
      return this.#fault('cell.after_opening', 'issued_on', row, { value: day, on });
    return { issuedOn: day, on: opening === null ? day : (on ?? day) };
  }

  #class(cells: readonly ReadCell[], row: number): string {
    const { columns, classes } = this.#into;
    if (columns.class === undefined) return classes[0]?.name ?? '';
    return this.#classNames.of(this.#required(cells, 'class', row));
  }

  /** Two certificates of one class do not bear one number. */
  #label(label: string, className: string, row: number): string {
    if (label === '') return '';
    if (label.length > MOST_LABEL) this.#fault('cell.too_long', 'certificate', row, { most: MOST_LABEL });
    const key = `${className} ${sameTextKey(label)}`;
    const other = this.#labels.get(key);
    if (other !== undefined)
      this.#fault('cell.number_repeated', 'certificate', row, { value: label, row: other });
    else this.#labels.set(key, row);
    return label;
  }

  #amount(cells: readonly ReadCell[], field: 'price' | 'amount', row: number): string | undefined {
    const value = this.#words(cells, field, row);
    if (value === '') return undefined;
    const cell = cells[this.#into.columns[field] ?? -1];
    const hasPoints = (cell != null && 'number' in cell) || this.#hasPoints(field);
    return readAmount(value, hasPoints) ?? this.#fault('cell.not_amount', field, row, { value });
  }

  #hasPoints(field: 'price' | 'amount'): boolean {
    const existing = this.#points.get(field);
    if (existing !== undefined) return existing;
    const column = this.#into.columns[field] ?? -1;
    const { sheet, headRow } = this.#table;
    const found = hasDecimalPoints(sheet.rows.slice(headRow + 1).map((cells) => wordsOf(cells[column])));
    this.#points.set(field, found);
    return found;
  }

  #address(cells: readonly ReadCell[], row: number): Holder['address'] {
    const of = (field: TableField) => this.#words(cells, field, row);
    const address = {
      line: of('address'),
      city: of('city'),
      region: of('region'),
      postal: of('postal_code'),
    };
    const word = of('country');
    const country = word === '' ? '' : this.book.countryOf(word);
    if (country === undefined) this.#fault('cell.unknown_country', 'country', row, { value: word });
    const isTold = Object.values(address).some((words) => words !== '');
    return isTold ? { ...address, country: country || 'CA' } : null;
  }
}
