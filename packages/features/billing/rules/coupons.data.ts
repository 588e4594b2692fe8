import { plainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import type { Coupon } from './coupon.ts';

/** Coupons to try out in a deployment with the sandbox. One that sells names its own. */
export const demoCoupons: readonly Omit<Coupon, 'uses' | 'isEnded'>[] = [
  {
    code: 'FOUNDER25',
    off: { kind: 'part', part: decimal('0.25') },
    validFrom: plainDate('2025-01-01'),
    validUntil: null,
    plans: [],
    maxUses: null,
    maxUsesPerOrganization: 1,
  },
];
