/** A corporation of a table while its rows are read. */
import type { FoundCode } from '../../../exchange/rules/foundWords.ts';
import type { Position } from '../../../people/positions.ts';
import type { TakenCorporation } from '../../takeOverContract.ts';
import type { CorporationColumn, PersonColumn, TakeOverColumn } from './columns.ts';

/** Words of the table in the product's languages; undefined for what is none. */
export interface TableWords {
  /** The specification's word for a law: `Federal Canadian`. */
  law(word: string): string | undefined;
  /** The specification's word for a province or a region; what is none of Canada stands as it is. */
  region(word: string): string;
  country(word: string): string;
  position(word: string): Position | undefined;
  resident(word: string): TakenCorporation['people'][number]['resident'];
}

export interface RowFault {
  readonly code: FoundCode;
  readonly row: number;
  readonly column: TakeOverColumn | null;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface Place {
  readonly row: number;
  readonly column: TakeOverColumn | null;
}

export interface CorporationOfRows {
  readonly row: number;
  readonly corporation: TakenCorporation;
  readonly faults: readonly RowFault[];
  /** Where a field of it stands in the table, by its path in the request. */
  placeOf(path: string): Place;
}

interface Cell {
  readonly words: string;
  readonly row: number;
}

export interface GatheredCorporation {
  readonly row: number;
  readonly cells: Map<CorporationColumn, Cell>;
  /** Each by the key of its name. */
  readonly people: Map<string, PersonRead>;
  readonly faults: RowFault[];
}

export type ReadCell = (column: TakeOverColumn) => string;

export const wordsOf = ({ cells }: GatheredCorporation, column: CorporationColumn): string =>
  cells.get(column)?.words ?? '';

export interface PersonRead {
  readonly firstname: string;
  readonly lastname: string;
  readonly row: number;
  readonly facts: Map<PersonColumn, string>;
  readonly seats: SeatRead[];
}

type SeatRead = TakenCorporation['people'][number]['positions'][number] & {
  readonly row: number;
  readonly column: PersonColumn;
};
