import { expect, test } from 'vitest';
import type { DocumentStatus } from '../sections.ts';
import { unsignedOf } from './unsigned.ts';

const directors = (...ids: string[]) => ids.map((personId) => ({ personId, capacity: 'director' }) as const);
const of = (status: DocumentStatus, signedBy: string[]) => ({
  status,
  signedBy,
  signees: directors('ann', 'bo'),
});

test.each([
  ['a draft lacks everybody whom it names', of('draft', []), [], ['ann', 'bo']],
  ['signed in part it lacks the others', of('partially_signed', ['ann']), [], ['bo']],
  ['signed by all it lacks nobody', of('signed', ['bo', 'ann']), directors('ann', 'bo'), []],
  [
    'a director of its day whom it does not name is missing',
    of('signed', ['ann', 'bo']),
    directors('cy'),
    ['cy'],
  ],
  ['on paper nobody notes who signed', of('signed', []), directors('cy'), []],
  ['what is void needs nobody', of('void', ['ann']), directors('cy'), []],
] as const)('%s', (_what, document, required, missing) => {
  expect(unsignedOf(document, required)).toEqual(missing);
});
