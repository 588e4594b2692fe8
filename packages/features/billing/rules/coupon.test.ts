import { plainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import { expect, test } from 'vitest';
import { type Coupon, checkCoupon, discountCents, normalizeCoupon } from './coupon.ts';

const quarter: Coupon = {
  code: 'FOUNDER25',
  off: { kind: 'part', part: decimal('0.25') },
  validFrom: plainDate('2026-01-01'),
  validUntil: plainDate('2026-12-31'),
  plans: [],
  maxUses: 2,
  maxUsesPerOrganization: 1,
  uses: 0,
  isEnded: false,
};

const judged = (coupon: Coupon | undefined, today: string) => {
  const outcome = checkCoupon(coupon, { today: plainDate(today) });
  return outcome.ok ? 'taken' : outcome.error.textCode;
};

test('takes a part or an amount off, half a cent up, and never more than there is', () => {
  const ten = { ...quarter, off: { kind: 'cents', cents: 10_00n } } as const;
  expect([discountCents(quarter, 348_00n), discountCents(quarter, 2n), discountCents(quarter, 1n)]).toEqual([
    87_00n,
    1n,
    0n,
  ]);
  expect([discountCents(ten, 348_00n), discountCents(ten, 9_99n)]).toEqual([10_00n, 9_99n]);
});

test('is taken from its first to its last day', () => {
  expect(['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map((day) => judged(quarter, day))).toEqual(
    ['COUPON.INVALID', 'taken', 'taken', 'COUPON.EXPIRED'],
  );
});

test('is taken as often as it may be', () => {
  const used = (uses: number, maxUses: number | null) => judged({ ...quarter, uses, maxUses }, '2026-04-20');
  expect([used(1, 2), used(2, 2), used(1_000_000, null)]).toEqual(['taken', 'COUPON.USED_UP', 'taken']);
});

test('refuses an unknown code at its field', () => {
  expect(checkCoupon(undefined, { today: plainDate('2026-04-20') })).toEqual({
    ok: false,
    error: { textCode: 'COUPON.INVALID', fields: [{ path: 'coupon', textCode: 'COUPON.INVALID' }] },
  });
});

test('is read in any case, with blanks around', () => {
  expect(normalizeCoupon('  founder25 ')).toBe('FOUNDER25');
});

test('is taken for its plans, and not once it is ended', () => {
  const today = plainDate('2026-04-20');
  const ofGrowth = { ...quarter, plans: ['growth'] };
  const told = (coupon: Coupon, use: { planId?: string }) => {
    const outcome = checkCoupon(coupon, { today, ...use });
    return outcome.ok ? 'taken' : outcome.error.textCode;
  };
  expect([
    told(ofGrowth, { planId: 'growth' }),
    told(ofGrowth, { planId: 'founder' }),
    // A cart knows no plan yet.
    told(ofGrowth, {}),
    told({ ...quarter, isEnded: true }, {}),
  ]).toEqual(['taken', 'COUPON.INVALID', 'taken', 'COUPON.EXPIRED']);
});
