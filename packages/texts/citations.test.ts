import { expect, test } from 'vitest';
import { citationIn } from './citations.ts';
import { languages } from './text.ts';

test('a section is cited as each language cites it, under the name that the Act has there', () => {
  expect(languages.map((language) => citationIn(language, 'CBCA s. 173(1)(b)'))).toEqual([
    'CBCA s.\u00a0173(1)(b)',
    'LCSA, art.\u00a0173(1)b)',
    'CBCA m.\u00a0173(1)(b)',
    'المادة \u2068173(1)(b)\u2069 من CBCA',
  ]);
  expect(citationIn('en', 'CBCA, ss.\u00a027(4)-(6)')).toBe('CBCA s.\u00a027(4)-(6)');
  expect(citationIn('fr', 'OBCA, ss.\u00a0148, 149')).toBe('LSAO, art.\u00a0148, 149');
});

test.each(['Excise Tax Act s. 240', 'CIA s. 3.1; O. Reg. 400/21', 'Canada Revenue Agency, T2 guide'])(
  '%s stays as it is',
  (cited) => expect(citationIn('fr', cited)).toBe(cited),
);
