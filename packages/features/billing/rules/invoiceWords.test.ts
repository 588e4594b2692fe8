import { expect, test } from 'vitest';
import type { InvoiceLine } from './invoice.ts';
import { lineIn, moneyIn, taxName } from './invoiceWords.ts';

const part = { days: 265, ofDays: 365, cents: 0n } as const;

test.each([
  ['Founder plan, one year', 'Forfait Fondation, un an', { kind: 'plan', subject: 'founder', cents: 0n }],
  [
    'Growth plan instead of Founder: the difference for 265 of 365 days',
    'Forfait Croissance au lieu de Fondation\u00a0: la différence pour 265 jours sur 365',
    { kind: 'upgrade', subject: 'growth', from: 'founder', ...part },
  ],
  [
    '1 further holder, 265 of 365 days',
    '1 détenteur supplémentaire, 265 jours sur 365',
    { kind: 'holders', subject: '1', ...part },
  ],
  [
    '2 further holders, one year',
    '2 détenteurs supplémentaires, un an',
    { kind: 'holders', subject: '2', days: 365, ofDays: 365, cents: 0n },
  ],
  ['QST 9.975%', 'TVQ 9,975\u00a0%', { kind: 'tax', subject: 'QST', rate: '0.09975', cents: 0n }],
] satisfies readonly (readonly [string, string, InvoiceLine])[])('“%s” is “%s” in French', (en, fr, line) => {
  expect(lineIn(line, 'en')).toBe(en);
  expect(lineIn(line, 'fr')).toBe(fr);
});

test('a register of sellers and an amount are spelled in the language of the paper', () => {
  expect(taxName('PST-BC', 'fr')).toBe('TVP (C.-B.)');
  expect(taxName('PST-BC', 'en')).toBe('PST-BC');
  expect(moneyIn(123_456n, 'en')).toBe('$1,234.56');
  expect(moneyIn(123_456n, 'fr').replaceAll(/\s/g, ' ')).toBe('1 234,56 $');
});
