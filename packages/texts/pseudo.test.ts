import { expect, test } from 'vitest';
import { en } from './en.ts';
import { formatParts, parseMessage } from './message.ts';
import { pseudoOf, pseudoTable } from './pseudo.ts';

const figures = {
  number: new Intl.NumberFormat('en-CA'),
  money: new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' }),
  price: new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', maximumFractionDigits: 10 }),
  plural: new Intl.PluralRules('en-CA'),
};
const statementOf = (message: string, params: Record<string, string | number> = {}) =>
  formatParts(parseMessage(pseudoOf(message)), params, figures);

test.each([
  ['Saved at {time}', { time: 'Maple' }, '⟦Šåṽéđ åţ Maple⟧'],
  ['{count, plural, one {# share} other {# shares}}', { count: 2 }, '⟦2 šĥåŕéš⟧'],
  ['{kind, select, a {One} other {Other}}', { kind: 'a' }, '⟦Öñé⟧'],
  ['{cents, number, ::currency/CAD} of {count, number}', { cents: 9, count: 1000 }, '⟦$9.00 öƒ 1,000⟧'],
  ["It's '{'so'}', isn''t it?", {}, "⟦Îţ'š {šö}, îšñ'ţ îţ?⟧"],
])('%s is said in accents, and keeps what is filled in', (message, params, expected) => {
  expect(statementOf(message, params)).toBe(expected);
});

test('every English text can be said so, under its own key', () => {
  const table = pseudoTable(en);
  expect(Object.keys(table)).toEqual(Object.keys(en));
  const names = (message: string) => JSON.stringify(parseMessage(message)).match(/"(name|kind)":"[^"]*"/g);
  for (const [key, message] of Object.entries(en))
    expect([key, names(table[key as keyof typeof en])]).toEqual([key, names(message)]);
});
