import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { initialParticularsDrafts } from './server/drafts.ts';
import { readInitialParticulars } from './statedFacts.ts';

const stated = { fiscal_year_end: '12-31', first_year_end_on: plainDate('2026-12-31') };
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
