/** A table of holders and certificates, from its rows to the parts of a batch. Each cell that cannot be read is named. */
import type { Issue } from '@tabellion/book/acts/issued.ts';
import type { PersonKind } from '@tabellion/book/acts/person-added.ts';
import { UNTOLD } from '@tabellion/book/issuing.ts';
import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import { type Decimal, decimal, formatDecimal, parseDecimal } from '@tabellion/kernel/decimal.ts';
import { MAX_QUANTITY } from '@tabellion/kernel/quantity.ts';
import type { ReadCell } from '@tabellion/platform/files/readSheet.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { BatchAct, BatchPart } from '../../../registers/batch.ts';
import { isPrintable, readAmount, readDay, readWhole, showsPoints } from '../../../shares/rules/cells.ts';
import { type Columns, columnName, type TableField } from '../../rules/columns.ts';
import type { FoundCode } from '../../rules/foundWords.ts';
import { kindOfName, readKind } from '../../rules/holderKinds.ts';
import { type ClassTerms, type Opening, toldOf } from '../../rules/mapping.ts';
import { listOf, refusedFile } from './counts.ts';
import { type Holder, HolderBook } from './holderBook.ts';
import type { Found, FoundList } from './messages.ts';
import { type NewClasses, newClasses } from './newClasses.ts';
import type { Read, ReadInto } from './readOcf.ts';
import { hasWords, isTable, openTable, type Table, wordsOf } from './table.ts';

export interface HoldersInto extends ReadInto {
  readonly today: PlainDate;
  readonly columns: Columns;
  /** For rows that say no date, and the day of an opening; null where each row must say one. */
  readonly on: PlainDate | null;
  /** Where the rows tell what stood on that day, not what was issued since the beginning. */
  readonly opening: Opening | null;
  /** Of classes that the register does not have, by their names. */
  readonly rights: Readonly<Record<string, ClassTerms>>;
}

/** A row that could be read. */
interface Row {
  readonly holder: Holder;
  readonly className: string;
  readonly quantity: string;
  /** As printed; empty where the file does not say. */
  readonly label: string;
  /** The day of issue, as the row says it; null where it does not. */
  readonly issuedOn: PlainDate | null;
  /** The day from which on the register has it. */
  readonly on: PlainDate;
  /** Null where nothing is said of what was paid. */
  readonly price: string | null;
  readonly amount: string | null;
}

const NEEDED = ['name', 'quantity'] as const satisfies readonly TableField[];

/** Nothing throws for what stands in the file. */
export async function readHolders(bytes: Uint8Array, into: HoldersInto): Promise<Read> {
  const table = await openTable(bytes);
  if (!isTable(table)) return refused([table]);
  const { columns, classes } = into;
  const missing: TableField[] = NEEDED.filter((field) => columns[field] === undefined);
  if (columns.class === undefined && classes.length !== 1) missing.push('class');
  if (columns.issued_on === undefined && into.on === null) missing.push('issued_on');
  if (missing.length > 0)
    return refused(
      missing.map((field) => ({ code: 'table.not_mapped', where: '', params: { column: field } })),
    );
  const untimely = untimelyDay(into);
  if (untimely !== undefined) return refused([untimely]);
  const reader = new RowReader(table, into);
  reader.readAll();
  const { rows, faults, book } = reader;
  const fresh = freshClasses(rows, classes);
  if (fresh.length > MOST_CLASSES)
    faults.push({ code: 'table.too_many_classes', where: '', params: { most: MOST_CLASSES } });
  const accounts = accountsOf(rows, into.opening);
  for (const name of unheld(into.opening, reader.classNames))
    faults.push({ code: 'table.no_rows_of_class', where: '', params: { name: name.slice(0, 80) } });
  const warnings = warningsOf(table, { rows, fresh, accounts, into }, reader);
  const about = { items: reader.items, version: '', warnings, kept: [], different: [] };
  if (faults.length > 0)
    return { file: { ...about, faults: listOf(faults), matched: 0 }, parts: [], kept: [] };
  const matched = book.match(into.match ? into.people : []);
  const made = newClasses(rows, into);
  return {
    file: { ...about, faults: listOf([]), matched },
    parts: partsOf({ rows, book, classes: made, accounts, into }),
    kept: [],
  };
}

