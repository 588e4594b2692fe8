import { plainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import { expect, test } from 'vitest';
import { judgeAdjustment } from './capital.ts';

const on = plainDate('2026-04-01');
const resolved = { number: 'S-1', date: on };
const reduction = { change: '-1', ground: 'reduction' } as const;

test.each([
  ['-600', '600', []],
  ['-600.01', '600', ['refused account_below_zero change -0.01']],
  ['-1', '0', ['refused account_below_zero change -1']],
  ['1', '0', []],
])('a change of %s leaves the lowest balance of %s at zero or above', (change, lowest, expected) => {
  const ground = change.startsWith('-') ? 'reduction' : 'addition';
  const found = judgeAdjustment(
    { change, ground, solvencyOn: on, resolution: resolved },
    decimal(lowest),
    on,
  );
  expect(
    found.map(({ severity, code, path, params }) => `${severity} ${code} ${path} ${params.capital}`),
  ).toEqual(expected);
});

test.each([
  ['a reduction by special resolution', { ...reduction, solvencyOn: on }, resolved, []],
  ['a reduction without tests', reduction, resolved, ['warning reduction_tests_missing solvencyOn']],
  [
    'a distribution whose tests come later',
    { ...reduction, purpose: 'distribution', solvencyOn: plainDate('2026-04-02') },
    resolved,
    ['refused reduction_tests_missing solvencyOn'],
  ],
  [
    'capital that assets do not represent, of which no tests are asked',
    { ...reduction, purpose: 'lost_assets' },
    resolved,
    [],
  ],
  ['a reduction by none', { ...reduction, solvencyOn: on }, null, ['warning resolution_missing resolution']],
  [
    'a reduction resolved later',
    { ...reduction, solvencyOn: on },
    { ...resolved, date: plainDate('2026-04-02') },
    ['refused before_resolution resolution.date'],
  ],
  ['an order of a court, either way', { change: '1', ground: 'order' }, null, []],
  [
    'a reduction that adds',
    { change: '1', ground: 'reduction', solvencyOn: on },
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
  const found = judgeAdjustment({ ...adjusted, resolution }, decimal('600'), on);
  expect(found.map(({ severity, code, path }) => `${severity} ${code} ${path}`)).toEqual(expected);
});
