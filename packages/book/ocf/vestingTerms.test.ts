import { plainDate } from '@tabellion/kernel/date.ts';
import { readZip } from '@tabellion/platform/files/zip.ts';
import { describe, expect, test } from 'vitest';
import { vesting } from '../vesting.ts';
import type { JsonObject } from './object.ts';
import { indexPackage } from './packageIndex.ts';
import { readPackage } from './readPackage.ts';
import { dataFile, noDigest, packageFiles, stock, transaction } from './testing.ts';
import { scheduleOf, vestingOf } from './vestingTerms.ts';

const START_DAY = 'VESTING_START_DAY_OR_LAST_DAY_OF_MONTH';
const start: JsonObject = { id: 'start', trigger: { type: 'VESTING_START_DATE' }, next_condition_ids: ['1'] };

/** Conditions one after the other: every `length` months, `occurrences` times, `numerator` of 48 parts. */
function conditions(
  ...steps: readonly (readonly [length: number, occurrences: number, numerator: number, more?: JsonObject])[]
) {
  const following = steps.map(([length, occurrences, numerator, more = {}], index): JsonObject => {
    const period = { type: 'MONTHS', length, occurrences, day_of_month: START_DAY, ...more };
    const base = index === 0 ? 'start' : String(index);
    return {
      id: String(index + 1),
      portion: { numerator: String(numerator), denominator: '48' },
      trigger: { type: 'VESTING_SCHEDULE_RELATIVE', period, relative_to_condition_id: base },
      next_condition_ids: index + 1 < steps.length ? [String(index + 2)] : [],
    };
  });
  return [start, ...following];
}

function read(vestingConditions: readonly JsonObject[], terms: JsonObject = {}) {
  const vestingTerms = [
    {
      id: 'terms',
      object_type: 'VESTING_TERMS',
      name: 'terms',
      description: 'terms',
      allocation_type: 'FRONT_LOADED',
      vesting_conditions: vestingConditions,
      ...terms,
    },
  ];
  const transactions = [
    stock('C-1', 'alice', '100', { vesting_terms_id: 'terms' }),
    transaction('VESTING_START', 'begin', {
      security_id: 'C-1',
      vesting_condition_id: 'start',
      date: '2023-08-31',
    }),
  ];
  const { package: found } = readPackage(packageFiles({ vestingTerms, transactions }), noDigest);
  const index = found && indexPackage(found);
  const security = index?.securities.get('C-1');
  return index && security && scheduleOf(index, security);
}

const common = { start: '2023-08-31', allocation: 'FRONT_LOADED', dayRule: START_DAY };

test.each([
  [
    'a cliff of a year, then monthly',
    conditions([12, 1, 12], [1, 36, 1]),
    { period: 48, cliff: 12, frequency: 'monthly' },
  ],
  ['monthly from the start', conditions([1, 48, 1]), { period: 48, cliff: 0, frequency: 'monthly' }],
  ['quarterly', conditions([3, 16, 3]), { period: 16, cliff: 0, frequency: 'quarterly' }],
  [
    'a cliff of half a year, then quarterly',
    conditions([6, 1, 6], [3, 14, 3]),
    { period: 16, cliff: 2, frequency: 'quarterly' },
  ],
  ['yearly', conditions([12, 4, 12]), { period: 4, cliff: 0, frequency: 'yearly' }],
  [
    'a cliff within the period',
    conditions([1, 48, 1, { cliff_installment: 12 }]),
    { period: 48, cliff: 12, frequency: 'monthly' },
  ],
])('reads %s', (_name, vestingConditions, schedule) => {
  expect(read(vestingConditions)).toEqual({ ...common, ...schedule });
});

test.each([
  ['days', conditions([30, 48, 1, { type: 'DAYS' }])],
  ['parts that differ', conditions([12, 1, 24], [1, 24, 1])],
  ['less than the whole', conditions([1, 47, 1])],
  ['a gap', conditions([12, 1, 12], [2, 36, 1])],
  ['two day rules', conditions([12, 1, 12], [1, 36, 1, { day_of_month: '15' }])],
  ['longer than the book bears', conditions([1, 121, 1])],
])('leaves %s to the package', (_name, vestingConditions) => {
  expect(read(vestingConditions)).toBeUndefined();
});

