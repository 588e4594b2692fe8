import { plainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import type { Coupon } from './coupon.ts';

/** What a deployment with the sandbox starts with, to try a coupon out. One that sells names its own. */
export const demoCoupons: readonly Omit<Coupon, 'uses'>[] = [
  {
    code: 'FOUNDER25',
    off: { kind: 'part', part: decimal('0.25') },
    validFrom: plainDate('2025-01-01'),
    validUntil: null,
    maxUses: null,
  },
];
