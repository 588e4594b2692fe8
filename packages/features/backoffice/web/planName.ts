import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import { plans } from '../../billing/rules/plans.ts';

/** The name of a plan for sale; of one that is sold no more its id. */
export function planName(planId: string, text: Text): string {
  const plan = plans.find((one) => one.planId === planId);
  return plan === undefined ? planId : text(`billing.plan.${plan.planId}`);
}
