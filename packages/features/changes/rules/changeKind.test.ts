import { expect, test } from 'vitest';
import { blankFields, bodyOfRule, type Field } from './changeKind.ts';

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

test.each([
  [null, null],
  ['directors', 'directors'],
  ['ordinary', 'shareholders'],
  ['special', 'shareholders'],
  ['class', 'shareholders'],
] as const)('what is approved by %s is passed by %s', (rule, body) => {
  expect(bodyOfRule(rule)).toBe(body);
});
