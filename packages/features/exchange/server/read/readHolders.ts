/** A table of holders and certificates, from its rows to the parts of a batch. Each cell that cannot be read is named. */
import { type Decimal, decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import type { TableField } from '../../rules/columns.ts';
import type { FoundCode } from '../../rules/foundWords.ts';
import type { OpeningPosition } from '../../rules/mapping.ts';
import { countedFaults, refusedFile } from './counts.ts';
import { holderBatchParts, type StatedCapitalByClass } from './holderParts.ts';
import { placeOf, RowReader } from './holderRows.ts';
import { type HoldersInto, MOST_CLASSES, numberKey, type Row } from './holdersInto.ts';
import type { FileFault, FoundList } from './messages.ts';
import { newClasses } from './newClasses.ts';
import type { PackageRead } from './readOcf.ts';
import { isTable, listed, MOST_LISTED, openTable, type Table } from './table.ts';
import { tableWarnings } from './tableWarnings.ts';

const NEEDED = ['name', 'quantity'] as const satisfies readonly TableField[];

/** Nothing throws for what stands in the file. */
export async function readHolders(bytes: Uint8Array, into: HoldersInto): Promise<PackageRead> {
  const table = await openTable(bytes, into.reading);
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
  const { rows, book } = reader;
  const untold = reader.untoldClasses();
  const isTooMany = untold.length > MOST_CLASSES;
  if (!isTooMany) reader.refuseClasses(untold);
  const faults = [...reader.faults];
  if (isTooMany) faults.push({ code: 'table.too_many_classes', where: '', params: { most: MOST_CLASSES } });
  const capital = capitalOf(reader, into.opening);
  const accounts = capital && accountsOf(rows, capital);
  const unheld = [...(capital?.keys() ?? [])].filter((name) => !reader.classNames.has(name));
  for (const name of unheld)
    faults.push({ code: 'table.no_rows_of_class', where: '', params: { name: name.slice(0, 80) } });
  const warnings = warningsOf(table, { rows, accounts, into }, reader);
  const about = {
    items: reader.items,
    unanswered: reader.questions.unanswered,
    version: '',
    warnings,
    differences: [],
    kept: [],
    different: [],
  };
  if (faults.length > 0)
    return { file: { ...about, faults: countedFaults(faults), matched: 0 }, parts: [], kept: [] };
  const matched = book.match(into.match ? into.people : []);
  const made = newClasses(rows, into);
  return {
    file: { ...about, faults: countedFaults([]), matched },
    parts: holderBatchParts({ rows, book, classes: made, accounts, into }),
    kept: [],
  };
}

const refused = (faults: readonly FileFault[]): PackageRead => ({
  file: refusedFile(faults),
  parts: [],
  kept: [],
});

/** The day that holds for rows without one, if the corporation was not there or it is still to come. */
function untimelyDay({ on, today, incorporatedOn: since }: HoldersInto): FileFault | undefined {
  if (on !== null && on > today) return { code: 'cell.future', where: '', params: { value: on } };
  if (on !== null && on < since) return { code: 'cell.too_early', where: '', params: { value: on, since } };
  return undefined;
}

const MOST_NAMED = 100;

/** Stated capital as it was told, by the class as it is called here; null where the table is no opening position. */
function capitalOf(reader: RowReader, opening: OpeningPosition | null): StatedCapitalByClass | null {
  if (opening === null) return null;
  return new Map(
    Object.entries(opening.capital).map(([name, dollars]) => [reader.classNamed(name), dollars]),
  );
}

/** Stated capital as told, else what was paid for the shares that are still there. */
function accountsOf(rows: readonly Row[], capital: StatedCapitalByClass): StatedCapitalByClass {
  const paid = new Map<string, Decimal>();
  for (const { className, amount } of rows)
    paid.set(className, ((paid.get(className) ?? 0n) + decimal(amount ?? '0')) as Decimal);
  return new Map(Array.from(paid, ([name, dollars]) => [name, capital.get(name) ?? formatDecimal(dollars)]));
}

interface Judged {
  readonly rows: readonly Row[];
  readonly accounts: StatedCapitalByClass | null;
  readonly into: HoldersInto;
}

function warningsOf(
  table: Table,
  { rows, accounts, into }: Judged,
  { book, guessed, unequal, questions, headsAgain }: RowReader,
): FoundList {
  const found: FileFault[] = [...questions.findings(), ...tableWarnings(table, into, headsAgain)];
  const note = (code: FoundCode, params: FileFault['params'], where = '') =>
    found.push({ code, where, params });
  for (const name of book.elsewhere.slice(0, MOST_NAMED)) note('warn.same_name', { name: name.slice(0, 80) });
  if (unequal.length > 0) note('warn.amount_differs', { count: unequal.length, rows: listed(unequal) });
  for (const [kind, names] of guessed) note(`warn.guessed_${kind}`, guess(names));
  const unpaid = rows.filter(({ amount }) => amount === null).length;
  if (unpaid > 0 && accounts === null) note('warn.no_amount', { count: unpaid });
  const isEmpty = (name: string) => accounts !== null && decimal(accounts.get(name) ?? '0') === 0n;
  const named = [...new Set(rows.map(({ className }) => className))];
  for (const name of named.filter(isEmpty).slice(0, MOST_CLASSES))
    note('warn.no_capital', { name: name.slice(0, 80) });
  for (const { number, label } of numberedAgain(rows, into))
    note('warn.number_on_record', { value: label }, placeOf(into.columns, 'certificate', number));
  return countedFaults(found);
}

const guess = (names: ReadonlySet<string>): FileFault['params'] => ({
  count: names.size,
  names: [...names].slice(0, MOST_LISTED).join('; '),
  more: Math.max(0, names.size - MOST_LISTED),
});

/** Rows whose number stands at a certificate of the register already; a class that the register does not have has none. */
function numberedAgain(rows: readonly Row[], { classes, numbers }: HoldersInto): readonly Row[] {
  const prefixes = new Map(classes.map(({ name, prefix }) => [name, prefix]));
  return rows.filter(({ className, label }) => {
    const prefix = prefixes.get(className);
    return prefix !== undefined && numbers.has(numberKey({ prefix, label }));
  });
}
