import { expect, test } from 'vitest';
import type { EntryDocument } from '../../documents/entryContract.ts';
import { approvalsOf } from './approvals.ts';

const resolution = (passing: EntryDocument['passing'], votes: readonly (string | null)[]): EntryDocument => ({
  template: 'shareholders_resolution',
  subject: '',
  title: 'Resolution',
  number: null,
  dated_on: null,
  section: 'shareholders_resolutions',
  language: 'en',
  signees: votes.map((each, at) => ({
    person_id: `p${at}`,
    name: `P${at}`,
    capacity: 'shareholder',
    votes: each,
  })),
  passing,
  blanks: [],
  text: null,
});
const needed = (...of: Parameters<typeof resolution>) =>
  approvalsOf([resolution(...of)], 'cbca').map((one) => [one.votes, one.needed]);

// More than half, and not less than two thirds (CBCA s. 2(1)).
test.each([
  ['ordinary', ['2', '1'], '2'],
  ['ordinary', ['2', '2'], '3'],
  ['ordinary', ['1'], '1'],
  ['special', ['2', '1'], '2'],
  ['special', ['2', '2'], '3'],
  ['class', ['100', '200', '1'], '201'],
] as const)('an %s resolution over votes of %j needs %s', (rule, votes, least) => {
  const all = votes.reduce((sum, each) => sum + Number(each), 0);
  expect(needed(rule, votes)).toEqual([[String(all), least]]);
});

test('directors are counted by heads, and only shareholders of the federal Act hear of dissent', () => {
  expect(needed('directors', [null, null])).toEqual([[null, null]]);
  const mayDissent = (rule: EntryDocument['passing'], statute: 'cbca' | 'obca') =>
    approvalsOf([resolution(rule, ['1'])], statute).map(({ may_dissent: may }) => may);
  expect(mayDissent('special', 'cbca')).toEqual([true]);
  expect(mayDissent('special', 'obca')).toEqual([false]);
  expect(mayDissent('ordinary', 'cbca')).toEqual([false]);
});

test('a document that is no resolution is approved by nobody', () => {
  expect(approvalsOf([resolution(null, ['1'])], 'cbca')).toEqual([]);
});
