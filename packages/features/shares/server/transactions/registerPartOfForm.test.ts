import { expect, test } from 'vitest';
import { registerPartOfForm } from './preconditions.ts';

test('A form stands on everything that it names by its id, once, however deep', () => {
  const [security, person, member] = [
    '0190f4de-8f5f-7000-8000-000000000001',
    '0190f4de-8f5f-7000-8000-000000000002',
    '0190f4de-8f5f-7000-8000-000000000003',
  ];
  const form = {
    security_id: security,
    to: [{ person_id: person, sharesExact: '10' }, { person: { members: [{ person_id: member }] } }],
    seen: security,
    resolution: null,
    preview: true,
  };
  expect(registerPartOfForm(form)).toEqual({ named: [security, person, member] });
});

test('A form without ids stands on what is few alone', () => {
  expect(registerPartOfForm({ effective_on: '2026-01-05', name: 'not-a-uuid' })).toEqual({ named: [] });
});