const refused = (faults: readonly Found[]): Read => ({ file: refusedFile(faults), parts: [], kept: [] });

/** The day that holds for rows without one, if the corporation was not there or it is still to come. */
function untimelyDay({ on, today, incorporatedOn: since }: HoldersInto): Found | undefined {
  if (on !== null && on > today) return { code: 'cell.future', where: '', params: { value: on } };
  if (on !== null && on < since) return { code: 'cell.too_early', where: '', params: { value: on, since } };
  return undefined;
}

/** Of many only these are named. */
const MOST_NAMED = 100;

/** No corporation has more. */
const MOST_CLASSES = 100;

function freshClasses(rows: readonly Row[], classes: HoldersInto['classes']): string[] {
  const known = new Set(classes.map(({ name }) => name));
  return [...new Set(rows.map(({ className }) => className))].filter((name) => !known.has(name));
}

/** Dollars in the stated capital account of each class of the table on the day of the opening, by its name. */
type Accounts = ReadonlyMap<string, string>;

/** As told, else what was paid for the shares that are still there. */
function accountsOf(rows: readonly Row[], opening: Opening | null): Accounts | null {
  if (opening === null) return null;
  const paid = new Map<string, Decimal>();
  for (const { className, amount } of rows)
    paid.set(className, ((paid.get(className) ?? 0n) + decimal(amount ?? '0')) as Decimal);
  return new Map(
    Array.from(paid, ([name, dollars]) => [name, toldOf(opening.capital, name) ?? formatDecimal(dollars)]),
  );
}

/** Classes of which stated capital is told and no row holds a share. */
const unheld = (opening: Opening | null, named: ReadonlySet<string>): string[] =>
  Object.keys(opening?.capital ?? {}).filter((name) => !named.has(name));

interface Judged {
  readonly rows: readonly Row[];
  /** Classes that the register does not have. */
  readonly fresh: readonly string[];
  /** Null where the table is no opening position. */
  readonly accounts: Accounts | null;
  readonly into: HoldersInto;
}

function warningsOf(
  { sheet }: Table,
  { rows, fresh, accounts, into }: Judged,
  { book, guessed, unequal }: Pick<RowReader, 'book' | 'guessed' | 'unequal'>,
): FoundList {
  const found: Found[] = [];
  const note = (code: FoundCode, params: Found['params']) => found.push({ code, where: '', params });
  if (sheet.formulas > 0) note('warn.formulas', { count: sheet.formulas });
  if (sheet.sheets > 1) note('warn.sheets', { name: sheet.name });
  if (sheet.isGuessed) note('warn.not_utf8', {});
  for (const name of book.elsewhere.slice(0, MOST_NAMED)) note('warn.same_name', { name: name.slice(0, 80) });
  if (unequal.length > 0)
    note('warn.amount_differs', {
      count: unequal.length,
      rows: unequal.slice(0, MOST_LISTED).join(', '),
    });
  for (const [kind, names] of guessed) note(`warn.guessed_${kind}`, guess(names));
  const unpaid = rows.filter(({ amount }) => amount === null).length;
  if (unpaid > 0 && accounts === null) note('warn.no_amount', { count: unpaid });
  const isEmpty = (name: string) => accounts !== null && decimal(accounts.get(name) ?? '0') === 0n;
  const named = [...new Set(rows.map(({ className }) => className))];
  for (const name of named.filter(isEmpty).slice(0, MOST_CLASSES))
    note('warn.no_capital', { name: name.slice(0, 80) });
  // What the articles say of them, the table does not tell.
  const untold = fresh.filter((name) => toldOf(into.rights, name) === undefined);
  for (const name of untold.slice(0, MOST_CLASSES)) note('warn.new_class', { name: name.slice(0, 80) });
  return listOf(found);
}

/** How many names a sentence lists. */
const MOST_LISTED = 10;

const guess = (names: ReadonlySet<string>): Found['params'] => ({
  count: names.size,
  names: [...names]
    .slice(0, MOST_LISTED)
    .map((name) => name.slice(0, 60))
    .join('; '),
});

