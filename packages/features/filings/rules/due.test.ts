import { expect, test } from 'vitest';
import { isFiledHere, isMarkedHere, isOpen, olderOpenYear, waitOf } from './due.ts';
import { type FilingStatus, filingStatuses } from './status.ts';

const yearly = (filingYear: number, status: FilingStatus, more: object = {}) => ({
  registration: 'CA' as const,
  kind: 'annual_filing' as const,
  occasion: String(filingYear),
  filingYear,
  corrects: null,
  status,
  registry: unsent,
  ...more,
});
const unsent = { state: null } as const;
const sentBack = { state: 'rejected' } as const;

test('a filing is open until it is filed, paid or excused, and again once it was sent back', () => {
  expect(filingStatuses.filter((status) => isOpen({ status, registry: unsent }))).toEqual([
    'upcoming',
    'due',
    'overdue',
    'in_progress',
    'awaiting_payment',
  ]);
  expect(isOpen({ status: 'Complete', registry: sentBack })).toBe(true);
});

test.each([
  ['the year before is open', [yearly(2025, 'overdue')], 2025],
  ['the oldest of two is open', [yearly(2025, 'due'), yearly(2024, 'in_progress')], 2024],
  ['the year before is filed', [yearly(2025, 'Complete')], null],
  ['the year before was paid and sent back', [yearly(2025, 'Complete', { registry: sentBack })], 2025],
  ['the year before is excused', [yearly(2025, 'not_applicable')], null],
  ['a later year is open', [yearly(2027, 'upcoming')], null],
  [
    'the first financial year of the calendar year is open',
    [yearly(2026, 'due', { occasion: '2026' })],
    2026,
  ],
  ['another registry waits', [yearly(2025, 'overdue', { registration: 'ON' })], null],
  ['a correction of the year before is open', [yearly(2025, 'due', { corrects: 'one' })], null],
] as const)('where %s', (_, others, older) => {
  const one = yearly(2026, 'due', { occasion: '2026-12-31' });
  expect(olderOpenYear(one, [one, ...others])).toBe(older);
});

test('a correction waits for no year', () => {
  expect(olderOpenYear(yearly(2026, 'due', { corrects: 'one' }), [yearly(2025, 'overdue')])).toBeNull();
});

test.each([
  ['due', null, null, null],
  ['overdue', null, null, null],
  ['upcoming', null, null, 'opening'],
  ['due', null, 2025, 'older_year'],
  ['awaiting_payment', null, null, 'payment'],
  ['Complete', 'sent', null, 'registry'],
  ['Complete', null, null, 'registry'],
  ['Complete', 'accepted', null, null],
  ['Complete', 'rejected', null, 'correction'],
  ['not_applicable', null, 2025, null],
] as const)('%s, the registry %s, older %s: waits for %s', (status, state, older, wait) => {
  expect(waitOf(status, { state }, older)).toBe(wait);
});

test.each([
  ['annual_filing', 'due', unsent, null, true],
  ['annual_filing', 'awaiting_payment', unsent, 'payment', true],
  ['annual_filing', 'overdue', unsent, 'older_year', false],
  ['annual_filing', 'upcoming', unsent, 'opening', false],
  ['annual_filing', 'Complete', unsent, null, false],
  ['annual_filing', 'Complete', sentBack, 'correction', true],
  ['office_notice', 'due', unsent, null, false],
] as const)(
  '%s, %s, %o, waiting for %s: the product files it, %s',
  (kind, status, registry, waits_for, isIt) => {
    expect(isFiledHere({ kind, status, registry, waits_for, corrects: null })).toBe(isIt);
  },
);

test.each([
  ['annual_filing', 'overdue', unsent, true],
  ['office_notice', 'due', unsent, true],
  ['isc_file', 'due', unsent, false],
  ['annual_filing', 'Complete', unsent, false],
  ['annual_filing', 'Complete', sentBack, true],
] as const)('%s, %s, %o: a member may mark it as filed, %s', (kind, status, registry, isIt) => {
  expect(isMarkedHere({ kind, status, registry })).toBe(isIt);
});
