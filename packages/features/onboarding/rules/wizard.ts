/** The six steps of the wizard and the screens on which they are answered (specification section 2, Onboarding). */
import type { TextParams } from '@tabellion/kernel/refusal.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
export const stepNames = [
  'account-info',
  'corporate-info',
  'director-and-officers',
  'shares',
  'plans',
  'checkout',
] as const;
export type StepName = (typeof stepNames)[number];

/** The screens, by the last word of `/app/onboard/…`; `checkout` is the payment page. A step may have two. */
export const screens = [
  'user',
  'company',
  'corporate',
  'founder',
  'operator',
  'shareclass',
  'plans',
  'checkout',
] as const;
export type Screen = (typeof screens)[number];

/** Something to mend, and where: the screen, and the field there by its name in the request. */
export interface MissingItem {
  readonly textCode: TextCode;
  readonly params?: TextParams;
  readonly screen: Screen;
  readonly field: string;
  /** The director of whom it is to be told. */
  readonly personId?: string;
}

export const stepOf = {
  user: 'account-info',
  company: 'corporate-info',
  corporate: 'corporate-info',
  founder: 'director-and-officers',
  operator: 'director-and-officers',
  shareclass: 'shares',
  plans: 'plans',
  checkout: 'checkout',
} as const satisfies Record<Screen, StepName>;

/** The screen at which a step begins. */
export const stepScreen = {
  'account-info': 'user',
  'corporate-info': 'company',
  'director-and-officers': 'founder',
  shares: 'shareclass',
  plans: 'plans',
  checkout: 'checkout',
} as const satisfies Record<StepName, Screen>;

/** Text codes for the status line of a step. Filled with `count` or `minutes`. */
export const stepStatusCodes = [
  'ONBOARDING.STEP.COMPLETE',
  'ONBOARDING.STEP.NOT_STARTED',
  'ONBOARDING.STEP.TO_MEND',
  'ONBOARDING.STEP.PLAN_CHOSEN',
  'ONBOARDING.STEP.PAID',
  'ONBOARDING.STEP.CLOSED',
  'ONBOARDING.STEP.READY',
  'ONBOARDING.STEP.WAITING',
  'ONBOARDING.STEP.REJECTED',
  'ONBOARDING.STEP.INCORPORATED',
] as const;
export type StepStatusCode = (typeof stepStatusCodes)[number];

/** Where a screen lies in the browser. @param plan the chosen plan; the payment page names it */
export function screenPath(screen: Screen, orgId: string, plan: string | null): string {
  if (screen !== 'checkout') return `/app/onboard/${screen}/${orgId}`;
  return plan === null ? screenPath('plans', orgId, plan) : `/app/incorporation/checkout/${orgId}/${plan}`;
}

/** The page of the wizard for a path under `/app/org/{id}/dashboard/`, such as `shares` or `checkout/founder`. */
export function wizardPathOf(path: string, orgId: string): string {
  const [name = '', plan] = path.split('/');
  const step = stepNames.find((one) => one === name) ?? 'account-info';
  return screenPath(stepScreen[step], orgId, plan === undefined ? null : decodeURIComponent(plan));
}
