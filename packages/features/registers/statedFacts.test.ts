import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { initialParticularsDrafts } from './server/drafts.ts';
import { readInitialParticulars } from './statedFacts.ts';

const stated = {
  fiscal_year_end: '12-31',
  first_year_end_on: plainDate('2026-12-31'),
  office_since: null,
  office_or_before: false,
  year_end_since: null,
  year_end_or_before: false,
};
const recorded = (incorporatedOn: string) =>
  initialParticularsDrafts(readInitialParticulars(stated, plainDate(incorporatedOn)), {
    on: plainDate(incorporatedOn),
  }).map(({ payload }) => payload);

test('the first year end is recorded with the year end, unless the day of the certificate made it impossible', () => {
  expect(recorded('2025-12-28')).toEqual([
    { yearEnd: '12-31', firstYearEndOn: '2026-12-31', resolution: null },
  ]);
  expect(recorded('2025-12-10')).toEqual([{ yearEnd: '12-31', resolution: null }]);
});

test('what holds since a later day, or before it, is recorded with that day; nothing holds before the incorporation', () => {
  const since = {
    first_year_end_on: null,
    year_end_since: plainDate('2020-03-01'),
    year_end_or_before: true,
  };
  const recordedOf = (incorporatedOn: string) =>
    initialParticularsDrafts(readInitialParticulars({ ...stated, ...since }, plainDate(incorporatedOn)), {
      on: plainDate(incorporatedOn),
    }).map(({ dating, payload }) => [dating, payload]);
  expect(recordedOf('2015-06-01')).toEqual([
    [{ on: '2020-03-01' }, { yearEnd: '12-31', orBefore: true, resolution: null }],
  ]);
  expect(recordedOf('2021-06-01')).toEqual([[{ on: '2021-06-01' }, { yearEnd: '12-31', resolution: null }]]);
});
