import { expect, test } from 'vitest';
import { columnName, guessColumns } from './columns.ts';

test('heads are known in the product’s languages, however they are written', () => {
  expect(guessColumns(['Shareholder_Name', ' SHARE  CLASS', 'Number of Shares', 'Issue date'])).toEqual({
    name: 0,
    class: 1,
    quantity: 2,
    issued_on: 3,
  });
  expect(guessColumns(['Actionnaire', 'Nombre d’actions', 'Prix par action'])).toEqual({
    name: 0,
    quantity: 1,
    price: 2,
  });
  expect(guessColumns(['Nom du détenteur', 'Numéro de certificat', 'Montant versé'])).toEqual({
    name: 0,
    certificate: 1,
    amount: 2,
  });
  expect(guessColumns(['المساهم', 'عدد الأسهم'])).toEqual({ name: 0, quantity: 1 });
});

test('a column holds one field, and a word that nobody knows none', () => {
  expect(guessColumns(['Name', 'Name', 'Remarks'])).toEqual({ name: 0 });
  expect(guessColumns([])).toEqual({});
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [27, 'AB'],
  [255, 'IV'],
])('column %i is called %s', (column, name) => {
  expect(columnName(column)).toBe(name);
});
