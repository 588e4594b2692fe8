import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { blankFields, bodyOfRule, type Field, wrongFields } from './changeKind.ts';
import { name } from './kinds/name.ts';
import { inLegalOrder, isSameOnPaper } from './kinds.ts';

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
  const fields = [field('who'), { ...field('name'), when: { field: 'who', is: ['new'] } }];
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
  expect(wrongFields([fixed], { ground: '', town: '' })).toEqual([]);
});

test('a name in words needs a Nuans report in Ontario, and a number name none', () => {
  const on = plainDate('2026-05-04');
  const codesOf = (form: Record<string, string>, law: 'CA' | 'ON' | 'QC') =>
    (name.refusedAtFiling?.({ name_postfix: 'Inc.', ...form }, law, on) ?? []).map(
      ({ path, textCode }) => `${path} ${textCode}`,
    );
  const report = { report_number: '123456789', report_on: '2026-02-03' };
  expect(codesOf({ name: 'Maple Autonomy' }, 'ON')).toEqual([
    'report_number GENERAL.FIELD_REQUIRED',
    'report_on GENERAL.FIELD_REQUIRED',
  ]);
  expect(codesOf({ name: 'Maple Autonomy', ...report }, 'ON')).toEqual([]);
  expect(codesOf({ name: '1234567 Ontario' }, 'ON')).toEqual([]);
  expect(codesOf({ name: '1234567 Canada', ...report, report_on: '2020-01-01' }, 'CA')).toEqual([]);
  expect(codesOf({ name: 'Maple Autonomy' }, 'CA')).toEqual([]);
  expect(codesOf({ name: 'Érable' }, 'QC')).toEqual([]);
});

test('a newer report says the same on paper, and another name does not', () => {
  const part = (form: Record<string, string>) => [{ kind: 'name' as const, form }];
  const before = part({ name: 'Maple Autonomy', report_number: '1', report_on: '2026-02-03' });
  expect(isSameOnPaper(before, part({ name: 'Maple Autonomy', report_number: '2' }))).toBe(true);
  expect(isSameOnPaper(before, part({ name: 'Maple Robots', report_number: '1' }))).toBe(false);
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
