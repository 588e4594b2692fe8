import { expect, test } from 'vitest';
import { columnWidths } from './columnWidths.ts';

const total = (widths: readonly number[]) => widths.reduce((one, other) => one + other, 0);

test('every word has room in its column, and the columns have room on the page', () => {
  const columns = [
    ['Holder', 'Ömer Yılmaz', 'Marguerite-Anne de la Fontaine-Beauharnois'],
    ['Address', '1200 Sherbrooke Street West, Suite 400, Montréal, Quebec H3A 1A1, Canada'],
    ['Shares', '1,000,000,000'],
    ['Date', '2026-11-23'],
  ];
  const { widths, longestWord } = columnWidths(columns);
  expect(total(widths)).toBeLessThanOrEqual(135);
  expect(longestWord).toBe(30);
  for (const [at, texts] of columns.entries())
    for (const word of texts.flatMap((text) => text.split(' ')))
      expect(word.length).toBeLessThan(widths[at] ?? 0);
  expect(widths[1]).toBeGreaterThan(widths[3] ?? 0);
});

test('a page too narrow for the longest words divides them', () => {
  const { widths, longestWord } = columnWidths(Array.from({ length: 12 }, () => ['Verantwortlichkeiten']));
  expect(longestWord).toBe(9);
  expect(total(widths)).toBeLessThanOrEqual(135);
});
