import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { capitalAccount } from '../capital.ts';
import { fold } from '../fold.ts';
import { acquisition, founded, idOf, issue, proRata, sourceOf } from '../testing.ts';
import { judgeAdjustment } from './capital.ts';

/** Common has $1,000 from 2026-01-02 and $600 from 2026-03-01 on. */
function account() {
  const story = founded('Ann');
  story.issued('2026-01-02', issue('Ann', 'Common', 600, 1), issue('Ann', 'Common', 400, 2));
  const deduction = proRata('1000', '1000');
  story.record('surrendered', '2026-03-01', acquisition(sourceOf(story, 'CO-2'), 400, { deduction }));
  return capitalAccount(fold(story.acts).tables.capitalEntries.rows(), idOf('Common'));
}

test.each([
  ['-600', '2026-04-01', []],
  ['-600.01', '2026-04-01', ['refused account_below_zero change 600/1']],
  ['-800', '2026-02-01', ['refused account_below_zero change 600/1']],
  ['-600', '2026-02-01', []],
  ['-1', '2026-01-01', ['refused account_below_zero change 0/1']],
  ['1', '2026-01-01', []],
])('a change of %s on %s leaves every balance at zero or above', (change, on, expected) => {
  const ground = change.startsWith('-') ? 'reduction' : 'addition';
  const resolution = { number: 'S-1', date: plainDate('2026-01-01') };
  const found = judgeAdjustment({ change, ground, resolution }, account(), plainDate(on));
  expect(
    found.map(({ severity, code, path, params }) => `${severity} ${code} ${path} ${params.capital}`),
  ).toEqual(expected);
});

const on = plainDate('2026-04-01');
const resolved = { number: 'S-1', date: on };

test.each([
  ['a reduction by special resolution', { change: '-1', ground: 'reduction' }, resolved, []],
  [
    'a reduction by none',
    { change: '-1', ground: 'reduction' },
    null,
    ['warning resolution_missing resolution'],
  ],
  [
    'a reduction resolved later',
    { change: '-1', ground: 'reduction' },
    { ...resolved, date: plainDate('2026-04-02') },
    ['refused before_resolution resolution.date'],
  ],
  ['an order of a court, either way', { change: '1', ground: 'order' }, null, []],
  [
    'a reduction that adds',
    { change: '1', ground: 'reduction' },
    resolved,
    ['refused ground_differs ground'],
  ],
  [
    'an addition that takes',
    { change: '-1', ground: 'addition' },
    resolved,
    ['refused ground_differs ground'],
  ],
] as const)('%s', (_what, adjusted, resolution, expected) => {
  const found = judgeAdjustment({ ...adjusted, resolution }, account(), on);
  expect(found.map(({ severity, code, path }) => `${severity} ${code} ${path}`)).toEqual(expected);
});
