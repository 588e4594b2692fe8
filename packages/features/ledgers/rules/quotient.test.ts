import { expect, test } from 'vitest';
import { percentCut } from './quotient.ts';

test('is cut off after four places, and says whether more follows', () => {
  expect(percentCut(375_000n, 1_197_000n)).toEqual({ quotient: '31.3283', isWhole: false });
  expect(percentCut(1n, 8n)).toEqual({ quotient: '12.5', isWhole: true });
  expect(percentCut(7n, 7n)).toEqual({ quotient: '100', isWhole: true });
  expect(percentCut(1n, 10n ** 30n)).toEqual({ quotient: '0', isWhole: false });
  expect(percentCut(0n, 0n)).toEqual({ quotient: '0', isWhole: true });
});