test('leaves what forks, is counted from elsewhere, or vests in fractions to the package', () => {
  const [first, ...rest] = conditions([12, 1, 12], [1, 36, 1]);
  expect(read([{ ...first, next_condition_ids: ['1', '2'] }, ...rest])).toBeUndefined();
  const elsewhere = rest.map((one) => ({
    ...one,
    trigger: { ...(one.trigger as JsonObject), relative_to_condition_id: 'start' },
  }));
  expect(read([start, ...elsewhere])).toBeUndefined();
  expect(read(conditions([1, 48, 1]), { allocation_type: 'FRACTIONAL' })).toBeUndefined();
});

test('what was read vests as the package says', () => {
  const terms = read(conditions([12, 1, 12], [1, 36, 1]));
  expect(
    terms && vesting(600_001n, { ...terms, allocation: 'CUMULATIVE_ROUND_DOWN' }, plainDate('2025-02-28')),
  ).toMatchObject({
    installments: 18,
    vested: 225_000n,
  });
});

describe('exact dates of an issuance', () => {
  const datesOf = (vestings: unknown, more: JsonObject = {}) => {
    const issued = stock('C-1', 'alice', '10', { vestings, ...more } as JsonObject);
    const { package: found } = readPackage(packageFiles({ transactions: [issued] }), noDigest);
    const index = found && indexPackage(found);
    const security = index?.securities.get('C-1');
    return index && security && vestingOf(index, security);
  };
  const agreed = [
    { date: '2025-01-01', amount: '4' },
    { date: '2030-01-01', amount: '6' },
  ];
  const table = {
    dates: [
      { on: '2025-01-01', quantity: '4' },
      { on: '2030-01-01', quantity: '6' },
    ],
  };

  test('are a table of the book, in order, those of one day together', () => {
    expect(datesOf(agreed)).toEqual(table);
    const [first, last] = agreed;
    expect(datesOf([last, { ...first, amount: '1.00' }, { ...first, amount: '3' }])).toEqual(table);
  });

  test('count before terms that stand beside them', () => {
    expect(datesOf(agreed, { vesting_terms_id: 'terms' })).toEqual(table);
  });

  test.each([
    [
      'fractions of a share',
      [
        { date: '2025-01-01', amount: '9.5' },
        { date: '2026-01-01', amount: '0.5' },
      ],
    ],
    ['fewer shares than were issued', [{ date: '2025-01-01', amount: '9' }]],
    ['a day that is none', [{ date: '2025-02-30', amount: '10' }]],
    [
      'shares that are taken away again',
      [
        { date: '2025-01-01', amount: '10' },
        { date: '2025-02-01', amount: '-4' },
        { date: '2025-03-01', amount: '4' },
      ],
    ],
  ])('stay in the package with %s', (_why, vestings) => {
    expect(datesOf(vestings)).toBeUndefined();
  });
});

test('the certificates of the reference package vest as expected', async () => {
  const archive = await readZip(dataFile('packages/maple.ocf.zip'), { mostBytes: 1_000_000, mostFiles: 10 });
  const { package: maple } = readPackage(archive.ok ? archive.value.files : new Map(), noDigest);
  const index = maple && indexPackage(maple);
  const { vesting: expected } = JSON.parse(String(dataFile('packages/maple.expected.json')));
  expect(expected).toHaveLength(8);
  for (const { security: id, asOf, installments, vested } of expected) {
    const security = index?.securities.get(id);
    const terms = index && security && scheduleOf(index, security);
    const shares = BigInt(String(security?.issuance.object.quantity));
    const status = terms && vesting(shares, terms, plainDate(asOf));
    expect([id, asOf, status?.installments, String(status?.vested)]).toEqual([
      id,
      asOf,
      installments,
      vested,
    ]);
  }
});
