import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { jurisdictionIds } from './jurisdictions.ts';
import {
  checkBoardResidency,
  isResidentCanadian,
  managingDirectorWarning,
  minResidentDirectors,
  type ResidencyAttestation,
} from './residency.ts';

const on = plainDate('2026-11-21');
const attestedOn = plainDate('2025-03-12');
const citizen: ResidencyAttestation = { attestedOn, ground: 'citizen_resident' };
const foreigner: ResidencyAttestation = { attestedOn, ground: 'none' };

test('at least a quarter, and one of fewer than four, must be resident Canadians', () => {
  const sizes = [1, 2, 3, 4, 5, 8, 9, 12, 13];
  expect(sizes.map((size) => minResidentDirectors(size))).toEqual([1, 1, 1, 1, 2, 2, 3, 3, 4]);
});

test('a prescribed sector needs a majority', () => {
  const majority = (size: number) => minResidentDirectors(size, { sector: 'book_publishing' });
  expect([1, 2, 3, 4, 5].map(majority)).toEqual([1, 2, 2, 3, 3]);
});

test('outside the federal law only Manitoba asks', () => {
  const asking = jurisdictionIds.filter((id) => minResidentDirectors(5, { jurisdiction: id }) > 0);
  expect(asking).toEqual(['CA', 'MB']);
});

test('a permanent resident counts until one year after becoming eligible for citizenship', () => {
  const eligibleSince = (day: string): ResidencyAttestation => ({
    attestedOn,
    ground: 'permanent_resident',
    eligibleForCitizenshipOn: plainDate(day),
  });
  expect(isResidentCanadian(eligibleSince('2025-11-21'), on)).toBe(true);
  expect(isResidentCanadian(eligibleSince('2025-11-20'), on)).toBe(false);
  expect(isResidentCanadian({ attestedOn, ground: 'permanent_resident' }, on)).toBe(true);
});

test('a citizen abroad counts in a prescribed class', () => {
  expect(
    isResidentCanadian({ attestedOn, ground: 'citizen_abroad', abroadClass: 'government_employee' }, on),
  ).toBe(true);
  expect(isResidentCanadian(foreigner, on)).toBe(false);
});

test('a board with too few resident Canadians is refused with both numbers', () => {
  const five = [citizen, foreigner, foreigner, undefined, foreigner];
  expect(checkBoardResidency({ jurisdiction: 'CA', directors: five, on })).toEqual({
    ok: false,
    error: { textCode: 'DIRECTORS.TOO_FEW_RESIDENT', params: { needed: 2, present: 1 } },
  });
  expect(checkBoardResidency({ jurisdiction: 'ON', directors: five, on }).ok).toBe(true);
  expect(checkBoardResidency({ jurisdiction: 'CA', directors: five.slice(0, 4), on }).ok).toBe(true);
  expect(
    checkBoardResidency({ jurisdiction: 'CA', directors: five.slice(0, 4), sector: 'uranium_mining', on }).ok,
  ).toBe(false);
});

test('a federal managing director who is not resident is warned about', () => {
  expect(managingDirectorWarning('CA', foreigner, on)?.textCode).toBe(
    'DIRECTORS.MANAGING_DIRECTOR_NOT_RESIDENT',
  );
  expect(managingDirectorWarning('CA', undefined, on)).toBeDefined();
  expect(managingDirectorWarning('CA', citizen, on)).toBeUndefined();
  expect(managingDirectorWarning('ON', foreigner, on)).toBeUndefined();
});
