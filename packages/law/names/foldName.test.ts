import { expect, test } from 'vitest';
import { foldText, normalizeName } from './foldName.ts';

test('accents, capitals and punctuation play no part, whatever the language', () => {
  const folded = {
    'L’Érable & Fils': 'erable and fils',
    "O'Neil, Åkesson + Cie": 'oneil akesson and cie',
    'İSTANBUL ışık': 'istanbul isik',
    'Cœur de Straße': 'coeur de strasse',
    'A.B.C. No. 1': 'abc no 1',
    'شَرِكَة النور': 'شركة النور',
    'Ｆｕｌｌ ｗｉｄｔｈ': 'full width',
    '🍁': '',
  };
  for (const [written, expected] of Object.entries(folded)) expect(foldText(written), written).toBe(expected);
});

test('legal element and connecting words are left out of the normalized form', () => {
  expect(normalizeName('Érable & Fils Inc.')).toBe('erable fils');
  expect(normalizeName('ERABLE ET FILS LTÉE')).toBe('erable fils');
  expect(normalizeName('The Maple Company of Toronto, Corp.')).toBe('maple company toronto');
  expect(normalizeName('Acier Société par actions de régime fédéral')).toBe('acier');
  expect(normalizeName('Acier S.A.R.F.')).toBe('acier');
  expect(normalizeName('Limited Edition Books Inc.')).toBe('limited edition books');
});

test('a name of nothing else keeps what it has', () => {
  expect(normalizeName('The Inc.')).toBe('the inc');
  expect(normalizeName(' 🍁 ')).toBe('🍁');
});
