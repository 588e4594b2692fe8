import { expect, test } from 'vitest';
import { printedTable } from './printedTable.ts';

test('on paper money has its sign and its cents, a count neither', () => {
  const row = [
    { number: '25000' },
    { number: '25000', isMoney: true },
    { number: '-0.125', isMoney: true },
  ] as const;
  const rowIn = (language: 'en' | 'fr') =>
    printedTable({ heads: ['Shares', 'Paid', 'Change'] }, [row], language).rows[0];
  expect(rowIn('en')).toEqual(['25,000', '$25,000.00', '-$0.125']);
  expect(rowIn('fr')).toEqual(['25\u00a0000', '25\u00a0000,00\u00a0$', '-0,125\u00a0$']);
});
