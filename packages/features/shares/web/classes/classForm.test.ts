import { expect, test } from 'vitest';
import { prefixOf } from '../../rules/usualClass.ts';
import type { ShareClass } from '../../shapes.ts';
import { classForm, inputOfClass, newClass } from './classForm.ts';

test.each([
  ['Common', 'CS'],
  ['Class B Common', 'CBC'],
  ['Privilégiées', 'PS'],
  ['Équité de série A', 'EDSA'],
  ['أسهم عادية', 'CS'],
  ['', 'CS'],
])('certificates of the class %s are suggested the prefix %s', (name, prefix) => {
  expect(prefixOf(name, [])).toBe(prefix);
});

test.each([
  ['Common', ['CS'], 'C'],
  ['Common', ['CS', 'C'], 'CO'],
  ['Common', ['CS', 'C', 'CO'], 'CA'],
  ['Common', ['CS', 'C', 'CO', 'CA'], 'CB'],
  ['C', ['CS', 'C'], 'CA'],
  ['أسهم عادية', ['CS'], 'C'],
  ['Class B', ['CB'], 'CBA'],
  ['A new class with far more words', ['ANCWFM'], 'ANCWFA'],
])('the suggestion for %s beside %j is free: %s', (name, taken, prefix) => {
  expect(prefixOf(name, taken)).toBe(prefix);
});

test('the first class is Common, with the prefix of its name', () => {
  expect(newClass([], 'en')).toMatchObject({ name: 'Common', properties: { prefix: 'CS', voting: true } });
});

test('the first class of French articles is numbered as actions ordinaires', () => {
  expect(newClass([], 'fr').properties.prefix).toBe('AO');
});

test('the names suggested are in the language of the articles', () => {
  const [first, next] = [newClass([], 'fr').name, newClass([{ properties: {} } as ShareClass], 'fr').name];
  expect([first, next]).toEqual(['Ordinaires', 'Ordinaires de catégorie B']);
});

test('a class that is not unlimited says how many shares there may be', () => {
  const start = newClass([], 'en');
  const limited = (authorized: string) => ({
    ...start,
    unlimited: false,
    properties: { ...start.properties, authorized },
  });
  expect(classForm.safeParse(limited('')).error?.issues).toMatchObject([
    { path: ['properties', 'authorized'], message: 'SHARES.AUTHORIZED_INVALID' },
  ]);
  expect(classForm.safeParse(limited('1000')).success).toBe(true);
  expect(classForm.safeParse(start).success).toBe(true);
});

test('a price of redemption goes along only while the shares may be redeemed', () => {
  const start = newClass([], 'en');
  const typed = { redemption_price: '1.25', redemption_formula: '' };
  const sent = (more: object) =>
    inputOfClass({ ...start, properties: { ...start.properties, ...typed, ...more } }).properties;
  const priced = { redemption_price: '1.25', redemption_formula: null };
  expect(sent({ redeemable: true })).toMatchObject(priced);
  expect(sent({ retractable: true })).toMatchObject(priced);
  expect(sent({})).toMatchObject({ redemption_price: null, redemption_formula: null });
});
