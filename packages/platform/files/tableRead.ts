/** The value of a cell. Figures are exact decimals as text. */
export type ReadCell =
  | { readonly text: string }
  | { readonly number: string }
  /** `YYYY-MM-DD`. */
  | { readonly date: string }
  /** A computation that failed in the spreadsheet. */
  | { readonly error: string }
  | null;

export interface ReadSheet {
  /** Rows as they stand in the file, so that the first is number 1. */
  readonly rows: readonly (readonly ReadCell[])[];
  /** Cells that hold a formula; their last results are read. */
  readonly formulas: number;
  /** How many sheets there are, and the name of the one that was read. */
  readonly sheets: number;
  readonly name: string;
  /** Numbers of the rows that are hidden and hold something, from 1; columns likewise, from 0. */
  readonly hiddenRows: readonly number[];
  readonly hiddenColumns: readonly number[];
  /** Names of the sheets that are hidden. */
  readonly hiddenSheets: readonly string[];
  /** How a text was read; null for a workbook. */
  readonly reading: SeenReading | null;
}

/** Encodings in which spreadsheets write text for the product's languages. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1254' | 'windows-1256';

/** The sign between the fields of a row. */
export type Separator = 'comma' | 'semicolon' | 'tab' | 'pipe';

/** How a text is to be read, as far as somebody chose it. */
export interface ChosenReading {
  readonly encoding?: Encoding | undefined;
  readonly separator?: Separator | undefined;
}

export interface SeenReading {
  readonly encoding: Encoding;
  readonly separator: Separator;
  /** False where another reading is as likely, and nobody chose. */
  readonly isSure: boolean;
}

export type SheetProblem =
  /** Neither a workbook nor text. */
  | 'unreadable'
  /** Text in letters of none of the encodings: those of Mac OS before 2001, or of DOS. */
  | 'letters'
  /** More rows than `mostRows`. */
  | 'too_long'
  /** Unpacked it is more than `mostBytes`, or has more than `mostCells`. */
  | 'too_large';

export interface SheetBounds {
  readonly mostRows: number;
  /** Counted in a workbook once it is unpacked. */
  readonly mostBytes: number;
  readonly mostCells: number;
}

/** More columns hold nothing that anybody maps. */
export const MOST_COLUMNS = 256;
