import { classTerms, founded, idOf } from '@tabellion/book/testing.ts';
import { expect, test } from 'vitest';
import { correctTerms } from './correctTerms.ts';

const story = founded('Ann');
const created = story.record('class.created', '2025-03-12', classTerms('Seed', { authorized: '1000' }));
const amended = story.record('class.amended', '2025-06-01', {
  classId: idOf('Seed'),
  changes: { votesPerShare: '10' },
  resolution: null,
  registryCertificate: null,
});
const enlarged = story.record('authorized.changed', '2025-07-01', {
  classId: idOf('Seed'),
  seriesOf: null,
  authorized: '5000',
  resolution: null,
  registryCertificate: null,
});
const acts = [created, amended, enlarged] as Parameters<typeof correctTerms>[0];
const none = { articles: null, own: null, authorized: null };

const corrected = (...[of, changes]: Parameters<typeof correctTerms>) =>
  correctTerms(of, changes).map(({ act, payload }) => [act.kind, payload]);

test('a term is corrected in the act that said it last', () => {
  expect(corrected(acts, { ...none, articles: { votesPerShare: '5', redeemable: true } })).toMatchObject([
    ['class.created', { redeemable: true, votesPerShare: '1' }],
    ['class.amended', { changes: { votesPerShare: '5' } }],
  ]);
  expect(corrected(acts, { ...none, own: { prefix: 'SP' } })).toMatchObject([
    ['class.created', { prefix: 'SP' }],
  ]);
});

test('the authorized number stands in its own act, or in the first articles', () => {
  expect(corrected(acts, { ...none, authorized: '6000' })).toMatchObject([
    ['authorized.changed', { authorized: '6000' }],
  ]);
  expect(corrected(acts.slice(0, 2), { ...none, authorized: 'unlimited' })).toMatchObject([
    ['class.created', { authorized: 'unlimited' }],
  ]);
  expect(corrected(acts, none)).toEqual([]);
});