/** A field of a register has so many characters. */
const MOST_WORDS = 300;
const MOST_LABEL = 60;

class RowReader {
  readonly rows: Row[] = [];
  readonly faults: Found[] = [];
  readonly book = new HolderBook();
  /** Names of those whose kind no cell says, by the kind that the name makes likely. */
  readonly guessed = new Map<PersonKind, Set<string>>();
  /** Classes of the rows, right or wrong. */
  readonly classNames = new Set<string>();
  /** Rows whose price and amount do not agree. */
  readonly unequal: number[] = [];
  items = 0;
  readonly #table: Table;
  readonly #into: HoldersInto;
  readonly #labels = new Map<string, number>();
  /** Whether a column of amounts shows decimal points. */
  readonly #points = new Map<TableField, boolean>();
  #shares = 0n;

  constructor(table: Table, into: HoldersInto) {
    this.#table = table;
    this.#into = into;
  }

  readAll(): void {
    const { sheet, headRow } = this.#table;
    for (let at = headRow + 1; at < sheet.rows.length; at++) {
      const cells = sheet.rows[at] ?? [];
      if (!hasWords(cells)) continue;
      this.items++;
      const before = this.faults.length;
      const row = this.#read(cells, at + 1);
      if (row !== undefined && this.faults.length === before) this.rows.push(row);
    }
  }

