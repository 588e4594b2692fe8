import { expect, test } from 'vitest';
import type { DocumentStatus } from '../sections.ts';
import { signedByOthers, unsignedOf } from './unsigned.ts';

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

const holders = (votes: Readonly<Record<string, string>>) =>
  Object.entries(votes).map(([personId, each]) => ({
    personId,
    capacity: 'shareholder' as const,
    votes: each,
  }));
const passing = (votes: Readonly<Record<string, string>>, ...signedBy: string[]) =>
  unsignedOf({ status: 'partially_signed', signees: holders(votes), signedBy });

test('where shareholders bear votes, half of them passes nothing, and a vote more does without the others', () => {
  expect(passing({ ann: '500', bo: '500' }, 'ann')).toEqual(['bo']);
  expect(passing({ ann: '501', bo: '500' }, 'ann')).toEqual([]);
  expect(passing({ ann: '501', bo: '500' }, 'bo')).toEqual(['ann']);
  expect(passing({ ann: '0.5', bo: '0.3', cy: '0.2' }, 'bo', 'cy')).toEqual(['ann']);
  expect(passing({ ann: '501', bo: '500' })).toEqual(['ann', 'bo']);
});

test('by the registers of its day a holder who was left out may break the majority', () => {
  const document = {
    status: 'signed',
    signees: holders({ ann: '501', bo: '500' }),
    signedBy: ['ann'],
  } as const;
  expect(unsignedOf(document, holders({ ann: '501', bo: '500', cy: '100' }))).toEqual(['bo', 'cy']);
  expect(unsignedOf(document, holders({ ann: '501' }))).toEqual([]);
});

test('no majority does it for one who bears no votes on it: a director, or a holder on the waiver of the auditor', () => {
  const signees = [...holders({ ann: '501' }), { personId: 'cy', capacity: 'shareholder' as const }];
  expect(unsignedOf({ status: 'partially_signed', signees, signedBy: ['ann'] })).toEqual(['cy']);
  expect(unsignedOf({ status: 'draft', signees: [], signedBy: [] })).toEqual([]);
});

test('who signed a resolution of the directors without a seat on its day is named, and nobody where no register asks', () => {
  const resolution = { section: 'directors_resolutions', signedBy: ['ann', 'cy'] } as const;
  expect(signedByOthers(resolution, directors('ann', 'bo'))).toEqual(['cy']);
  expect(signedByOthers(resolution, undefined)).toEqual([]);
  expect(signedByOthers({ ...resolution, section: 'agreements' }, directors('ann'))).toEqual([]);
});
