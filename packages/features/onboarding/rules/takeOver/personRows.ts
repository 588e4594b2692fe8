/** The people of a table of corporations: each row may name one, with positions and facts. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { sameTextKey } from '@tabellion/kernel/seenText.ts';
import type { FoundCode } from '../../../exchange/rules/foundWords.ts';
import { readDay } from '../../../shares/rules/cells.ts';
import { mostPeople } from '../../takeOverContract.ts';
import { type PersonColumn, personColumns } from './columns.ts';
import type {
  GatheredCorporation,
  PersonRead,
  ReadCell,
  RowFault,
  TableWords,
} from './gatheredCorporation.ts';

/** Told of a person once, in whichever of his rows. */
export const ownColumns = [
  'resident',
  'address',
  'unit',
  'city',
  'region',
  'postal_code',
  'country',
] as const;

export function takePerson(
  { people, faults }: GatheredCorporation,
  of: ReadCell,
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

function dayOf(
  of: ReadCell,
  fault: (code: FoundCode, column: PersonColumn, params?: RowFault['params']) => void,
) {
  const [since, before] = [of('since'), of('on_or_before')];
  const column: PersonColumn = before === '' ? 'since' : 'on_or_before';
  if (since !== '' && before !== '') fault('cell.two_days', 'on_or_before');
  if (since === '' && before === '') return undefined;
  const value = before === '' ? since : before;
  const day = readDay(value);
  if (day === undefined) fault('cell.not_a_date', column, { value: value.slice(0, 80) });
  return day === undefined ? undefined : ({ since: day, or_before: before !== '', column } as const);
}
