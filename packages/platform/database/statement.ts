/** A statement as `pg` sends it, and its rows as we read them. */
import pg from 'pg';
import { columnTypes } from './columns.ts';
import type { Sql } from './sql.ts';

export type Command = Pick<Sql, 'text'> & Partial<Sql>;

export interface StatementAnswer {
  readonly rows: readonly unknown[];
  readonly rowCount: number | null;
  readonly command: string;
}

/** A column as PostgreSQL describes it (protocol, "RowDescription"). */
interface Column {
  readonly name: string;
  readonly dataTypeID: number;
}

interface RowReader {
  readonly columns: readonly Column[];
  readonly parsers: readonly ((text: string) => unknown)[];
}

/** `pg` copies a plain object, property by property, into a slow one, and finds the parsers of a row anew for every answer:
 *  together a tenth of a request of five statements. So it is given the object that it would make, and this one reads its
 *  rows itself, by what is kept of the statement's last answer. */
export class Statement extends pg.Query {
  readonly name: string | undefined;
  readonly #rows: Record<string, unknown>[] = [];
  #reader: RowReader = noRows;
  #misread: unknown;

  constructor(
    { name, text, values }: Command,
    answered: (error: Error | undefined, read: () => StatementAnswer) => void,
  ) {
    super(text, values as unknown[] | undefined, (error: Error | undefined, result: object) =>
      answered(error, () => this.#answer(result as pg.QueryResult)),
    );
    this.name = name;
  }

  /** Called by `pg` before the rows. */
  handleRowDescription({ fields }: { readonly fields: readonly Column[] }): void {
    this.#reader = readerOf(this.name, fields);
  }

  /** Called by `pg` for each row; what its parsers throw is told with the answer. */
  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    try {
      this.#rows.push(rowOf(this.#reader, fields));
    } catch (error) {
      this.#misread ??= error;
    }
  }

  #answer({ rowCount, command }: pg.QueryResult): StatementAnswer {
    if (this.#misread !== undefined) throw this.#misread;
    return { rows: this.#rows, rowCount, command };
  }
}

const noRows: RowReader = { columns: [], parsers: [] };

function rowOf({ columns, parsers }: RowReader, fields: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < columns.length; at += 1) {
    const text = fields[at] ?? null;
    row[columns[at]?.name ?? ''] = text === null ? null : parsers[at]?.(text);
  }
  return row;
}

/** As many as there are statements in the program. */
const readers = new Map<string, RowReader>();

/** The columns of a statement can differ from one connection to another, while a migration runs. */
function readerOf(name: string | undefined, columns: readonly Column[]): RowReader {
  const existing = name === undefined ? undefined : readers.get(name);
  if (existing !== undefined && isSame(existing.columns, columns)) return existing;
  const parsers = columns.map(({ dataTypeID }) => columnTypes.getTypeParser(dataTypeID, 'text'));
  const reader = { columns, parsers };
  if (name !== undefined) readers.set(name, reader);
  return reader;
}

function isSame(one: readonly Column[], other: readonly Column[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) {
    if (one[at]?.name !== other[at]?.name || one[at]?.dataTypeID !== other[at]?.dataTypeID) return false;
  }
  return true;
}
