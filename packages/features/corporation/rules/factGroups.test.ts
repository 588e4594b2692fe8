import { expect, test } from 'vitest';
import type { HistoryLine } from '../contract.ts';
import { versionsIn } from './factGroups.ts';

const line = (entry: string, on: string, states: HistoryLine['states']): HistoryLine => ({
  entry,
  kind: 'articles.amended',
  on,
  states,
  resolution: null,
  resolution_on: null,
  registry_certificate: null,
  is_on_or_before: false,
  recorded_at: `${on}T12:00:00Z`,
  recorded_by: '',
});

const versionsOf = (...args: Parameters<typeof versionsIn>) =>
  versionsIn(...args).map(({ line: { entry }, facts, until }) => [entry, facts, until]);

test('the versions of a fact, the latest first, each until the next', () => {
  const history = [
    line('a', '2025-03-12', { name: 'Maple Inc.', fiscal_year_end: '12-31' }),
    line('b', '2025-09-01', { fiscal_year_end: '06-30' }),
    line('c', '2026-02-01', { name: 'Elm Inc.' }),
  ];
  expect(versionsOf(history, 'name')).toEqual([
    ['c', ['name'], null],
    ['a', ['name'], '2026-02-01'],
  ]);
  expect(versionsOf(history, 'registered_office')).toEqual([]);
});

test('an item of the articles holds on where another is amended', () => {
  const history = [
    line('a', '2025-03-12', { max_directors: 5, min_directors: 1, other_provisions: null }),
    line('b', '2025-09-01', { max_directors: 7, other_provisions: 'Some' }),
    line('c', '2026-02-01', { max_directors: 9 }),
  ];
  expect(versionsOf(history, 'articles')).toEqual([
    ['c', ['max_directors'], null],
    ['b', ['other_provisions'], null],
    ['b', ['max_directors'], '2026-02-01'],
    ['a', ['min_directors'], null],
    ['a', ['max_directors', 'other_provisions'], '2025-09-01'],
  ]);
});
