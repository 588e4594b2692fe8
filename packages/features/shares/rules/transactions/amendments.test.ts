import { classTerms } from '@tabellion/book/testing.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { classChanges } from './amendments.ts';

const stored = {
  ...classTerms('Seed', { liquidation: { rank: 1, type: 'preference', amount: '2.5' } }),
  createdOn: plainDate('2025-03-12'),
};
const { createdOn: _, ...terms } = stored;

test('terms whose members come in another order are the same terms', () => {
  const typed = { ...terms, liquidation: { type: 'preference', amount: '2.5', rank: 1 } as const };
  expect(classChanges(stored, typed)).toEqual({ articles: null, own: null, authorized: null });
});

test('a price of redemption is new to a class of before it was asked; none is no change', () => {
  const price = { type: 'amount', price: '1' } as const;
  expect(classChanges(stored, { ...terms, redemption: null }).articles).toBeNull();
  expect(classChanges(stored, { ...terms, redemption: price }).articles).toEqual({ redemption: price });
  expect(classChanges({ ...stored, redemption: price }, { ...terms, redemption: null }).articles).toEqual({
    redemption: null,
  });
});

test('each sort of change is told apart: of the articles, of what the corporation sets, of the number', () => {
  const typed = { ...terms, name: 'Seed Preferred', prefix: 'SP', authorized: '1000' };
  expect(classChanges(stored, typed)).toEqual({
    articles: { name: 'Seed Preferred' },
    own: { prefix: 'SP' },
    authorized: '1000',
  });
});
