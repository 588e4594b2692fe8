import { expect, test } from 'vitest';
import { classNameIn, designationIn, usualFrenchName } from './className.ts';

test.each([
  ['Common', 'actions ordinaires'],
  ['Common Shares', 'actions ordinaires'],
  ['Class A Common Shares', 'actions ordinaires de catégorie A'],
  ['Class B', 'actions de catégorie B'],
  ['Class C Preferred', 'actions privilégiées de catégorie C'],
  ['Preferred, Series 2', 'actions privilégiées de série 2'],
  ['Series A Preferred Shares', 'actions privilégiées de série A'],
  ['Non-Voting Common', 'actions ordinaires sans droit de vote'],
  ['Class A Voting Common', 'actions ordinaires de catégorie A avec droit de vote'],
  ['Class D Special', 'actions spéciales de catégorie D'],
])('the French name usual for %s is %s', (name, french) => {
  expect(usualFrenchName(name)).toBe(french);
});

test.each(['Ordinaires', 'Founders', 'Growth Preferred', 'Shares', 'Voting', ''])(
  'none is offered for %j',
  (name) => {
    expect(usualFrenchName(name)).toBeUndefined();
  },
);

test('a class without a French name is called as it was given, and articles bear both names of one that has it', () => {
  const given = { name: 'Class A Common', nameFr: 'actions ordinaires de catégorie A' };
  expect([classNameIn('fr', given), classNameIn('en', given), classNameIn('tr', given)]).toEqual([
    'actions ordinaires de catégorie A',
    'Class A Common',
    'Class A Common',
  ]);
  expect([classNameIn('fr', { name: 'Common' }), designationIn('fr', { name: 'Common' })]).toEqual([
    'Common',
    'Common',
  ]);
  expect([designationIn('en', given), designationIn('fr', given)]).toEqual([
    'Class A Common / actions ordinaires de catégorie A',
    'actions ordinaires de catégorie A / Class A Common',
  ]);
});
