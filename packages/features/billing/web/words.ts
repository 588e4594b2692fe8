import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import { findPlan } from '../rules/plans.ts';

/** The plan's name in the reader's language; its id where it is no longer for sale. */
export function planName(text: Text, planId: string): string {
  const plan = findPlan(planId);
  return plan === undefined ? planId : text(`billing.plan.${plan.planId}`);
}
