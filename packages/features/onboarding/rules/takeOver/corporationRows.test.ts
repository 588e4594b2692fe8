import { finish } from '@tabellion/book/stepwise.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { corporationsIn } from './corporationRows.ts';
import type { TableWords } from './gatheredCorporation.ts';

const words: TableWords = {
  law: (word) => word,
  region: (word) => word,
  country: (word) => word,
  position: () => undefined,
  resident: () => undefined,
};
const columns = { number: 0, name: 1, lastname: 2, positions: 3, law: 4 };

/** West of the others it is still the day before. */
const todayUnder = (law: string | undefined) =>
  plainDate(law === 'British Columbia' ? '2026-11-28' : '2026-11-29');

function read(cells: readonly (readonly string[])[]) {
  const rows = cells.map((row, at) => ({ number: at + 2, cells: row }));
  return finish(corporationsIn({ heads: [], columns, rows }, words, todayUnder));
}

test('a position without a day is held on the day of the registry of its corporation', () => {
  const { corporations } = read([
    ['7000-1', 'Birch Inc.', 'Roy', '', 'Ontario'],
    ['7000-2', 'Cedar Inc.', 'Li', '', 'British Columbia'],
    ['7000-2', '', 'Ng', '', ''],
  ]);
  const days = corporations.map(({ corporation: { people } }) =>
    people.flatMap(({ positions }) => positions.map(({ since }) => since)),
  );
  expect(days).toEqual([['2026-11-29'], ['2026-11-28', '2026-11-28']]);
});

test('rows that name one number, or one name, are one corporation; the first that has a name keeps it', () => {
  const { corporations } = read([
    ['7000-1', 'Birch Inc.', 'Roy', ''],
    ['70001', '', 'Li', ''],
    ['', 'birch inc.', 'Nuñez', ''],
    ['', '', 'Haddad', ''],
    ['7000-2', 'Birch Inc.', 'Ng', ''],
  ]);
  expect(corporations.map(({ row, corporation: { people } }) => [row, people.length])).toEqual([
    [2, 4],
    [6, 1],
  ]);
});

test('a table as long as it may be costs no more than its rows', () => {
  const many = Array.from({ length: 5_000 }, (_, at) => ['', `Client ${at} Inc.`, 'Roy', '']);
  const before = process.cpuUsage();
  expect(read(many).corporations).toHaveLength(5_000);
  // Rows compared with rows took a minute.
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
});

test('a cell without end, and more people than there may be, are said once', () => {
  const [long] = read([['7000-1', 'Birch Inc.', 'Roy', 'x;'.repeat(16_000)]]).corporations;
  expect(long?.faults.map(({ code, column }) => `${code} ${column}`)).toEqual([
    'cell.too_long positions',
    'cell.unknown_position positions',
  ]);
  const crowd = Array.from({ length: 500 }, (_, at) => ['7000-1', 'Birch Inc.', `Roy${at}`, '']);
  const [crowded] = read(crowd).corporations;
  expect(crowded?.corporation.people).toHaveLength(100);
  expect(crowded?.faults.map(({ code }) => code)).toEqual(['table.too_many_people']);
});
