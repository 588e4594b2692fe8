import { expect, test } from 'vitest';
import { returnsToPool } from './returnsToPool.ts';

test('what is cancelled goes back where the plan says so for all of it, and is asked where it does not', () => {
  expect(returnsToPool({ onCancellation: 'returned' })).toBe(true);
  expect(returnsToPool({ onCancellation: 'retired' })).toBe(false);
  for (const onCancellation of [null, 'by_grant'] as const)
    expect(returnsToPool({ onCancellation })).toBeUndefined();
});
