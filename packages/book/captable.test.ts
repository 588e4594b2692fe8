import { plainDate } from '@tabellion/kernel/date.ts';
import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import { formatFraction } from '@tabellion/kernel/fraction.ts';
import { expect, test } from 'vitest';
import { capTable, positionOf } from './captable.ts';
import { fold } from './fold.ts';
import { founded, idOf, issue, type Story } from './testing.ts';

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
