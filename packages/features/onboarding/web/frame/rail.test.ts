import { en } from '@tabellion/texts/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import { describe, expect, test } from 'vitest';
import type { MissingItem, WizardStep } from '../../contract.ts';
import type { stepNames } from '../../rules/wizard.ts';
import { railSteps } from './rail.ts';

const text = createText('en', en);
const step = (name: (typeof stepNames)[number], state: Partial<WizardStep> = {}): WizardStep => ({
  step: name,
  path: name,
  subpath: null,
  href: '',
  isCompleted: false,
  isError: false,
  isDisable: false,
  textCode: 'ONBOARDING.STEP.NOT_STARTED',
  params: { minutes: 2 },
  message: '',
  ...state,
});
const lack = (textCode: string, params: MissingItem['params'] = {}): MissingItem => ({
  textCode,
  params,
  message: '',
  step: 'director-and-officers',
  screen: 'founder',
  path: '',
  field: '',
  person_id: null,
});
const steps = [
  step('account-info', { isCompleted: true, textCode: 'ONBOARDING.STEP.COMPLETE', params: {} }),
  step('corporate-info'),
  step('director-and-officers', {
    isError: true,
    textCode: 'ONBOARDING.STEP.TO_MEND',
    params: { count: 1 },
  }),
  step('shares'),
  step('plans'),
  step('checkout', { isDisable: true, textCode: 'ONBOARDING.STEP.CLOSED', params: {} }),
];
const shown = (missing: MissingItem[]) =>
  railSteps({ steps, missing }, 'shares', text, () => undefined).map(({ state, note, onOpen }) => [
    state,
    note,
    onOpen !== undefined,
  ]);

describe('the rail of the wizard', () => {
  test('shows done, to mend, in progress, next and closed; a closed step cannot be opened', () => {
    expect(shown([lack('ONBOARDING.MISSING.RESIDENT_DIRECTOR', { missing: 1 })])).toEqual([
      ['done', 'Complete', true],
      ['next', 'About 2 minutes', true],
      ['error', '1 thing to fix: A resident Canadian director', true],
      ['now', 'In progress', true],
      ['next', 'About 2 minutes', true],
      ['closed', 'Opens when steps 1 to 5 are complete', false],
    ]);
  });

  test('checks a plan once it is paid, not when it is chosen', () => {
    const stateOf = (textCode: WizardStep['textCode']) =>
      railSteps(
        { steps: [step('plans', { isCompleted: true, textCode, params: {} })], missing: [] },
        'checkout',
        text,
        () => undefined,
      ).map(({ state, note }) => [state, note]);
    expect(stateOf('ONBOARDING.STEP.PLAN_CHOSEN')).toEqual([['next', 'Chosen, not paid yet']]);
    expect(stateOf('ONBOARDING.STEP.PAID')[0]?.[0]).toBe('done');
  });

  test('says who has it once it was sent in', () => {
    const steps = [step('checkout', { textCode: 'ONBOARDING.STEP.WAITING', params: {} })];
    const [last] = railSteps({ steps, missing: [] }, 'checkout', text, () => undefined);
    expect([last?.state, last?.note]).toEqual(['now', 'Waiting for the registry']);
  });

  test('names a single thing to mend, and only counts several', () => {
    const two = [
      lack('ONBOARDING.MISSING.DIRECTOR_ADDRESS', { name: 'ليلى حداد' }),
      lack('ONBOARDING.MISSING.RESIDENT_DIRECTOR', { missing: 1 }),
    ];
    expect(shown(two)[2]).toEqual(['error', '1 thing to fix', true]);
    expect(shown(two.slice(0, 1))[2]?.[1]).toContain('\u2068ليلى حداد\u2069');
  });
});
