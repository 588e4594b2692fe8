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

test('on paper days read as the language writes them', () => {
  const dayIn = (language: 'en' | 'fr') =>
    printedTable({ heads: ['Since'] }, [[{ date: '2026-04-01' }]], language).rows[0];
  expect([dayIn('en'), dayIn('fr')]).toEqual([['Apr 1, 2026'], ['1er avr. 2026']]);
});

test('a whole table keeps each column and says of each value that it is missing, others leave out empty columns', () => {
  const heads = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];
  const row = heads.map((head) => (head === 'I' ? null : { text: head }));
  const printed = (isWhole?: true) => printedTable({ heads, ...(isWhole && { isWhole }) }, [row], 'en');
  expect(printed().columns.map(({ label }) => label)).not.toContain('I');
  expect(printed(true).columns.map(({ label }) => label)).toContain('I');
  expect(printed(true).rows[0]?.at(-1)).toBe('–');
});
