/** A corporation as its rows tell it, put together as the form has it. */
import { saysNone } from '@tabellion/law/clauses.ts';
import type { FoundCode } from '../../../exchange/rules/foundWords.ts';
import { readDay } from '../../../shares/rules/cells.ts';
import type { CorporationColumn, PersonColumn } from './columns.ts';
import {
  type CorporationOfRows,
  type GatheredCorporation,
  type PersonRead,
  type Place,
  type TableWords,
  wordsOf,
} from './gatheredCorporation.ts';
import { ownColumns } from './personRows.ts';

/** So many faults of one corporation are told: who corrects them reads the table again. */
const mostFaults = 100;

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

export function wholeOf(gathered: GatheredCorporation, words: TableWords): CorporationOfRows {
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
