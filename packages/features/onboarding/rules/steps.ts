/** The rail of the wizard, derived from what is stored: nobody ever sets a step's flag. */
import type { TextParams } from '@tabellion/kernel/refusal.ts';
import { isBlankAddress } from '@tabellion/law/address.ts';
import { isDraft } from '../../organizations/rules/status.ts';
import type { FoundingFacts } from './facts.ts';
import type { MissingItem } from './wizard.ts';
import { type Screen, type StepName, type StepStatusCode, stepNames, stepOf } from './wizard.ts';

export interface WizardStepState {
  readonly step: StepName;
  readonly isCompleted: boolean;
  /** Begun, and something in it is missing or wrong. */
  readonly isError: boolean;
  readonly isDisable: boolean;
  readonly textCode: StepStatusCode;
  readonly params: TextParams;
}

/** How long a step takes that nobody has begun. */
const minutes: Readonly<Record<StepName, number>> = {
  'account-info': 2,
  'corporate-info': 5,
  'director-and-officers': 5,
  shares: 5,
  plans: 2,
  checkout: 3,
};

/** @param lacks what `missing` says of the same facts */
export function steps(facts: FoundingFacts, lacks: readonly MissingItem[]): readonly WizardStepState[] {
  const answered = stepNames
    .filter((step) => step !== 'checkout')
    .map((step) => answeredStep(step, facts, lacks.filter(({ screen }) => stepOf[screen] === step).length));
  const isOpen = !lacks.some(({ screen }) => screen !== 'checkout');
  return [...answered, lastStep(facts, isOpen)];
}

/** The screen to go on with: where the first thing is missing, else the last step. */
export function resumeAt(lacks: readonly MissingItem[]): Screen {
  return lacks[0]?.screen ?? 'checkout';
}

function answeredStep(step: StepName, facts: FoundingFacts, lacking: number): WizardStepState {
  const shape = { step, isCompleted: false, isError: false, isDisable: false };
  // A corporation that exists may leave its shares to an import, and submit; the step is not complete by that.
  const isSkipped = step === 'shares' && facts.subscriptions.length === 0;
  if (!isDraft(facts.organization.status) || (lacking === 0 && !isSkipped)) {
    return { ...shape, isCompleted: true, textCode: completeCode(step, facts), params: {} };
  }
  return isBegun(step, facts)
    ? { ...shape, isError: true, textCode: 'ONBOARDING.STEP.TO_MEND', params: { count: lacking } }
    : { ...shape, textCode: 'ONBOARDING.STEP.NOT_STARTED', params: { minutes: minutes[step] } };
}

/** A plan is chosen in its step, and paid in the last one. */
function completeCode(step: StepName, { organization }: FoundingFacts): StepStatusCode {
  if (step !== 'plans') return 'ONBOARDING.STEP.COMPLETE';
  return organization.status === 'pending' ? 'ONBOARDING.STEP.PLAN_CHOSEN' : 'ONBOARDING.STEP.PAID';
}

/** Whether anything was answered there. A name alone begins nothing: registration may have asked for it. */
function isBegun(step: StepName, facts: FoundingFacts): boolean {
  switch (step) {
    case 'corporate-info':
      return facts.articles.is_saved || !isBlankAddress(facts.organization);
    case 'director-and-officers':
      return facts.directors.length > 0 || facts.officers > 0;
    case 'shares':
      return facts.subscriptions.length > 0;
    case 'account-info':
    case 'plans':
    case 'checkout':
      return false;
  }
}

/** Disabled until the five before it are complete. It pays, submits, and waits for the registry. */
function lastStep({ organization }: FoundingFacts, isOpen: boolean): WizardStepState {
  const shape = {
    step: 'checkout',
    isCompleted: false,
    isError: false,
    isDisable: false,
    params: {},
  } as const;
  switch (organization.status) {
    case 'pending':
    case 'payment_success':
      return isOpen
        ? { ...shape, textCode: 'ONBOARDING.STEP.READY' }
        : { ...shape, isDisable: true, textCode: 'ONBOARDING.STEP.CLOSED' };
    case 'submitted':
      return { ...shape, textCode: 'ONBOARDING.STEP.WAITING' };
    case 'rejected':
      return { ...shape, isError: true, isDisable: !isOpen, textCode: 'ONBOARDING.STEP.REJECTED' };
    case 'incorporated':
    case 'dissolved':
      return { ...shape, isCompleted: true, textCode: 'ONBOARDING.STEP.INCORPORATED' };
  }
}
