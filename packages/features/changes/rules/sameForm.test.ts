import { expect, test } from 'vitest';
import type { FormField } from '../shapes.ts';
import { sameForm } from './sameForm.ts';

const field = (name: string, value: string, choices: Readonly<Record<string, string>> = {}): FormField => ({
  name,
  label: name,
  help: null,
  as: Object.keys(choices).length > 0 ? 'choice' : 'line',
  value,
  is_optional: false,
  when: null,
  is_more: false,
  choices: Object.entries(choices).map(([label, id]) => ({ value: id, label })),
});

test('in another corporation the same person is chosen by name, and nobody where none is called so', () => {
  const asked = [field('person_id', '', { Ann: 'a1', Bob: 'b1' }), field('city', '')];
  const form = { person_id: 'a1', city: 'Ottawa' };
  const there = [field('person_id', '', { Eve: 'e2', Ann: 'a2' }), field('city', 'Toronto')];
  expect(sameForm(form, asked, there)).toEqual({ person_id: 'a2', city: 'Ottawa' });
  expect(sameForm(form, asked, [field('person_id', '', { Eve: 'e2' })])).toEqual({ person_id: '' });
});

test('a choice of words stays, and a field that the first form did not ask is as it is on record there', () => {
  const ways = { 'By the shareholders': 'shareholders', 'By the directors': 'directors' };
  const there = [field('by', 'shareholders', ways), field('auditor', 'Oak LLP')];
  expect(sameForm({ by: 'directors' }, [field('by', '', ways)], there)).toEqual({
    by: 'directors',
    auditor: 'Oak LLP',
  });
});