  #read(cells: readonly ReadCell[], number: number): Row | undefined {
    const of = (field: TableField) => this.#words(cells, field, number);
    const name = [of('firstname'), this.#required(cells, 'name', number)].filter(Boolean).join(' ');
    const kind = this.#kind(of('kind'), name, number);
    const quantity = this.#whole(cells, number);
    const day = this.#day(cells, number);
    const className = this.#class(cells, number);
    this.classNames.add(className);
    const label = this.#label(of('certificate'), className, number);
    const [price, amount] = [this.#amount(cells, 'price', number), this.#amount(cells, 'amount', number)];
    const holder = this.book.holder({ name, kind, address: this.#address(cells, number) });
    if (quantity === undefined || day === undefined || className === '') return undefined;
    this.#shares += BigInt(quantity);
    if (this.#shares > MAX_QUANTITY) return this.#fault('cell.sum_too_large', 'quantity', number);
    const told = paid(quantity, price, amount);
    if (told.amount !== null && parseDecimal(told.amount) === undefined)
      return this.#fault('cell.not_amount', 'price', number, { value: told.amount });
    if (isUnequal(quantity, price, amount)) this.unequal.push(number);
    return { holder, className, quantity, label, ...day, ...told };
  }

  #fault(code: FoundCode, field: TableField, row: number, params: Found['params'] = {}): undefined {
    const column = this.#into.columns[field];
    const where = column === undefined ? String(row) : `${columnName(column)}${row}`;
    const shown = Object.entries(params).map(([name, value]) => [name, String(value).slice(0, 80)]);
    this.faults.push({ code, where, params: Object.fromEntries(shown) });
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
    const words = wordsOf(cell);
    if (!isPrintable(words)) this.#fault('cell.forbidden', field, row);
    else if (words.length > MOST_WORDS) this.#fault('cell.too_long', field, row, { most: MOST_WORDS });
    return words;
  }

  #required(cells: readonly ReadCell[], field: TableField, row: number): string {
    const before = this.faults.length;
    const words = this.#words(cells, field, row);
    if (words === '' && this.faults.length === before)
      this.#fault('cell.required', field, row, { column: this.#headOf(field) });
    return words;
  }

  #headOf(field: TableField): string {
    const column = this.#into.columns[field];
    return (column === undefined ? undefined : this.#table.heads[column]) ?? field;
  }

  #kind(word: string, name: string, row: number): PersonKind {
    if (word === '') return this.#guess(name);
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

  /** What an opening position holds stands in the register from the day of the position on, whatever was before. */
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
    return columns.class === undefined ? (classes[0]?.name ?? '') : this.#required(cells, 'class', row);
  }

  /** Two certificates of one class do not bear one number. */
  #label(label: string, className: string, row: number): string {
    if (label === '') return '';
    if (label.length > MOST_LABEL) this.#fault('cell.too_long', 'certificate', row, { most: MOST_LABEL });
    const key = `${className} ${label}`;
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
    const known = this.#points.get(field);
    if (known !== undefined) return known;
    const column = this.#into.columns[field] ?? -1;
    const { sheet, headRow } = this.#table;
    const found = showsPoints(sheet.rows.slice(headRow + 1).map((cells) => wordsOf(cells[column])));
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

/** Of the price of a share and of what was paid in all, one tells the other. A price that ten places do not hold is cut. */
function paid(
  quantity: string,
  price: string | undefined,
  amount: string | undefined,
): Pick<Row, 'price' | 'amount'> {
  const shares = BigInt(quantity);
  if (amount !== undefined)
    return { amount, price: price ?? formatDecimal((decimal(amount) / shares) as Decimal) };
  if (price === undefined) return { price: null, amount: null };
  return { price, amount: formatDecimal((decimal(price) * shares) as Decimal) };
}

/** Whether a price and an amount that are both told differ by a cent or more. */
function isUnequal(quantity: string, price: string | undefined, amount: string | undefined): boolean {
  if (price === undefined || amount === undefined) return false;
  const difference = decimal(price) * BigInt(quantity) - decimal(amount);
  return (difference < 0n ? -difference : difference) >= decimal('0.01');
}

/** How many certificates or people a part holds. */
const PART = 400;

interface Told extends Omit<Judged, 'fresh'> {
  readonly book: HolderBook;
  readonly classes: NewClasses;
}

/** Each certificate comes by an act of its own, so that it can be corrected or taken back alone. */
function* partsOf({ rows, book, classes, accounts, into }: Told): Iterable<BatchPart> {
  for (const { holder, on } of rows) book.heldFrom(holder, on);
  yield { known: book.known(), acts: [...classes.acts, ...openedAccounts(accounts, classes, into)] };
  const fresh = book.fresh();
  for (let i = 0; i < fresh.length; i += PART) yield { persons: fresh.slice(i, i + PART) };
  const told = { book, classes, isOpening: accounts !== null };
  for (let i = 0; i < rows.length; i += PART) {
    yield {
      acts: rows.slice(i, i + PART).map((row) => ({
        ...{ kind: 'issued', on: row.on },
        payload: { issues: [issueOf(row, told)], resolution: null },
      })),
    };
  }
}

/** What was received for certificates that are taken over stands in the accounts (CBCA s. 26(2)). */
function openedAccounts(
  accounts: Accounts | null,
  { idOf }: NewClasses,
  { on, opening }: HoldersInto,
): BatchAct[] {
  if (accounts === null || opening === null || on === null) return [];
  const { source, statedOn: stated } = opening;
  const statedOn = stated === null ? null : (parsePlainDate(stated) ?? null);
  return Array.from(accounts, ([name, amount]) => ({
    ...{ kind: 'capital.opened', on },
    payload: { classId: idOf(name), amount, source, statedOn },
  }));
}

interface Issuing extends Pick<Told, 'book' | 'classes'> {
  readonly isOpening: boolean;
}

function issueOf(row: Row, { book, classes: { idOf, prefixOf }, isOpening }: Issuing): Issue {
  const { className, label, issuedOn, amount } = row;
  const prefix = prefixOf(className);
  return {
    securityId: newId(),
    certificate: label === '' ? null : { prefix, label, serial: serialIn(label, prefix) },
    personId: book.idOf(row.holder),
    classId: idOf(className),
    quantity: row.quantity,
    price: row.price,
    consideration: amount === null ? null : { kind: null, amount },
    paidOn: null,
    exemption: null,
    vesting: null,
    ...UNTOLD,
    legends: [],
    poolId: null,
    takenOver: isOpening ? { issuedOn } : null,
  };
}

/** `CS-7` counts, if it is spelled as recording would spell it. */
function serialIn(label: string, prefix: string): number | null {
  const digits = label.startsWith(`${prefix}-`) ? label.slice(prefix.length + 1) : '';
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null;
}
