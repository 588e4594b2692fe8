/** Requests to the thread that reads files, one at a time, and its replies. */
import type { PersonKind } from '@tabellion/book/terms/people.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { TableView } from '../../contract.ts';
import type { ImportReport } from '../../importReport.ts';
import type { TableColumns } from '../../rules/columns.ts';
import type { FoundCode } from '../../rules/foundWords.ts';
import type { ClassTerms, OpeningPosition, Reading, RowAnswers } from '../../rules/mapping.ts';

/** Somebody whom the register has. */
export interface KnownPerson {
  readonly personId: string;
  readonly kind: PersonKind;
  readonly name: string;
}

export interface KnownClass {
  readonly classId: string;
  readonly name: string;
  readonly prefix: string;
  readonly kind: ClassTerms['kind'];
  readonly votesPerShare: string;
  /** Whole number, or `unlimited`. */
  readonly authorized: string;
  readonly isConvertible: boolean;
}

export interface KnownNumber {
  readonly prefix: string;
  readonly label: string;
}

export interface ReadingTarget {
  readonly incorporatedOn: PlainDate;
  readonly classes: readonly KnownClass[];
  /** Whether a holder of the name of somebody in the register is him. */
  readonly match: boolean;
}

/** How the rows of a table are taken, as its author said it. */
export interface TableTerms {
  readonly today: PlainDate;
  readonly columns: TableColumns;
  /** The day for rows that say none, and the day of an opening; null where each row must say one. */
  readonly on: PlainDate | null;
  /** Given where the rows list the shares held on that day, not what was issued since the beginning. */
  readonly opening: OpeningPosition | null;
  readonly rights: Readonly<Record<string, ClassTerms>>;
  readonly reading: Reading;
  readonly answers: RowAnswers;
}

export type ReadRequest =
  | { readonly ask: 'people'; readonly people: readonly KnownPerson[] }
  | { readonly ask: 'numbers'; readonly numbers: readonly KnownNumber[] }
  | { readonly ask: 'package'; readonly bytes: Uint8Array; readonly target: ReadingTarget }
  | ({ readonly ask: 'table'; readonly bytes: Uint8Array; readonly target: ReadingTarget } & TableTerms)
  | { readonly ask: 'columns'; readonly bytes: Uint8Array; readonly reading: Reading }
  | { readonly ask: 'next' }
  | { readonly ask: 'kept' }
  | { readonly ask: 'rows'; readonly bytes: Uint8Array; readonly expected: RowsExpected };

/** A table of something else than holders. */
export interface RowsExpected {
  /** Heads by which people call the column of each field, folded. */
  readonly heads: Readonly<Record<string, readonly string[]>>;
  readonly mostRows: number;
}

/** Its rows as words, below its heads. */
export interface SeenRows {
  readonly heads: readonly string[];
  /** The column of each field, counted from 0. */
  readonly columns: Readonly<Partial<Record<string, number>>>;
  /** Each with its number in the table, from 1; a cell whose formula has no result is null. */
  readonly rows: readonly { readonly number: number; readonly cells: readonly (string | null)[] }[];
  /** Sheets of the workbook, of which only the first is read. */
  readonly sheets: number;
  /** Numbers of the rows that the workbook hides; they are read. */
  readonly hidden: readonly number[];
}

/** Something that was found; its sentence names the parameters. */
export interface FileFault {
  readonly code: FoundCode;
  readonly where: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** The key under which the rows that are asked about have their answer. */
  readonly ask?: string;
}

export interface FoundList {
  readonly count: number;
  readonly first: readonly FileFault[];
}

export type SeenTable = NonNullable<TableView['table']>;

export interface ReadFile
  extends Pick<
    ImportReport,
    'unanswered' | 'items' | 'version' | 'matched' | 'differences' | 'kept' | 'different'
  > {
  readonly faults: FoundList;
  readonly warnings: FoundList;
}

/** Some of the objects to keep beside the registers. */
export interface KeptObjectsJson {
  readonly from: number;
  /** A list of `KeptObject` as JSON. */
  readonly text: string;
}

export type ReadReply =
  | { readonly reply: 'taken' }
  | { readonly reply: 'read'; readonly file: ReadFile }
  /** The content of the columns, or why it is no table. */
  | { readonly reply: 'columns'; readonly seen: SeenTable | FileFault }
  | { readonly reply: 'rows'; readonly seen: SeenRows | FileFault }
  /** A `BatchPart` as JSON; null after the last. */
  | { readonly reply: 'part'; readonly text: string | null }
  /** Null after the last. */
  | { readonly reply: 'kept'; readonly page: KeptObjectsJson | null };
