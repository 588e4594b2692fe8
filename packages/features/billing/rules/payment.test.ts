import { expect, test } from 'vitest';
import { pageAfterBank } from './payment.ts';

test('whoever confirmed a return at his bank comes back to it under the plan that is his', () => {
  const payment = { purpose: 'filing', subject: 'return-2026', orgId: 'maple', planId: 'growth' } as const;
  expect(pageAfterBank(payment)).toBe('/app/annualFiling/checkout/maple/growth/return-2026');
});
