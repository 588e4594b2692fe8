import { expect, test } from 'vitest';
import { timesByPart } from './timeBudgets.ts';

test('test files count for their feature, package or folder, and a part above its budget is named', () => {
  expect(
    timesByPart([
      { name: 'packages/features/check/server/check.db.test.ts', seconds: 12 },
      { name: 'packages/features/check/rules/rules.test.ts', seconds: 4.6 },
      { name: 'packages/law/deadlines.test.ts', seconds: 1 },
      { name: 'tests/journeys/signing.journey.ts', seconds: 50 },
      { name: 'tools/walls.test.ts', seconds: 1 },
    ]),
  ).toEqual([
    'Seconds by part, used/budget: journeys 50/400, check 17/15, law 1/10, tools 1/10',
    'OVER ITS BUDGET: check took 17 s of 15 s.',
  ]);
});
