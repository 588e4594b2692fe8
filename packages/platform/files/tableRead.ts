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
  /** Whether the letters had to be guessed. */
  readonly isGuessed: boolean;
}

export type SheetProblem =
  /** Neither a workbook nor text. */
  | 'unreadable'
  /** More rows than `mostRows`. */
  | 'too_long'
  /** Unpacked it is more than `mostBytes`, or has more than `mostCells`. */
  | 'too_large';

export interface SheetBounds {
  readonly mostRows: number;
  /** Of a workbook once it is unpacked. */
  readonly mostBytes: number;
  readonly mostCells: number;
}

/** More columns hold nothing that anybody maps. */
export const MOST_COLUMNS = 256;
