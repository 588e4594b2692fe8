import type { TextKey } from '@tabellion/texts/text.ts';
import type { Step } from '@tabellion/ui/components/Steps.tsx';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { Onboarding, WizardStep } from '../../contract.ts';
import type { StepName } from '../../rules/wizard.ts';
import { lackText } from './lackText.ts';

export const stepTitles = {
  'account-info': 'wizard.step.account',
  'corporate-info': 'wizard.step.corporate',
  'director-and-officers': 'wizard.step.people',
  shares: 'wizard.step.shares',
  plans: 'wizard.step.plans',
  checkout: 'wizard.step.checkout',
} as const satisfies Record<StepName, TextKey>;

/** @param current the step on the page: it is in progress as long as it is not complete */
export function railSteps(
  onboarding: Pick<Onboarding, 'steps' | 'missing'>,
  current: StepName,
  text: Text,
  open: (step: WizardStep) => void,
): readonly Step[] {
  return onboarding.steps.map((step) => ({
    key: step.step,
    title: text(stepTitles[step.step]),
    state: stateOf(step, current),
    note: noteOf(step, current, onboarding.missing, text),
    onOpen: step.isDisable ? undefined : () => open(step),
  }));
}

function stateOf(of: WizardStep, current: StepName): Step['state'] {
  const { step, isCompleted, isError, isDisable, textCode } = of;
  // The title of that step says that one pays: a plan that is only chosen has no check.
  if (isCompleted && textCode !== 'ONBOARDING.STEP.PLAN_CHOSEN') return 'done';
  if (step === current) return 'now';
  if (isError) return 'error';
  return isDisable ? 'closed' : 'next';
}

/** A single thing to mend is named in the rail; of several only the number. */
function noteOf(step: WizardStep, current: StepName, missing: Onboarding['missing'], text: Text): string {
  const words = text(step.textCode, step.params);
  const isOurs = step.textCode !== 'ONBOARDING.STEP.WAITING';
  if (step.step === current && isOurs && !step.isCompleted && !step.isError) return text('ui.step.now');
  const mine = missing.filter((lack) => lack.step === step.step);
  const [only] = mine;
  if (!step.isError || mine.length !== 1 || only === undefined) return words;
  return text('wizard.rail.fix', { note: words, what: lackText(only, text) });
}
