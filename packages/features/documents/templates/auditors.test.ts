import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { auditorBefore, removalClauses } from './auditors.ts';
import type { BookFacts } from './template.ts';

const appointed = (root: string, on: string, auditor: string, resolutionId?: string) => ({
  kind: 'auditor.appointed',
  root,
  effectiveOn: plainDate(on),
  payload: { auditor, resolution: { resolutionId } },
});
const waived = (root: string, on: string) => ({
  kind: 'auditor.waived',
  root,
  effectiveOn: plainDate(on),
  payload: { resolution: null },
});
const acts = [
  appointed('a', '2025-06-02', 'Oak LLP'),
  appointed('b', '2026-02-02', 'Birch LLP'),
  appointed('c', '2026-03-02', 'Birch LLP'),
  appointed('d', '2026-06-01', 'Elm LLP', 'annual'),
  waived('e', '2026-06-01'),
];
const facts = {
  language: 'en',
  statute: 'cbca',
  acts: acts as unknown as ChangeAct[],
  annualResolutions: [{ resolutionId: 'annual' }],
} as unknown as BookFacts;

test('an auditor is removed by the resolution that puts another in the place, or none', () => {
  const removedBy = acts.map(({ root }) =>
    removalClauses(facts, facts.acts.find((act) => act.root === root) as never).map((block) => block),
  );
  const removal = (auditor: string) => ({
    kind: 'clause',
    text: `${auditor} is removed from the office of auditor.`,
    section: 'CBCA, s.\u00a0165(1)',
  });
  // The same auditor stays, and at an annual meeting the term ends by itself.
  expect(removedBy).toEqual([[], [removal('Oak LLP')], [], [], [removal('Elm LLP')]]);
});

test('the auditor of the day before reports on the financial statements', () => {
  expect(auditorBefore(facts, plainDate('2025-06-02'))).toBe(null);
  expect(auditorBefore(facts, plainDate('2026-06-01'))).toBe('Birch LLP');
  expect(auditorBefore(facts, plainDate('2026-06-02'))).toBe(null);
});
