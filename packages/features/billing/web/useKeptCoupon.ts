import { keep, kept } from '@tabellion/ui/browser/kept.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { validateCoupon } from '../contract.ts';
import type { PlanView } from '../views.ts';
import type { AppliedCoupon } from './CouponField.tsx';

/** The coupon of an order, kept in this browser for this user: a sign-in or a reload loses none. One that was kept is
 *  judged again, and goes without a word where it no longer holds. */
export function useKeptCoupon(orgId: string, { plan_id: plan, plan_price: cart }: PlanView) {
  const { session } = useSession();
  const key = `coupon/${session?.userId ?? ''}/${orgId}`;
  const [coupon, setCoupon] = useState<AppliedCoupon>();
  const validate = useCall(validateCoupon, { say: 'none' });
  const judge = useEffectEvent(async (code: unknown) => {
    if (typeof code !== 'string') return;
    const answer = await validate.run({ query: { coupon: code, cart_amount: cart.toFixed(2), plan } });
    if (answer.ok) setCoupon(answer.data.coupon);
  });
  useEffect(() => {
    let left = false;
    void kept(key).then((code) => (left ? undefined : judge(code)));
    return () => {
      left = true;
    };
  }, [key]);
  const change = (applied: AppliedCoupon | undefined) => {
    setCoupon(applied);
    void keep(key, applied?.coupon);
  };
  return [coupon, change] as const;
}
