/** The corporations of a table: rows that name the same one are put together, and each cell keeps its place for whoever finds
 *  something wrong with it. Pure. */
import type { Stepwise } from '@tabellion/book/stepwise.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { sameTextKey } from '@tabellion/kernel/seenText.ts';
import { saysNone } from '@tabellion/law/clauses.ts';
import { columnName } from '../../../exchange/rules/columns.ts';
import type { FoundCode } from '../../../exchange/rules/foundWords.ts';
import type { Position } from '../../../people/positions.ts';
import { readDay } from '../../../shares/rules/cells.ts';
import { mostPeople, type TakenCorporation } from '../../takeOverContract.ts';
import {
  type CorporationColumn,
  corporationColumns,
  type PersonColumn,
  personColumns,
  type TakeOverColumn,
} from './columns.ts';

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

export interface CorporationTable {
  readonly heads: readonly string[];
  readonly columns: Readonly<Partial<Record<string, number>>>;
  readonly rows: readonly { readonly number: number; readonly cells: readonly (string | null)[] }[];
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

interface PersonRead {
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

interface Gathered {
  readonly row: number;
  readonly cells: Map<CorporationColumn, Cell>;
  /** Each by the key of its name. */
  readonly people: Map<string, PersonRead>;
  readonly faults: RowFault[];
}

/** Those that were begun, by what a later row may name; of two with one name, the first. */
interface Begun {
  readonly all: Gathered[];
  readonly byNumber: Map<string, Gathered[]>;
  readonly byName: Map<string, Gathered>;
}

/** So many faults of one corporation are told: who corrects them reads the table again. */
const mostFaults = 100;

/** The longest cell that the forms take; the clause on transfers is the longest text. */
const mostCharacters = (column: TakeOverColumn): number => (column === 'restriction' ? 20_000 : 2_000);

/** Stepwise: a step for each row.
 *  @param today  positions whose day no cell says are held on it */
export function* corporationsIn(
  table: CorporationTable,
  words: TableWords,
  today: PlainDate,
): Stepwise<{ readonly corporations: readonly CorporationOfRows[]; readonly faults: readonly RowFault[] }> {
  const begun: Begun = { all: [], byNumber: new Map(), byName: new Map() };
  const faults: RowFault[] = [];
  for (const row of table.rows) {
    yield;
    const cellIn = (column: TakeOverColumn) => row.cells[table.columns[column] ?? -1];
    const of = (column: TakeOverColumn): string => (cellIn(column) ?? '').slice(0, mostCharacters(column));
    const corporation = sameIn(begun, of) ?? begunBy(begun, of, row.number);
    if (corporation === undefined) {
      faults.push({ code: 'row.no_corporation', row: row.number, column: null, params: {} });
      continue;
    }
    for (const column of [...corporationColumns, ...personColumns]) {
      const most = mostCharacters(column);
      const cell = cellIn(column);
      const found = { row: row.number, column };
      if (cell === null) corporation.faults.push({ code: 'cell.error', ...found, params: {} });
      else if (cell !== undefined && cell.length > most)
        corporation.faults.push({ code: 'cell.too_long', ...found, params: { most } });
    }
    takeCells(begun, corporation, of, row.number);
    takePerson(corporation, of, { row: row.number, words, today });
  }
  const corporations: CorporationOfRows[] = [];
  for (const one of begun.all) {
    yield;
    corporations.push(wholeOf(one, words));
  }
  return { corporations, faults };
}

type Of = (column: TakeOverColumn) => string;

const wordsOf = ({ cells }: Gathered, column: CorporationColumn): string => cells.get(column)?.words ?? '';

/** Numbers as registries and spreadsheets write them: with blanks, with a hyphen, or without. */
const numberKey = (words: string): string => words.replace(/[\s-]/g, '').toUpperCase();

/** The corporation that the row names again; the last one where it names none. */
function sameIn({ all, byNumber, byName }: Begun, of: Of): Gathered | undefined {
  const [number, name, law] = [numberKey(of('number')), sameTextKey(of('name')), sameTextKey(of('law'))];
  if (number === '') return name === '' ? all.at(-1) : byName.get(name);
  const named = byNumber.get(number) ?? [];
  return law === '' ? named[0] : named.find((one) => sameTextKey(wordsOf(one, 'law')) === law);
}

function begunBy({ all }: Begun, of: Of, row: number): Gathered | undefined {
  if (of('number') === '' && of('name') === '') return undefined;
  const one: Gathered = { row, cells: new Map(), people: new Map(), faults: [] };
  all.push(one);
  return one;
}

/** The first row that says something counts; another one may repeat it. */
function takeCells({ byNumber, byName }: Begun, corporation: Gathered, of: Of, row: number): void {
  const { cells, faults } = corporation;
  for (const column of corporationColumns) {
    const words = of(column);
    const before = cells.get(column);
    if (words === '') continue;
    if (before !== undefined) {
      if (before.words !== words && keyOf(column, before.words) !== keyOf(column, words))
        faults.push({ code: 'cell.differs_above', row, column, params: { row: before.row } });
      continue;
    }
    cells.set(column, { words, row });
    const key = keyOf(column, words);
    if (column === 'number') byNumber.set(key, [...(byNumber.get(key) ?? []), corporation]);
    if (column === 'name' && !byName.has(key)) byName.set(key, corporation);
  }
}

const keyOf = (column: CorporationColumn, words: string): string =>
  column === 'number' ? numberKey(words) : sameTextKey(words);

/** Told of a person once, in whichever of his rows. */
const ownColumns = ['resident', 'address', 'unit', 'city', 'region', 'postal_code', 'country'] as const;

function takePerson(
  { people, faults }: Gathered,
  of: Of,
  { row, words, today }: { readonly row: number; readonly words: TableWords; readonly today: PlainDate },
): void {
  const fault = (code: FoundCode, column: PersonColumn, params: RowFault['params'] = {}) =>
    faults.push({ code, row, column, params });
  if (personColumns.every((column) => of(column) === '')) return;
  const { firstname, lastname } = namesOf(of('firstname'), of('lastname'));
  if (lastname === '') {
    fault('cell.required_person', 'lastname');
    return;
  }
  const key = sameTextKey(`${firstname} ${lastname}`);
  const existing = people.get(key);
  const person: PersonRead = existing ?? { firstname, lastname, row, facts: new Map(), seats: [] };
  if (existing === undefined && people.size >= mostPeople) {
    // Said once: there is no end to such a list.
    if (!faults.some(({ code }) => code === 'table.too_many_people'))
      fault('table.too_many_people', 'lastname', { most: mostPeople });
    return;
  }
  people.set(key, person);
  for (const column of ownColumns) {
    const before = person.facts.get(column);
    const value = of(column);
    if (value === '') continue;
    if (column === 'resident' && words.resident(value) === undefined)
      fault('cell.unknown_resident', column, { value: value.slice(0, 80) });
    if (before === undefined) person.facts.set(column, value);
    else if (sameTextKey(before) !== sameTextKey(value))
      fault('cell.differs_above', column, { row: person.row });
  }
  const day = dayOf(of, fault) ?? { since: today, or_before: true, column: 'since' as const };
  for (const word of positionsIn(of('positions'))) {
    const position = word === '' ? 'directors' : words.position(word);
    const before = person.seats.find((seat) => seat.position === position);
    if (position === undefined) {
      fault('cell.unknown_position', 'positions', { value: word.slice(0, 80) });
      return;
    }
    if (before === undefined) person.seats.push({ position, row, ...day });
    else if (before.since !== day.since) {
      fault('cell.differs_above', day.column, { row: before.row });
      return;
    }
  }
}

const positionsIn = (words: string): readonly string[] => words.split(/[,;/]/).map((word) => word.trim());

/** A name in one cell: the family name follows the comma, or is the last word. */
function namesOf(first: string, last: string): { readonly firstname: string; readonly lastname: string } {
  if (first !== '') return { firstname: first, lastname: last };
  const [family = '', given = ''] = last.split(',').map((part) => part.trim());
  if (given !== '') return { firstname: given, lastname: family };
  const words = last.split(' ');
  return { firstname: words.slice(0, -1).join(' '), lastname: words.at(-1) ?? '' };
}

function dayOf(of: Of, fault: (code: FoundCode, column: PersonColumn, params?: RowFault['params']) => void) {
  const [since, before] = [of('since'), of('on_or_before')];
  const column: PersonColumn = before === '' ? 'since' : 'on_or_before';
  if (since !== '' && before !== '') fault('cell.two_days', 'on_or_before');
  if (since === '' && before === '') return undefined;
  const value = before === '' ? since : before;
  const day = readDay(value);
  if (day === undefined) fault('cell.not_a_date', column, { value: value.slice(0, 80) });
  return day === undefined ? undefined : ({ since: day, or_before: before !== '', column } as const);
}

/** The columns of fields, by the path of each in the request. */
const columnOf: Readonly<Record<string, CorporationColumn>> = {
  name: 'name',
  name_postfix: 'name',
  corporation_type: 'law',
  corporation_number: 'number',
  incorporation_date: 'incorporated_on',
  address_line_1: 'office',
  address_line_2: 'office_unit',
  city: 'office_city',
  province: 'office_province',
  corporation_province: 'office_province',
  postal_code: 'office_postal_code',
  office_since: 'office_since',
  fiscal_year_end: 'year_end',
  year_end_since: 'year_end_since',
  business_number: 'business_number',
  min_directors: 'min_directors',
  max_directors: 'max_directors',
  transfer_restriction_text: 'restriction',
};

/** The columns that tell the last possible day in place of the day. */
const beforeColumnOf: Readonly<Record<string, CorporationColumn>> = {
  office_since: 'office_on_or_before',
  year_end_since: 'year_end_on_or_before',
};

const personColumnOf: Readonly<Record<string, PersonColumn>> = {
  firstname: 'firstname',
  lastname: 'lastname',
  residency: 'resident',
  address_line_1: 'address',
  address_line_2: 'unit',
  city: 'city',
  region: 'region',
  province: 'region',
  country: 'country',
  postal_code: 'postal_code',
};

function wholeOf(gathered: Gathered, words: TableWords): CorporationOfRows {
  const { row, cells, faults } = gathered;
  const people = [...gathered.people.values()];
  const found = [...faults];
  const of = (column: CorporationColumn): string => wordsOf(gathered, column);
  const placed = (column: CorporationColumn): Place => ({ row: cells.get(column)?.row ?? row, column });
  const fault = (code: FoundCode, column: CorporationColumn) =>
    found.push({ code, ...placed(column), params: { value: of(column).slice(0, 80) } });
  const law = words.law(of('law'));
  if (of('law') !== '' && law === undefined) fault('cell.unknown_law', 'law');
  const incorporatedOn = readDay(of('incorporated_on'));
  if (of('incorporated_on') !== '' && incorporatedOn === undefined)
    fault('cell.not_a_date', 'incorporated_on');
  const sinceOf = (fact: 'office' | 'year_end') => {
    const [since, before] = [of(`${fact}_since`), of(`${fact}_on_or_before`)];
    if (since !== '' && before !== '') fault('cell.two_days', `${fact}_on_or_before`);
    const value = before === '' ? since : before;
    const on = readDay(value);
    if (value !== '' && on === undefined)
      fault('cell.not_a_date', before === '' ? `${fact}_since` : `${fact}_on_or_before`);
    if (on === undefined) return {};
    return fact === 'office'
      ? { office_since: on, office_or_before: before !== '' }
      : { year_end_since: on, year_end_or_before: before !== '' };
  };
  const yearEnd = yearEndOf(of('year_end'));
  if (of('year_end') !== '' && yearEnd === undefined) fault('cell.not_a_year_end', 'year_end');
  const [min_directors, max_directors] = (['min_directors', 'max_directors'] as const).map((column) => {
    const count = /^\d{1,3}$/.test(of(column)) ? Number(of(column)) : null;
    if (of(column) !== '' && count === null) fault('cell.not_a_count', column);
    return count;
  });
  const restriction = of('restriction');
  return {
    row,
    faults: found.toSorted((one, other) => one.row - other.row).slice(0, mostFaults),
    corporation: {
      name: of('name'),
      corporation_type: law ?? '',
      corporation_number: of('number'),
      incorporation_date: incorporatedOn ?? '',
      address_line_1: of('office'),
      address_line_2: of('office_unit'),
      city: of('office_city'),
      province: words.region(of('office_province')),
      postal_code: of('office_postal_code'),
      ...sinceOf('office'),
      ...(yearEnd && { fiscal_year_end: yearEnd }),
      ...sinceOf('year_end'),
      ...(of('business_number') !== '' && { business_number: of('business_number') }),
      min_directors: min_directors ?? null,
      max_directors: max_directors ?? null,
      ...(restriction !== '' && { transfer_restriction: saysNone(restriction) ? 'None' : restriction }),
      people: people.map(({ firstname, lastname, facts, seats }) => ({
        firstname,
        lastname,
        ...addressOf(facts, words),
        ...residencyOf(facts, words),
        positions: seats.map(({ position, since, or_before }) => ({ position, since, or_before })),
      })),
    },
    placeOf(path) {
      const [, at = '', field = ''] = /^people\.(\d+)\.(?:.*\.)?(\w+)$/.exec(path) ?? [];
      const person = people[Number(at)];
      if (at === '' || person === undefined) {
        const column = columnOf[path];
        if (column === undefined) return { row, column: null };
        const before = beforeColumnOf[path];
        return placed(before !== undefined && of(before) !== '' ? before : column);
      }
      const [, seatAt] = /\.positions\.(\d+)\./.exec(path) ?? [];
      const seat = person.seats[Number(seatAt ?? -1)];
      return seat === undefined
        ? { row: person.row, column: personColumnOf[field] ?? 'lastname' }
        : { row: seat.row, column: seat.column };
    },
  };
}

function residencyOf(facts: PersonRead['facts'], words: TableWords) {
  const resident = words.resident(facts.get('resident') ?? '');
  return resident === undefined ? {} : { resident };
}

function addressOf(facts: PersonRead['facts'], words: TableWords) {
  const of = (column: PersonColumn): string => facts.get(column) ?? '';
  if (ownColumns.every((column) => column === 'resident' || of(column) === '')) return {};
  return {
    address: {
      address_line_1: of('address'),
      address_line_2: of('unit'),
      city: of('city'),
      region: words.region(of('region')),
      country: words.country(of('country')),
      postal_code: of('postal_code'),
    },
  };
}

/** `12-31`, `December 31`, or a day of any year. */
function yearEndOf(words: string): string | undefined {
  const month = /^(\d{2})-(\d{2})$/.exec(words);
  if (month !== null) return words;
  // A leap year: the last day of February may be written either way.
  return (readDay(words) ?? readDay(`${words} 2024`))?.slice(5);
}

/** The cell of a place, as `D14`; the row alone where no column holds it. */
export function cellOf({ row, column }: Place, columns: CorporationTable['columns']): string {
  const at = column === null ? undefined : columns[column];
  return at === undefined ? String(row) : `${columnName(at)}${row}`;
}
