import { expect, test } from 'vitest';
import { newClass, prefixOf } from './classForm.ts';

test.each([
  ['Common', 'CS'],
  ['Class B Common', 'CBC'],
  ['Privilégiées', 'PS'],
  ['Équité de série A', 'EDSA'],
  ['أسهم عادية', 'CS'],
  ['', 'CS'],
])('certificates of the class %s are suggested the prefix %s', (name, prefix) => {
  expect(prefixOf(name)).toBe(prefix);
});

test('the first class is Common, with the prefix of its name', () => {
  expect(newClass([])).toMatchObject({ name: 'Common', properties: { prefix: 'CS', voting: true } });
});
