import { expect, test } from 'vitest';
import type { EntryDocument } from '../../documents/entryContract.ts';
import type { BookFacts } from '../../documents/templates/template.ts';
import { approvalsOf } from './approvals.ts';
import { type KindOfChange, mayDissent } from './kinds.ts';

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
const federal = { statute: 'cbca', mayDissent: true } as const;
const preferred = {
  classId: 'preferred',
  name: 'Preferred',
  prefix: 'PS',
  kind: 'preferred',
  votesPerShare: '1',
  dividend: { type: 'participating' },
  liquidation: { type: 'residual' },
  redeemable: true,
  retractable: false,
  redemption: { type: 'amount', price: '4' },
  convertible: null,
  authorized: 'unlimited',
  seriesAllowed: false,
  restrictions: null,
  price: '1',
};
// Only its classes are read.
const book = { classes: [preferred] } as unknown as BookFacts;
const needed = (...of: Parameters<typeof resolution>) =>
  approvalsOf([resolution(...of)], federal).map((one) => [one.votes, one.needed]);

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
  const hear = (rule: EntryDocument['passing'], under: Parameters<typeof approvalsOf>[1]) =>
    approvalsOf([resolution(rule, ['1'])], under).map(({ may_dissent: may }) => may);
  expect(hear('special', federal)).toEqual([true]);
  expect(hear('class', federal)).toEqual([true]);
  expect(hear('special', { ...federal, statute: 'obca' })).toEqual([false]);
  expect(hear('ordinary', federal)).toEqual([false]);
  expect(hear('special', { ...federal, mayDissent: false })).toEqual([false]);
});

test('a document that is no resolution is approved by nobody', () => {
  expect(approvalsOf([resolution(null, ['1'])], federal)).toEqual([]);
});

// Restrictions of the articles, and what a class votes on apart (CBCA s. 190(1)(a), (b), (2)); the directors alone designate a series.
test.each<[KindOfChange, Record<string, string>, boolean]>([
  ['name', {}, false],
  ['office_province', {}, false],
  ['board', {}, false],
  ['dissolution', { ground: 'no_property' }, false],
  ['restrictions', {}, true],
  ['class_added', {}, true],
  ['class_added', { series_of: 'preferred' }, false],
  ['class_added', { below_others: 'no' }, true],
  ['class_added', { below_others: 'yes' }, false],
  ['class_changed', { name: 'Class A', name_fr: 'catégorie A', prefix: 'A', price: '2' }, false],
  ['class_changed', { votes_per_share: '2' }, true],
  ['class_changed', { votes_per_share: '2', below_others: 'yes' }, true],
  // A right that is only said again is no amendment.
  ['class_changed', { name: 'Class A', votes_per_share: '1', redemption_price: '4.00' }, false],
  ['class_changed', { redemption_price: '4.50' }, true],
  ['class_changed', { restrictions: 'No dividend before 2030.' }, true],
  ['authorized_shares', {}, true],
])('dissent from %s (%j): %s', (kind, form, may) => {
  expect(mayDissent([{ kind, form: { class_id: preferred.classId, ...form } }], book)).toBe(may);
});
