import { expect, test } from 'vitest';
import { blankFields, bodyOfRule, type Field, wrongFields } from './changeKind.ts';
import { inLegalOrder } from './kinds.ts';

const field = (name: string, isOptional?: true): Field => ({
  name,
  label: 'profile.city',
  as: 'line',
  value: '',
  ...(isOptional && { isOptional }),
});

test('a field that is asked and left blank is named', () => {
  const fields = [field('city'), field('line2', true), field('reason')];
  expect(blankFields(fields, { city: 'Ottawa', reason: '  ' })).toEqual([
    { path: 'reason', textCode: 'GENERAL.FIELD_REQUIRED' },
  ]);
});

test('what is asked of somebody new is required of nobody else', () => {
  const fields = [field('who'), { ...field('name'), when: { field: 'who', is: 'new' } }];
  expect(blankFields(fields, { who: 'new' })).toEqual([{ path: 'name', textCode: 'GENERAL.FIELD_REQUIRED' }]);
  expect(blankFields(fields, { who: 'ann' })).toEqual([]);
});

test('a field that nobody asks, and a choice that is not offered, are named', () => {
  const fixed: Field = {
    ...field('ground'),
    as: 'choice',
    choices: [{ value: 'none', label: 'profile.city' }],
  };
  const ofRegisters: Field = {
    ...field('person_id'),
    as: 'choice',
    choices: [{ value: 'a', label: { name: 'Ann' } }],
  };
  const typed = { ground: 'other', person_id: 'gone', town: 'Ottawa' };
  expect(wrongFields([fixed, ofRegisters], typed)).toEqual([
    { path: 'ground', textCode: 'GENERAL.FIELD_INVALID' },
    { path: 'town', textCode: 'GENERAL.FIELD_UNKNOWN' },
  ]);
  expect(wrongFields([fixed], { ground: '' })).toEqual([]);
});

test.each([
  [null, null],
  ['directors', 'directors'],
  ['ordinary', 'shareholders'],
  ['special', 'shareholders'],
  ['class', 'shareholders'],
] as const)('what is approved by %s is passed by %s', (rule, body) => {
  expect(bodyOfRule(rule)).toBe(body);
});

test('parts take effect in the order of the law, and keep the places at which they were typed', () => {
  const typed = [
    { kind: 'issue' },
    { kind: 'director_elected' },
    { kind: 'class_added' },
    { kind: 'issue' },
  ] as const;
  expect(inLegalOrder(typed).map(([at]) => at)).toEqual([2, 1, 0, 3]);
});
