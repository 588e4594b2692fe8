import { plainDate } from '@tabellion/kernel/date.ts';
import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import { formatFraction } from '@tabellion/kernel/fraction.ts';
import { describe, expect, test } from 'vitest';
import { capTable, positionOf } from './captable.ts';
import { fold } from './fold.ts';
import {
  acquisition,
  capitalAccount,
  founded,
  idOf,
  issue,
  proRata,
  type Story,
  sourceOf,
} from './testing.ts';

const names = ['Ann', 'Bo', 'Cy', 'Common', 'Seed'];
const nameOf = (id: string) => names.find((name) => idOf(name) === id) ?? id;

function holdersOf(story: Story, asOf: string) {
  return capTable(positionOf(fold(story.acts, { asOf: plainDate(asOf) }))).holders.map((line) => [
    nameOf(line.personId),
    line.total,
    line.percent,
    formatDecimal(line.votes),
    line.percentVotes,
  ]);
}

test('two holders, one class: nothing the day before, everything on the day', () => {
  const story = founded('Ann', 'Bo');
  story.issued('2025-03-14', issue('Ann', 'Common', 600, 1), issue('Bo', 'Common', 400, 2));
  expect(holdersOf(story, '2025-03-13')).toEqual([]);
  expect(holdersOf(story, '2025-03-14')).toEqual([
    ['Ann', 600n, '60.00', '600', '60.00'],
    ['Bo', 400n, '40.00', '400', '40.00'],
  ]);
});

test('three equal holders sum to 100.00', () => {
  const story = founded('Ann', 'Bo', 'Cy');
  story.issued('2025-03-14', ...['Ann', 'Bo', 'Cy'].map((name, i) => issue(name, 'Common', 5, i + 1)));
  expect(holdersOf(story, '2025-03-14').map(([, , percent]) => percent)).toEqual(['33.34', '33.33', '33.33']);
});

test('classes vote as their terms say, fractions of a vote too', () => {
  const story = founded('Ann', 'Bo', 'Cy');
  story.shareClass('Founders', '2025-03-12', { votesPerShare: '10' });
  story.shareClass('Seed', '2025-03-12', { votesPerShare: '0.5' });
  story.issued('2025-03-14', issue('Ann', 'Founders', 10, 1), issue('Bo', 'Seed', 5, 1));
  story.issued('2025-03-15', issue('Bo', 'Common', 4, 1), issue('Cy', 'Seed', 1, 2));
  expect(holdersOf(story, '2025-03-15')).toEqual([
    ['Ann', 10n, '50.00', '100', '93.46'], // 100 of 107 votes
    ['Bo', 9n, '45.00', '6.5', '6.07'], // 2.5 + 4
    ['Cy', 1n, '5.00', '0.5', '0.47'],
  ]);
});

test('stated capital is the full consideration, exact below the cent', () => {
  const story = founded('Ann', 'Bo');
  story.shareClass('Seed');
  story.issued(
    '2025-03-14',
    issue('Ann', 'Common', 1_000_000, 1, {
      price: '0.0001',
      consideration: { kind: 'money', amount: '100' },
    }),
    issue('Bo', 'Seed', 3, 1, { price: '0.33333', consideration: { kind: 'money', amount: '0.99999' } }),
  );
  const { classes, issued } = capTable(positionOf(fold(story.acts)));
  expect(issued).toBe(1_000_003n);
  expect(
    classes.map((line) => [nameOf(line.classId), line.issued, formatFraction(line.statedCapital)]),
  ).toEqual([
    ['Common', 1_000_000n, '100/1'],
    ['Seed', 3n, '99999/100000'],
  ]);
});

test('a voided certificate holds nothing', () => {
  const story = founded('Ann', 'Bo');
  story.issued('2025-03-14', issue('Ann', 'Common', 600, 1));
  story.void(story.issued('2025-03-14', issue('Bo', 'Common', 400, 2)));
  expect(holdersOf(story, '2025-03-14')).toEqual([['Ann', 600n, '100.00', '600', '100.00']]);
});

