import { expect, test } from 'vitest';
import { votesAndValueTexts } from './shown.ts';

const votes = (part: bigint, whole: bigint, shown?: string) => {
  const { percentVotes, fractionVotes } = votesAndValueTexts({ votes: { part, whole }, value: null }, shown);
  return [percentVotes, fractionVotes];
};

test('an interest is shown to the nearest hundredth, with its fraction; less than a quarter never as one', () => {
  expect([
    votes(382_500n, 1_197_000n),
    votes(24_996n, 100_000n),
    votes(25_000n, 100_000n),
    // As the cap table says it, by largest remainder, on its own side of a quarter.
    votes(400_000n, 900_000n, '44.45'),
    votes(24_996n, 100_000n, '25.00'),
  ]).toEqual([
    ['31.95', '85/266'],
    ['24.99', '6249/25000'],
    ['25.00', '1/4'],
    ['44.45', '4/9'],
    ['24.99', '6249/25000'],
  ]);
});
