import type { OfficeAddress } from '@tabellion/book/terms/corporation.ts';
import { expect, test } from 'vitest';
import type { BookFacts } from '../template.ts';
import { recordsElsewhere } from './offices.ts';

test('a lawyer confirms a place of the records outside Ontario; federally it may be anywhere in Canada (CBCA s. 20(1))', () => {
  const notes = (statute: BookFacts['statute'], province: string, language: BookFacts['language'] = 'en') =>
    recordsElsewhere({ statute, language } as BookFacts, { province } as OfficeAddress).map((block) =>
      'text' in block ? block.text : '',
    );
  expect(notes('cbca', 'QC')).toEqual([]);
  expect(notes('obca', 'ON')).toEqual([]);
  expect(notes('obca', 'QC')).toEqual([
    'Before this document is signed, a lawyer confirms that the Act lets the records be kept outside Ontario.',
  ]);
  expect(notes('obca', 'QC', 'fr')).toEqual([
    'Avant la signature du présent document, un juriste confirme que la loi permet de conserver les livres hors de l’Ontario.',
  ]);
});
