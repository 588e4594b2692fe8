import { dateInZone, instantOfMillis } from '@tabellion/kernel/date.ts';
import { formatCents } from '@tabellion/kernel/money.ts';
import type { Answer } from '@tabellion/kit/client.ts';
import type { ProvinceCode } from '@tabellion/law/jurisdictions.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import { purchasePlan } from '../contract.ts';
import { findPlan } from '../rules/plans.ts';
import type { Price } from '../rules/price.ts';
import { billingZone } from '../rules/subscription.ts';
import type { MakeMethod } from './makeMethod.ts';

/** The purchase as the reader sees it. */
export interface Purchase {
  orgId: string;
  planId: string;
  price: Price;
  coupon: string | undefined;
  province: ProvinceCode;
}

interface Listeners {
  onStart(): void;
  onEnd(): void;
  onPriceChanged(): void;
  onCouponRefused(): void;
}

/** Today where the seller is, for the expiry of a card. */
export const billingToday = () => dateInZone(instantOfMillis(Date.now()), billingZone);

/**
 * Pays: makes of the card what is good for this one order, and sends both.
 * @returns a function from the card's form (none where nothing is to be paid) to the answer, whose field errors belong to
 * that form
 */
export function usePurchase(provider: string, order: Purchase, listeners: Listeners) {
  const purchase = useCall(purchasePlan, { place: 'bottom' });
  return async (makeMethod: MakeMethod | undefined): Promise<Answer<unknown>> => {
    listeners.onStart();
    const { orgId, planId, coupon, province } = order;
    const price = Number(formatCents(order.price.totalCents));
    const body: Parameters<typeof purchase.run>[0]['body'] = {
      price,
      ...(coupon === undefined ? {} : { coupon }),
      province,
    };
    if (makeMethod !== undefined) {
      const method = await makeMethod({ organization: orgId, plan: planId, price });
      if (!method.ok) return method;
      body.card = method.data;
    }
    const answer = await purchase.run({ params: { provider, orgId, planId }, body });
    listeners.onEnd();
    if (!answer.ok && answer.textCode === 'PAYMENT.PRICE_CHANGED') listeners.onPriceChanged();
    if (!answer.ok && answer.textCode.startsWith('COUPON.')) listeners.onCouponRefused();
    return answer;
  };
}

/** The plan's name in the reader's language; its id where it is no longer for sale. */
export function planName(text: Text, planId: string): string {
  const plan = findPlan(planId);
  return plan === undefined ? planId : text(`billing.plan.${plan.planId}`);
}
