import { expect, test } from 'vitest';
import { goesBack } from './goesBack.ts';

test('what is cancelled goes back where the plan says so for all of it, and is asked where it does not', () => {
  expect(goesBack({ onCancellation: 'returned' })).toBe(true);
  expect(goesBack({ onCancellation: 'retired' })).toBe(false);
  for (const onCancellation of [null, 'by_grant'] as const)
    expect(goesBack({ onCancellation })).toBeUndefined();
});
