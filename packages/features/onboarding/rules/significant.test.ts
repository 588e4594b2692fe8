import { classTerms, idOf } from '@tabellion/book/testing.ts';
import { expect, test } from 'vitest';
import { articlesNeeds } from './needs.ts';
import { significantHolders } from './significant.ts';
import { founding, subscription } from './testing.ts';

const names = (facts: Parameters<typeof significantHolders>[0]) =>
  significantHolders(facts).map(({ name, votes, shares, lookThrough }) => [name, votes, shares, lookThrough]);

const classes = [classTerms('Common')];

test('exactly a quarter counts: four equal founders are four individuals with significant control', () => {
  const subscriptions = ['A A', 'B B', 'C C', 'D D'].map((name) => subscription(name, 100));
  expect(names({ classes, subscriptions })).toEqual([
    ['A A', '25.00', '25.00', false],
    ['B B', '25.00', '25.00', false],
    ['C C', '25.00', '25.00', false],
    ['D D', '25.00', '25.00', false],
  ]);
});

test('a share less than a quarter does not', () => {
  const subscriptions = [subscription('A A', 249), subscription('B B', 751)];
  expect(names({ classes, subscriptions })).toEqual([['B B', '75.10', '75.10', false]]);
});

test('votes and value count apart, and a holder that is no individual is looked through', () => {
  const both = [...classes, classTerms('Beta', { votesPerShare: '0' })];
  const subscriptions = [
    subscription('Amélie Tremblay', 100),
    subscription('Érable Holding', 300, { classId: idOf('Beta'), personKind: 'body_corporate' }),
  ];
  expect(names({ classes: both, subscriptions })).toEqual([
    ['Amélie Tremblay', '100.00', '25.00', false],
    ['Érable Holding', '0.00', '75.00', true],
  ]);
});

test('nobody has control of no shares', () => {
  expect(names({ classes, subscriptions: [] })).toEqual([]);
});

test('what the articles need: rights, transfers, what is paid, vesting', () => {
  const { articles, subscriptions, organization } = founding();
  const needs = (facts: Parameters<typeof articlesNeeds>[0], invalid = 0) =>
    articlesNeeds(facts, invalid).map(({ textCode, isMet, params }) => [
      textCode.replace('ONBOARDING.NEED.', ''),
      isMet,
      ...(params ? [params.amount] : []),
    ]);
  expect(needs({ classes, subscriptions, articles, organization })).toEqual([
    ['RIGHTS', true],
    ['TRANSFERS', true],
    ['MONEY', true, 7000],
    ['VESTING', true],
  ]);
  const free = { ...articles, transfer_restriction: 'own' as const, transfer_restriction_text: 'None.' };
  const property = subscription('A A', 100, { consideration: { kind: 'property', amount: '12.50' } });
  expect(needs({ classes: [], subscriptions: [property], articles: free, organization }, 1)).toEqual([
    ['RIGHTS', false],
    ['TRANSFERS', false],
    ['CONSIDERATION', true, 12.5],
    ['VESTING', false],
  ]);
  // One that exists may leave its shares to an import.
  const old = { ...organization, company_type: 'old' as const };
  expect(needs({ classes: [], subscriptions: [], articles, organization: old })).toEqual([
    ['TRANSFERS', true],
    ['VESTING', true],
  ]);
});
