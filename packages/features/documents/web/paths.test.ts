import { expect, test } from 'vitest';
import { missingFactPath } from './paths.ts';

const of = (fact: Parameters<typeof missingFactPath>[2]['fact'], personId: string | null = null) =>
  missingFactPath('o', 'issue_resolution', { fact, person_id: personId, name: '' });

test('a resolution is entered where the entry that it passed is', () => {
  expect(of('corporation_resolution')).toBe('/app/org/o/organization/info');
  expect(of('resolution')).toBe('/app/org/o/shares/transfers');
  expect(of('resolution', 'zoe')).toBe('/app/org/o/organization/directors');
  expect(of('officer_resolution', 'zoe')).toBe('/app/org/o/organization/officers');
});

test('the organizing resolution is sent among the next steps on the dashboard', () => {
  expect(of('organizing_resolution')).toBe('/app/org/o/dashboard');
});
