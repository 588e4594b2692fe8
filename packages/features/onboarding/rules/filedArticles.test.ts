import { classTerms } from '@tabellion/book/testing.ts';
import { en } from '@tabellion/texts/en.ts';
import { fr } from '@tabellion/texts/fr.ts';
import { createText } from '@tabellion/texts/text.ts';
import { expect, test } from 'vitest';
import { filedArticles } from './filedArticles.ts';
import { filingOf } from './filing.ts';
import { director, founding } from './testing.ts';

const texts = { en: createText('en', en), fr: createText('fr', fr) };
const filed = (differs: Parameters<typeof founding>[0], language: 'en' | 'fr' = 'en') =>
  filedArticles(filingOf(founding(differs)), { language, text: texts[language], declaration: 'I certify.' });
const linesOf = (number: number, ...given: Parameters<typeof filed>) =>
  filed(...given).items.find((item) => item.number === number)?.lines;

test('the articles have the eight items of Form 1', () => {
  const { title, items } = filed({});
  expect([title, items.map(({ number }) => number)]).toEqual([
    'Articles of incorporation',
    [1, 2, 3, 4, 5, 6, 7, 8],
  ]);
  expect(items[0]).toEqual({
    number: 1,
    heading: 'Corporate name',
    lines: ['Maple Robotics Inc.'],
    classes_at: [],
  });
});

test('item 1 asks for a number where the name is one', () => {
  expect(linesOf(1, { organization: { name: '', name_postfix: 'Ltd.', name_format: 'numbered' } })).toEqual([
    'A designating number, as the name: … Canada Ltd.',
  ]);
});

test('item 2 names the province alone under the federal law, and the whole address elsewhere', () => {
  expect(linesOf(2, {})).toEqual(['Ontario']);
  expect(linesOf(2, { organization: { jurisdiction: 'ON' } })).toEqual([
    '100 Queen Street West, Toronto, Ontario, M5H 2N2',
  ]);
});

test('item 3 gives the greatest number and the rights of each class, in the language of the articles', () => {
  const preferred = classTerms('Preferred', {
    votesPerShare: '0',
    authorized: '100000',
    dividend: { type: 'fixed', rate: '6', cumulative: true },
    liquidation: { type: 'preference', amount: '10', rank: 1 },
  });
  expect(linesOf(3, { classes: [preferred] }, 'fr')).toEqual([
    'Preferred\u00a0: au plus 100\u00a0000\u00a0actions',
    'Aucun droit de vote, sauf dans les cas prévus par la loi.',
    'Dividende cumulatif de 6\u00a0% par an du prix d’émission.',
    'À la dissolution, 10,00\u00a0$ par action, au rang\u00a01. Les catégories sont payées dans l’ordre de leurs rangs à partir de 1, celles du même rang au prorata, et celles sans rang après elles.',
  ]);
});

test('item 3 says which of its lines name a class', () => {
  const { lines, classes_at: classesAt } =
    filed({ classes: [classTerms('Common'), classTerms('Preferred')] }).items[2] ?? {};
  expect(classesAt?.map((at) => lines?.[at])).toEqual([
    'Common: an unlimited number of shares',
    'Preferred: an unlimited number of shares',
  ]);
});

test('item 5 says a fixed number once, and item 8 ends with the declaration', () => {
  expect(linesOf(5, { articles: { min_directors: 3, max_directors: 3 } })).toEqual(['3']);
  expect(linesOf(8, {})?.at(-1)).toBe('I certify.');
});

test('articles of Ontario cite its Act in their language, head the address as such, and name the first directors', () => {
  const { statute, items } = filed({ organization: { jurisdiction: 'ON' } }, 'fr');
  expect(statute).toBe('Loi sur les sociétés par actions, L.R.O. 1990, chap. B.16 (LSAO)');
  expect(filed({ organization: { jurisdiction: 'ON' } }).statute).toBe(
    'Business Corporations Act, R.S.O. 1990, c. B.16 (OBCA)',
  );
  expect(items.map(({ heading }) => heading)).toEqual(
    expect.arrayContaining(['Siège social', 'Premiers administrateurs']),
  );
  expect(items.find(({ heading }) => heading === 'Premiers administrateurs')?.lines).toEqual([
    'Amélie Tremblay, 100 Queen Street West, Toronto ON M5H 2N2, résident canadien\u00a0: oui',
    'Ömer Yılmaz, 100 Queen Street West, Toronto ON M5H 2N2, résident canadien\u00a0: non',
  ]);
});

test('nobody is filed as no resident who was not asked', () => {
  const [said] = filed({
    organization: { jurisdiction: 'ON' },
    directors: [director('Ömer Yılmaz', { residentCanadian: null })],
  }).items.flatMap(({ heading, lines }) => (heading === 'First directors' ? lines : []));
  expect(said).toBe('Ömer Yılmaz, 100 Queen Street West, Toronto ON M5H 2N2, resident Canadian: not stated');
});
