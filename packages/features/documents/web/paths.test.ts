import { expect, test } from 'vitest';
import { blankPath } from './paths.ts';

const of = (fact: Parameters<typeof blankPath>[2]['fact'], personId: string | null = null) =>
  blankPath('o', 'issue_resolution', { fact, person_id: personId, name: '' });

test('a resolution is entered where the entry that it passed is', () => {
  expect(of('corporation_resolution')).toBe('/app/org/o/organization/info');
  expect(of('resolution')).toBe('/app/org/o/shares/transfers');
  expect(of('resolution', 'zoe')).toBe('/app/org/o/organization/directors');
});