test('fully diluted is as if every convertible class were converted, each holder’s as a whole', () => {
  const story = founded('Ann', 'Bo', 'Cy');
  const convertible = { into: idOf('Common'), numerator: '3', denominator: '2' };
  story.shareClass('Seed', '2025-03-12', { convertible });
  story.issued('2025-03-14', issue('Ann', 'Common', 100, 1), issue('Bo', 'Seed', 33, 1));
  story.issued('2025-03-15', issue('Bo', 'Seed', 32, 2), issue('Cy', 'Seed', 1, 3));
  const table = capTable(positionOf(fold(story.acts)));
  // 65 of Bo make 97.5, of which a half is not counted; 1 of Cy makes 1.5.
  expect(
    table.holders.map(({ personId, diluted, percentDiluted }) => [nameOf(personId), diluted, percentDiluted]),
  ).toEqual([
    ['Ann', 100n, '50.51'],
    ['Bo', 97n, '48.99'],
    ['Cy', 1n, '0.50'],
  ]);
  expect(table.diluted).toBe(198n);
  expect(table.classes.map(({ classId, diluted }) => [nameOf(classId), diluted])).toEqual([
    ['Common', 100n],
    ['Seed', 98n],
  ]);
});

test('of each class the percentages sum to 100.00; among equals the person id decides', () => {
  const story = founded('Ann', 'Bo', 'Cy');
  story.shareClass('Seed');
  const three = ['Ann', 'Bo', 'Cy'];
  story.issued('2025-03-14', ...three.map((name, i) => issue(name, 'Common', 100, i + 1)));
  story.issued('2025-03-14', issue('Bo', 'Seed', 1, 1));
  const { holders } = capTable(positionOf(fold(story.acts)));
  const ofCommon = holders
    .toSorted((a, b) => (a.personId < b.personId ? -1 : 1))
    .map(({ percentOfClass }) => percentOfClass.get(idOf('Common')));
  expect(ofCommon).toEqual(['33.34', '33.33', '33.33']);
  expect(holders.map(({ percentOfClass }) => percentOfClass.get(idOf('Seed')))).toEqual([
    '100.00',
    undefined,
    undefined,
  ]);
});

describe('a number explains itself', () => {
  const story = founded('Ann', 'Bo');
  const dear = { price: '3.5', consideration: { kind: 'money' as const, amount: '1400' } };
  const issued = story.issued(
    '2025-04-01',
    issue('Ann', 'Common', 600, 1),
    issue('Bo', 'Common', 400, 2, dear),
  );
  const deduction = proRata('2000', '1000');
  const returned = story.record(
    'surrendered',
    '2025-10-01',
    acquisition(sourceOf(story, 'CO-2'), 100, { balance: { shares: 300, serial: 3 }, deduction }),
  );
  const { certificates, capitalEntries } = fold(story.acts).tables;

  test('shares by the certificates counted and the acts that made them so', () => {
    const open = [...certificates.now()].filter(({ value }) => value.status === 'open');
    expect(open.map(({ value }) => [value.label, value.quantity])).toEqual([
      ['CO-1', 600n],
      ['CO-3', 300n],
    ]);
    expect(open.at(-1)?.by).toBe(returned.root);
  });

  test('stated capital by the movements of its account', () => {
    const lines = capitalAccount(capitalEntries.rows(), idOf('Common'));
    expect(
      lines.map(({ on, act, kind, shares, amount, sharesAfter, balance }) => [
        on,
        act,
        kind,
        shares,
        formatFraction(amount),
        sharesAfter,
        formatFraction(balance),
      ]),
    ).toEqual([
      ['2025-04-01', issued.root, 'issue', 600n, '600/1', 600n, '600/1'],
      ['2025-04-01', issued.root, 'issue', 400n, '1400/1', 1000n, '2000/1'],
      ['2025-10-01', returned.root, 'acquisition', -100n, '-200/1', 900n, '1800/1'],
    ]);
  });
});
